import { amount } from '#seed/builders/index.ts'
import { expect, test } from './fixtures.ts'
import { bet, betButton, pesos, verifyNewest } from './original.ts'
import { expectAccessibleInBothThemes } from './themes.ts'

interface Round {
  result: number
}

test('Limbo: target and chance agree, the drawn multiplier is shown, and the round can be verified', async ({
  page,
  given,
  signInAs,
}) => {
  await signInAs(await given.member({ balance: amount(5_000) }))
  await page.goto('/m/play/limbo')
  await expect(page.getByRole('status').filter({ hasText: 'Pick a target and place a bet' })).toBeVisible()
  await expectAccessibleInBothThemes(page)

  const [target, chance] = [page.getByRole('textbox', { name: 'Target' }), page.getByRole('textbox', { name: 'Chance' })]
  await chance.fill('10')
  await chance.press('Enter')
  await expect(target).toHaveValue('9.90')
  await page.getByRole('radio', { name: '5×', exact: true }).check()
  await expect(chance).toHaveValue('19.8000')
  await expect(page.getByText('+₱400.00')).toBeVisible()
  await target.fill('10000')
  await target.press('Enter')
  await expect(page.getByRole('alert')).toContainText('The table pays at most ₱100,000.00')
  await expect(betButton(page)).toBeDisabled()
  await target.fill('1.01')
  await target.press('Enter')

  const round = await bet<Round>(page, 'limbo')

  const drawn = `${(round.result / 100).toFixed(2)}×`
  await expect(page.getByRole('list', { name: 'Last results' }).getByText(drawn)).toBeVisible()
  await expectAccessibleInBothThemes(page)
  const sheet = await verifyNewest(page)
  await expect(sheet.getByText(drawn, { exact: true })).toBeVisible()
  if (round.win) await expect(sheet.getByText(`Pays 1.01× the stake: ${pesos(round.payout)}`)).toBeVisible()
  await expectAccessibleInBothThemes(page)
})
