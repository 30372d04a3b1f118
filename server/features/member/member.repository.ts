import { Prisma, type Member } from '#prisma/client.ts'
import type { ErrorCode } from '#contract/errors.ts'
import { TRIAL_TYPE, type Language, type MemberType } from '#contract/wire.ts'
import { AppError } from '#server/platform/app-error.ts'
import type { Database, PrismaTransaction } from '#server/platform/database.ts'
import { duplicateColumnOf } from './duplicate-column.ts'
import { findByAnyName } from './find-by-any-name.ts'

export type { Member }

export interface NewMember {
  merchantId: number
  /** Lower case. */
  username: string
  passwordHash: string
  paymentPasswordHash?: string
  type: MemberType
  nickname: string
  payeeName?: string
  email?: string
  diallingCode?: string
  mobileNumber?: string
  mobileVerifiedAt?: Date
  emailVerifiedAt?: Date
  birthday?: Date
  language: Language
  contacts: Record<string, string>
  registerSource: Record<string, string>
  /** The agent the member is placed under. */
  parentId?: number
  affiliateCode?: string
  /** Version of the terms the member accepted (ACC-04). */
  termsVersion?: string
  termsAcceptedAt?: Date
  /** Somebody else chose the password. */
  mustChangePassword?: boolean
  createdAt: Date
}

/** Columns a member's own changes may touch. */
export type MemberChange = Pick<
  Prisma.MemberUncheckedUpdateInput,
  | 'nickname'
  | 'payeeName'
  | 'email'
  | 'emailVerifiedAt'
  | 'diallingCode'
  | 'mobileNumber'
  | 'mobileVerifiedAt'
  | 'birthday'
  | 'avatar'
  | 'termsVersion'
  | 'termsAcceptedAt'
  | 'status'
  | 'closedAt'
  | 'type'
> & { contacts?: Record<string, string> }

/** What must be one member's alone within a merchant. */
export interface MemberIdentity {
  username?: string
  email?: string
  diallingCode?: string
  mobileNumber?: string
  nickname?: string
}

const TAKEN = {
  username: 'exists.username.err',
  email: 'exists.email.err',
  mobile_number: 'exists.mobile.err',
  nickname: 'exists.nickname.err',
} as const satisfies Record<string, ErrorCode>

const MEMBER_ID = /^[1-9]\d{0,8}$/

/** The code of a refusal by a unique index of `member`, if that is what the error is. */
export const takenCodeOf = (error: unknown): ErrorCode | undefined => TAKEN[duplicateColumnOf(error) as keyof typeof TAKEN]

export function createMemberRepository({ prisma, pool }: Database) {
  return {
    /**
     * `complete` belongs to it: the member is there with it or not at all. Throws `exists.username.err`, `exists.email.err`,
     * `exists.mobile.err` or `exists.nickname.err`, also where two come at once.
     */
    async create(member: NewMember, complete: (created: Member, tx: PrismaTransaction) => Promise<void>): Promise<Member> {
      try {
        return await prisma.$transaction(async (tx) => {
          const created = await tx.member.create({ data: member })
          await tx.$executeRaw`SELECT member_place(ARRAY[${created.id}::int])`
          await complete(created, tx)
          return created
        })
      } catch (error) {
        const code = takenCodeOf(error)
        throw code ? new AppError(code) : error
      }
    },

    /**
     * One change at a time: `decide` sees the row as it is until the change is written, and may write more in the same
     * transaction; undefined changes nothing. Throws `user.or.token.invalid`, `exists.*.err` as `create` does, and whatever
     * `decide` throws, with nothing written.
     */
    async change(
      id: number,
      decide: (member: Member, tx: PrismaTransaction) => MemberChange | undefined | Promise<MemberChange | undefined>,
    ): Promise<Member> {
      try {
        return await prisma.$transaction(async (tx) => {
          await tx.$queryRaw`SELECT 1 FROM member WHERE id = ${id} FOR NO KEY UPDATE`
          const member = await tx.member.findUnique({ where: { id } })
          if (!member) throw new AppError('user.or.token.invalid')
          const data = await decide(member, tx)
          return data ? tx.member.update({ where: { id }, data }) : member
        })
      } catch (error) {
        const code = takenCodeOf(error)
        throw code ? new AppError(code) : error
      }
    },

    /** Is there a member of that user name or number, whose account is not closed? */
    async isKnown(merchantId: number, nameOrId: string): Promise<boolean> {
      const OR: Prisma.MemberWhereInput[] = [{ username: nameOrId.toLowerCase() }]
      if (MEMBER_ID.test(nameOrId)) OR.push({ id: Number(nameOrId) })
      return (await prisma.member.count({ where: { merchantId, status: { not: 'CLOSED' }, type: { not: TRIAL_TYPE }, OR } })) > 0
    },

    /** By way of the seeds: open rounds have an index there, a member's settled ones may be a million. */
    async hasOpenRound(memberId: number, tx: PrismaTransaction): Promise<boolean> {
      const rows = await tx.$queryRaw<unknown[]>`
        SELECT 1 FROM game_round r JOIN fair_seed_pair p ON p.id = r.seed_pair_id
        WHERE p.member_id = ${memberId} AND r.settled_at IS NULL LIMIT 1`
      return rows.length > 0
    },

    findById: (id: number): Promise<Member | null> => prisma.member.findUnique({ where: { id } }),

    findByUsername: (merchantId: number, username: string): Promise<Member | null> =>
      prisma.member.findUnique({ where: { merchantId_username: { merchantId, username } } }),

    findByAnyName: (merchantId: number, name: string, number: { diallingCode: string; mobileNumber: string }) =>
      findByAnyName(pool, merchantId, name, number),

    findByMobile: (merchantId: number, number: { diallingCode: string; mobileNumber: string }): Promise<Member | null> =>
      prisma.member.findUnique({ where: { merchantId_diallingCode_mobileNumber: { merchantId, ...number } } }),

    /** The code of the first part another member has, or undefined. */
    async findTaken(
      merchantId: number,
      { username, email, diallingCode, mobileNumber, nickname }: MemberIdentity,
    ): Promise<ErrorCode | undefined> {
      const claims: Prisma.MemberWhereInput[] = []
      if (username) claims.push({ username })
      if (email) claims.push({ email })
      if (mobileNumber) claims.push({ diallingCode, mobileNumber })
      if (nickname) claims.push({ nickname })
      if (claims.length === 0) return undefined
      const others = await prisma.member.findMany({ where: { merchantId, OR: claims }, take: claims.length })
      if (others.some((other) => other.username === username)) return TAKEN.username
      if (email && others.some((other) => other.email === email)) return TAKEN.email
      if (mobileNumber && others.some((other) => other.mobileNumber === mobileNumber && other.diallingCode === diallingCode))
        return TAKEN.mobile_number
      return others.length > 0 ? TAKEN.nickname : undefined
    },

    async setLanguage(id: number, language: Language): Promise<void> {
      await prisma.member.update({ where: { id }, data: { language } })
    },
  }
}
export type MemberRepository = ReturnType<typeof createMemberRepository>
