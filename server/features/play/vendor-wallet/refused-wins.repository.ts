import type { Database, PoolClient, PrismaTransaction } from '#server/platform/database.ts'
import type { RefusedWin } from './owed.ts'

/** Lists a transaction once, with its first refusal. */
const ADD = `INSERT INTO refused_win (merchant_id, member_id, vendor_code, game_code, round_key, transaction_key, kind, amount, currency, status,
    reason, at)
  SELECT n.*, $2::timestamptz FROM jsonb_to_recordset($1::jsonb) AS n (merchant_id INTEGER, member_id INTEGER, vendor_code TEXT, game_code TEXT,
    round_key TEXT, transaction_key TEXT, kind TEXT, amount BIGINT, currency TEXT, status TEXT, reason TEXT)
  ON CONFLICT (vendor_code, transaction_key, kind) DO NOTHING`

const toJson = (refused: readonly RefusedWin[]) =>
  JSON.stringify(
    refused.map(({ merchantId, memberId, vendorCode, gameCode, round, transaction, kind, amount, currency, status, reason }) => ({
      merchant_id: merchantId,
      member_id: memberId,
      vendor_code: vendorCode,
      game_code: gameCode,
      round_key: round,
      transaction_key: transaction,
      kind,
      amount: String(amount),
      currency,
      status,
      reason,
    })),
  )

export function createRefusedWinRepository({ pool }: Pick<Database, 'pool'>) {
  return {
    /** Runs in the transaction that stores the answer, or on its own if no answer is stored. */
    async add(refused: readonly RefusedWin[], now: Date, tx: PoolClient | Database['pool'] = pool): Promise<void> {
      if (refused.length > 0) await tx.query(ADD, [toJson(refused), now])
    },
    async addIn(tx: PrismaTransaction, refused: RefusedWin, now: Date): Promise<void> {
      await tx.$executeRawUnsafe(ADD, toJson([refused]), now)
    },
  }
}
export type RefusedWinRepository = ReturnType<typeof createRefusedWinRepository>
