/** Login with an account of another site. At the first login a member is created. */
import { PROVIDER_FLAG, type Provider, type SocialLoginBody, type TelegramLoginBody } from '#contract/identity/social-login.ts'
import type { LoginRefusal, LoginValue } from '#contract/identity/session.ts'
import { newUsername } from '#server/features/identity/member/member-name.ts'
import type { Member, MemberService } from '#server/features/identity/member/member.service.ts'
import type { Passwords } from '#server/platform/passwords.ts'
import type { Affiliates } from '../register/affiliates.ts'
import type { Invitations } from '../register/invitations.ts'
import type { ExclusionService } from '#server/features/identity/responsible-play/exclusion.service.ts'
import type { SecurityLog } from '#server/features/identity/security/security-log.ts'
import type { Admission } from '#server/features/identity/session/admission.ts'
import type { SecondProof } from '#server/features/identity/session/second-proof.ts'
import type { LoginFacts, SessionService } from '#server/features/identity/session/session.service.ts'
import type { RequestFacts } from '#server/http/handle.ts'
import { SocialRefused, type SocialProvider } from '#server/integrations/social/social.ts'
import { TELEGRAM_FRESH_S, type Telegram } from '#server/integrations/social/telegram.ts'
import { AppError } from '#server/platform/app-error.ts'
import type { Clock } from '#server/platform/clock.ts'
import { newSecret } from '#server/platform/ids.ts'
import type { Logger } from '#server/platform/logger.ts'
import type { Merchant } from '#server/platform/merchant/merchant-directory.ts'
import { AccountIsTaken, type ExternalAccount, type ExternalIdentityRepository } from './social-login.repository.ts'
import type { VisitStore } from './visit-store.ts'

/** The configured providers; the others are absent. */
export interface SocialSites extends Record<Exclude<Provider, 'telegram'>, SocialProvider | undefined> {
  telegram: Pick<Telegram, 'botId' | 'authorizeUrl' | 'profileOf'> | undefined
}

interface Deps {
  sites: SocialSites
  visits: VisitStore
  identities: ExternalIdentityRepository
  members: Pick<MemberService, 'create' | 'findById'>
  affiliates: Pick<Affiliates, 'place' | 'alongside'>
  invitations: Invitations
  /** Throws if the person has self-excluded on another site (RG-09). */
  checkMayJoin: ExclusionService['checkMayJoin']
  passwords: Pick<Passwords, 'hash'>
  sessions: Pick<SessionService, 'start' | 'record'>
  admission: Admission
  secondProof: SecondProof
  securityLog: SecurityLog
  clock: Clock
  logger: Logger
}
type Origin = Omit<SocialLoginBody, 'code' | 'state'>

const RETURN_PATH = '/m/login'
const USERNAME_LENGTH = 10
const NO_CAPTCHA: LoginRefusal = { captcha: false }
const notConfirmed = () => new AppError('check_login_failed', NO_CAPTCHA)
const notHere = () => new AppError('function.not.available', NO_CAPTCHA)

/** The given values, without characters that no database can store. */
const sourceOf = ({ registerUrl, registerMethod, domain, loginDeviceId, referralCode }: Origin): Record<string, string> => {
  const given = { url: registerUrl, method: registerMethod, domain, loginDeviceId, referralCode }
  return Object.fromEntries(
    Object.entries(given).flatMap(([name, text]) =>
      text ? [[name, Buffer.from(text.replace(/\p{Cc}/gu, ''), 'utf8').toString('utf8')]] : [],
    ),
  )
}

