/** Changing the login password, and the one way it is ever written. */
import type { ChangePasswordBody } from '#contract/password.ts'
import type { ChangeFacts, Credentials, SecurityChange } from '#server/features/member/credentials.ts'
import type { Member } from '#server/features/member/member.service.ts'
import type { PasswordCheck } from '#server/features/member/password-check.ts'
import type { Passwords } from '#server/features/member/passwords.ts'
import type { Proofs } from '#server/features/security/proof.ts'
import type { LoginGuard } from '#server/features/session/login-guard.ts'
import type { SessionStore } from '#server/features/session/session-store.ts'
import type { MemberCaller } from '#server/http/caller.ts'
import { AppError } from '#server/platform/app-error.ts'
import { checkNewPassword, paymentPasswordRefusal } from './password-rule.check.ts'

interface Deps {
  credentials: Credentials
  passwords: Passwords
  passwordCheck: PasswordCheck
  proofs: Proofs
  guard: Pick<LoginGuard, 'clear'>
  sessions: Pick<SessionStore, 'endAllBut'>
}
export type MemberFacts = ChangeFacts & { caller: MemberCaller }

/** No session has this id: every one of the member ends. */
const NO_SESSION = ''

export function createPasswordService({ credentials, passwords, passwordCheck, proofs, guard, sessions }: Deps) {
  /** Throws `modify.new.old.same`; `request.param.err` where it is the payment password. */
  async function checkIsNew(member: Member, typed: string): Promise<void> {
    if (await passwords.matches(typed, member.passwordHash)) throw new AppError('modify.new.old.same')
    const { paymentPasswordHash } = member
    if (paymentPasswordHash && (await passwords.matches(typed, paymentPasswordHash))) throw paymentPasswordRefusal()
  }

  /**
   * Writes a password that was checked, ends every session but `keptSessionId` and opens a lock: whoever came so far is the
   * owner (ACC-02). False where another call changed it meanwhile.
   */
  async function write(
    member: Member,
    typed: string,
    change: SecurityChange,
    facts: ChangeFacts,
    keptSessionId = NO_SESSION,
  ): Promise<boolean> {
    if (!(await credentials.setPassword(member, await passwords.hash(typed), change, facts))) return false
    const { diallingCode, mobileNumber } = member
    await Promise.all([
      sessions.endAllBut(member.id, keptSessionId),
      guard.clear(facts.merchant, member.username),
      mobileNumber && guard.clear(facts.merchant, `+${diallingCode}${mobileNumber}`),
    ])
    return true
  }

  return {
    checkIsNew,
    write,

    /**
     * By the old password. `request.param.err`, `modify.new.confirm.diff`, `second.factor.required` (ACC-06),
     * `modify.pw.incorrect.pw`, `max.attempt.limit`, `modify.new.old.same`.
     */
    async change({ oldPassword, newPassword, confirmPassword }: ChangePasswordBody, facts: MemberFacts): Promise<null> {
      const { caller, merchant } = facts
      checkNewPassword(merchant, newPassword, confirmPassword)
      await proofs.requireForPassword(caller, merchant)
      const member = await passwordCheck.login(caller.memberId, merchant, oldPassword)
      await checkIsNew(member, newPassword)
      // Of two changes at once the second comes with a password that is no longer the current one.
      const isFirst = await write(member, newPassword, { kind: 'PASSWORD_CHANGED' }, facts, caller.sessionId)
      if (!isFirst) throw new AppError('modify.pw.incorrect.pw')
      return null
    },
  }
}
export type PasswordService = ReturnType<typeof createPasswordService>
