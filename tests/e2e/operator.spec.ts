import { unique } from '#seed/builders/index.ts'
import type { Page } from '@playwright/test'
import { expect, expectAccessible, test } from './fixtures.ts'

test.use({ language: 'en', viewport: { width: 1280, height: 800 } })

async function logIn(page: Page, { username, password }: { username: string; password: string }) {
  await page.goto('/operator')
  await page.getByRole('textbox', { name: 'Username' }).fill(username)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Log in' }).click()
}
const logOut = (page: Page) => page.getByRole('button', { name: 'Log out' }).click()
const opened = (page: Page, name: string) =>
  page.getByRole('heading', { name, exact: true, level: 1 }).or(page.getByRole('heading', { name, exact: true }))

test('a cashier pays a withdrawal out, and two of them adjust a balance', async ({ page, given, database }) => {
  const [one, two] = [await given.operator({ role: 'CASHIER' }), await given.operator({ role: 'CASHIER' })]
  const manager = await given.operator()
  const member = await given.member({ username: unique('payee'), balance: 10_000_000n, payeeName: 'Juan Dela Cruz' })
  const account = await given.payoutAccount({ member })
  const { withdrawNo: number } = await given.withdrawal({ member, account, amount: 5_000_000n })

  await logIn(page, { ...one, password: 'wrong-one' })
  await expect(page.getByRole('alert')).toContainText('Wrong username or password')
  await expectAccessible(page)
  await logIn(page, one)
  await expect(opened(page, 'Deposits')).toBeVisible()

  await page.getByRole('link', { name: 'Withdrawals' }).click()
  await expect(opened(page, 'Withdrawals')).toBeVisible()
  await page.getByRole('textbox', { name: 'Member' }).fill(member.username)
  await page.getByRole('row', { name: new RegExp(number) }).click()
  const order = page.getByRole('dialog', { name: number })
  await order.getByRole('button', { name: 'Approve' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Approve' }).click()
  await expect(page.getByText('Nothing waits here.')).toBeVisible()
  await page.getByLabel('State').selectOption('APPROVED')
  await page.getByRole('row', { name: new RegExp(number) }).click()
  await order.getByRole('button', { name: 'Mark as paid' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Mark as paid' }).click()
  await expect(order).toBeHidden()
  const paid = await database.prisma.withdrawal.findFirstOrThrow({ where: { memberId: member.id } })
  expect(paid.state).toBe('PAID')

  await page.goto(`/operator/members/${member.id}`)
  await expect(opened(page, member.username)).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Adjust the balance' }).click()
  const sheet = page.getByRole('dialog', { name: `Adjust ${member.username}` })
  await sheet.getByLabel('Amount').fill('25.50')
  await sheet.getByRole('button', { name: 'Propose' }).click()
  await expect(sheet.getByText('Say why in a few words')).toBeVisible()
  await sheet.getByLabel('Reason').fill('Goodwill for a slow answer')
  await sheet.getByRole('button', { name: 'Propose' }).click()
  await expect(sheet).toBeHidden()
  await page.getByRole('link', { name: 'Adjustments' }).click()
  const row = page.getByRole('row', { name: new RegExp(member.username) })
  await expect(row).toContainText('Another operator confirms yours')
  await logOut(page)

  await logIn(page, two)
  await page.getByRole('link', { name: 'Adjustments' }).click()
  await row.getByRole('button', { name: 'Confirm' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Confirm' }).click()
  await expect(row).toContainText('Confirmed')
  await expectAccessible(page)
  await logOut(page)

  await logIn(page, manager)
  await page.getByRole('link', { name: 'Audit log' }).click()
  await expect(page.getByRole('row', { name: /adjustment.confirm/ }).first()).toContainText(two.username)
  await page.getByRole('button', { name: 'Check that it is whole' }).click()
  await expect(page.getByText(/each follows the one before it/)).toBeVisible()
  await expectAccessible(page)
})

test('an operator sees what the role allows, and a member nothing', async ({ page, given, signInAs }) => {
  const editor = await given.operator({ role: 'EDITOR' })
  const member = await given.member()
  await signInAs(member)
  await page.goto('/operator/members')
  await expect(page.getByRole('button', { name: 'Log in' })).toBeVisible()
  await logIn(page, member)
  await expect(page.getByRole('alert')).toContainText('Wrong username or password')
  await logIn(page, editor)
  await expect(opened(page, 'Announcements')).toBeVisible()
  await page.goto('/operator/members')
  await expect(page.getByText('Your role does not open this page')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Withdrawals' })).toHaveCount(0)
})
