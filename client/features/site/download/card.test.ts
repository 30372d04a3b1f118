import { describe, expect, it } from 'vitest'
import { isCardShown, type CardFacts } from './card.ts'

const inBrowser: CardFacts = {
  openedAs: 'H5',
  isOffered: true,
  isHidden: false,
  link: 'https://app.example/a',
  iosLink: undefined,
}

describe('the download card', () => {
  it('SCR-43: shows in a browser if the app is available', () => expect(isCardShown(inBrowser)).toBe(true))

  it.each([
    ['once closed', { isHidden: true }],
    ['where the merchant does not offer it', { isOffered: false }],
    ['without an app for this phone', { link: undefined }],
    ['in the installed site', { openedAs: 'PWA' }],
    ['in the app', { openedAs: 'APP' }],
    ['in a web clip without an app for iPhones', { openedAs: 'WEBCLIP' }],
  ] as const)('stays away %s', (_when, facts) => expect(isCardShown({ ...inBrowser, ...facts })).toBe(false))

  it('shows in a web clip if there is an app for iPhones', () => {
    expect(isCardShown({ ...inBrowser, openedAs: 'WEBCLIP', iosLink: 'https://app.example/i' })).toBe(true)
  })
})
