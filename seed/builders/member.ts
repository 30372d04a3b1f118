import type { Language, MemberType } from '#contract/wire.ts'
import { addTime } from '#server/platform/business-day.ts'
import type { Prisma } from '#server/platform/database.ts'
import type { MerchantRecord } from './merchant.ts'
import { unique } from './unique.ts'

export const MEMBER_STATUSES = ['ACTIVE', 'LOCKED', 'FROZEN', 'EXCLUDED', 'CLOSED'] as const
export type MemberStatus = (typeof MEMBER_STATUSES)[number]

export interface MemberDetails {
  merchant?: MerchantRecord
  username?: string
  password?: string
  type?: MemberType
  status?: MemberStatus
  /** A tester's account: issued by the seed, for ten years. */
  isTest?: boolean
  nickname?: string
  email?: string
  diallingCode?: string
  mobileNumber?: string
  mobileVerifiedAt?: Date
  emailVerifiedAt?: Date
  payeeName?: string
  /** In plain text; hashed like the password. */
  paymentPassword?: string
  birthday?: Date
  language?: Language
  avatar?: string
  mustChangePassword?: boolean
  /** When the login password was reset, and how: AGENT MAIL SMS. */
  passwordResetAt?: Date
  passwordResetBy?: 'AGENT' | 'MAIL' | 'SMS'
  /** When the payment password becomes valid. */
  paymentOpensAt?: Date
  excludedUntil?: Date
  parent?: { id: number }
  affiliateCode?: string
  /** Version of the terms accepted last. */
  termsVersion?: string
  firstLoginAt?: Date | null
  lastLoginAt?: Date | null
  /** When the site was first opened as an app. */
  appOpenedAt?: Date
  createdAt?: Date
  /** 1/10 000 of the currency unit, deposited through the ledger. Trial members get it in the trial asset. */
  balance?: bigint
}

export interface MemberRecord {
  id: number
  merchantId: number
  merchantCode: string
  /** The asset of its money: PHP, or PHP.TRIAL for a trial member. */
  asset: string
  username: string
  /** In plain text, for logging in. */
  password: string
  type: MemberType
  nickname: string
  email: string | null
  diallingCode: string | null
  mobileNumber: string | null
  language: Language
  parentId: number | null
}

/** The row of a member for `prisma.member.create`. */
export function memberRow(
  details: MemberDetails,
  merchant: MerchantRecord,
  passwordHash: string,
  now: Date,
  paymentPasswordHash: string | null = null,
) {
  const username = (details.username ?? unique('m')).toLowerCase()
  return {
    merchantId: merchant.id,
    username,
    passwordHash,
    paymentPasswordHash,
    type: details.type ?? 0,
    status: details.status ?? 'ACTIVE',
    isTest: details.isTest ?? false,
    nickname: details.nickname ?? username,
    email: details.email ?? null,
    diallingCode: details.mobileNumber ? (details.diallingCode ?? '63') : null,
    mobileNumber: details.mobileNumber ?? null,
    mobileVerifiedAt: details.mobileVerifiedAt ?? null,
    emailVerifiedAt: details.emailVerifiedAt ?? null,
    payeeName: details.payeeName ?? null,
    birthday: details.birthday ?? null,
    language: details.language ?? merchant.defaultLanguage,
    avatar: details.avatar ?? '0',
    mustChangePassword: details.mustChangePassword ?? false,
    passwordResetAt: details.passwordResetAt ?? null,
    passwordResetBy: details.passwordResetBy ?? null,
    paymentOpensAt: details.paymentOpensAt ?? null,
    excludedUntil: details.excludedUntil ?? null,
    parentId: details.parent?.id ?? null,
    affiliateCode: details.affiliateCode ?? null,
    termsVersion: details.termsVersion ?? '1',
    termsAcceptedAt: details.createdAt ?? now,
    firstLoginAt: details.firstLoginAt ?? null,
    lastLoginAt: details.lastLoginAt ?? null,
    appOpenedAt: details.appOpenedAt ?? null,
    createdAt: details.createdAt ?? now,
  } satisfies Prisma.MemberUncheckedCreateInput
}

const TEST_YEARS = 10
const TEST_MAX_FUNDS = 1_000_000_000_000n

/** Who gave a tester the account, and what it may be used for (ACC-11). */
export const testAccountRow = (memberId: number, now: Date) => ({
  memberId,
  issuedBy: 'seed',
  usedBy: 'QA',
  maxFunds: TEST_MAX_FUNDS,
  activeFrom: addTime(now, { months: -TEST_YEARS * 12 }, 'UTC'),
  activeUntil: addTime(now, { months: TEST_YEARS * 12 }, 'UTC'),
})

/** Puts members who are not in the agents' tree into it. */
export const PLACE_IN_TREE = 'SELECT member_place($1)'
