import type { LoginRefusal } from '#contract/session.ts'
import type { Member } from '#server/features/member/member.service.ts'
import { AppError } from '#server/platform/app-error.ts'

const NO_CAPTCHA: LoginRefusal = { captcha: false }

/** Asked once the password is proved, so that a stranger learns nothing. A frozen member may look, but not play. */
export function checkMayLogIn({ status, excludedUntil }: Pick<Member, 'status' | 'excludedUntil'>, now: Date): void {
  if (status === 'LOCKED' || status === 'CLOSED') throw new AppError('login.pwd.forbidden.err', NO_CAPTCHA)
  const isExclusionOver = excludedUntil !== null && excludedUntil <= now
  if (status === 'EXCLUDED' && !isExclusionOver) throw new AppError('login_blocked_by_self_exclusion', NO_CAPTCHA)
}