export function createSocialLoginService(deps: Deps) {
  const {
    sites,
    visits,
    identities,
    members,
    affiliates,
    invitations,
    passwords,
    sessions,
    admission,
    secondProof,
    securityLog,
  } = deps
  const { checkMayJoin, clock, logger } = deps

  /** Throws `function.not.available` if it is switched off or not configured, and on the trial side. */
  function siteOf<P extends Provider>(provider: P, merchant: Merchant): NonNullable<SocialSites[P]> {
    const site = sites[provider]
    if (!site || !merchant.flags[PROVIDER_FLAG[provider]] || merchant.isTrialSide) throw notHere()
    return site
  }

  async function register(account: ExternalAccount, origin: Origin, facts: LoginFacts): Promise<Member> {
    const { merchant, ip, device, language } = facts
    await checkMayJoin({ identity: account })
    const inviter = await invitations.inviterOf(merchant, origin.referralCode)
    const place = await affiliates.place(merchant, { code: origin.affiliateCode, inviterCode: inviter?.affiliateCode })
    admission.checkType(place.type, merchant)
    const source = { ...sourceOf(origin), method: origin.registerMethod || account.provider }
    return members.create(
      merchant,
      {
        ...place,
        username: newUsername(USERNAME_LENGTH),
        // A random password no one knows: members set their own by recovering a forgotten one.
        passwordHash: await passwords.hash(newSecret()),
        language,
        contacts: {},
        registerSource: { ...source, ip, device },
        // The member accepts the terms on the first page (ACC-04).
        createdAt: clock.now(),
      },
      async (created, tx) => {
        await identities.link(account, created.id, tx)
        const actor = { merchantId: merchant.id, memberId: created.id, ip, device }
        await securityLog.record(actor, 'EXTERNAL_IDENTITY_LINKED', { provider: account.provider }, tx)
        await affiliates.alongside(merchant, place)(created, tx)
        await invitations.alongside(inviter)(created, tx)
      },
    )
  }

  async function findMember(account: ExternalAccount): Promise<Member | null> {
    const memberId = await identities.findMemberId(account)
    return memberId === undefined ? null : members.findById(memberId)
  }

  /** The account's member, created if there is none; two concurrent calls create one. */
  async function ensureMember(account: ExternalAccount, origin: Origin, facts: LoginFacts): Promise<Member> {
    const known = await findMember(account)
    if (known) return known
    try {
      return await register(account, origin, facts)
    } catch (error) {
      const other = error instanceof AccountIsTaken ? await findMember(account) : null
      if (other) return other
      throw error
    }
  }

  async function enter(account: ExternalAccount, origin: Origin, facts: LoginFacts): Promise<LoginValue> {
    const { provider, subject } = account
    let member: Member | null = null
    try {
      admission.checkSite(facts)
      member = await ensureMember(account, origin, facts)
      await admission.checkMember(member, facts.merchant)
      await secondProof.require(member, provider, facts)
      return await sessions.start(member, facts, provider)
    } catch (error) {
      if (error instanceof AppError) {
        const who = { memberId: member?.id ?? null, username: member?.username ?? `${provider}:${subject}` }
        await sessions.record({ ...who, outcome: error.code, method: provider }, facts)
      }
      throw error
    }
  }

  /** If the other site does not confirm, the reason is logged, but not returned. */
  async function vouched<T>(provider: Provider, facts: LoginFacts, ask: () => Promise<T> | T): Promise<T> {
    try {
      return await ask()
    } catch (error) {
      if (!(error instanceof SocialRefused)) throw error
      logger.warn({ provider, reason: error.message, err: error.cause }, 'another site did not confirm a login')
      await sessions.record({ memberId: null, username: provider, outcome: 'check_login_failed', method: provider }, facts)
      throw notConfirmed()
    }
  }

  return {
    /** `browser` goes into a cookie. Throws `function.not.available`. */
    async authorize(provider: Provider, facts: RequestFacts): Promise<{ url: string; browser: string }> {
      const { merchant, origin, language } = facts
      const site = siteOf(provider, merchant)
      const { visit, browser } = await visits.open(merchant.id, provider, origin + RETURN_PATH)
      return { url: await site.authorizeUrl(visit, language), browser }
    },

    /** `browser` goes into a cookie; absent if Telegram is off. */
    async telegramSetting({
      merchant,
    }: Pick<RequestFacts, 'merchant'>): Promise<{ enabled: boolean; botId: string; browser?: string }> {
      const { telegram } = sites
      if (!telegram || !merchant.flags[PROVIDER_FLAG.telegram] || merchant.isTrialSide) return { enabled: false, botId: '' }
      return { enabled: true, botId: telegram.botId, browser: await visits.openWidget(merchant.id) }
    },

    /** Throws `check_login_failed` if the visit belongs to another browser, was used, or the other site does not confirm it. */
    async logIn(
      { code, state, ...origin }: SocialLoginBody,
      browser: string | undefined,
      facts: LoginFacts,
    ): Promise<LoginValue> {
      const { merchant } = facts
      const begun = await visits.take(merchant.id, state, browser)
      if (!begun || begun.provider === 'telegram') throw notConfirmed()
      const { provider, visit } = begun
      const site = siteOf(provider, merchant)
      const { subject } = await vouched(provider, facts, () => site.profileOf(code, visit))
      return enter({ merchantId: merchant.id, provider, subject }, origin, facts)
    },

    /**
     * Logs in with data signed by Telegram's widget. A signature is single-use, and only valid in the browser that began the
     * visit: otherwise a link could log a visitor in to another person's account. Throws `check_login_failed`.
     */
    async logInByTelegram(
      { telegramAuth, state, ...origin }: TelegramLoginBody,
      browser: { visit: string | undefined; widget: string | undefined },
      facts: LoginFacts,
    ): Promise<LoginValue> {
      const { merchant } = facts
      const site = siteOf('telegram', merchant)
      const isBegun =
        state === undefined
          ? await visits.takeWidget(merchant.id, browser.widget)
          : (await visits.take(merchant.id, state, browser.visit))?.provider === 'telegram'
      if (!isBegun) throw notConfirmed()
      const { subject } = await vouched('telegram', facts, () => site.profileOf(telegramAuth))
      if (!(await visits.useSignature(telegramAuth.hash, TELEGRAM_FRESH_S * 2))) throw notConfirmed()
      return enter({ merchantId: merchant.id, provider: 'telegram', subject }, origin, facts)
    },
  }
}
export type SocialLoginService = ReturnType<typeof createSocialLoginService>
