/** Creates and changes a member's row in its own transaction, together with the rows that belong to it. */
import type { PrismaTransaction } from '#server/platform/database.ts'
import type { InTransaction } from '#server/platform/transactions.ts'
import type { Member, MemberChange, MemberRepository, NewMember } from './member.repository.ts'

export function createMemberRows({ members, inTransaction }: { members: MemberRepository; inTransaction: InTransaction }) {
  return {
    ...members,

    /**
     * `complete` runs in the same transaction: both succeed or neither. Throws `exists.username.err`, `exists.email.err`,
     * `exists.mobile.err` or `exists.nickname.err`, also for concurrent calls.
     */
    create: (member: NewMember, complete: (created: Member, tx: PrismaTransaction) => Promise<void>): Promise<Member> =>
      inTransaction(async (tx) => {
        const created = await members.create(tx, member)
        await complete(created, tx)
        return created
      }),

    /**
     * One change at a time: `decide` sees the locked row and may write more in the same transaction; if it returns undefined,
     * nothing changes. Throws `user.or.token.invalid`, `exists.*.err` as `create` does, and the errors of `decide`, with nothing
     * written.
     */
    change: (
      id: number,
      decide: (member: Member, tx: PrismaTransaction) => MemberChange | undefined | Promise<MemberChange | undefined>,
    ): Promise<Member> =>
      inTransaction(async (tx) => {
        const member = await members.lock(tx, id)
        const data = await decide(member, tx)
        return data ? members.update(tx, id, data) : member
      }),
  }
}
export type MemberRows = ReturnType<typeof createMemberRows>
