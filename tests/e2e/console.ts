/** The house's own door: /operator, by a username and a password. */
import type { Page } from '@playwright/test'
import { expect } from './fixtures.ts'

interface Operator {
  username: string
  password: string
}

/** Sends the form, whatever becomes of it. */
export async function tryConsole(page: Page, { username, password }: Operator) {
  await page.goto('/operator')
  await page.getByRole('textbox', { name: 'Username' }).fill(username)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Log in' }).click()
}

/** Until the console is open: an address gone to earlier than that is asked for by nobody. */
export async function enterConsole(page: Page, operator: Operator) {
  await tryConsole(page, operator)
  await expect(page.getByRole('navigation', { name: 'Pages of the console' })).toBeVisible()
}
