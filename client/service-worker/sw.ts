/**
 * Keeps the site usable offline: hashed files for good, and the page as the server last sent it (it contains the merchant, so the
 * raw file would not do). API answers are never cached (requests.ts).
 */
import { CacheableResponsePlugin } from 'workbox-cacheable-response'
import { ExpirationPlugin } from 'workbox-expiration'
import { CacheFirst, NetworkFirst, StaleWhileRevalidate, type Strategy } from 'workbox-strategies'
import { kindOf, START, type Kind } from './requests.ts'

interface Lifetime extends Event {
  waitUntil(work: Promise<unknown>): void
}
interface Fetching extends Lifetime {
  request: Request
  respondWith(answer: Promise<Response>): void
}
/** The parts of a service worker's scope that the DOM types lack. */
interface Worker {
  skipWaiting(): Promise<void>
  clients: { claim(): Promise<void> }
  addEventListener(type: 'install' | 'activate', listener: (event: Lifetime) => void): void
  addEventListener(type: 'fetch', listener: (event: Fetching) => void): void
}
declare const self: Worker & { __WB_MANIFEST: { url: string }[] }

/** Every address of the client is the same page. */
const SHELL = '/m/home'
/** If the network is slower than this, show the cached page; its content loads as usual. */
const PAGE_WAIT_S = 5
/** Enough for several releases: a page opened before a release goes on loading its own files. */
const MAX_ASSETS = 1_000
const MAX_AGE_S = 60 * 24 * 3_600

const onlyGood = new CacheableResponsePlugin({ statuses: [200] })
const asShell = { cacheKeyWillBeUsed: () => Promise.resolve(SHELL) }

const STRATEGY: Record<Exclude<Kind, undefined>, Strategy> = {
  asset: new CacheFirst({
    cacheName: 'palaro-assets',
    plugins: [onlyGood, new ExpirationPlugin({ maxEntries: MAX_ASSETS, maxAgeSeconds: MAX_AGE_S })],
  }),
  page: new NetworkFirst({ cacheName: 'palaro-page', networkTimeoutSeconds: PAGE_WAIT_S, plugins: [onlyGood, asShell] }),
  start: new StaleWhileRevalidate({ cacheName: 'palaro-start', plugins: [onlyGood] }),
}

/** A file that does not load now is loaded when a page asks for it. */
const fetchAhead = (event: Lifetime, strategy: Strategy, path: string) =>
  strategy.handle({ event: event as never, request: new Request(path) }).catch(() => undefined)

const files = self.__WB_MANIFEST.map(({ url }) => `/${url}`)

self.addEventListener('install', (event) => {
  const work = [
    ...files.map((path) => fetchAhead(event, STRATEGY.asset, path)),
    fetchAhead(event, STRATEGY.page, SHELL),
    ...START.map((path) => fetchAhead(event, STRATEGY.start, path)),
  ]
  event.waitUntil(Promise.all(work))
  // Open pages are not reloaded: their files stay cached, and the newer worker serves those as well.
  void self.skipWaiting()
})

self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()))

self.addEventListener('fetch', (event) => {
  const kind = kindOf(event.request, location.origin)
  if (kind) event.respondWith(STRATEGY[kind].handle({ event: event as never, request: event.request }))
})
