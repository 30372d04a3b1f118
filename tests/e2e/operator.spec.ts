import { readFile } from 'node:fs/promises'
import { unique } from '#seed/builders/index.ts'
import type { Page } from '@playwright/test'
import { enterConsole, tryConsole } from './console.ts'
import { expect, expectAccessible, test } from './fixtures.ts'

test.use({ language: 'en', viewport: { width: 1280, height: 800 } })

const logOut = (page: Page) => page.getByRole('button', { name: 'Log out' }).click()
const opened = (page: Page, name: string) =>
  page.getByRole('heading', { name, exact: true, level: 1 }).or(page.getByRole('heading', { name, exact: true }))

test('a cashier pays a withdrawal out, and two of them adjust a balance', async ({ page, given, database }) => {
  const [one, two] = [await given.operator({ role: 'CASHIER' }), await given.operator({ role: 'CASHIER' })]
  const manager = await given.operator()
  const member = await given.member({ username: unique('payee'), balance: 10_000_000n, payeeName: 'Juan Dela Cruz' })
  const account = await given.payoutAccount({ member })
  const { withdrawNo: number } = await given.withdrawal({ member, account, amount: 5_000_000n })

  await tryConsole(page, { ...one, password: 'wrong-one' })
  await expect(page.getByRole('alert')).toContainText('Wrong username or password')
  await expectAccessible(page)
  await enterConsole(page, one)
  await expect(opened(page, 'Deposits')).toBeVisible()

  await page.getByRole('link', { name: 'Withdrawals' }).click()
  await expect(opened(page, 'Withdrawals')).toBeVisible()
  await page.getByRole('textbox', { name: 'Member' }).fill(member.username)
  await page.getByRole('row', { name: new RegExp(number) }).click()
  const order = page.getByRole('dialog', { name: number })
  await order.getByRole('button', { name: 'Approve' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Approve' }).click()
  await expect(page.getByText('Nothing waits here.')).toBeVisible()
  // Who approves does not pay.
  await logOut(page)
  await enterConsole(page, two)
  await page.getByRole('link', { name: 'Withdrawals' }).click()
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

  await enterConsole(page, one)
  await page.getByRole('link', { name: 'Adjustments' }).click()
  await row.getByRole('button', { name: 'Confirm' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Confirm' }).click()
  await expect(row).toContainText('Confirmed')
  await expectAccessible(page)
  await logOut(page)

  await enterConsole(page, manager)
  await page.getByRole('link', { name: 'Audit log' }).click()
  await expect(page.getByRole('row', { name: /adjustment.confirm/ }).first()).toContainText(one.username)
  await page.getByRole('button', { name: 'Check that it is whole' }).click()
  await expect(page.getByText(/each follows the one before it/)).toBeVisible()
  await expectAccessible(page)

  // The heads as they are kept elsewhere: they fit, and another's do not.
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download heads' }).click()
  const heads = await readFile(await (await download).path(), 'utf8')
  await page.getByLabel('Open a file').setInputFiles({ name: 'heads.csv', mimeType: 'text/csv', buffer: Buffer.from(heads) })
  await page.getByRole('button', { name: 'Check that it is whole' }).click()
  await expect(page.getByText(/kept heads? fits?\./)).toBeVisible()
  await page
    .getByLabel('Heads kept elsewhere')
    .fill(heads.replace(/,(\d+),(?=[^,]*\s*$)/, (_, entries: string) => `,${Number(entries) + 7},`))
  await page.getByRole('button', { name: 'Check that it is whole' }).click()
  await expect(page.getByText(/does not fit this log/)).toBeVisible()
  await expectAccessible(page)
})

test('an operator sees what the role allows, and a member nothing', async ({ page, given, signInAs }) => {
  const editor = await given.operator({ role: 'EDITOR' })
  const member = await given.member()
  await signInAs(member)
  await page.goto('/operator/members')
  await expect(page.getByRole('button', { name: 'Log in' })).toBeVisible()
  await tryConsole(page, member)
  await expect(page.getByRole('alert')).toContainText('Wrong username or password')
  await enterConsole(page, editor)
  await expect(opened(page, 'Announcements')).toBeVisible()
  await page.goto('/operator/members')
  await expect(page.getByText('Your role does not open this page')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Withdrawals' })).toHaveCount(0)
})

test('a cashier keeps a member’s file: tags, a note, the lock', async ({ page, given, database }) => {
  const cashier = await given.operator({ role: 'CASHIER' })
  const [member, closed] = [await given.member({ username: unique('filed') }), await given.member({ status: 'CLOSED' })]
  const tag = unique('suki')
  await enterConsole(page, cashier)
  await page.goto(`/operator/members/${member.id}`)
  await page.getByRole('button', { name: 'Add a tag' }).click()
  const tagging = page.getByRole('dialog', { name: 'Add a tag' })
  await tagging.getByLabel('Tag').fill('<no>')
  await tagging.getByRole('button', { name: 'Add a tag' }).click()
  await expect(tagging.getByText(/Use letters, numbers/)).toBeVisible()
  await tagging.getByLabel('Tag').fill(tag)
  await tagging.getByRole('button', { name: 'Add a tag' }).click()
  await expect(tagging).toBeHidden()

  await page.getByRole('link', { name: 'Notes' }).click()
  await expect(page.getByText('Nobody has written anything down yet.')).toBeVisible()
  await page.getByLabel('New note').fill('Wants to be called back')
  await page.getByRole('button', { name: 'Save the note' }).click()
  await expect(page.getByRole('list', { name: 'Notes' })).toContainText(`Wants to be called back${cashier.username}`)
  await expectAccessible(page)
  for (const [part, says] of [
    ['Money', 'Nothing is left to play.'],
    ['Limits', 'The member has never taken a break.'],
  ] as const) {
    await page.getByRole('link', { name: part }).click()
    await expect(page.getByText(says)).toBeVisible()
    await expectAccessible(page)
  }

  await page.getByRole('button', { name: 'Lock' }).click()
  const locking = page.getByRole('dialog', { name: new RegExp(`Why lock ${member.username}`) })
  await locking.getByLabel('Reason').fill('Somebody else plays on it')
  await locking.getByRole('button', { name: 'Lock' }).click()
  await expect(page.getByRole('button', { name: 'Unlock' })).toBeVisible()
  expect((await database.prisma.member.findUniqueOrThrow({ where: { id: member.id } })).status).toBe('LOCKED')

  await page.getByRole('link', { name: tag }).click()
  await expect(page.getByRole('row', { name: new RegExp(member.username) })).toContainText('Locked')
  const saved = page.waitForEvent('download')
  await page.getByRole('button', { name: /CSV|Download/ }).click()
  expect((await saved).suggestedFilename()).toBe('members.csv')
  await expectAccessible(page)
  await page.goto(`/operator/members/${closed.id}`)
  await expect(opened(page, closed.username)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Lock' })).toHaveCount(0)
})
