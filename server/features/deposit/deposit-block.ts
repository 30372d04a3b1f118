/** LED-15: failed payments in a row stop a member's deposits until an operator has looked; a second run suspends the account. */
import type { Clock } from '#server/platform/clock.ts'
import type { Database, PrismaTransaction } from '#server/platform/database.ts'
import type { MerchantSettings } from '#server/platform/merchant/merchant-settings.ts'
import type { DepositRepository } from './deposit.repository.ts'

const MINUTE_MS = 60_000
export type BlockKind = 'BLOCKED' | 'SUSPENDED'
interface Owner {
  merchantId: number
  memberId: number
}
interface Deps {
  database: Pick<Database, 'prisma'>
  deposits: Pick<DepositRepository, 'failedSince' | 'lockMember'>
  clock: Clock
}

export function createDepositBlocks({ database: { prisma }, deposits, clock }: Deps) {
  return {
    async of(memberId: number, tx: PrismaTransaction = prisma): Promise<BlockKind | null> {
      const block = await tx.depositBlock.findFirst({ where: { memberId, clearedAt: null }, select: { kind: true } })
      return block ? (block.kind === 'SUSPENDED' ? 'SUSPENDED' : 'BLOCKED') : null
    },

    /** After a payment failed, in the same transaction. */
    async count(tx: PrismaTransaction, { merchantId, memberId }: Owner, settings: MerchantSettings['deposit']): Promise<void> {
      await deposits.lockMember(tx, memberId)
      const last = await tx.depositBlock.findFirst({ where: { memberId }, orderBy: { id: 'desc' } })
      if (last && !last.clearedAt) return
      const now = clock.now()
      const windowStart = new Date(now.getTime() - settings.failureWindowMinutes * MINUTE_MS)
      const since = last?.clearedAt && last.clearedAt > windowStart ? last.clearedAt : windowStart
      if ((await deposits.failedSince(tx, memberId, since)) < settings.blockAfterFailures) return
      const kind: BlockKind = last ? 'SUSPENDED' : 'BLOCKED'
      await tx.depositBlock.create({ data: { merchantId, memberId, kind, startedAt: now } })
      if (kind === 'SUSPENDED')
        await tx.member.updateMany({ where: { id: memberId, status: 'ACTIVE' }, data: { status: 'FROZEN' } })
    },

    list: (merchantId: number) =>
      prisma.depositBlock.findMany({ where: { merchantId, clearedAt: null }, orderBy: { id: 'desc' } }),

    /** Undefined where there is none. A suspension that ends gives the account back. */
    async clear(tx: PrismaTransaction, { merchantId, memberId }: Owner): Promise<BlockKind | undefined> {
      await deposits.lockMember(tx, memberId)
      const kind = await this.of(memberId, tx)
      const where = { merchantId, memberId, clearedAt: null }
      const { count } = await tx.depositBlock.updateMany({ where, data: { clearedAt: clock.now() } })
      if (!kind || count === 0) return undefined
      if (kind === 'SUSPENDED')
        await tx.member.updateMany({ where: { id: memberId, merchantId, status: 'FROZEN' }, data: { status: 'ACTIVE' } })
      return kind
    },
  }
}
export type DepositBlocks = ReturnType<typeof createDepositBlocks>
