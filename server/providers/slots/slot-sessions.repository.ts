import * as z from 'zod'
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

const mode = z.enum(['REAL', 'TRIAL'])

export function createSlotSessionRepository({ prisma }: Pick<Database, 'prisma'>, inTransaction: InTransaction) {
  return {
    /** `seal`: the wallet's token is sealed for the id of its row. Returns that. */
    add: (session: NewSession, seal: (id: number) => string): Promise<number> =>
      inTransaction(async (tx) => {
        const { id } = await tx.providerSession.create({ data: { ...session, walletToken: '' } })
        await tx.providerSession.update({ where: { id }, data: { walletToken: seal(id) } })
        return id
      }),

    async find(tokenHash: string) {
      const row = await prisma.providerSession.findUnique({ where: { tokenHash } })
      return row && { ...row, mode: mode.parse(row.mode) }
    },

    wallet: (id: number) =>
      prisma.providerSession.findUniqueOrThrow({ where: { id }, select: { walletToken: true, currency: true } }),
  }
}
export type SlotSessionRepository = ReturnType<typeof createSlotSessionRepository>
