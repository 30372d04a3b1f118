/** What must be true in both the dark and the light theme. */
import type { Page } from '@playwright/test'
import { expectAccessible } from './fixtures.ts'

/** Expects no findings in either theme, on the page or `within` it: the themes differ only in colours. */
export async function expectAccessibleInBothThemes(page: Page, within?: string): Promise<void> {
  const show = (theme: string) => page.evaluate((name) => (document.documentElement.dataset.theme = name), theme)
  await show('light')
  await expectAccessible(page, { within, rules: ['color-contrast'] })
  await show('dark')
  await expectAccessible(page, { within })
}
