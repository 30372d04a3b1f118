import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { loginRefusal, type LoginRefusal } from '#contract/session.ts'
import { useCaptcha } from '#client/features/captcha/index.ts'
import { ApiError } from '#client/lib/api-error.ts'
import { useErrorText } from '#client/lib/error-text.ts'
import { formatDate } from '#client/lib/format.ts'
import { toast } from '#client/lib/notices.ts'
import { forgetLogin, rememberLogin, type RememberedLogin } from '#client/lib/remember-login.ts'
import { TOAST_MS } from '#client/lib/timings.ts'
import { useLogin } from './session.queries.ts'

interface Failure {
  error: unknown
  refusal: LoginRefusal | undefined
  /** The captcha stood in the form. */
  hadCaptcha: boolean
}
/** Where a refusal is shown. */
export type RefusedPart = 'secret' | 'captcha' | 'form'

const PART: Partial<Record<string, RefusedPart>> = {
  'login.cred.err': 'secret',
  validate_verification_code_error: 'secret',
  'max.attempt.limit': 'secret',
  'login.captcha.err': 'captcha',
}
const codeOf = (error: unknown) => (error instanceof ApiError ? error.code : 'unknown.system.err')
const partOf = (error: unknown): RefusedPart => PART[codeOf(error)] ?? 'form'

interface Attempt extends RememberedLogin {
  captcha: string
  isRemembered: boolean
}

/** A try to log in: the captcha once the server asks for one, what a refusal says and where, and what is remembered after. */
export function useLoginAttempt() {
  const { t, i18n } = useTranslation('session')
  const textOf = useErrorText()
  const login = useLogin()
  const [failure, setFailure] = useState<Failure>()
  const [isCaptchaWanted, setCaptchaWanted] = useState(false)
  const captcha = useCaptcha(isCaptchaWanted)

  function refuse(error: unknown): RefusedPart {
    const refusal = error instanceof ApiError ? loginRefusal.safeParse(error.value).data : undefined
    setFailure({ error, refusal, hadCaptcha: isCaptchaWanted })
    // A picture is good for one answer, whatever the answer was refused for.
    if (isCaptchaWanted) captcha.refresh()
    if (refusal?.captcha) setCaptchaWanted(true)
    return partOf(error)
  }

  /** Answers what was refused, if anything was. */
  async function attempt({ captcha: answer, isRemembered, ...typed }: Attempt): Promise<RefusedPart | undefined> {
    const { type, username, password, countryDialingCode } = typed
    setFailure(undefined)
    try {
      const { lastLoginTime } = await login.mutateAsync({
        type,
        username,
        password,
        ...(isCaptchaWanted && { captcha: answer }),
        ...(type === 'sms' && { countryDialingCode }),
      })
      if (isRemembered) rememberLogin({ ...typed, password: type === 'sms' ? '' : password })
      else forgetLogin()
      if (lastLoginTime !== null) {
        toast.info(
          t('last_login', { time: formatDate(lastLoginTime, i18n.language, { dateStyle: 'medium', timeStyle: 'short' }) }),
          TOAST_MS.short,
        )
      }
      return undefined
    } catch (error) {
      return refuse(error)
    }
  }

  /** The error in words, with what comes next: tries left, or when a locked account opens again. */
  function sentence({ error, refusal, hadCaptcha }: Failure): string {
    if (refusal?.lockedUntil) {
      return t('locked_until', { time: formatDate(refusal.lockedUntil, i18n.language, { timeStyle: 'short' }) })
    }
    const isCaptcha = codeOf(error) === 'login.captcha.err'
    if (isCaptcha && !hadCaptcha) return t('captcha_required')
    const text = textOf(error)
    const tries = refusal?.remainingAttempts
    if (!tries || isCaptcha) return text
    const next = t(refusal.captcha ? 'tries_before_lock' : 'tries_before_captcha', { tries })
    return t('refused_then', { refusal: text, next })
  }

  return {
    attempt,
    captcha: isCaptchaWanted ? captcha : undefined,
    refusedPart: failure && partOf(failure.error),
    refusal: failure && sentence(failure),
    forgive: () => setFailure(undefined),
    /** Another tab, another picture (spec §4). */
    refreshCaptcha: () => isCaptchaWanted && captcha.refresh(),
  }
}
export type LoginAttempt = ReturnType<typeof useLoginAttempt>
