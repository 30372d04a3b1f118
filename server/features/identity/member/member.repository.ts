import { Prisma, type Member } from '#prisma/client.ts'
import type { ErrorCode } from '#contract/errors.ts'
import { TRIAL_TYPE, type Language, type MemberType } from '#contract/wire.ts'
import { AppError } from '#server/platform/app-error.ts'
import type { Database, PrismaTransaction } from '#server/platform/database.ts'
import { duplicateColumnOf } from './duplicate-column.ts'
import { findByAnyName } from './find-by-any-name.repository.ts'

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
  /** The version of the terms the member accepted (ACC-04). */
  termsVersion?: string
  termsAcceptedAt?: Date
  /** The password was set by someone else. */
  mustChangePassword?: boolean
  createdAt: Date
}

/** Columns a member can change. */
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

/** Values that must be unique within a merchant. */
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

/** Runs a write of `member`; if a unique index refuses it, throws the error code of that value. */
export async function orTaken<T>(write: Promise<T>): Promise<T> {
  try {
    return await write
  } catch (error) {
    const code: ErrorCode | undefined = TAKEN[duplicateColumnOf(error) as keyof typeof TAKEN]
    throw code ? new AppError(code) : error
  }
}

export function createMemberRepository({ prisma, pool }: Database) {
  return {
    /**
     * Throws `exists.username.err`, `exists.email.err`, `exists.mobile.err` or `exists.nickname.err`, also for concurrent calls.
     */
    async create(tx: PrismaTransaction, member: NewMember): Promise<Member> {
      const created = await orTaken(tx.member.create({ data: member }))
      await tx.$executeRaw`SELECT member_place(ARRAY[${created.id}::int])`
      return created
    },
    /** Locks the member until the transaction ends. Throws `user.or.token.invalid`. */
    async lock(tx: PrismaTransaction, id: number): Promise<Member> {
      await tx.$queryRaw`SELECT 1 FROM member WHERE id = ${id} FOR NO KEY UPDATE`
      const member = await tx.member.findUnique({ where: { id } })
      if (!member) throw new AppError('user.or.token.invalid')
      return member
    },
    /** Throws as `create`. */
    update: (tx: PrismaTransaction, id: number, data: MemberChange): Promise<Member> =>
      orTaken(tx.member.update({ where: { id }, data })),

    /** Whether there is a member with this username or number whose account is not closed. */
    async isKnown(merchantId: number, nameOrId: string): Promise<boolean> {
      const OR: Prisma.MemberWhereInput[] = [{ username: nameOrId.toLowerCase() }]
      if (MEMBER_ID.test(nameOrId)) OR.push({ id: Number(nameOrId) })
      return (await prisma.member.count({ where: { merchantId, status: { not: 'CLOSED' }, type: { not: TRIAL_TYPE }, OR } })) > 0
    },

    async hasOpenRound(memberId: number, tx: PrismaTransaction): Promise<boolean> {
      const rows = await tx.$queryRaw<unknown[]>`
        SELECT 1 FROM game_round WHERE member_id = ${memberId} AND settled_at IS NULL LIMIT 1`
      return rows.length > 0
    },

    findById: (id: number, tx: PrismaTransaction = prisma): Promise<Member | null> => tx.member.findUnique({ where: { id } }),

    async statuses(ids: readonly number[]): Promise<Map<number, string>> {
      const rows = await prisma.$queryRaw<
        Pick<Member, 'id' | 'status'>[]
      >`SELECT id, status FROM member WHERE id = ANY(${ids}::integer[])`
      return new Map(rows.map(({ id, status }) => [id, status]))
    },

    /** Names of the member's rank in the VIP room, by language; undefined without a rank. */
    async rankNames(id: number): Promise<Partial<Record<Language, string>> | undefined> {
      const [row] = await prisma.$queryRaw<
        { names: Partial<Record<Language, string>> }[]
      >`SELECT names FROM rank_of(${id}::integer)`
      return row?.names
    },

    findByUsername: (merchantId: number, username: string): Promise<Member | null> =>
      prisma.member.findUnique({ where: { merchantId_username: { merchantId, username } } }),

    findByAnyName: (merchantId: number, name: string, number: { diallingCode: string; mobileNumber: string }) =>
      findByAnyName(pool, merchantId, name, number),

    findByMobile: (merchantId: number, number: { diallingCode: string; mobileNumber: string }): Promise<Member | null> =>
      prisma.member.findUnique({ where: { merchantId_diallingCode_mobileNumber: { merchantId, ...number } } }),

    /** The code of the first value that is taken, or undefined. */
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

    /** Keeps the first time; later calls change nothing. */
    async noteAppOpened(id: number, at: Date): Promise<void> {
      await prisma.member.updateMany({ where: { id, appOpenedAt: null }, data: { appOpenedAt: at } })
    },

    async setLanguage(id: number, language: Language): Promise<void> {
      await prisma.member.update({ where: { id }, data: { language } })
    },
  }
}
export type MemberRepository = ReturnType<typeof createMemberRepository>
