import { readFile } from 'node:fs/promises'
import { unique } from '#seed/builders/index.ts'
import type { Page } from '@playwright/test'
import { enterBackOffice, tryBackOffice } from './back-office.ts'
import { expect, expectAccessible, test } from './fixtures.ts'

test.use({ language: 'en', viewport: { width: 1280, height: 800 } })

const logOut = (page: Page) => page.getByRole('button', { name: 'Log out' }).click()
const opened = (page: Page, name: string) =>
  page.getByRole('heading', { name, exact: true, level: 1 }).or(page.getByRole('heading', { name, exact: true }))

test('a cashier pays a withdrawal, and two of them adjust a balance', async ({ page, given, database }) => {
  const [one, two] = [await given.operator({ role: 'CASHIER' }), await given.operator({ role: 'CASHIER' })]
  const manager = await given.operator()
  const member = await given.member({ username: unique('payee'), balance: 10_000_000n, payeeName: 'Juan Dela Cruz' })
  const account = await given.payoutAccount({ member })
  const { withdrawNo: number } = await given.withdrawal({ member, account, amount: 5_000_000n })

  await tryBackOffice(page, { ...one, password: 'wrong-one' })
  await expect(page.getByRole('alert')).toContainText('Wrong username or password')
  await expectAccessible(page)
  await enterBackOffice(page, one)
  await expect(opened(page, 'Deposits')).toBeVisible()

  await page.getByRole('link', { name: 'Withdrawals' }).click()
  await expect(opened(page, 'Withdrawals')).toBeVisible()
  await page.getByRole('textbox', { name: 'Member' }).fill(member.username)
  await page.getByRole('row', { name: new RegExp(number) }).click()
  const order = page.getByRole('dialog', { name: number })
  await order.getByRole('button', { name: 'Approve' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Approve' }).click()
  await expect(page.getByText('Nothing is waiting here.')).toBeVisible()
  // The approver may not pay.
  await logOut(page)
  await enterBackOffice(page, two)
  await page.getByRole('link', { name: 'Withdrawals' }).click()
  await page.getByLabel('Status').selectOption('APPROVED')
  await page.getByRole('row', { name: new RegExp(number) }).click()
  await order.getByRole('button', { name: 'Mark as paid' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Mark as paid' }).click()
  await expect(order).toBeHidden()
  const paid = await database.prisma.withdrawal.findFirstOrThrow({ where: { memberId: member.id } })
  expect(paid.state).toBe('PAID')

  await page.goto(`/operator/members/${member.id}`)
  await expect(opened(page, member.username)).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Adjust balance' }).click()
  const sheet = page.getByRole('dialog', { name: `Adjust ${member.username}` })
  await sheet.getByLabel('Amount').fill('25.50')
  await sheet.getByRole('button', { name: 'Propose' }).click()
  await expect(sheet.getByText('Enter a short reason')).toBeVisible()
  await sheet.getByLabel('Reason').fill('Goodwill for a slow answer')
  await sheet.getByRole('button', { name: 'Propose' }).click()
  await expect(sheet).toBeHidden()
  await page.getByRole('link', { name: 'Adjustments' }).click()
  const row = page.getByRole('row', { name: new RegExp(member.username) })
  await expect(row).toContainText('Waiting for another operator')
  await logOut(page)

  await enterBackOffice(page, one)
  await page.getByRole('link', { name: 'Adjustments' }).click()
  await row.getByRole('button', { name: 'Confirm' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Confirm' }).click()
  await expect(row).toContainText('Confirmed')
  await expectAccessible(page)
  await logOut(page)

  await enterBackOffice(page, manager)
  await page.getByRole('link', { name: 'Audit log' }).click()
  await expect(page.getByRole('row', { name: /adjustment.confirm/ }).filter({ hasText: one.username })).toBeVisible()
  await page.getByRole('button', { name: 'Check integrity' }).click()
  await expect(page.getByText(/the log is intact/)).toBeVisible()
  await expectAccessible(page)

  // The heads as saved elsewhere: they match, and another log's do not.
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download heads' }).click()
  const heads = await readFile(await (await download).path(), 'utf8')
  await page.getByLabel('Open file').setInputFiles({ name: 'heads.csv', mimeType: 'text/csv', buffer: Buffer.from(heads) })
  await page.getByRole('button', { name: 'Check integrity' }).click()
  await expect(page.getByText(/stored heads? match(es)?\./)).toBeVisible()
  await page
    .getByLabel('Heads stored elsewhere')
    .fill(heads.replace(/,(\d+),(?=[^,]*\s*$)/, (_, entries: string) => `,${Number(entries) + 7},`))
  await page.getByRole('button', { name: 'Check integrity' }).click()
  await expect(page.getByText(/doesn’t match this log/)).toBeVisible()
  await expectAccessible(page)
})

test('an operator does what the role allows, and a member nothing', async ({ page, given, signInAs, database }) => {
  await test.step('an operator sees what the role allows, and a member nothing', async () => {
    const editor = await given.operator({ role: 'EDITOR' })
    const member = await given.member()
    await signInAs(member)
    await page.goto('/operator/members')
    await expect(page.getByRole('button', { name: 'Log in' })).toBeVisible()
    await tryBackOffice(page, member)
    await expect(page.getByRole('alert')).toContainText('Wrong username or password')
    await enterBackOffice(page, editor)
    await expect(opened(page, 'Announcements')).toBeVisible()
    await page.goto('/operator/members')
    await expect(page.getByText('Your role can’t open this page')).toBeVisible()
    await expect(page.getByRole('link', { name: 'Withdrawals' })).toHaveCount(0)
  })
  await logOut(page)

  await test.step('a cashier maintains a player profile: tags, a note, the lock', async () => {
    const cashier = await given.operator({ role: 'CASHIER' })
    const [member, closed] = [await given.member({ username: unique('filed') }), await given.member({ status: 'CLOSED' })]
    const tag = unique('suki')
    await enterBackOffice(page, cashier)
    await page.goto(`/operator/members/${member.id}`)
    await page.getByRole('button', { name: 'Add tag' }).click()
    const tagging = page.getByRole('dialog', { name: 'Add tag' })
    await tagging.getByLabel('Tag').fill('<no>')
    await tagging.getByRole('button', { name: 'Add tag' }).click()
    await expect(tagging.getByText(/Use letters, numbers/)).toBeVisible()
    await tagging.getByLabel('Tag').fill(tag)
    await tagging.getByRole('button', { name: 'Add tag' }).click()
    await expect(tagging).toBeHidden()

    await page.getByRole('link', { name: 'Notes' }).click()
    await expect(page.getByText('No notes yet.')).toBeVisible()
    await page.getByLabel('New note').fill('Wants to be called back')
    await page.getByRole('button', { name: 'Save note' }).click()
    await expect(page.getByRole('list', { name: 'Notes' })).toContainText(`Wants to be called back${cashier.username}`)
    await expectAccessible(page)
    for (const [part, says] of [
      ['Money', 'No turnover left to play.'],
      ['Limits', 'The member has never taken a break.'],
      ['Invitations', 'Has not invited anyone.'],
      ['Points', 'Has had no points.'],
    ] as const) {
      await page.getByRole('link', { name: part, exact: true }).click()
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
})
