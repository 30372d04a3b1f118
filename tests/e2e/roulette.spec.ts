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

/** By key: all places that cover a number. */
async function choose(page: Page, number: RegExp, among: string) {
  await place(page, number).press('Enter')
  await page
    .getByRole('dialog', { name: /^Where with number/ })
    .getByRole('button', { name: among, exact: true })
    .click()
}

/** By touch or mouse: a spot on a number, as parts of its width and height. */
async function pressAt(page: Page, number: RegExp, x: number, y: number): Promise<void> {
  await place(page, number).scrollIntoViewIfNeeded()
  const box = (await place(page, number).boundingBox())!
  await page.mouse.move(box.x + x * box.width, box.y + y * box.height)
  await page.mouse.down()
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
  await choose(page, /^0, green/, 'split 0–2')
  await choose(page, /^1, red/, 'six line 1–2–3–4–5–6')
  // On the corner of four numbers; held, the table names the bet, and another spot is chosen without letting go.
  await pressAt(page, /^17, black/, 0, 0)
  await expect(page.getByText('corner 13–14–16–17 8:1 · ₱20.00')).toBeVisible()
  await pressAt(page, /^17, black/, 0, 1)
  await expect(page.getByText('corner 16–17–19–20 8:1 · ₱20.00')).toBeVisible()
  await page.mouse.up()
  await pressAt(page, /^34, red/, 0, 0.5)
  await page.mouse.up()
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
