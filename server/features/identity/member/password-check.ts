/** Asks for the login password again, before critical actions in an open session. */
import type { ErrorCode } from '#contract/errors.ts'
import type { Attempts } from '#server/features/identity/security/attempts.ts'
import { AppError } from '#server/platform/app-error.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Merchant } from '#server/platform/merchant/merchant-directory.ts'
import type { Member, MemberRepository } from './member.repository.ts'
import type { Passwords } from '#server/platform/passwords.ts'

interface Deps {
  members: Pick<MemberRepository, 'findById'>
  passwords: Passwords
  attempts: Attempts
  clock: Clock
}

export function createPasswordCheck({ members, passwords, attempts, clock }: Deps) {
  async function memberOf(memberId: number): Promise<Member> {
    const member = await members.findById(memberId)
    if (!member) throw new AppError('user.or.token.invalid')
    return member
  }
  return {
    /** Returns the member if the password is right. Throws `modify.pw.incorrect.pw` or `max.attempt.limit`. */
    async login(memberId: number, merchant: Merchant, typed: string): Promise<Member> {
      const member = await memberOf(memberId)
      const isRight = await attempts.guard(memberId, 'password', merchant, () => passwords.matches(typed, member.passwordHash))
      if (!isRight) throw new AppError('modify.pw.incorrect.pw')
      return member
    },

    /**
     * Returns the member if the payment password is right. Throws `not.exists.payment.password`, `payment.waiting` (set after a
     * reset, and not valid yet), `fund_account_payment_pwd_error` (or `wrong`) or `max.attempt.limit`.
     */
    async payment(
      memberId: number,
      merchant: Merchant,
      typed: string,
      wrong: ErrorCode = 'fund_account_payment_pwd_error',
    ): Promise<Member> {
      const member = await memberOf(memberId)
      const { paymentPasswordHash, paymentOpensAt } = member
      if (!paymentPasswordHash) throw new AppError('not.exists.payment.password')
      if (paymentOpensAt && clock.now() < paymentOpensAt)
        throw new AppError('payment.waiting', { data: { opensAt: paymentOpensAt.getTime() } })
      const isRight = await attempts.guard(memberId, 'payment', merchant, () => passwords.matches(typed, paymentPasswordHash))
      if (!isRight) throw new AppError(wrong)
      return member
    },
  }
}
export type PasswordCheck = ReturnType<typeof createPasswordCheck>
