/** What must hold in the dark theme and in the light one. */
import type { Page } from '@playwright/test'
import { expectAccessible } from './fixtures.ts'

/** The page, or `within` it, as it is now, without a finding in either theme: but for their colours they are the same. */
export async function expectAccessibleInBothThemes(page: Page, within?: string): Promise<void> {
  const show = (theme: string) => page.evaluate((name) => (document.documentElement.dataset.theme = name), theme)
  await show('light')
  await expectAccessible(page, { within, rules: ['color-contrast'] })
  await show('dark')
  await expectAccessible(page, { within })
}
