/** Changes members' rows one at a time, each locked until the change is written. */
import type { Member } from '#server/features/identity/member/member.service.ts'
import type { PrismaTransaction } from '#server/platform/database.ts'

/** A change an agent makes to a member of its downline. */
interface Change {
  nickname?: string
  type?: number
}
export interface HeldMembers {
  findById(id: number, tx?: PrismaTransaction): Promise<Member | null>
  change(id: number, decide: (member: Member, tx: PrismaTransaction) => Promise<Change | undefined>): Promise<unknown>
}
