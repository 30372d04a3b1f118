/** The stand-in for Google, Facebook and Telegram, not in production: a page of our own that asks who to log in as. */
import { createHash } from 'node:crypto'
import { errors, jwtVerify, SignJWT } from 'jose'
import type { Provider, TelegramAuth } from '#contract/identity/social-login.ts'
import type { Language } from '#contract/wire.ts'
import type { Clock } from '#server/platform/clock.ts'
import { SocialRefused, type SocialProvider } from './social.ts'
import { telegramHash } from './telegram.ts'

export const LOCAL_PAGE_PATH = '/oauth/local'
const ISSUER = 'palaro-local-social'
const CODE_LIFE_S = 120
const SUBJECT_LENGTH = 16
const MS = 1_000

/** The same name is always the same person. */
export const subjectOf = (name: string): string =>
  createHash('sha256').update(name.trim().toLowerCase()).digest('hex').slice(0, SUBJECT_LENGTH)
/** Telegram's ids are numbers. */
const telegramIdOf = (name: string): number => Number.parseInt(subjectOf(name).slice(0, 12), 16)

/** Signs what the page returns; `secret` is the server's own. */
export function createLocalSocial({ secret, clock }: { secret: string; clock: Clock }) {
  const key = createHash('sha256').update(`${ISSUER}:${secret}`).digest()
  const botToken = `1000000001:${createHash('sha256').update(`telegram:${secret}`).digest('base64url')}`

  /** The page that asks who to log in as. */
  const pageUrl = (provider: Provider, redirectUri: string, language: Language, state = '') => {
    const url = new URL(LOCAL_PAGE_PATH, redirectUri)
    for (const [name, value] of Object.entries({ provider, state, language })) url.searchParams.set(name, value)
    return url.href
  }

  return {
    botToken,
    pageUrl,

    /** A code for the person with that name, valid for one state. */
    codeFor(provider: Provider, name: string, state: string): Promise<string> {
      const issued = Math.floor(clock.now().getTime() / MS)
      return new SignJWT({ provider, state })
        .setProtectedHeader({ alg: 'HS256' })
        .setIssuer(ISSUER)
        .setSubject(subjectOf(name))
        .setIssuedAt(issued)
        .setExpirationTime(issued + CODE_LIFE_S)
        .sign(key)
    },

    /** What Telegram would return for the person with that name. */
    telegramAuthFor(name: string): TelegramAuth {
      const auth = {
        id: String(telegramIdOf(name)),
        first_name: name,
        auth_date: String(Math.floor(clock.now().getTime() / MS)),
        hash: '',
      }
      return { ...auth, hash: telegramHash(botToken, auth) }
    },

    provider: (provider: Provider): SocialProvider => ({
      authorizeUrl: ({ redirectUri, state }, language) => Promise.resolve(pageUrl(provider, redirectUri, language, state)),
      async profileOf(code, { state }) {
        try {
          const { payload } = await jwtVerify(code, key, { issuer: ISSUER, algorithms: ['HS256'], currentDate: clock.now() })
          if (payload.provider !== provider || payload.state !== state || !payload.sub)
            throw new SocialRefused('the code belongs to another visit')
          return { subject: payload.sub }
        } catch (error) {
          if (error instanceof errors.JOSEError) throw new SocialRefused('invalid code', error)
          throw error
        }
      },
    }),
  }
}
export type LocalSocial = ReturnType<typeof createLocalSocial>
