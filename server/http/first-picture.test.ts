import { expect, it, vi } from 'vitest'
import * as announcementEndpoints from '#contract/content/announcement/announcement.ts'
import type { Banner } from '#contract/content/announcement/announcement.ts'
import type { FirstPage } from '#contract/first-page.ts'
import { NO_CACHING } from '#tests/support/no-caching.ts'
import { createFirstPictures } from './first-picture.ts'
import type { Route } from './handle.ts'

const NOWHERE = { redirect: null, externalLink: null, redirectPromotionId: null, gameLinkageMapping: null, linkageType: null }
const banner = (url: string): Banner => ({
  ...NOWHERE,
  bannerId: 1,
  groupName: 'm_home',
  url,
  title: '',
  kicker: '',
  action: '',
  linkage: null,
})
const lists = (urls: string[]) => ({ player: [], popup: [], promotion: [], hot: [], agent: [], banners: urls.map(banner) })

const pageWith = (groupName: string, name: FirstPage['name']): FirstPage => ({
  name,
  paths: [],
  scripts: [],
  styles: [],
  calls: [
    { url: '/wps/v2/system/status' },
    {
      url: `${announcementEndpoints.list.path}?types=B&groupName=${groupName}&platform=M`,
      picture: ['value', 'banners', 0, 'url'],
    },
  ],
})
const HOME = pageWith('m_home', 'home')

/** A server with only announcements, answered by `serve`. */
function picturesOf(serve: Route['serve']) {
  const warn = vi.fn()
  const find = createFirstPictures({
    routes: [{ endpoint: announcementEndpoints.list, serve }],
    merchants: { find: (code) => Promise.resolve(code === 'shop' ? ({ id: 1 } as never) : undefined) },
    logger: { warn },
    freshness: NO_CACHING.content,
    patienceMs: 50,
  })
  return { find, warn }
}

it('is the first one of what the page will ask as a visitor', async () => {
  const serve = vi.fn<Route['serve']>(() => lists(['/media/1.svg', '/media/2.svg']))
  const { find } = picturesOf(serve)
  expect(await find('shop', HOME)).toBe('/media/1.svg')
  expect(serve.mock.lastCall?.[0]).toMatchObject({
    caller: { kind: 'visitor' },
    language: 'tl',
    query: { types: ['B'], groupName: 'm_home', platform: 'M' },
  })
  expect(await find('shop', pageWith('m_login', 'login'))).toBe('/media/1.svg')
  expect(serve.mock.lastCall?.[0]).toMatchObject({ query: { groupName: 'm_login' } })
})

it('is none if the answer has none, or the page asks for none', async () => {
  const { find } = picturesOf(() => lists([]))
  expect(await find('shop', HOME)).toBeUndefined()
  expect(await find('elsewhere', HOME)).toBeUndefined()
  expect(await find('shop', { ...HOME, name: 'login', calls: [] })).toBeUndefined()
})

it('is none if the answer fails, which is logged, or comes late', async () => {
  const failing = picturesOf(() => Promise.reject(new Error('no database')))
  expect(await failing.find('shop', HOME)).toBeUndefined()
  expect(failing.warn).toHaveBeenCalledOnce()
  const late = picturesOf(() => new Promise(() => undefined))
  expect(await late.find('shop', HOME)).toBeUndefined()
})
