import { CAPTCHA_COOKIE } from '#contract/site/captcha.ts'
import type { RegisterBody, RegisterRules } from '#contract/identity/register.ts'
import type { LoginValue } from '#contract/identity/session.ts'
import { isTrialType } from '#contract/wire.ts'
import type { CaptchaService } from '#server/features/site/captcha/captcha.service.ts'
import { isGuestName, newUsername } from '#server/features/identity/member/member-name.ts'
import type { MemberService } from '#server/features/identity/member/member.service.ts'
import type { Passwords } from '#server/platform/passwords.ts'
import type { ExclusionService } from '#server/features/identity/responsible-play/exclusion.service.ts'
import type { Admission } from '#server/features/identity/session/admission.ts'
import type { LoginFacts, SessionService } from '#server/features/identity/session/session.service.ts'
import { AppError } from '#server/platform/app-error.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Merchant } from '#server/platform/merchant/merchant-directory.ts'
import type { Affiliates } from './affiliates.ts'
import type { Invitations } from './invitations.ts'
import { checkValue, servedRules } from '#server/platform/merchant/register-rules.check.ts'
import { checkForm, checkMethod, readBirthday, readMobile, refuseField } from './registration.check.ts'
import type { RegistrationProofs } from './registration-proof.ts'
import { contactsOf, toRegistration, type RegisterMethod, type Registration } from './registration.ts'

interface Deps {
  members: MemberService
  sessions: SessionService
  admission: Pick<Admission, 'checkSite' | 'checkType'>
  affiliates: Affiliates
  invitations: Invitations
  proofs: RegistrationProofs
  /** Throws if the person has self-excluded on any site (RG-09). */
  checkMayJoin: ExclusionService['checkMayJoin']
  captcha: CaptchaService
  passwords: Passwords
  clock: Clock
}

/** Length of a generated name, if the merchant's rule allows it. */
const MADE_UP_LENGTH = 10
const MADE_UP_TRIES = 20

function madeUpUsername({ username }: RegisterRules): string {
  const { minLength, maxLength } = username ?? { minLength: MADE_UP_LENGTH, maxLength: MADE_UP_LENGTH }
  return newUsername(Math.min(Math.max(MADE_UP_LENGTH, minLength), maxLength))
}

/** Guest names are reserved, except on the trial side. */
function checkGuestName({ isTrialSide }: Merchant, username: string): void {
  if (!isTrialSide && isGuestName(username)) throw new AppError('exists.username.err')
}

export function createRegisterService(deps: Deps) {
  const { members, sessions, admission, affiliates, invitations, proofs, checkMayJoin, captcha, passwords, clock } = deps

  /** Throws `request.param.err` if the merchant has no member with that name or number. */
  async function checkRecommender(rules: RegisterRules, recommenderId: string | undefined, merchant: Merchant): Promise<void> {
    if (recommenderId && !(await members.isKnown(merchant.id, recommenderId)))
      throw refuseField(rules, 'recommenderId', 'unknown')
  }

  /** A name that is not taken. Throws `register.failed` if the merchant's rule leaves too few. */
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
    const inviter = await invitations.inviterOf(merchant, registration.source.referralCode)
    // The link may supply the code if the form has no such field.
    const { linkId } = registration
    const code = registration.fields.affiliateCode
    const place = await affiliates.place(merchant, { code, linkId, inviterCode: inviter?.affiliateCode })
    // Do not create an account that could not log in to the site.
    if (!isTrialType(place.type)) admission.checkType(place.type, merchant)
    await checkRecommender(rules, fields.recommenderId, merchant)

    const username = fields.username?.toLowerCase() ?? (await freeUsername(rules, merchant))
    checkGuestName(merchant, username)
    const { email, nickname, password = '', paymentPassword, payeeName } = fields
    const taken = await members.findTaken(merchant.id, { username, email, nickname, ...number })
    // If the address is the account name, the error is that the address is taken.
    if (taken) throw new AppError(registration.method === 'mail' && taken === 'exists.username.err' ? 'exists.email.err' : taken)

    // Checked last, because this uses up the code.
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
      async (created, tx) => {
        await affiliates.alongside(merchant, place)(created, tx)
        await invitations.alongside(inviter)(created, tx)
      },
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

    /** Returns the new member's session if the form asks for one, otherwise null. */
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
