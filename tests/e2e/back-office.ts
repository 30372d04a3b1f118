/** The back office's login page: /operator, with username and password. */
import type { Page } from '@playwright/test'
import { expect } from './fixtures.ts'

interface Operator {
  username: string
  password: string
}

/** Submits the form, whatever the outcome. */
export async function tryBackOffice(page: Page, { username, password }: Operator) {
  await page.goto('/operator')
  await page.getByRole('textbox', { name: 'Username' }).fill(username)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Log in' }).click()
}

/** Waits until the back office is open: navigating earlier would be lost. */
export async function enterBackOffice(page: Page, operator: Operator) {
  await tryBackOffice(page, operator)
  await expect(page.getByRole('navigation', { name: 'Back office pages' })).toBeVisible()
}
