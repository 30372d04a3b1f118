import type { LoginRefusal } from '#contract/session.ts'
import type { Member } from '#server/features/member/member.service.ts'
import { AppError } from '#server/platform/app-error.ts'

/** Whoever is locked or closed is out at once (ACC-09); whoever is frozen or excluded may look, but not play. */
export const endsSessions = (status: string): boolean => status === 'LOCKED' || status === 'CLOSED'

const NO_CAPTCHA: LoginRefusal = { captcha: false }

/** Asked once the password is proved, so that a stranger learns nothing. A frozen member may look, but not play. */
export function checkMayLogIn({ status, excludedUntil }: Pick<Member, 'status' | 'excludedUntil'>, now: Date): void {
  if (endsSessions(status)) throw new AppError('login.pwd.forbidden.err', NO_CAPTCHA)
  const isExclusionOver = excludedUntil !== null && excludedUntil <= now
  if (status === 'EXCLUDED' && !isExclusionOver) throw new AppError('login_blocked_by_self_exclusion', NO_CAPTCHA)
}
