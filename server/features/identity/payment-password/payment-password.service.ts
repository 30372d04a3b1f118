/** The payment password: six digits by the merchant's rule, different from the login password (WIR-21). */
import type { PaymentPasswordBody } from '#contract/identity/payment-password.ts'
import type { ChangeFacts, Credentials } from '#server/features/identity/member/credentials.ts'
import type { Member } from '#server/features/identity/member/member.service.ts'
import type { PasswordCheck } from '#server/features/identity/member/password-check.ts'
import type { Passwords } from '#server/platform/passwords.ts'
import { checkValue } from '#server/platform/merchant/register-rules.check.ts'
import type { SecurityEventKind } from '#server/features/identity/security/security-log.ts'
import type { Proofs } from '#server/features/identity/security/proof.ts'
import type { CodeTarget } from '#server/platform/contact/code-target.ts'
import type { VerificationService } from '#server/features/identity/verification/verification.service.ts'
import type { MemberCaller } from '#server/http/caller.ts'
import { AppError } from '#server/platform/app-error.ts'
import type { Merchant } from '#server/platform/merchant/merchant-directory.ts'
import type { PaymentWait } from './payment-wait.ts'

interface Deps {
  credentials: Credentials
  passwords: Passwords
  passwordCheck: PasswordCheck
  proofs: Proofs
  verification: VerificationService
  wait: PaymentWait
}
type Facts = ChangeFacts & { caller: MemberCaller }

/** Throws `invalid.payment.pw` (with the broken rule) or `modify.new.confirm.diff`. */
function checkRule({ newPassword, confirmPassword }: PaymentPasswordBody, { settings }: Merchant): void {
  const rule = settings.registration.rules.paymentPassword
  const message = checkValue({ ...rule, required: true }, newPassword)
  if (message) throw new AppError('invalid.payment.pw', { reason: message })
  if (confirmPassword !== newPassword) throw new AppError('modify.new.confirm.diff')
}

export function createPaymentPasswordService({ credentials, passwords, passwordCheck, proofs, verification, wait }: Deps) {
  async function checkIsNoLogin({ passwordHash }: Member, typed: string): Promise<void> {
    if (await passwords.matches(typed, passwordHash)) throw new AppError('invalid.payment.pw', { reason: 'login' })
  }

  const write = async (member: Member, typed: string, kind: SecurityEventKind, facts: Facts, opensAt: Date | null = null) =>
    credentials.setPaymentPassword(member, { hash: await passwords.hash(typed), opensAt }, { kind }, facts)

  /** Where the member's code was sent: to the mobile number, or else to the email address. Undefined if there is neither. */
  async function codeTarget(memberId: number, merchant: Merchant): Promise<CodeTarget | undefined> {
    const { mobile, mail } = await credentials.provedTargets(memberId)
    if (mail && !(mobile && (await verification.isWaiting(merchant, 'own', mobile)))) return mail
    return mobile ?? undefined
  }

  return {
    async has(memberId: number): Promise<boolean> {
      return (await credentials.find(memberId)).paymentPasswordHash !== null
    },

    /**
     * Sets the first one; after a reset of the login password it may have to wait. Throws `exists.payment.password`, also for a
     * concurrent call.
     */
    async set(body: PaymentPasswordBody, facts: Facts): Promise<null> {
      const { caller, merchant } = facts
      checkRule(body, merchant)
      const exists = new AppError('exists.payment.password')
      const member = await credentials.find(caller.memberId)
      if (member.paymentPasswordHash) throw exists
      await proofs.require(caller, merchant)
      await checkIsNoLogin(member, body.newPassword)
      const opensAt = await wait.ofFirst(member, facts)
      if (!(await write(member, body.newPassword, 'PAYMENT_PASSWORD_SET', facts, opensAt))) throw exists
      return null
    },

    /** Needs the old one. `fund_account_payment_pwd_error`, `max.attempt.limit`, `modify.new.old.same`. */
    async change(body: PaymentPasswordBody, facts: Facts): Promise<null> {
      const { caller, merchant } = facts
      checkRule(body, merchant)
      await proofs.require(caller, merchant)
      const member = await passwordCheck.payment(caller.memberId, merchant, body.oldPassword)
      if (body.newPassword === body.oldPassword) throw new AppError('modify.new.old.same')
      await checkIsNoLogin(member, body.newPassword)
      const isFirst = await write(member, body.newPassword, 'PAYMENT_PASSWORD_CHANGED', facts)
      if (!isFirst) throw new AppError('fund_account_payment_pwd_error')
      return null
    },

    /**
     * Needs the login password, and a code to the member's number or address if there is one: that code is the second factor. A
     * member with neither verifies in another way, if the merchant requires it (ACC-06). Without a proof independent of the last
     * reset of the login password, the new one has to wait.
     */
    async reset(body: PaymentPasswordBody, facts: Facts): Promise<null> {
      const { caller, merchant } = facts
      checkRule(body, merchant)
      if (!(await credentials.find(caller.memberId)).paymentPasswordHash) throw new AppError('not.exists.payment.password')
      const target = await codeTarget(caller.memberId, merchant)
      if (target) await proofs.checkOwnPassword(caller)
      else await proofs.require(caller, merchant)
      const member = await passwordCheck.login(caller.memberId, merchant, body.loginPassword)
      await checkIsNoLogin(member, body.newPassword)
      // If this session was verified minutes ago, another code would prove nothing more.
      const isProved = await wait.isProved(facts, undefined)
      if (target && !isProved) await verification.verify(merchant, 'own', target, body.verificationCode)
      const opensAt = isProved ? null : await wait.ofReset(facts, target && ('email' in target ? 'mail' : 'sms'))
      const isFirst = await write(member, body.newPassword, 'PAYMENT_PASSWORD_RESET', facts, opensAt)
      if (!isFirst) throw new AppError('validate_verification_code_error')
      return null
    },
  }
}
export type PaymentPasswordService = ReturnType<typeof createPaymentPasswordService>
