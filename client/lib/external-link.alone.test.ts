// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from 'vitest'
import { isServerPage, leaveAndReturn, leaveFor, openBeside, openInApp, ownPage } from './external-link.ts'

const ADDRESS = 'https://t.me/palaro'
vi.stubGlobal('matchMedia', () => ({ matches: false }))
const asApp = () => vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Mozilla/5.0 PalaroApp/2.1')
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  vi.stubGlobal('matchMedia', () => ({ matches: false }))
})

/** A page of our site, in the app or in a browser, and what it did. */
function onPage({ isApp }: { isApp: boolean }) {
  if (isApp) asApp()
  const [openBrowser, assign, open] = [vi.fn(), vi.fn(), vi.fn()]
  vi.stubGlobal('PalaroApp', { openBrowser })
  vi.stubGlobal('location', { href: 'https://play.example/m/home', origin: 'https://play.example', assign })
  vi.stubGlobal('open', open)
  return { openBrowser, assign, open }
}

describe('a link to another site', () => {
  it('is left to the browser outside the app', () => {
    const openBrowser = vi.fn()
    expect(openInApp(ADDRESS, { PalaroApp: { openBrowser } })).toBe(false)
    expect(openBrowser).not.toHaveBeenCalled()
  })

  it('SCR-44: opens in the app’s own browser, on Android and on an iPhone', () => {
    asApp()
    const [openBrowser, postMessage] = [vi.fn(), vi.fn()]
    expect(openInApp(ADDRESS, { PalaroApp: { openBrowser } })).toBe(true)
    expect(openInApp(ADDRESS, { webkit: { messageHandlers: { openBrowser: { postMessage } } } })).toBe(true)
    expect([openBrowser.mock.calls, postMessage.mock.calls]).toEqual([[[ADDRESS]], [[ADDRESS]]])
  })

  it('is left to the web view of an app that has no browser', () => {
    asApp()
    expect(openInApp(ADDRESS, {})).toBe(false)
  })
})

describe('leaving for another site, such as a payment page', () => {
  it('is left to the app’s own browser, and our page stays', () => {
    const { openBrowser, assign } = onPage({ isApp: true })
    expect(leaveFor('https://pay.example/order?id=7')).toBe(true)
    expect(openBrowser.mock.calls).toEqual([['https://pay.example/order?id=7']])
    expect(assign).not.toHaveBeenCalled()
  })

  it('takes this window in a browser, and for a page of our own server', () => {
    const browser = onPage({ isApp: false })
    expect(leaveFor('https://pay.example/order')).toBe(false)
    expect(String(browser.assign.mock.calls[0])).toBe('https://pay.example/order')

    const app = onPage({ isApp: true })
    expect(leaveFor('/bgs/pay/7')).toBe(false)
    expect(String(app.assign.mock.calls[0])).toBe('https://play.example/bgs/pay/7')
    expect(app.openBrowser).not.toHaveBeenCalled()
  })

  it('takes this window in the app too if the site sends the visitor back with an answer', () => {
    const { assign, openBrowser } = onPage({ isApp: true })
    leaveAndReturn('https://login.example/authorize')
    expect(String(assign.mock.calls[0])).toBe('https://login.example/authorize')
    expect(openBrowser).not.toHaveBeenCalled()
  })

  it.each(['javascript:alert(1)', 'https://', 'data:text/html,x'])('opens nothing strange: %s', (address) => {
    const { openBrowser, assign, open } = onPage({ isApp: true })
    leaveFor(address)
    leaveAndReturn(address)
    openBeside(address)
    for (const way of [openBrowser, assign, open]) expect(way).not.toHaveBeenCalled()
  })
})

describe('opening another site beside our page', () => {
  it('opens the app’s own browser, or a window that does not know ours', () => {
    const app = onPage({ isApp: true })
    expect(openBeside(ADDRESS)).toBe(true)
    expect([app.openBrowser.mock.calls, app.open.mock.calls]).toEqual([[[ADDRESS]], []])

    vi.restoreAllMocks()
    const { open } = onPage({ isApp: false })
    const opened = { opener: window }
    open.mockReturnValue(opened)
    expect(openBeside(ADDRESS)).toBe(true)
    expect(opened.opener).toBeNull()
  })

  it('says that the browser blocked it', () => {
    onPage({ isApp: false }).open.mockReturnValue(null)
    expect(openBeside(ADDRESS)).toBe(false)
  })
})

it.each([
  ['/m/activity?id=1#top', '/m/activity?id=1#top'],
  ['https://play.example/m/help', '/m/help'],
  ['/', '/'],
  ['/m', '/m'],
  ['/operator/gifts?page=2', '/operator/gifts?page=2'],
  ['/operators', undefined],
  ['/media/picture.webp', undefined],
  ['/pay/local?order=D1', undefined],
  ['/vendor-simulator?launch=1', undefined],
  ['https://other.example/m/help', undefined],
  ['mailto:help@play.example', undefined],
  ['https://', undefined],
])('a page of our own is one for the router: %s', (address, page) => {
  onPage({ isApp: false })
  expect(ownPage(address)).toBe(page)
})

it.each([
  ['/vendor-simulator?launch=1', true],
  ['/m/help', false],
  ['https://other.example/vendor-simulator', false],
  ['https://', false],
])('a page of our server that is none of the router: %s', (address, is) => {
  const { openBrowser } = onPage({ isApp: true })
  expect(isServerPage(address)).toBe(is)
  if (is) expect(openInApp(address)).toBe(false)
  expect(openBrowser).not.toHaveBeenCalled()
})

it.each(['mailto:help@play.example', 'tel:+63281234567'])('%s is for the phone, not for the app’s browser', (address) => {
  asApp()
  const openBrowser = vi.fn()
  expect(openInApp(address, { PalaroApp: { openBrowser } })).toBe(false)
  expect(openBrowser).not.toHaveBeenCalled()
})
