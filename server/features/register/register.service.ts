import { CAPTCHA_COOKIE } from '#contract/captcha.ts'
import type { RegisterBody, RegisterRules } from '#contract/register.ts'
import type { LoginValue } from '#contract/session.ts'
import { isTrialType } from '#contract/wire.ts'
import type { CaptchaService } from '#server/features/captcha/captcha.service.ts'
import { isGuestName, newUsername } from '#server/features/member/member-name.ts'
import type { MemberService } from '#server/features/member/member.service.ts'
import type { Passwords } from '#server/features/member/passwords.ts'
import type { ExclusionService } from '#server/features/responsible-play/exclusion.service.ts'
import type { Admission } from '#server/features/session/admission.ts'
import type { LoginFacts, SessionService } from '#server/features/session/session.service.ts'
import { AppError } from '#server/platform/app-error.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Merchant } from '#server/platform/merchant/merchant-directory.ts'
import type { AffiliateService } from './affiliate.service.ts'
import { checkValue, servedRules } from './register-rules.check.ts'
import { checkForm, checkMethod, readBirthday, readMobile, refuseField } from './registration.check.ts'
import type { RegistrationProofs } from './registration-proof.ts'
import { contactsOf, toRegistration, type RegisterMethod, type Registration } from './registration.ts'

interface Deps {
  members: MemberService
  sessions: SessionService
  admission: Pick<Admission, 'checkSite' | 'checkType'>
  affiliates: AffiliateService
  proofs: RegistrationProofs
  /** Throws where the person has excluded themselves, on whatever site of the house (RG-09). */
  checkMayJoin: ExclusionService['checkMayJoin']
  captcha: CaptchaService
  passwords: Passwords
  clock: Clock
}

/** Length of a name the server makes up, where the merchant's rule allows it. */
const MADE_UP_LENGTH = 10
const MADE_UP_TRIES = 20

function madeUpUsername({ username }: RegisterRules): string {
  const { minLength, maxLength } = username ?? { minLength: MADE_UP_LENGTH, maxLength: MADE_UP_LENGTH }
  return newUsername(Math.min(Math.max(MADE_UP_LENGTH, minLength), maxLength))
}

/** Guests' names are taken, but on the trial side. */
function checkGuestName({ isTrialSide }: Merchant, username: string): void {
  if (!isTrialSide && isGuestName(username)) throw new AppError('exists.username.err')
}

export function createRegisterService(deps: Deps) {
  const { members, sessions, admission, affiliates, proofs, checkMayJoin, captcha, passwords, clock } = deps

  /** Throws `request.param.err` where nobody of the merchant has that name or number. */
  async function checkRecommender(rules: RegisterRules, recommenderId: string | undefined, merchant: Merchant): Promise<void> {
    if (recommenderId && !(await members.isKnown(merchant.id, recommenderId)))
      throw refuseField(rules, 'recommenderId', 'unknown')
  }

  /** A name nobody has. Throws `register.failed` where the merchant's rule leaves too few. */
  async function freeUsername(rules: RegisterRules, merchant: Merchant): Promise<string> {
    for (let attempt = 0; attempt < MADE_UP_TRIES; attempt++) {
      const username = madeUpUsername(rules)
      if (!isGuestName(username) && !(await members.findTaken(merchant.id, { username }))) return username
    }
    throw new AppError('register.failed')
  }

  async function createMember(registration: Registration, facts: LoginFacts) {
    const { merchant, language, ip, device, cookies } = facts
    const { rules, fields } = checkForm(registration, merchant, { hasPhoneToken: proofs.readsPhoneToken(registration) })
    const birthday = readBirthday(rules, fields.birthday, merchant, clock.now())
    const number = readMobile(rules, fields.mobileNum, registration.diallingCode, merchant)
    if (rules.captcha?.enabled && !(await captcha.verify(cookies[CAPTCHA_COOKIE], fields.captcha)))
      throw new AppError('login.captcha.err')
    // A link may bring its code where the form has no such field.
    const place = await affiliates.place(merchant, registration.fields.affiliateCode, registration.linkId)
    // Whom the site would not let in again it makes no account for.
    if (!isTrialType(place.type)) admission.checkType(place.type, merchant)
    await checkRecommender(rules, fields.recommenderId, merchant)

    const username = fields.username?.toLowerCase() ?? (await freeUsername(rules, merchant))
    checkGuestName(merchant, username)
    const { email, nickname, password = '', paymentPassword, payeeName } = fields
    const taken = await members.findTaken(merchant.id, { username, email, nickname, ...number })
    // Where the address is the account, it is the address that is taken.
    if (taken) throw new AppError(registration.method === 'mail' && taken === 'exists.username.err' ? 'exists.email.err' : taken)

    // Last of all checks: they use the code up.
    const proved = await proofs.prove({ registration, rules, merchant, number, email, code: fields.verificationCode })
    await checkMayJoin({ ...number, email })

    return members.create(
      merchant,
      {
        ...place,
        ...number,
        username,
        email,
        nickname,
        payeeName,
        birthday,
        language,
        passwordHash: await passwords.hash(password),
        paymentPasswordHash: paymentPassword && (await passwords.hash(paymentPassword)),
        mobileVerifiedAt: proved === 'mobile' ? clock.now() : undefined,
        emailVerifiedAt: proved === 'mail' ? clock.now() : undefined,
        contacts: contactsOf(fields),
        registerSource: { ...registration.source, ip, device },
        termsVersion: merchant.settings.terms.version,
        termsAcceptedAt: clock.now(),
        createdAt: clock.now(),
      },
      affiliates.alongside(merchant, place),
    )
  }

  return {
    rules: ({ settings }: Merchant): RegisterRules => servedRules(settings.registration),

    /** Throws `format.username.err` or `exists.username.err`. */
    async checkUsername(merchant: Merchant, typed: string): Promise<null> {
      const rule = merchant.settings.registration.rules.username
      if (rule && checkValue({ ...rule, required: true }, typed)) throw new AppError('format.username.err')
      checkGuestName(merchant, typed)
      const taken = await members.findTaken(merchant.id, { username: typed.toLowerCase() })
      if (taken) throw new AppError(taken)
      return null
    },

    /** The session of the new member where the form asks for one, else null. */
    async register(method: RegisterMethod, body: RegisterBody, facts: LoginFacts): Promise<LoginValue | null> {
      admission.checkSite(facts)
      checkMethod(method, facts.merchant)
      const registration = toRegistration(method, body)
      const member = await createMember(registration, facts)
      return registration.wantsLogin ? sessions.start(member, facts) : null
    },
  }
}
export type RegisterService = ReturnType<typeof createRegisterService>
