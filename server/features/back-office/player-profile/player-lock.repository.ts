import type { PrismaTransaction } from '#server/platform/database.ts'

/** A member's restrictions besides a lock; both are read within the action, under the member's row lock. */
export const createPlayerLockRepository = () => ({
  async isExcluded(tx: PrismaTransaction, memberId: number, now: Date): Promise<boolean> {
    return (await tx.playExclusion.count({ where: { memberId, kind: 'EXCLUSION', endsAt: { gt: now } } })) > 0
  },
  async isSuspended(tx: PrismaTransaction, memberId: number): Promise<boolean> {
    return (await tx.depositBlock.count({ where: { memberId, kind: 'SUSPENDED', clearedAt: null } })) > 0
  },
})
export type PlayerLockRepository = ReturnType<typeof createPlayerLockRepository>
