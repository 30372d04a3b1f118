import type { Page } from '@playwright/test'
import { amount, uniqueMobile } from '#seed/builders/index.ts'
import { expect, expectAccessible, test } from './fixtures.ts'
import { expectAccessibleInBothThemes } from './themes.ts'

const PIN = '246810'
const main = (page: Page) => page.getByRole('main')
const fact = (page: Page, name: string) => page.getByText(name, { exact: true }).locator('..').getByRole('definition')

test('a member withdraws, and sees the order paid without reloading', async ({ page, given, signInAs, request }) => {
  const member = await given.member({ paymentPassword: PIN, balance: amount(5_000) })
  await given.payoutAccount({ member, isDefault: true })
  // The approver may not pay.
  const operators = { approve: await given.operator({ role: 'CASHIER' }), pay: await given.operator({ role: 'CASHIER' }) }
  await signInAs(member)
  await page.goto('/m/myAccount/index')
  await main(page).getByRole('button', { name: 'Withdraw' }).click()

  const sum = page.getByRole('textbox', { name: 'Amount' })
  const go = page.getByRole('button', { name: 'Continue' })
  await sum.fill('6000')
  await expect(page.getByRole('alert').filter({ hasText: 'You have ₱5,000' })).toBeVisible()
  await expect(go).toBeDisabled()
  await page.getByRole('button', { name: '₱2,000' }).click()
  await expect(fact(page, 'You receive')).toHaveText('₱2,000.00')
  await expectAccessibleInBothThemes(page, 'main')
  await go.click()

  const sheet = page.getByRole('dialog', { name: 'Check and confirm' })
  const password = sheet.getByRole('textbox', { name: 'Payment password' })
  await password.fill('000000')
  await sheet.getByRole('button', { name: 'Withdraw' }).click()
  await expect(sheet.getByRole('alert').filter({ hasText: 'password' })).toBeVisible()
  await expect(sheet.getByRole('link', { name: 'Forgot your payment password?' })).toBeVisible()
  await password.fill(PIN)
  await sheet.getByRole('button', { name: 'Withdraw' }).click()

  const receipt = page.getByRole('dialog', { name: 'Withdrawal' })
  await expect(receipt.getByText('Waiting')).toHaveCount(2)
  await expectAccessible(page, { within: 'dialog[open]' })
  const id = Number((await receipt.getByText(/^W\d{8}$/).textContent())!.slice(1))

  const headers = { Merchant: 'demo' }
  for (const [action, { username, password: secret }] of Object.entries(operators)) {
    const login = await request.post('/wps/operator/session', { headers, data: { username, password: secret } })
    const { value } = (await login.json()) as { value: { token: string } }
    const session = { ...headers, Authorization: value.token }
    await request.post(`/wps/operator/withdrawals/${action}`, { headers: session, data: { id } })
  }
  await expect(receipt.getByText('Waiting')).toHaveCount(0)
  await receipt.getByRole('button', { name: 'Close' }).click()
  await expect(main(page).getByText('₱3,000.00')).toBeVisible()

  await page.getByRole('radio', { name: 'History' }).click()
  await expect(main(page).getByRole('button', { name: /₱2,000\.00/ })).toContainText('Paid')
  await page.getByRole('button', { name: 'Rejected' }).click()
  await expect(page.getByText('No withdrawals with this status.')).toBeVisible()
  await expectAccessible(page)

  await test.step('LED-18: an order that waits is cancelled, and the money is back', async () => {
    await page.getByRole('radio', { name: 'Withdraw', exact: true }).check()
    await page.getByRole('button', { name: '₱500' }).click()
    await go.click()
    await expect(sheet.getByText('You can cancel until we approve it.')).toBeVisible()
    await password.fill(PIN)
    await sheet.getByRole('button', { name: 'Withdraw' }).click()
    await expect(main(page).getByText('₱2,500.00')).toBeAttached()

    await receipt.getByRole('button', { name: 'Cancel withdrawal' }).click()
    const question = page.getByRole('alertdialog', { name: 'Cancel this withdrawal?' })
    await question.getByRole('button', { name: 'Keep it' }).click()
    await receipt.getByRole('button', { name: 'Cancel withdrawal' }).click()
    await question.getByRole('button', { name: 'Cancel withdrawal' }).click()
    await expect(receipt.getByText('Cancelled by you')).toBeVisible()
    await expect(receipt.getByRole('button', { name: 'Cancel withdrawal' })).toBeHidden()
    await expectAccessible(page, { within: 'dialog[open]' })
    await receipt.getByRole('button', { name: 'Close' }).click()
    await expect(main(page).getByText('₱3,000.00')).toBeVisible()
  })
})

