import type { ErrorCode } from '#contract/errors.ts'
import type { MemberInfo } from '#contract/identity/member/member.ts'
import { DEFAULT_LANGUAGE, isTrialType, language, memberType, type Language } from '#contract/wire.ts'
import { maskMobileNumber, type MobileNumber } from '#server/platform/contact/mobile-number.ts'
import type { MemberCaller } from '#server/http/caller.ts'
import { AppError } from '#server/platform/app-error.ts'
import type { PrismaTransaction } from '#server/platform/database.ts'
import type { Merchant } from '#server/platform/merchant/merchant-directory.ts'
import { hasVipRoom } from '#server/platform/merchant/vip-room.ts'
import { textIn } from '#server/platform/text-in.ts'
import { avatarOf } from './avatar-of.ts'
import { contactsOf } from './contacts-of.ts'
import { newGuestName, withSuffix } from './member-name.ts'
import type { MemberRows } from './member-rows.ts'
import type { Member, MemberIdentity, NewMember } from './member.repository.ts'

export type { Member, MemberIdentity, NewMember }

/** What a new member needs from the wallet, in the same transaction. */
export interface MemberWallet {
  openAccounts(member: Member, merchant: Merchant, tx: PrismaTransaction): Promise<void>
  /** Play money of the trial side; `amount` in 1/10 000 of the unit. */
  grantTrialMoney(member: Member, merchant: Merchant, amount: bigint, tx: PrismaTransaction): Promise<void>
}

interface Deps {
  members: MemberRows
  wallet: MemberWallet
  inbox: { unreadCount(memberId: number): Promise<number> }
  /** When the previous session began. */
  previousLoginAt: (memberId: number) => Promise<Date | null>
}

/** Rows of other features, written with a new member. */
export type Alongside = (created: Member, tx: PrismaTransaction) => Promise<void>
const nothingAlongside: Alongside = async () => {}

const GUEST_NAME_TRIES = 20
const ISO_DAY_LENGTH = 10

export function createMemberService({ members, wallet, inbox, previousLoginAt }: Deps) {
  /** A default nickname must not fail the registration: if it is taken, another is used. */
  async function insert(
    member: NewMember,
    hasChosenNickname: boolean,
    merchant: Merchant,
    alongside: Alongside,
  ): Promise<Member> {
    const openWallet = async (created: Member, tx: PrismaTransaction) => {
      await completeWallet(created, merchant, tx)
      await alongside(created, tx)
    }
    try {
      return await members.create(member, openWallet)
    } catch (error) {
      if (hasChosenNickname || !(error instanceof AppError) || error.code !== 'exists.nickname.err') throw error
      return members.create({ ...member, nickname: withSuffix(member.nickname) }, openWallet)
    }
  }

  async function completeWallet(member: Member, merchant: Merchant, tx: PrismaTransaction): Promise<void> {
    await wallet.openAccounts(member, merchant, tx)
    const { startBalance } = merchant.settings.freePlay
    if (isTrialType(member.type)) await wallet.grantTrialMoney(member, merchant, startBalance, tx)
  }

  return {
    /**
     * Creates a member with its accounts; trial members get their play money. The default nickname is the username. `alongside`
     * runs in the same transaction. Throws `exists.username.err`, `exists.email.err`, `exists.mobile.err` or
     * `exists.nickname.err`.
     */
    async create(
      merchant: Merchant,
      { nickname, ...rest }: Omit<NewMember, 'merchantId' | 'nickname'> & { nickname?: string },
      alongside: Alongside = nothingAlongside,
    ): Promise<Member> {
      const member = { ...rest, merchantId: merchant.id, nickname: nickname ?? rest.username }
      return insert(member, nickname !== undefined, merchant, alongside)
    },

    /** `guest` and digits, not taken. */
    async freeGuestName(merchant: Merchant): Promise<string> {
      for (let attempt = 0; attempt < GUEST_NAME_TRIES; attempt++) {
        const username = newGuestName()
        if (!(await members.findByUsername(merchant.id, username))) return username
      }
      throw new Error(`no free guest name after ${GUEST_NAME_TRIES} attempts`)
    },

    findById: (id: number, tx?: PrismaTransaction) => members.findById(id, tx),
    findByAnyName: (merchantId: number, name: string, number: MobileNumber) => members.findByAnyName(merchantId, name, number),
    findByUsername: (merchantId: number, username: string) => members.findByUsername(merchantId, username),
    findByMobile: (merchantId: number, number: MobileNumber) => members.findByMobile(merchantId, number),
    isNumberTaken: async (merchantId: number, number: MobileNumber): Promise<boolean> =>
      (await members.findByMobile(merchantId, number)) !== null,
    findTaken: (merchantId: number, identity: MemberIdentity): Promise<ErrorCode | undefined> =>
      members.findTaken(merchantId, identity),
    isKnown: (merchantId: number, nameOrId: string): Promise<boolean> => members.isKnown(merchantId, nameOrId),

    async info({ memberId, token, isTrial }: MemberCaller, merchant: Merchant, reader: Language): Promise<MemberInfo> {
      const { settings, defaultLanguage } = merchant
      const [member, rankNames, lastLogin, inboxUnreadCount] = await Promise.all([
        members.findById(memberId),
        hasVipRoom(merchant) ? members.rankNames(memberId) : undefined,
        previousLoginAt(memberId),
        // Trial members have no inbox (SCR-33).
        isTrial ? 0 : inbox.unreadCount(memberId),
      ])
      if (!member) throw new AppError('user.or.token.invalid')
      return {
        id: member.id,
        account: member.username,
        nickname: member.nickname,
        type: memberType.parse(member.type),
        clubLabel: rankNames ? { labelName: textIn(rankNames, reader, defaultLanguage) } : null,
        ...avatarOf(member.avatar),
        regDate: member.createdAt.getTime(),
        mobile: maskMobileNumber(member.mobileNumber),
        mobileVerified: member.mobileVerifiedAt !== null,
        email: member.email ?? '',
        emailVerified: member.emailVerifiedAt !== null,
        payeeName: member.payeeName ?? '',
        birthday: member.birthday?.toISOString().slice(0, ISO_DAY_LENGTH) ?? '',
        contacts: contactsOf(member),
        hasPaymentPassword: member.paymentPasswordHash !== null,
        mustChangePassword: member.mustChangePassword,
        termsDue: isTrial || member.termsVersion === settings.terms.version ? '' : settings.terms.version,
        countryDialingCode: member.diallingCode ?? '',
        toUpline: member.parentId !== null,
        inboxUnreadCount,
        language: language.safeParse(member.language).data ?? DEFAULT_LANGUAGE,
        lastLoginTime: lastLogin?.getTime() ?? null,
        token,
      }
    },

    async setLanguage({ memberId }: MemberCaller, merchant: Merchant, chosen: Language): Promise<null> {
      if (!merchant.settings.languages.includes(chosen)) {
        throw new AppError('request.param.err', { fields: [{ path: 'language', message: 'not offered' }] })
      }
      await members.setLanguage(memberId, chosen)
      return null
    },
  }
}
export type MemberService = ReturnType<typeof createMemberService>
