/** The picture that fills the screen of a landing page, shown before any of the page's code runs. */
import { setTimeout as delay } from 'node:timers/promises'
import { DEFAULT_LANGUAGE } from '#contract/wire.ts'
import { createHeldByKey, type Freshness, HOUSE_FRESHNESS } from '#server/platform/held.ts'
import type { Logger } from '#server/platform/logger.ts'
import type { MerchantDirectory } from '#server/platform/merchant/merchant-directory.ts'
import { encodeValue } from './answer.ts'
import { type FirstPage, FIRST_PAGES, firstPageOf } from './first-page.ts'
import type { Route } from './handle.ts'
import { queryOf } from './request-facts.ts'

/** A late picture is worse than none. */
const PATIENCE_MS = 150

interface Deps {
  routes: readonly Route[]
  merchants: Pick<MerchantDirectory, 'find'>
  logger: Pick<Logger, 'warn'>
  freshness?: Freshness | undefined
  patienceMs?: number | undefined
}

/** The address of the picture, by the page's path; undefined if there is none in time. */
export type FindFirstPicture = (merchantCode: string, path: string) => Promise<string | undefined>

const VISITOR_FACTS = {
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

/** Makes the request the page itself will make, as a visitor in the page's language. */
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
      ...VISITOR_FACTS,
      merchant,
      language: DEFAULT_LANGUAGE,
      caller: { kind: 'visitor' },
      query: route.endpoint.query.parse(queryOf(search ?? '')),
      setCookie: () => undefined,
    })
    const [, src] = new RegExp(`"${call.picture}":("[^"]+")`).exec(String(encodeValue(route.endpoint, value).body)) ?? []
    return src && (JSON.parse(src) as string)
  }
  // By page, because a page has more than one path.
  const held = new Map(
    FIRST_PAGES.map((page) => [page, createHeldByKey((merchantCode: string) => ask(merchantCode, page), freshness)]),
  )

  return async (merchantCode, path) => {
    const page = firstPageOf(path)
    const picture = page && held.get(page)?.get(merchantCode)
    return Promise.race([
      picture?.catch((error: unknown) => {
        logger.warn({ err: error, path }, 'first picture of a page failed')
        return undefined
      }),
      delay(patienceMs, undefined, { ref: false }),
    ])
  }
}
