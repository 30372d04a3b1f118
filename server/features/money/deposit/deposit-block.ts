/**
 * LED-15: several failed payments in a row block a member's deposits until an operator has reviewed them; a second series
 * suspends the account.
 */
import type { Clock } from '#server/platform/clock.ts'
import type { PrismaTransaction } from '#server/platform/database.ts'
import type { MerchantSettings } from '#server/platform/merchant/merchant-settings.ts'
import type { DepositBlockRepository } from './deposit-block.repository.ts'
import type { DepositRepository } from './deposit.repository.ts'

const MINUTE_MS = 60_000
export type BlockKind = 'BLOCKED' | 'SUSPENDED'
interface Owner {
  merchantId: number
  memberId: number
}
interface Deps {
  rows: DepositBlockRepository
  deposits: Pick<DepositRepository, 'failedSince' | 'lockMember'>
  clock: Clock
}

export function createDepositBlocks({ rows, deposits, clock }: Deps) {
  return {
    async of(memberId: number, tx?: PrismaTransaction): Promise<BlockKind | null> {
      const block = await rows.open(memberId, tx)
      return block ? (block.kind === 'SUSPENDED' ? 'SUSPENDED' : 'BLOCKED') : null
    },

    /** After a failed payment, in the same transaction. */
    async count(tx: PrismaTransaction, { merchantId, memberId }: Owner, settings: MerchantSettings['deposit']): Promise<void> {
      await deposits.lockMember(tx, memberId)
      const last = await rows.last(tx, memberId)
      if (last && !last.clearedAt) return
      const now = clock.now()
      const windowStart = new Date(now.getTime() - settings.failureWindowMinutes * MINUTE_MS)
      const since = last?.clearedAt && last.clearedAt > windowStart ? last.clearedAt : windowStart
      if ((await deposits.failedSince(tx, memberId, since)) < settings.blockAfterFailures) return
      const kind: BlockKind = last ? 'SUSPENDED' : 'BLOCKED'
      await rows.add(tx, { merchantId, memberId, kind, startedAt: now })
      if (kind === 'SUSPENDED') await rows.freeze(tx, memberId)
    },

    list: rows.list,

    /** Undefined if there is no block. Ending a suspension reactivates the account. */
    async clear(tx: PrismaTransaction, { merchantId, memberId }: Owner): Promise<BlockKind | undefined> {
      await deposits.lockMember(tx, memberId)
      const kind = await this.of(memberId, tx)
      const hasCleared = await rows.clear(tx, merchantId, memberId, clock.now())
      if (!kind || !hasCleared) return undefined
      if (kind === 'SUSPENDED') await rows.unfreeze(tx, merchantId, memberId)
      return kind
    },
  }
}
export type DepositBlocks = ReturnType<typeof createDepositBlocks>
