import * as z from 'zod'
import type { ProviderSession } from '#prisma/client.ts'
import type { Database } from '#server/platform/database.ts'
import type { InTransaction } from '#server/platform/transactions.ts'

interface NewSession {
  tokenHash: string
  vendorCode: string
  gameCode: string
  player: string
  currency: string
  mode: 'REAL' | 'TRIAL'
  gameName: string
  hasAutoPlay: boolean
  leastSpinMs: number
  createdAt: Date
  expiresAt: Date
}

/** Runs before each spin. */
const FIND = {
  name: 'provider_find_session',
  text: `SELECT id, token_hash AS "tokenHash", vendor_code AS "vendorCode", game_code AS "gameCode", player, wallet_token AS "walletToken",
    currency, mode, game_name AS "gameName", has_auto_play AS "hasAutoPlay", least_spin_ms AS "leastSpinMs", created_at AS "createdAt",
    expires_at AS "expiresAt" FROM provider_session WHERE token_hash = $1`,
}

const mode = z.enum(['REAL', 'TRIAL'])

export function createSlotSessionRepository({ prisma, pool }: Pick<Database, 'prisma' | 'pool'>, inTransaction: InTransaction) {
  return {
    /** Returns the id. `seal`: the wallet's token is sealed for the id of its row. */
    add: (session: NewSession, seal: (id: number) => string): Promise<number> =>
      inTransaction(async (tx) => {
        const { id } = await tx.providerSession.create({ data: { ...session, walletToken: '' } })
        await tx.providerSession.update({ where: { id }, data: { walletToken: seal(id) } })
        return id
      }),

    async find(tokenHash: string) {
      const { rows } = await pool.query<ProviderSession>({ ...FIND, values: [tokenHash] })
      const [row] = rows
      return row && { ...row, mode: mode.parse(row.mode) }
    },

    wallet: (id: number) =>
      prisma.providerSession.findUniqueOrThrow({ where: { id }, select: { walletToken: true, currency: true } }),
  }
}
export type SlotSessionRepository = ReturnType<typeof createSlotSessionRepository>
