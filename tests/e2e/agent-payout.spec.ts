/** Bills by hand: paid out from the wallet, line by line; collected; promised (wire §4.13). */
import { expect, test } from './fixtures.ts'
import { expectAccessibleInBothThemes } from './themes.ts'
import { amount } from '#seed/builders/amount.ts'

const tomorrow = () => new Date(Date.now() + 86_400_000)

test('an agent picks salaries that wait and pays them: what the wallet holds goes, the rest is told why', async ({
  page,
  given,
  signInAs,
}) => {
  const top = await given.agent({ balance: amount(120), paymentPassword: '123456' })
  const [first, second] = [
    await given.member({ type: 2, parent: top, nickname: 'Aling Nena' }),
    await given.member({ type: 2, parent: top, nickname: 'Mang Tonyo' }),
  ]
  for (const payee of [first, second])
    await given.agentBill({ payee, payer: top, kind: 'MANUAL_DAILY', gross: amount(100), expiresAt: tomorrow() })
  await signInAs(top)
  await page.goto('/m/member/agent/agentDivident?kind=MANUAL_DAILY&side=given')
  await page.getByRole('button', { name: 'Pick all' }).click()
  await expectAccessibleInBothThemes(page)
  await page.getByRole('button', { name: 'Pay out ₱200.00' }).click()
  const sheet = page.getByRole('dialog', { name: 'Pay out by hand' })
  await sheet.getByLabel('Payment password').fill('123456')
  await expectAccessibleInBothThemes(page, 'dialog[open]')
  await sheet.getByRole('button', { name: 'Pay out ₱200.00' }).click()
  await expect(sheet.getByText('1 of 2 paid, ₱100.00 together')).toBeVisible()
  await expect(sheet.getByRole('img', { name: 'Not paid' })).toHaveCount(1)
  await sheet.getByRole('button', { name: 'Done' }).click()
  await expect(page.getByRole('link', { name: /Aling Nena.*Paid/ })).toBeVisible()
  await expect(page.getByRole('link', { name: /Mang Tonyo.*Waits/ })).toBeVisible()
})

test('a dividend of the house is collected once, and the page says where it went', async ({ page, given, signInAs }) => {
  const top = await given.agent()
  const { id } = await given.agentBill({ payee: top, payer: null, kind: 'DIVIDEND', gross: amount(300), expiresAt: tomorrow() })
  await signInAs(top)
  await page.goto(`/m/agent/bill?id=${id}`)
  await page.getByRole('button', { name: 'Collect ₱300.00' }).click()
  await expect(page.getByText('₱300.00 is in your main wallet')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Collect ₱300.00' })).toHaveCount(0)
  await expectAccessibleInBothThemes(page)
})

test('a salary by hand is promised without an answer, and ended', async ({ page, given, signInAs }) => {
  const top = await given.agent()
  const below = await given.member({ type: 2, parent: top })
  await signInAs(top)
  await page.goto('/m/agent/contracts?view=given')
  await page.getByRole('button', { name: 'Offer a contract' }).click()
  const sheet = page.getByRole('dialog', { name: 'Offer a contract' })
  await sheet.getByRole('button', { name: /^Kind/ }).click()
  await page.getByRole('button', { name: 'Daily salary by hand' }).click()
  await sheet.getByRole('button', { name: /^Agent/ }).click()
  await page.getByRole('button', { name: new RegExp(below.username) }).click()
  await sheet.getByLabel('Rate').fill('0.5')
  await sheet.getByRole('button', { name: 'Promise it' }).click()
  await expect(page.getByText('Promised. It counts from tomorrow.')).toBeVisible()
  await page.getByRole('button', { name: 'End it' }).click()
  await page.getByRole('button', { name: 'Yes' }).click()
  await expect(page.getByText(/Counts until/)).toBeVisible()
})
