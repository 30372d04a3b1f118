/** What editors may lead to is what members reach: a page that opens later is switched on in both places. */
import { describe, expect, it } from 'vitest'
import { REDIRECTS } from '#contract/announcement.ts'
import { LEADS, SITE_PAGES } from '#contract/content-desk.ts'
import { isOpen, SCREENS } from '#client/lib/paths.ts'
import { SCREEN_OF } from './use-redirect.ts'

describe('what the content desk offers to lead to', () => {
  it('is every redirect that does not end at a page that comes later', () => {
    const open = REDIRECTS.filter((redirect) => {
      const screen = SCREEN_OF[redirect]
      return screen === undefined || isOpen(screen)
    })
    expect([...LEADS].toSorted()).toEqual(open.toSorted())
  })

  it('are pages of the site that are open', () => {
    const open = Object.values(SCREENS).flatMap(({ path, isOpen: isThere }) => (isThere ? [path] : []))
    expect(open).toEqual(expect.arrayContaining([...SITE_PAGES]))
  })
})
