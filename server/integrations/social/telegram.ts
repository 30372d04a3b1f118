/**
 * Verifies what Telegram's login widget signs, as Telegram documents it.
 * https://core.telegram.org/widgets/login#checking-authorization
 */
import { createHash, createHmac, timingSafeEqual } from 'node:crypto'
import type { TelegramAuth } from '#contract/identity/social-login.ts'
import type { Language } from '#contract/wire.ts'
import type { Clock } from '#server/platform/clock.ts'
import { SocialRefused, type SocialProfile } from './social.ts'

/** An older signature could have leaked. */
export const TELEGRAM_FRESH_S = 300
const CLOCK_TOLERANCE_S = 30
const MS = 1_000

/** HMAC-SHA256 of all fields except `hash`, sorted, one `key=value` per line, with SHA256(bot token) as the key; hex. */
export function telegramHash(botToken: string, fields: Omit<TelegramAuth, 'hash'>): string {
  const lines = Object.entries(fields)
    .filter(([name, value]) => name !== 'hash' && value !== undefined)
    .map(([name, value]) => `${name}=${value}`)
    .sort()
  const key = createHash('sha256').update(botToken).digest()
  return createHmac('sha256', key).update(lines.join('\n')).digest('hex')
}

export function createTelegram({ botToken, clock }: { botToken: string; clock: Clock }) {
  return {
    /** Telegram's page, which returns to `returnTo` with `#tgAuthResult=`. */
    authorizeUrl(returnTo: string, _language: Language): string {
      const url = new URL('https://oauth.telegram.org/auth')
      const parameters = { bot_id: botToken.split(':')[0]!, origin: new URL(returnTo).origin, return_to: returnTo }
      for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, value)
      return url.href
    },

    /** Throws `SocialRefused` for a wrong or old signature. */
    profileOf(auth: TelegramAuth): SocialProfile {
      const right = Buffer.from(telegramHash(botToken, auth), 'hex')
      const given = Buffer.from(auth.hash, 'hex')
      if (given.length !== right.length || !timingSafeEqual(given, right)) throw new SocialRefused('wrong signature')
      const age = clock.now().getTime() / MS - Number(auth.auth_date)
      if (!(age >= -CLOCK_TOLERANCE_S && age <= TELEGRAM_FRESH_S)) throw new SocialRefused('signature too old')
      return { subject: String(auth.id) }
    },
  }
}
export type Telegram = ReturnType<typeof createTelegram>
