import type { Page } from '@playwright/test'
import { amount } from '#seed/builders/index.ts'
import { expect, test } from './fixtures.ts'
import { bet, betButton, verifyNewest } from './original.ts'
import { expectAccessibleInBothThemes } from './themes.ts'

interface Round {
  number: number
  chips: { kind: string; numbers: number[]; amount: number; payout: number }[]
}
const place = (page: Page, name: RegExp) => page.getByRole('group', { name: 'Table' }).getByRole('button', { name })

/** Taps a number for a chip on several, and chooses which. */
async function choose(page: Page, kind: string, number: RegExp, among: string) {
  await page.getByRole('radio', { name: kind }).check()
  await place(page, number).click()
  await page
    .getByRole('dialog', { name: /^Where with number/ })
    .getByRole('button', { name: among, exact: true })
    .click()
}

test('Roulette: chips of every kind are placed, taken back and repeated, and each pays for itself', async ({
  page,
  given,
  signInAs,
}) => {
  await signInAs(await given.member({ balance: amount(1_000) }))
  await page.goto('/m/play/roulette')
  await expect(betButton(page)).toBeDisabled()
  await expectAccessibleInBothThemes(page)

  await place(page, /^17, black/).click()
  await page.getByRole('button', { name: '₱20', exact: true }).click()
  await place(page, /^red/).click()
  await place(page, /^red/).click()
  await expect(place(page, /^red: ₱40\.00/)).toBeVisible()
  await page.getByRole('button', { name: 'Take back the last chip' }).click()
  await expect(place(page, /^red: ₱20\.00/)).toBeVisible()
  await choose(page, 'Split', /^0, green/, 'split 0–2')
  await page.getByRole('radio', { name: 'Six', exact: true }).check()
  await place(page, /^1, red/).click()
  await choose(page, 'Corner', /^17, black/, 'corner 16–17–19–20')
  await page.getByRole('radio', { name: 'Street' }).check()
  await place(page, /^36, red/).click()
  for (const outside of [/^13–24/, /^3rd column/, /^odd/, /^19–36/]) await place(page, outside).click()
  const between = page.getByRole('list', { name: 'Chips on several numbers' }).getByRole('listitem')
  await expect(between).toHaveCount(4)
  await expect(page.getByRole('button', { name: 'Bet ₱185.00' })).toBeEnabled()
  await expectAccessibleInBothThemes(page)

  const round = await bet<Round>(page, 'roulette')

  expect(round.chips).toHaveLength(10)
  expect(round.chips.reduce((sum, { payout }) => sum + payout, 0)).toBe(round.payout)
  await expect(page.getByRole('list', { name: 'Last numbers' }).getByText(String(round.number), { exact: true })).toBeVisible()
  await expectAccessibleInBothThemes(page)
  await page.getByRole('button', { name: 'Clear the table' }).click()
  await expect(page.getByText('Choose a chip, then tap where it should lie')).toBeVisible()
  await page.getByRole('button', { name: 'Repeat the last bet' }).click()
  await expect(page.getByRole('button', { name: 'Bet ₱185.00' })).toBeEnabled()
  const sheet = await verifyNewest(page)
  await expect(sheet.getByText(String(round.number), { exact: true })).toBeVisible()
})
