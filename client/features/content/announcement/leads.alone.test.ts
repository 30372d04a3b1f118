// @vitest-environment jsdom
/** Editors may only link to pages that members can reach: a new page is switched on in both places. */
import { matchPath } from 'react-router-dom'
import { describe, expect, it } from 'vitest'
import { REDIRECTS } from '#contract/content/announcement/announcement.ts'
import { LEADS, SITE_PAGES } from '#contract/back-office/content-management/content-management.ts'
import { isOpen, SCREENS } from '#client/lib/paths.ts'
import { SCREEN_OF } from './use-redirect.ts'

describe('the link targets in content management', () => {
  it('are all redirects except to pages that come later', () => {
    const open = REDIRECTS.filter((redirect) => {
      const screen = SCREEN_OF[redirect]
      return screen === undefined || isOpen(screen)
    })
    expect([...LEADS].toSorted()).toEqual(open.toSorted())
  })

  it('are pages of the site that are open', () => {
    const open = Object.values(SCREENS).flatMap(({ path, isOpen: isReachable }) => (isReachable ? [path] : []))
    expect(SITE_PAGES.filter((page) => !open.some((path) => matchPath(path, page)))).toEqual([])
  })
})
