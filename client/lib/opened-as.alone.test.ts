// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from 'vitest'
import { openedAs } from './opened-as.ts'

describe('how the site was opened', () => {
  afterEach(() => vi.unstubAllGlobals())

  it.each([
    { place: 'the browser', isStandalone: false, clip: undefined, method: 'H5' },
    { place: 'Safari', isStandalone: false, clip: false, method: 'H5' },
    { place: 'an installed app', isStandalone: true, clip: undefined, method: 'PWA' },
    { place: 'an installed app of an iPhone', isStandalone: true, clip: true, method: 'PWA' },
    { place: 'a web clip', isStandalone: false, clip: true, method: 'WEBCLIP' },
  ])('is $method in $place', ({ isStandalone, clip, method }) => {
    vi.stubGlobal('matchMedia', () => ({ matches: isStandalone }))
    vi.stubGlobal('navigator', { userAgent: 'Mozilla/5.0', ...(clip === undefined ? {} : { standalone: clip }) })
    expect(openedAs()).toBe(method)
  })

  it('SCR-44: is APP in the merchant’s own app', () => {
    vi.stubGlobal('matchMedia', () => ({ matches: false }))
    vi.stubGlobal('navigator', { userAgent: 'Mozilla/5.0 (Linux; Android 14) PalaroApp/1.2' })
    expect(openedAs()).toBe('APP')
  })
})
