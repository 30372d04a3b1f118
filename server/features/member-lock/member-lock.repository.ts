import type { PrismaTransaction } from '#server/platform/database.ts'

/** What holds of a member beside a lock; both read within the deed, under the member's own lock. */
export const createMemberLockRepository = () => ({
  async isExcluded(tx: PrismaTransaction, memberId: number, now: Date): Promise<boolean> {
    return (await tx.playExclusion.count({ where: { memberId, kind: 'EXCLUSION', endsAt: { gt: now } } })) > 0
  },
  async isSuspended(tx: PrismaTransaction, memberId: number): Promise<boolean> {
    return (await tx.depositBlock.count({ where: { memberId, kind: 'SUSPENDED', clearedAt: null } })) > 0
  },
})
export type MemberLockRepository = ReturnType<typeof createMemberLockRepository>
