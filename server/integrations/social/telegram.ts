/**
 * Verifies what Telegram's login widget signs, as Telegram documents it.
 * https://core.telegram.org/widgets/login#checking-authorization
 */
import { createHash, createHmac, timingSafeEqual } from 'node:crypto'
import type { TelegramAuth } from '#contract/identity/social-login.ts'
import type { Language } from '#contract/wire.ts'
import type { Clock } from '#server/platform/clock.ts'
import { SocialRefused, type SocialProfile, type SocialVisit } from './social.ts'

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
  const botId = botToken.split(':')[0]!
  return {
    /** The part of the token before the colon; it is public. */
    botId,

    /** Telegram's page, which returns with `#tgAuthResult=`. It keeps no state for us, so the address it returns to has it. */
    authorizeUrl({ redirectUri, state }: Pick<SocialVisit, 'redirectUri' | 'state'>, _language: Language): string {
      const url = new URL('https://oauth.telegram.org/auth')
      const back = new URL(redirectUri)
      back.searchParams.set('state', state)
      const parameters = { bot_id: botId, origin: back.origin, return_to: back.href }
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
