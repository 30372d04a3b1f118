/** The picture that fills the screen of a page people land on, for the page to show before any of its code has run. */
import { setTimeout as delay } from 'node:timers/promises'
import { DEFAULT_LANGUAGE } from '#contract/wire.ts'
import { createHeldByKey, type Freshness, HOUSE_FRESHNESS } from '#server/platform/held.ts'
import type { Logger } from '#server/platform/logger.ts'
import type { MerchantDirectory } from '#server/platform/merchant/merchant-directory.ts'
import { encodeValue } from './answer.ts'
import { type FirstPage, FIRST_PAGES, firstPageOf } from './first-page.ts'
import type { Route } from './handle.ts'
import { queryOf } from './request-facts.ts'

/** A page without its picture is better than a late one. */
const PATIENCE_MS = 150

interface Deps {
  routes: readonly Route[]
  merchants: Pick<MerchantDirectory, 'find'>
  logger: Pick<Logger, 'warn'>
  freshness?: Freshness | undefined
  patienceMs?: number | undefined
}

/** Its address, by the page's path; undefined where there is none in time. */
export type FindFirstPicture = (merchantCode: string, path: string) => Promise<string | undefined>

const NOBODY = {
  ip: '',
  device: '',
  userAgent: '',
  requestId: 'first-picture',
  signature: '',
  cookies: {},
  origin: '',
  body: {},
  files: [],
}

/** Asks what the page itself will ask, as a visitor in the page's language. */
export function createFirstPictures({
  routes,
  merchants,
  logger,
  freshness = HOUSE_FRESHNESS,
  patienceMs = PATIENCE_MS,
}: Deps): FindFirstPicture {
  async function ask(merchantCode: string, { calls }: FirstPage): Promise<string | undefined> {
    const call = calls.find(({ picture }) => picture)
    if (!call?.picture) return undefined
    const [pathname, search] = call.url.split('?')
    const route = routes.find(({ endpoint }) => endpoint.path === pathname)
    const merchant = await merchants.find(merchantCode)
    if (!merchant || !route) return undefined
    const value = await route.serve({
      ...NOBODY,
      merchant,
      language: DEFAULT_LANGUAGE,
      caller: { kind: 'visitor' },
      query: route.endpoint.query.parse(queryOf(search ?? '')),
      setCookie: () => undefined,
    })
    const [, src] = new RegExp(`"${call.picture}":("[^"]+")`).exec(String(encodeValue(route.endpoint, value).body)) ?? []
    return src && (JSON.parse(src) as string)
  }
  // By the page: it has more than one address.
  const held = new Map(
    FIRST_PAGES.map((page) => [page, createHeldByKey((merchantCode: string) => ask(merchantCode, page), freshness)]),
  )

  return async (merchantCode, path) => {
    const page = firstPageOf(path)
    const picture = page && held.get(page)?.get(merchantCode)
    return Promise.race([
      picture?.catch((error: unknown) => {
        logger.warn({ err: error, path }, 'a page goes without its first picture')
        return undefined
      }),
      delay(patienceMs, undefined, { ref: false }),
    ])
  }
}
