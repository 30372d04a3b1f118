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
    vi.stubGlobal('navigator', clip === undefined ? {} : { standalone: clip })
    expect(openedAs()).toBe(method)
  })
})
