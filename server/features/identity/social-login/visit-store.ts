/** Visits to another site that have not returned yet: single-use, for the browser that started them. */
import { createHash, timingSafeEqual } from 'node:crypto'
import * as z from 'zod'
import { provider, type Provider } from '#contract/identity/social-login.ts'
import type { SocialVisit } from '#server/integrations/social/social.ts'
import type { Clock } from '#server/platform/clock.ts'
import { newSecret } from '#server/platform/ids.ts'
import type { Redis } from '#server/platform/redis.ts'

export const VISIT_COOKIE = 'socialVisit'
export const VISIT_LIFE_SECONDS = 600
/** For a page with Telegram's widget: only this cookie links the page to the login. */
export const WIDGET_COOKIE = 'telegramWidget'
/** As long as a login page may stay open. */
export const WIDGET_LIFE_SECONDS = 3_600
const SECRET_BYTES = 32
const STATE = /^[\w-]{20,64}$/
const MS = 1_000

const stored = z.object({
  merchantId: z.int(),
  provider,
  browserHash: z.string(),
  redirectUri: z.string(),
  codeVerifier: z.string(),
  nonce: z.string(),
  expiresAt: z.number(),
})

const storedWidget = stored.pick({ merchantId: true, expiresAt: true })

const keyOf = (state: string) => `palaro:social:{${state}}`
const widgetKey = (browser: string) => `palaro:social:{${hashOf(browser)}}:widget`
const signatureKey = (hash: string) => `palaro:social:{${hash}}:used`
const hashOf = (secret: string) => createHash('sha256').update(secret).digest('base64url')
const isSame = (one: string, other: string) =>
  one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other))

export function createVisitStore({ redis, clock }: { redis: Redis; clock: Clock }) {
  return {
    /** `browser` goes into a cookie: a code is worthless in another browser. */
    async open(merchantId: number, of: Provider, redirectUri: string): Promise<{ visit: SocialVisit; browser: string }> {
      const [state, browser, codeVerifier, nonce] = [1, 2, 3, 4].map(() => newSecret(SECRET_BYTES)) as [
        string,
        string,
        string,
        string,
      ]
      const expiresAt = clock.now().getTime() + VISIT_LIFE_SECONDS * MS
      const kept = { merchantId, provider: of, browserHash: hashOf(browser), redirectUri, codeVerifier, nonce, expiresAt }
      await redis.set(keyOf(state), JSON.stringify(kept satisfies z.infer<typeof stored>), 'EX', VISIT_LIFE_SECONDS)
      return { visit: { state, redirectUri, codeVerifier, nonce }, browser }
    },

    /** Uses up the visit, valid or not; undefined if there is none, it has expired, or it belongs to another browser. */
    async take(merchantId: number, state: string, browser: string | undefined) {
      if (!STATE.test(state)) return undefined
      const text = await redis.getdel(keyOf(state))
      if (text === null || !browser) return undefined
      const kept = stored.parse(JSON.parse(text))
      const isOurs = kept.merchantId === merchantId && isSame(kept.browserHash, hashOf(browser))
      if (!isOurs || kept.expiresAt <= clock.now().getTime()) return undefined
      const { redirectUri, codeVerifier, nonce } = kept
      return { provider: kept.provider, visit: { state, redirectUri, codeVerifier, nonce } satisfies SocialVisit }
    },

    /** Returns the cookie's value. */
    async openWidget(merchantId: number): Promise<string> {
      const browser = newSecret(SECRET_BYTES)
      const expiresAt = clock.now().getTime() + WIDGET_LIFE_SECONDS * MS
      await redis.set(widgetKey(browser), JSON.stringify({ merchantId, expiresAt }), 'EX', WIDGET_LIFE_SECONDS)
      return browser
    },

    /** Uses it up; false if there is none, or it belongs to another site. */
    async takeWidget(merchantId: number, browser: string | undefined): Promise<boolean> {
      if (!browser || !STATE.test(browser)) return false
      const text = await redis.getdel(widgetKey(browser))
      if (text === null) return false
      const kept = storedWidget.parse(JSON.parse(text))
      return kept.merchantId === merchantId && clock.now().getTime() < kept.expiresAt
    },

    /** A signature is single-use; false for every further use while it is fresh. */
    async useSignature(hash: string, freshSeconds: number): Promise<boolean> {
      return (await redis.set(signatureKey(hash), 1, 'EX', freshSeconds, 'NX')) === 'OK'
    },
  }
}
export type VisitStore = ReturnType<typeof createVisitStore>
