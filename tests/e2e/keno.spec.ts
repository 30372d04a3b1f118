import type { Page } from '@playwright/test'
import { amount } from '#seed/builders/index.ts'
import { expect, test } from './fixtures.ts'
import { bet, betButton, verifyNewest } from './original.ts'
import { expectAccessibleInBothThemes } from './themes.ts'

interface Round {
  numbers: number[]
  drawn: number[]
  hits: number
}
const number = (page: Page, of: number) => page.getByRole('button', { name: new RegExp(`^${of}(,|$)`) })

test('GAM-04 GAM-09 Keno: numbers are chosen and cleared, hits are named, odds are shown, and the round is verified', async ({
  page,
  given,
  signInAs,
}) => {
  await signInAs(await given.member({ balance: amount(1_000) }))
  await page.goto('/m/play/keno')
  await expect(betButton(page)).toBeDisabled()
  await expectAccessibleInBothThemes(page)

  await number(page, 7).click()
  await number(page, 40).click()
  await expect(page.getByText('2/10 chosen')).toBeVisible()
  await expect(page.getByRole('list', { name: 'What hits pay' }).getByRole('listitem')).toHaveText([
    '0×0for 0 hits',
    '1.9×1for 1 hits',
    '4.5×2for 2 hits',
  ])
  await page.getByRole('button', { name: 'Clear' }).click()
  await page.getByRole('button', { name: 'Random pick' }).click()
  await expect(page.getByText('10/10 chosen')).toBeVisible()
  await expect(page.getByRole('button', { pressed: false, name: /^\d+$/ }).first()).toBeDisabled()

  await page.getByRole('button', { name: /RTP/ }).click()
  const odds = page.getByRole('table', { name: 'What hits pay, numbers chosen: 10' })
  await expect(odds.getByRole('row').last()).toHaveText('10100×847,660,528')
  await page.keyboard.press('Escape')

  const round = await bet<Round>(page, 'keno')

  for (const drawn of round.drawn)
    await expect(number(page, drawn)).toHaveAccessibleName(`${drawn}, ${round.numbers.includes(drawn) ? 'hit' : 'drawn'}`)
  await expect(page.getByText(`${round.hits} of 10 hit`).first()).toBeVisible()
  await expectAccessibleInBothThemes(page)

  await page.getByRole('button', { name: 'Clear' }).click()
  await expect(number(page, round.numbers[0]!)).toHaveAttribute('aria-pressed', 'false')
  await page.getByRole('button', { name: 'Repeat' }).click()
  for (const chosen of round.numbers) await expect(number(page, chosen)).toHaveAccessibleName(`${chosen}, chosen`)

  const sheet = await verifyNewest(page)
  await expect(sheet.getByLabel('Chosen numbers')).toHaveValue(round.numbers.join(', '))
  await sheet.getByLabel('Chosen numbers').fill('41')
  await expect(sheet.getByText('This isn’t possible in this game')).toBeVisible()
})
