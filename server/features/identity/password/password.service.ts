/** Changes the login password; all writes of it go through here. */
import type { ChangePasswordBody } from '#contract/identity/password.ts'
import type { ChangeFacts, Credentials, SecurityChange } from '#server/features/identity/member/credentials.ts'
import type { Member } from '#server/features/identity/member/member.service.ts'
import type { PasswordCheck } from '#server/features/identity/member/password-check.ts'
import type { Passwords } from '#server/platform/passwords.ts'
import type { Proofs } from '#server/features/identity/security/proof.ts'
import type { LoginGuard } from '#server/features/identity/session/login-guard.ts'
import type { SessionStore } from '#server/sessions/session-store.ts'
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

/** No session has this id, so all of the member's sessions end. */
const NO_SESSION = ''

export function createPasswordService({ credentials, passwords, passwordCheck, proofs, guard, sessions }: Deps) {
  /** Throws `modify.new.old.same`; `request.param.err` if it is the payment password. */
  async function checkIsNew(member: Member, typed: string): Promise<void> {
    if (await passwords.matches(typed, member.passwordHash)) throw new AppError('modify.new.old.same')
    const { paymentPasswordHash } = member
    if (paymentPasswordHash && (await passwords.matches(typed, paymentPasswordHash))) throw paymentPasswordRefusal()
  }

  /**
   * Writes a checked password, ends every session except `keptSessionId` and removes a lock, because only the owner gets this far
   * (ACC-02). False if another call changed it meanwhile.
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
     * Needs the old password. `request.param.err`, `modify.new.confirm.diff`, `second.factor.required` (ACC-06),
     * `modify.pw.incorrect.pw`, `max.attempt.limit`, `modify.new.old.same`.
     */
    async change({ oldPassword, newPassword, confirmPassword }: ChangePasswordBody, facts: MemberFacts): Promise<null> {
      const { caller, merchant } = facts
      checkNewPassword(merchant, newPassword, confirmPassword)
      await proofs.requireForPassword(caller, merchant)
      const member = await passwordCheck.login(caller.memberId, merchant, oldPassword)
      await checkIsNew(member, newPassword)
      // Of two concurrent changes, the second was checked against a password that is no longer current.
      const isFirst = await write(member, newPassword, { kind: 'PASSWORD_CHANGED' }, facts, caller.sessionId)
      if (!isFirst) throw new AppError('modify.pw.incorrect.pw')
      return null
    },
  }
}
export type PasswordService = ReturnType<typeof createPasswordService>
