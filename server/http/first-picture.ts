/** The picture that fills the screen of a landing page, shown before any of the page's code runs. */
import { setTimeout as delay } from 'node:timers/promises'
import { type FirstPage, pictureIn } from '#contract/first-page.ts'
import { DEFAULT_LANGUAGE } from '#contract/wire.ts'
import { createHeldByKey, type Freshness, HOUSE_FRESHNESS } from '#server/platform/held.ts'
import type { Logger } from '#server/platform/logger.ts'
import type { MerchantDirectory } from '#server/platform/merchant/merchant-directory.ts'
import { encodeValue } from './answer.ts'
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

/** The address of the picture; undefined if there is none in time. */
export type FindFirstPicture = (merchantCode: string, page: FirstPage) => Promise<string | undefined>

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
    return pictureIn(JSON.parse(String(encodeValue(route.endpoint, value).body)), call.picture)
  }
  const heldOf = (page: FirstPage) => createHeldByKey((merchantCode: string) => ask(merchantCode, page), freshness)
  const held = new Map<string, ReturnType<typeof heldOf>>()

  return async (merchantCode, page) => {
    const pictures = held.get(page.name) ?? heldOf(page)
    held.set(page.name, pictures)
    return Promise.race([
      pictures.get(merchantCode).catch((error: unknown) => {
        logger.warn({ err: error, page: page.name }, 'first picture of a page failed')
        return undefined
      }),
      delay(patienceMs, undefined, { ref: false }),
    ])
  }
}
