import type { Page } from '@playwright/test'
import { expect, expectAccessible, test } from './fixtures.ts'
import { expectAccessibleInBothThemes } from './themes.ts'

const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)
const main = (page: Page) => page.getByRole('main')
const tap = (page: Page, name: string | RegExp) => main(page).getByRole('button', { name, exact: true }).click()
/** The card covers the native input. */
const choose = (page: Page, name: RegExp) => main(page).getByRole('radio', { name }).check({ force: true })

test('a member pays on a payment site, with a bonus, and comes back to the receipt', async ({ page, given, signInAs }) => {
  await signInAs(await given.member())
  await page.goto('/m/voucherCenter')
  await expect(main(page).getByText('Play money: no real money moves here.')).toBeVisible()
  // What pays at once is chosen already, and the button needs no scrolling.
  await expect(main(page).getByRole('tab', { selected: true })).toHaveText('Online')
  await expect(main(page).getByRole('radio', { name: /PayGate.*In your wallet at once/ })).toBeChecked()
  await expect(main(page).getByRole('button', { name: 'Deposit', exact: true })).toBeInViewport({ ratio: 1 })
  const amount = main(page).getByRole('textbox', { name: 'Amount' })
  await amount.fill('20')
  await tap(page, 'Deposit')
  await expect(main(page).getByRole('alert').filter({ hasText: 'At least ₱50' })).toBeVisible()
  await tap(page, '₱1,000')
  await choose(page, /First deposit/)
  await expect(main(page).getByText('₱1,985.00')).toBeVisible()
  await expectAccessibleInBothThemes(page)

  await tap(page, 'Deposit ₱1,000')
  await page.getByRole('button', { name: 'Pay', exact: true }).click()
  await expect(main(page).getByText('Deposit received')).toBeVisible()
  await expect(main(page).getByText('₱1,985.00').first()).toBeVisible()
  await expectAccessible(page)
})

test('a transfer is reported with its number and a picture, and the page shows the decision live', async ({
  page,
  given,
  signInAs,
}) => {
  await signInAs(await given.member())
  await page.goto('/m/voucherCenter')
  await main(page).getByRole('tab', { name: 'BPI' }).click()
  await tap(page, '₱500')
  await tap(page, 'Deposit ₱500')
  await expect(main(page).getByText('3089 1147 65')).toBeVisible()
  await expect(main(page).getByText(/please don’t send anything real/)).toBeVisible()
  expect(await page.evaluate(() => scrollY), 'the order starts at its top').toBe(0)
  await tap(page, 'I’ve paid')
  await expect(main(page).getByRole('alert').filter({ hasText: 'Enter the transaction number' })).toBeVisible()
  await main(page).getByRole('textbox', { name: 'Transaction number' }).fill('BPI-1')
  await main(page)
    .getByLabel('Add a picture of the receipt')
    .setInputFiles({ name: 'receipt.png', mimeType: 'image/png', buffer: PIXEL })
  await expect(main(page).getByRole('img', { name: 'Receipt picture' })).toBeVisible()
  await expectAccessibleInBothThemes(page)
  await tap(page, 'I’ve paid')
  await expect(main(page).getByText('Being checked')).toBeVisible()
  expect(await page.evaluate(() => scrollY), 'the report starts at its top').toBe(0)

  const depositId = new URL(page.url()).searchParams.get('order')
  const { username, password } = await given.operator()
  const headers = { Merchant: 'demo' }
  const login = await page.request.post('/wps/operator/session', { headers, data: { username, password } })
  const { token } = (await login.json()).value
  await page.request.post('/wps/operator/deposits/approve', {
    headers: { ...headers, Authorization: token },
    data: { depositId },
  })
  await expect(main(page).getByText('Deposit received')).toBeVisible()

  await main(page).getByRole('link', { name: 'My deposits' }).click()
  await tap(page, 'Done')
  await expect(main(page).getByRole('link', { name: /BPI/ })).toBeVisible()
  await tap(page, 'Not paid')
  await expect(main(page).getByText('No deposits here')).toBeVisible()
})
