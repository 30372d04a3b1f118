/** Markup that would do harm: did any of it get a hold on the page? */
import type { Page } from '@playwright/test'
import { expect } from './fixtures.ts'

/**
 * Chromium reports a handler it refuses already where markup is parsed aside, to be read or sanitised. Let this through as
 * `allowedProblem`; `watchForHarm` tells it from one that stood in the page.
 */
export const REFUSED_HANDLER = /^Executing inline event handler violates .* The action has been blocked\.$/

interface Refused {
  /** Of an element in the page; what is only parsed aside is told of the document. */
  isInPage: boolean
  rule: string
}

/** Before the page is opened. The answer fails if, since then, hostile markup ran or stood in the page, be it for a moment. */
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
