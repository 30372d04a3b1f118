import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { loginRefusal, type LoginChallenge, type LoginRefusal } from '#contract/identity/session.ts'
import { useCaptcha } from '#client/features/site/captcha/index.ts'
import { ApiError } from '#client/lib/api-error.ts'
import { useErrorText } from '#client/lib/error-text.ts'
import { formatDate } from '#client/lib/format.ts'
import { forgetLogin, rememberLogin, type RememberedLogin } from '#client/lib/remember-login.ts'
import { useLogin } from './session.queries.ts'
import { useWelcome } from './use-welcome.ts'

interface Failure {
  error: unknown
  refusal: LoginRefusal | undefined
  /** Whether the form contained a captcha. */
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
/** A lock applies to the whole account, so it is shown in the form. */
const partOf = ({ error, refusal }: Pick<Failure, 'error' | 'refusal'>): RefusedPart =>
  refusal?.lockedUntil ? 'form' : (PART[codeOf(error)] ?? 'form')
/** `error.value` of a refused login, from any endpoint. */
export const refusalOf = (error: unknown): LoginRefusal | undefined =>
  error instanceof ApiError ? loginRefusal.safeParse(error.value).data : undefined

interface Attempt extends RememberedLogin {
  captcha: string
  isRemembered: boolean
}
/** A login waiting for a code, and what to do once it is entered. */
export interface WaitingLogin {
  challenge: LoginChallenge
  onDone: (lastLoginTime: number | null) => void
}

/** A login attempt: the captcha once the server wants one, where a refusal is shown, and what is remembered afterwards. */
export function useLoginAttempt() {
  const { t, i18n } = useTranslation('session')
  const textOf = useErrorText()
  const welcome = useWelcome()
  const login = useLogin()
  const [failure, setFailure] = useState<Failure>()
  const [waiting, setWaiting] = useState<WaitingLogin>()
  const [triedName, setTriedName] = useState('')
  const [isCaptchaWanted, setCaptchaWanted] = useState(false)
  const captcha = useCaptcha(isCaptchaWanted)

  /** Shows a refusal in its place: a challenge in its sheet, anything else in the form. */
  function refuse(error: unknown, onDone: WaitingLogin['onDone']): RefusedPart {
    const refusal = refusalOf(error)
    // A captcha picture is valid for one attempt, even if something else was refused.
    if (isCaptchaWanted) captcha.refresh()
    if (refusal?.challenge) setWaiting({ challenge: refusal.challenge, onDone })
    else setFailure({ error, refusal, hadCaptcha: isCaptchaWanted })
    if (refusal?.captcha) setCaptchaWanted(true)
    return refusal?.challenge ? 'form' : partOf({ error, refusal })
  }

  /** Returns what was refused, if anything. */
  async function attempt({ captcha: answer, isRemembered, ...typed }: Attempt): Promise<RefusedPart | undefined> {
    const { type, username, password, countryDialingCode } = typed
    const finish = (lastLoginTime: number | null) => {
      if (isRemembered) rememberLogin({ ...typed, password: type === 'sms' ? '' : password })
      else forgetLogin()
      welcome(lastLoginTime)
    }
    setFailure(undefined)
    setTriedName(type === 'username' ? username : '')
    try {
      const { lastLoginTime } = await login.mutateAsync({
        type,
        username,
        password,
        ...(isCaptchaWanted && { captcha: answer }),
        ...(type === 'sms' && { countryDialingCode }),
      })
      finish(lastLoginTime)
      return undefined
    } catch (error) {
      return refuse(error, finish)
    }
  }

  /** The error as text, with what comes next: tries left, or when a locked account opens again. */
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
    refuse,
    waiting,
    stopWaiting: () => setWaiting(undefined),
    captcha: isCaptchaWanted ? captcha : undefined,
    refusedPart: failure && partOf(failure),
    refusal: failure && sentence(failure),
    /** The username of the last attempt. */
    triedName,
    /** The account is locked for a while: a code unlocks it. */
    isLocked: failure?.refusal?.lockedUntil !== undefined,
    forgive: () => setFailure(undefined),
    /** Switching tabs loads a new picture (SCR-27). */
    refreshCaptcha: () => isCaptchaWanted && captcha.refresh(),
  }
}
export type LoginAttempt = ReturnType<typeof useLoginAttempt>
