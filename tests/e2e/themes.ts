/** What must hold in the dark theme and in the light one. */
import type { Page } from '@playwright/test'
import { expectAccessible } from './fixtures.ts'

const THEMES = ['light', 'dark'] as const

/** The page, or `within` it, as it is now, without a finding in either theme. */
export async function expectAccessibleInBothThemes(page: Page, within?: string): Promise<void> {
  for (const theme of THEMES) {
    await page.evaluate((name) => (document.documentElement.dataset.theme = name), theme)
    await expectAccessible(page, within)
  }
}
