/** What every original has around it: its rules, keys, the last stake, and bets that place themselves. */
import type { Page } from '@playwright/test'
import { amount } from '#seed/builders/index.ts'
import { expect, test } from './fixtures.ts'
import { bet, betButton, resultLine } from './original.ts'
import { expectAccessibleInBothThemes } from './themes.ts'

const TABLE = '/m/play/limbo'
const stake = (page: Page) => page.getByRole('textbox', { name: 'Stake', exact: true })
const auto = (page: Page) => page.getByRole('button', { name: 'Auto', exact: true })
const start = (page: Page) => page.getByRole('button', { name: /^Start:/ })

test('RG-13 bets place themselves only with a limit of loss, show what is left, and stop when the page is hidden', async ({
  page,
  given,
  signInAs,
}) => {
  await signInAs(await given.member({ balance: amount(1_000) }))
  await page.goto(TABLE)
  await page.getByRole('textbox', { name: 'Target' }).fill('1.01')
  await page.getByRole('button', { name: 'Chips' }).click()
  await page.getByRole('button', { name: '₱20', exact: true }).click()
  await auto(page).click()
  // Ten stakes unless the player says otherwise.
  await expect(page.getByRole('textbox', { name: 'Stop at loss' })).toHaveValue('200.00')
  await expect(start(page)).toBeEnabled()
  await page.getByRole('textbox', { name: 'Stop at loss' }).fill('')
  await expect(start(page)).toBeDisabled()
  await page.getByRole('textbox', { name: 'Stop at loss' }).fill('10')
  await expect(page.getByText('At least one stake: ₱20.00')).toBeVisible()
  await expect(start(page)).toBeDisabled()
  await expectAccessibleInBothThemes(page)

  await page.getByRole('textbox', { name: 'Stop at loss' }).fill('200')
  await page.getByRole('button', { name: 'Another number of bets' }).click()
  await page.getByRole('textbox', { name: 'Number of bets' }).fill('2')
  await start(page).click()
  await expect(stake(page)).toBeDisabled()
  await expect(page.getByText('All bets placed.')).toBeVisible()
  await expect(page.getByText('2 / 2')).toBeVisible()
  await expect(page.getByRole('list', { name: 'Last results' }).getByRole('listitem')).toHaveCount(2)

  await auto(page).click()
  // What was typed stays, and what was won or lost is told.
  await expect(page.getByRole('textbox', { name: 'Stop at loss' })).toHaveValue('200')
  await expect(page.getByText(/^2 bets · [012] won$/)).toBeVisible()
  await page.getByRole('textbox', { name: 'Number of bets' }).fill('100')
  await start(page).click()
  await expect(page.getByText('1 / 100')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Stop betting' })).toBeEnabled()
  await expectAccessibleInBothThemes(page)
  await page.evaluate(() => {
    Object.defineProperty(document, 'hidden', { value: true, configurable: true })
    document.dispatchEvent(new Event('visibilitychange'))
  })
  await expect(page.getByText('Stopped: the page was hidden.')).toBeVisible()
  await auto(page).click()
  await expect(start(page)).toBeEnabled()
})

test('the merchant may forbid bets that place themselves', async ({ page, given, signInAs }) => {
  await signInAs(await given.member({ balance: amount(1_000) }))
  await page.route('**/bgs/limbo', async (route) => {
    const response = await route.fetch()
    const body = (await response.json()) as { value: object }
    await route.fulfill({ json: { ...body, value: { ...body.value, hasAutoBet: false } } })
  })
  await page.goto(TABLE)
  await expect(betButton(page)).toBeEnabled()
  await expect(auto(page)).toBeHidden()
})

test('keys change the stake and bet, but never while a field or a sheet has the focus; the stake is remembered', async ({
  page,
  given,
  signInAs,
}) => {
  await signInAs(await given.member({ balance: amount(1_000) }))
  await page.goto(TABLE)
  await expect(stake(page)).toHaveValue('100.00')
  await page.keyboard.press('h')
  await expect(stake(page)).toHaveValue('50.00')
  await page.keyboard.press('d')
  await page.keyboard.press('d')
  await expect(stake(page)).toHaveValue('200.00')
  await stake(page).focus()
  await page.keyboard.press('h')
  await expect(stake(page)).toHaveValue('200.00')
  await stake(page).blur()
  await page.keyboard.press('Enter')
  await expect(resultLine(page)).toBeVisible()
  await expect(betButton(page)).toBeEnabled()

  await page.getByRole('button', { name: /RTP/ }).click()
  const rules = page.getByRole('dialog', { name: 'How to play' })
  // Drawn only where there is a mouse.
  await expect(rules.getByText(/Keyboard: space or Enter/)).toBeAttached()
  await page.keyboard.press('d')
  await expectAccessibleInBothThemes(page)
  await page.keyboard.press('Escape')
  await expect(stake(page)).toHaveValue('200.00')

  await page.reload()
  await expect(stake(page)).toHaveValue('200.00')
  await bet(page, 'limbo')
})
