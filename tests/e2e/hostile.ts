/** Checks whether hostile markup had any effect on the page. */
import type { Page } from '@playwright/test'
import { expect } from './fixtures.ts'

/**
 * Chromium also reports a blocked handler in markup that is only parsed, to be read or sanitised. Allow this as
 * `allowedProblem`; `watchForHarm` distinguishes it from one in the page.
 */
export const REFUSED_HANDLER = /^Executing inline event handler violates .* The action has been blocked\.$/

interface Refused {
  /** On an element in the page; for markup that is only parsed, the report names the document. */
  isInPage: boolean
  rule: string
}

/**
 * Call it before opening the page. The returned function fails if hostile markup has run or was in the page, even for a moment.
 */
export async function watchForHarm(page: Page): Promise<() => Promise<void>> {
  await page.addInitScript(() => {
    const watched = window as unknown as { refused: Refused[] }
    watched.refused = []
    document.addEventListener('securitypolicyviolation', ({ target, effectiveDirective }) =>
      watched.refused.push({ isInPage: target !== document, rule: effectiveDirective }),
    )
  })
  return async () => {
    expect(await page.evaluate(() => 'pwned' in window)).toBe(false)
    const refused = await page.evaluate(() => (window as unknown as { refused: Refused[] }).refused)
    expect(refused.filter(({ isInPage, rule }) => isInPage || rule !== 'script-src-attr')).toEqual([])
  }
}
