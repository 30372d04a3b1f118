/** One login in several tabs, for players and for operators. */
import type { Page } from '@playwright/test'
import { enterBackOffice } from '../back-office.ts'
import { expect, test } from '../fixtures.ts'
import { serveFor } from '../site.ts'

/** Personal settings: they load nothing, and say whether anyone is logged in. */
const logIn = (page: Page) => page.getByRole('main').getByRole('link', { name: 'Log in' })
const signOut = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Sign out' })
const loginForm = (page: Page) => page.getByRole('textbox', { name: 'Username' })
const savedIn = (page: Page) => page.evaluate(() => JSON.stringify([{ ...sessionStorage }, { ...localStorage }]))

async function enter(page: Page, { username, password }: { username: string; password: string }) {
  await page.goto('/m/login')
  await page.getByRole('textbox', { name: 'Username' }).fill(username)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Log in', exact: true }).last().click()
  await expect(page.getByRole('banner').getByRole('button', { name: 'Deposit' })).toBeVisible()
}

test('a second tab has the login of the first, and both are logged out together', async ({ page, context, given }) => {
  const merchant = await given.merchant()
  await serveFor(page, merchant)
  await enter(page, await given.member({ merchant, balance: 12_345_600n }))
  const second = await context.newPage()
  await test.step('a page of the member’s opens in it, without a login', async () => {
    await second.goto('/m/withdraw')
    await expect(second).toHaveURL(/\/m\/withdraw$/)
    await expect(second.getByRole('main').getByText('₱1,234.56').first()).toBeVisible()
  })
  await test.step('it outlives the first tab', async () => {
    await page.goto('/health/ready')
    await second.reload()
    await expect(second.getByRole('main').getByText('₱1,234.56').first()).toBeVisible()
  })
  const third = await context.newPage()
  await test.step('who logs out in one is logged out in all', async () => {
    await third.goto('/m/set')
    await signOut(third).click()
    await third.getByRole('alertdialog').getByRole('button', { name: 'Sign out' }).click()
    await expect(signOut(third)).toBeHidden()
    await expect(loginForm(second)).toBeVisible()
  })
  await test.step('a tab after that is a guest’s', async () => {
    const fourth = await context.newPage()
    await fourth.goto('/m/set')
    await expect(logIn(fourth)).toBeVisible()
  })
})

test('a login ends with the last tab: nothing of it is kept on the device', async ({ page, context, given }) => {
  const merchant = await given.merchant()
  await serveFor(page, merchant)
  await enter(page, await given.member({ merchant }))
  const token = await page.evaluate(() => (JSON.parse(sessionStorage.getItem('MC_SESSION_INFO')!) as { token: string }).token)
  await page.goto('/health/ready')

  const later = await context.newPage()
  await later.goto('/m/set')
  await expect(logIn(later)).toBeVisible()
  expect(await savedIn(later)).not.toContain(token)
})

test('an operator’s second tab is logged in too, and both are logged out together', async ({ page, context, given }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await enterBackOffice(page, await given.operator())
  const menu = (tab: Page) => tab.getByRole('navigation', { name: 'Back office pages' })
  const second = await context.newPage()
  await second.goto('/operator/deposits')
  await expect(menu(second)).toBeVisible()
  await expect(second).toHaveURL(/\/operator\/deposits$/)

  await second.getByRole('button', { name: 'Log out' }).click()

  for (const tab of [page, second]) await expect(loginForm(tab)).toBeVisible()
  // What this operator had seen is forgotten, in the other tab too.
  await expect(menu(page)).toBeHidden()
})
