// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from 'vitest'
import { openInApp } from './external-link.ts'

const ADDRESS = 'https://t.me/palaro'
vi.stubGlobal('matchMedia', () => ({ matches: false }))
const asApp = () => vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Mozilla/5.0 PalaroApp/2.1')
afterEach(() => vi.restoreAllMocks())

describe('a link to another site', () => {
  it('is left to the browser outside the app', () => {
    const openBrowser = vi.fn()
    expect(openInApp(ADDRESS, { PalaroApp: { openBrowser } })).toBe(false)
    expect(openBrowser).not.toHaveBeenCalled()
  })

  it('opens in the app’s own browser, on Android and on an iPhone', () => {
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
