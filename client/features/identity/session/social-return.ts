/** Logging in at another site: what we remember of the visitor meanwhile, and what the other site returns. */
import { telegramAuth, type TelegramAuth } from '#contract/identity/social-login.ts'
import { keep, readStored } from '#client/lib/storage.ts'

const TRACE_KEY = 'palaro.social'
const URL_MAX = 1_024
const TELEGRAM_MARK = '#tgAuthResult='

/** What is remembered of a visitor who left for another site. */
export interface Trace {
  /** Where login was opened; the router's own state. */
  state?: unknown
  /** From the invitation that brought the visitor here. */
  affiliateCode?: string
  /** From a friend's link. */
  referralCode?: string
  registerUrl?: string
}
export type SocialReturn =
  | { telegramAuth: TelegramAuth; state: string }
  | { code: string; state: string }
  | { error: 'cancelled' | 'failed' }

export function leaveTrace(search: string, state: unknown, referralCode?: string): void {
  const affiliateCode = new URLSearchParams(search).get('affiliateCode') ?? undefined
  const trace: Trace = {
    state,
    registerUrl: location.href.slice(0, URL_MAX),
    ...(affiliateCode && { affiliateCode }),
    ...(referralCode && { referralCode }),
  }
  keep('sessionStorage', TRACE_KEY, JSON.stringify(trace))
}

/** Reads it once, then removes it. */
export function takeTrace(): Trace {
  const text = readStored('sessionStorage', TRACE_KEY)
  keep('sessionStorage', TRACE_KEY, null)
  try {
    const trace: unknown = JSON.parse(text ?? '{}')
    return typeof trace === 'object' && trace !== null ? (trace as Trace) : {}
  } catch {
    // Written by another version of the site.
    return {}
  }
}

const fromBase64 = (text: string) =>
  new TextDecoder().decode(Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (char) => char.charCodeAt(0)))

function readTelegram(text: string, state: string | null): SocialReturn {
  try {
    const { data } = telegramAuth.safeParse(JSON.parse(fromBase64(decodeURIComponent(text))))
    // Without our state, the visitor did not start this login: a link from elsewhere must not log anyone in.
    return data && state ? { telegramAuth: data, state } : { error: 'failed' }
  } catch {
    // Telegram returns `false` if the visitor declined.
    return { error: 'failed' }
  }
}

/** What another site returned in the login page's address; undefined if there is nothing. */
export function readReturn({ search, hash }: { search: string; hash: string }): SocialReturn | undefined {
  const query = new URLSearchParams(search)
  if (hash.startsWith(TELEGRAM_MARK)) return readTelegram(hash.slice(TELEGRAM_MARK.length), query.get('state'))
  const [code, state, error] = [query.get('code'), query.get('state'), query.get('error')]
  if (error) return { error: error === 'access_denied' ? 'cancelled' : 'failed' }
  return code && state ? { code, state } : undefined
}
