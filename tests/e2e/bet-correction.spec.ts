/** Two operators correct a settled bet and the player sees it. */
import { amount, unique } from '#seed/builders/index.ts'
import { enterBackOffice } from './back-office.ts'
import { expect, expectAccessible, test } from './fixtures.ts'

test.use({ language: 'en', viewport: { width: 1280, height: 800 } })

test('a cashier proposes to void a bet, another confirms it, and the player’s record shows it marked', async ({
  page,
  given,
  signInAs,
}) => {
  const [one, two] = [await given.operator({ role: 'CASHIER' }), await given.operator({ role: 'CASHIER' })]
  const member = await given.member({ username: unique('bettor'), balance: amount(1_000) })
  const gameCode = unique('void')
  await given.game({ gameCode, category: 'RNG', name: 'Mango Mania' })
  const { id } = await given.round({ member, gameCode, stake: amount(100), payout: amount(40) })

  await enterBackOffice(page, one)
  await page.getByRole('link', { name: 'Bets', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Bets', exact: true })).toBeVisible()
  await page.getByRole('textbox', { name: 'Member' }).fill(member.username)
  await expect(page.getByRole('row')).toHaveCount(2)
  await page.getByRole('row', { name: new RegExp(String(id)) }).press('Enter')
  await expect(page.getByRole('heading', { name: `Bet ${id}` })).toBeVisible()
  await page.getByRole('button', { name: 'Correct this bet' }).click()
  const sheet = page.getByRole('dialog', { name: `Correct bet ${id}` })
  await expect(sheet.getByText('The balance changes by +₱60.00')).toBeVisible()
  await sheet.getByRole('button', { name: 'Propose' }).click()
  await expect(sheet.getByText('Enter a short reason')).toBeVisible()
  await sheet.getByLabel('Reason').fill('The studio cancelled this round')
  await expectAccessible(page)
  await sheet.getByRole('button', { name: 'Propose' }).click()
  await expect(sheet).toBeHidden()
  await expect(page.getByText('Waiting for another operator')).toBeVisible()
  await page.getByRole('button', { name: 'Log out' }).click()

  await enterBackOffice(page, two)
  await page.goto('/operator/rounds/corrections?state=PROPOSED')
  const row = page.getByRole('row', { name: new RegExp(member.username) })
  await expect(row).toBeVisible()
  await expectAccessible(page)
  await row.getByRole('button', { name: 'Confirm' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Confirm' }).click()
  await expect(row).toBeHidden()
  await page.goto(`/operator/rounds/${id}`)
  await expect(page.getByText('was ₱100.00 → ₱40.00')).toBeVisible()
  await expectAccessible(page)

  await signInAs(member)
  await page.goto('/m/gameRecord')
  const bet = page.getByRole('button', { name: /Mango Mania.*Voided/ })
  await bet.click()
  await expect(page.getByRole('dialog', { name: 'Mango Mania' })).toContainText('This bet is void')
  await expectAccessible(page)
})
