/** The way to another site and back: what we remember of the visitor meanwhile, and what the other site hands over. */
import { telegramAuth, type TelegramAuth } from '#contract/social-login.ts'
import { keep, readStored } from '#client/lib/storage.ts'

const TRACE_KEY = 'palaro.social'
const URL_MAX = 1_024
const TELEGRAM_MARK = '#tgAuthResult='

/** What is known of whoever left for another site. */
export interface Trace {
  /** Where the login was asked for; the router's own state. */
  state?: unknown
  /** Of the invitation that brought the visitor here. */
  affiliateCode?: string
  registerUrl?: string
}
export type SocialReturn = { telegramAuth: TelegramAuth } | { code: string; state: string } | { error: 'cancelled' | 'failed' }

export function leaveTrace(search: string, state: unknown): void {
  const affiliateCode = new URLSearchParams(search).get('affiliateCode') ?? undefined
  const trace: Trace = { state, registerUrl: location.href.slice(0, URL_MAX), ...(affiliateCode && { affiliateCode }) }
  keep('sessionStorage', TRACE_KEY, JSON.stringify(trace))
}

/** Read once. */
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

function readTelegram(text: string): SocialReturn {
  try {
    const { data } = telegramAuth.safeParse(JSON.parse(fromBase64(decodeURIComponent(text))))
    return data ? { telegramAuth: data } : { error: 'failed' }
  } catch {
    // Telegram hands over `false` where the visitor said no.
    return { error: 'failed' }
  }
}

/** What the address of the login page brings from another site; undefined where nobody comes back. */
export function readReturn({ search, hash }: { search: string; hash: string }): SocialReturn | undefined {
  if (hash.startsWith(TELEGRAM_MARK)) return readTelegram(hash.slice(TELEGRAM_MARK.length))
  const query = new URLSearchParams(search)
  const [code, state, error] = [query.get('code'), query.get('state'), query.get('error')]
  if (error) return { error: error === 'access_denied' ? 'cancelled' : 'failed' }
  return code && state ? { code, state } : undefined
}
