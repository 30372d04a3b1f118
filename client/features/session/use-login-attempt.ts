import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { loginRefusal, type LoginChallenge, type LoginRefusal } from '#contract/session.ts'
import { useCaptcha } from '#client/features/captcha/index.ts'
import { ApiError } from '#client/lib/api-error.ts'
import { useErrorText } from '#client/lib/error-text.ts'
import { formatDate } from '#client/lib/format.ts'
import { forgetLogin, rememberLogin, type RememberedLogin } from '#client/lib/remember-login.ts'
import { useLogin } from './session.queries.ts'
import { useWelcome } from './use-welcome.ts'

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
/** A lock is the account's, whatever it was that locked it. */
const partOf = ({ error, refusal }: Pick<Failure, 'error' | 'refusal'>): RefusedPart =>
  refusal?.lockedUntil ? 'form' : (PART[codeOf(error)] ?? 'form')
/** `error.value` of a refused login, of whatever endpoint. */
export const refusalOf = (error: unknown): LoginRefusal | undefined =>
  error instanceof ApiError ? loginRefusal.safeParse(error.value).data : undefined

interface Attempt extends RememberedLogin {
  captcha: string
  isRemembered: boolean
}
/** A login that waits for a code, and what follows once it is in. */
export interface WaitingLogin {
  challenge: LoginChallenge
  onDone: (lastLoginTime: number | null) => void
}

/** A try to log in: the captcha once the server asks for one, what a refusal says and where, and what is remembered after. */
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

  /** Takes a refusal to where it is shown: a challenge to its sheet, all else to the form. */
  function refuse(error: unknown, onDone: WaitingLogin['onDone']): RefusedPart {
    const refusal = refusalOf(error)
    // A picture is good for one answer, whatever the answer was refused for.
    if (isCaptchaWanted) captcha.refresh()
    if (refusal?.challenge) setWaiting({ challenge: refusal.challenge, onDone })
    else setFailure({ error, refusal, hadCaptcha: isCaptchaWanted })
    if (refusal?.captcha) setCaptchaWanted(true)
    return refusal?.challenge ? 'form' : partOf({ error, refusal })
  }

  /** Answers what was refused, if anything was. */
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
    refuse,
    waiting,
    stopWaiting: () => setWaiting(undefined),
    captcha: isCaptchaWanted ? captcha : undefined,
    refusedPart: failure && partOf(failure),
    refusal: failure && sentence(failure),
    /** What was typed for a name last. */
    triedName,
    /** The account is locked for a while: a code opens it. */
    isLocked: failure?.refusal?.lockedUntil !== undefined,
    forgive: () => setFailure(undefined),
    /** Another tab, another picture (spec §4). */
    refreshCaptcha: () => isCaptchaWanted && captcha.refresh(),
  }
}
export type LoginAttempt = ReturnType<typeof useLoginAttempt>
