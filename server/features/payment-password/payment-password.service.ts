/** The payment password: six digits by the merchant's rule, never the login password (wire §4.12). */
import type { PaymentPasswordBody } from '#contract/payment-password.ts'
import type { ChangeFacts, Credentials } from '#server/features/member/credentials.ts'
import type { Member } from '#server/features/member/member.service.ts'
import type { PasswordCheck } from '#server/features/member/password-check.ts'
import type { Passwords } from '#server/features/member/passwords.ts'
import { checkValue } from '#server/features/register/register-rules.check.ts'
import type { SecurityEventKind } from '#server/features/security/security-log.ts'
import type { Proofs } from '#server/features/security/proof.ts'
import type { CodeTarget } from '#server/features/verification/code-target.ts'
import type { VerificationService } from '#server/features/verification/verification.service.ts'
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

/** Throws `invalid.payment.pw` (with the rule broken) or `modify.new.confirm.diff`. */
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

  /** Where the code the member typed was sent: the own number, or else the own address. Undefined where there is neither. */
  async function codeTarget(memberId: number, merchant: Merchant): Promise<CodeTarget | undefined> {
    const { mobile, mail } = await credentials.provedTargets(memberId)
    if (mail && !(mobile && (await verification.isWaiting(merchant, 'own', mobile)))) return mail
    return mobile ?? undefined
  }

  return {
    async has(memberId: number): Promise<boolean> {
      return (await credentials.find(memberId)).paymentPasswordHash !== null
    },

    /** The first one; after a reset of the login password it may wait. `exists.payment.password`, also of two at once. */
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

    /** By the old one. `fund_account_payment_pwd_error`, `max.attempt.limit`, `modify.new.old.same`. */
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
     * By the login password, and a code to the own number or address where there is one: that code is the second factor.
     * A member with neither proves itself otherwise, where the merchant asks for it (ACC-06). Without a proof apart from the last reset of the login
     * password it waits.
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
      // Proved minutes ago in this session: another code would say no more.
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
