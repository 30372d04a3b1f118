import type { LoginRefusal } from '#contract/identity/session.ts'
import type { Member } from '#server/features/identity/member/member.service.ts'
import { AppError } from '#server/platform/app-error.ts'

/** Locked and closed members are logged out at once (ACC-09); frozen and excluded ones may look around, but not play. */
export const endsSessions = (status: string): boolean => status === 'LOCKED' || status === 'CLOSED'

const NO_CAPTCHA: LoginRefusal = { captcha: false }

/** Checked after the password, so that a stranger learns nothing. A frozen member may look around, but not play. */
export function checkMayLogIn({ status, excludedUntil }: Pick<Member, 'status' | 'excludedUntil'>, now: Date): void {
  if (endsSessions(status)) throw new AppError('login.pwd.forbidden.err', NO_CAPTCHA)
  const isExclusionOver = excludedUntil !== null && excludedUntil <= now
  if (status === 'EXCLUDED' && !isExclusionOver) throw new AppError('login_blocked_by_self_exclusion', NO_CAPTCHA)
}
