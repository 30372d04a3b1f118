/** A member's row, made and changed in a transaction of its own: what belongs to it is written in the same one. */
import type { PrismaTransaction } from '#server/platform/database.ts'
import type { InTransaction } from '#server/platform/transactions.ts'
import type { Member, MemberChange, MemberRepository, NewMember } from './member.repository.ts'

export function createMemberRows({ members, inTransaction }: { members: MemberRepository; inTransaction: InTransaction }) {
  return {
    ...members,

    /**
     * `complete` belongs to it: the member is there with it or not at all. Throws `exists.username.err`, `exists.email.err`,
     * `exists.mobile.err` or `exists.nickname.err`, also where two come at once.
     */
    create: (member: NewMember, complete: (created: Member, tx: PrismaTransaction) => Promise<void>): Promise<Member> =>
      inTransaction(async (tx) => {
        const created = await members.create(tx, member)
        await complete(created, tx)
        return created
      }),

    /**
     * One change at a time: `decide` sees the row as it is until the change is written, and may write more in the same
     * transaction; undefined changes nothing. Throws `user.or.token.invalid`, `exists.*.err` as `create` does, and whatever
     * `decide` throws, with nothing written.
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