test('a member who cannot withdraw yet is told why, with a link; a payment password is set on the way', async ({
  page,
  given,
  signInAs,
  database,
}) => {
  await test.step('a payment password is set on the way to confirming, with the amount kept', async () => {
    const member = await given.member({ balance: amount(1_000) })
    await given.payoutAccount({ member })
    await signInAs(member)
    await page.goto('/m/withdraw')
    await page.getByRole('button', { name: '₱500' }).click()
    await page.getByRole('button', { name: 'Continue' }).click()
    const sheet = page.getByRole('dialog', { name: 'Check and confirm' })
    await sheet.getByRole('textbox', { name: 'New payment password' }).fill(PIN)
    await sheet.getByRole('textbox', { name: 'Confirm payment password' }).fill('135790')
    await sheet.getByRole('button', { name: 'Save and continue' }).click()
    await expect(sheet.getByRole('alert').filter({ hasText: /./ })).toBeVisible()
    await sheet.getByRole('textbox', { name: 'Confirm payment password' }).fill(PIN)
    await sheet.getByRole('button', { name: 'Save and continue' }).click()
    await expect(sheet.getByText('₱500.00').first()).toBeVisible()
    await sheet.getByRole('button', { name: 'Withdraw' }).click()
    await expect(page.getByRole('dialog', { name: 'Withdrawal' }).getByText('Received')).toBeVisible()
  })

  await given.banks()
  const member = await given.member({ balance: amount(1_000) })
  const asked = { merchantId: member.merchantId, memberId: member.id, createdAt: new Date() }
  const { turnoverRequirement } = database.prisma
  await turnoverRequirement.create({
    data: {
      ...asked,
      source: 'BONUS',
      reference: `e2e-${member.id}`,
      required: amount(800),
      done: amount(200),
      bonus: amount(300),
      bonusLeft: amount(300),
    },
  })
  await signInAs(member)
  await page.goto('/m/withdraw')
  await expect(page.getByText('Play ₱600.00 more before you can withdraw.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Add an account' })).toBeVisible()
  await expectAccessibleInBothThemes(page, 'main')

  await page.getByRole('button', { name: 'Give up the bonus' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Give up the bonus' }).click()
  await expect(page.getByText('Turnover left to play')).toBeHidden()
  await expect(main(page).getByText('₱700.00')).toBeVisible()

  await test.step('an account and a payment password are added without leaving, and what was chosen stays', async () => {
    await page.getByRole('button', { name: 'Add an account' }).click()
    const sheet = page.getByRole('dialog', { name: 'Add an account' })
    await sheet.getByRole('textbox', { name: 'New payment password' }).fill(PIN)
    await sheet.getByRole('textbox', { name: 'Confirm payment password' }).fill(PIN)
    await expectAccessibleInBothThemes(page, 'dialog[open]')
    await sheet.getByRole('button', { name: 'Save and continue' }).click()

    await sheet.getByRole('button', { name: 'Bank' }).click()
    await page.getByRole('dialog', { name: 'Bank', exact: true }).getByRole('button', { name: 'BDO Unibank' }).click()
    const number = `00${uniqueMobile()}`
    await sheet.getByRole('textbox', { name: 'Account number' }).fill(number)
    await sheet.getByRole('textbox', { name: 'Account holder' }).fill('Ana Reyes')
    await sheet.getByRole('button', { name: 'Add account', exact: true }).click()
    await expect(sheet).toBeHidden()
    await expect(page.getByRole('radio', { name: new RegExp(number.slice(-4)) })).toBeChecked()

    await page.getByRole('button', { name: '₱500' }).click()
    await page.getByRole('button', { name: 'Continue' }).click()
    const confirming = page.getByRole('dialog', { name: 'Check and confirm' })
    await confirming.getByRole('textbox', { name: 'Payment password' }).fill(PIN)
    await confirming.getByRole('button', { name: 'Withdraw' }).click()
    await expect(page.getByRole('dialog', { name: 'Withdrawal' }).getByText('Received')).toBeVisible()
  })
})
