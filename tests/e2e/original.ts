/** What browser tests of the originals share: placing a bet, and what stays true around it. */
import { type Locator, type Page } from '@playwright/test'
import { expect } from './fixtures.ts'

/** Truncated to centavos, like every amount on screen. */
const inPesos = new Intl.NumberFormat('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2, roundingMode: 'trunc' })
export const pesos = (units: number) => `₱${inPesos.format(units)}`

export const betButton = (page: Page) => page.getByRole('button', { name: /^Bet ₱/ })
/** The result in words, as screen readers hear it. */
export const resultLine = (page: Page): Locator => page.getByRole('status').filter({ hasText: /Won ₱|back ·|No win this time/ })

interface Answer<Round> {
  value: Round & { win: boolean; payout: number; stake: number; balanceAfter: number }
}

/** Places one bet, waits until its result stands, and returns the server's answer. */
export async function bet<Round extends object>(page: Page, code: string): Promise<Answer<Round>['value']> {
  const answered = page.waitForResponse(`**/bgs/${code}/bet`)
  await betButton(page).click()
  const { value } = (await (await answered).json()) as Answer<Round>
  const words = value.win ? `Won ${pesos(value.payout)}` : value.payout > 0 ? `${pesos(value.payout)} back` : 'No win this time'
  await expect(resultLine(page)).toContainText(words)
  await expect(betButton(page)).toBeEnabled()
  await expect(page.getByText(pesos(value.balanceAfter)).first()).toBeVisible()
  return value
}

/** Changes seeds, and verifies the newest round of the history with its choices. */
export async function verifyNewest(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: /^Fair · #/ }).click()
  const sheet = page.getByRole('dialog', { name: 'Fair play' })
  await sheet.getByRole('button', { name: 'Reveal and change seeds' }).click()
  await expect(sheet.getByText('Revealed seeds')).toBeVisible()
  await expect(sheet.getByRole('button', { name: 'Verify this pair' })).toBeVisible()
  await sheet.getByRole('button', { name: 'Close' }).click()
  await page.getByRole('button', { name: 'Bet history' }).click()
  await page.getByRole('dialog', { name: 'Bet history' }).getByRole('button', { name: 'Verify' }).first().click()
  await expect(sheet.getByText('OK: this is the seed we committed to')).toBeVisible()
  await expect(sheet.getByText(/^OK: matches the/)).toBeVisible()
  return sheet
}
