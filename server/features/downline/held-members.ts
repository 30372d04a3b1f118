/** Rows of members, changed one at a time: the row is held until the change is written, or nothing is. */
import type { Member } from '#server/features/member/member.service.ts'
import type { PrismaTransaction } from '#server/platform/database.ts'

/** What an agent changes of one below. */
interface Change {
  nickname?: string
  type?: number
}
export interface HeldMembers {
  findById(id: number): Promise<Member | null>
  change(id: number, decide: (member: Member, tx: PrismaTransaction) => Promise<Change | undefined>): Promise<unknown>
}
