import type { Page } from '@playwright/test'
import { amount } from '#seed/builders/index.ts'
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
})

test('a member who cannot withdraw yet is told why, with a link', async ({ page, given, signInAs, database }) => {
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
  await expect(page.getByRole('link', { name: 'Add an account' })).toBeVisible()
  await expectAccessibleInBothThemes(page, 'main')

  await page.getByRole('button', { name: 'Give up the bonus' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Give up the bonus' }).click()
  await expect(page.getByText('Turnover left to play')).toBeHidden()
  await expect(main(page).getByText('₱700.00')).toBeVisible()

  await given.payoutAccount({ member })
  await page.reload()
  await page.getByRole('button', { name: '₱500' }).click()
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByRole('dialog', { name: 'Set a payment password first' }).getByRole('link', { name: 'Payment password' }).click()
  await expect(page).toHaveURL(/securityCenter\/paymentPassword/)
})
