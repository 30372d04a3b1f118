/** The ledger's alarm, from the overview down to the finding, and gone when the ledger is repaired (LED-10). */
import { amount } from '#seed/builders/amount.ts'
import { balanceChange, tamper } from '#tests/support/drifts.ts'
import { enterBackOffice } from './back-office.ts'
import { expect, expectAccessible, test } from './fixtures.ts'
import { serveFor } from './site.ts'

test.use({ language: 'en', viewport: { width: 1280, height: 800 } })

test('a balance that is not the sum of its postings raises an alarm on every page, until it is repaired', async ({
  page,
  given,
  database,
}) => {
  const merchant = await given.merchant()
  const member = await given.member({ merchant, balance: amount(100) })
  await serveFor(page, merchant)
  await enterBackOffice(page, await given.operator({ merchant }))
  const alarm = page.getByRole('alert').filter({ hasText: 'doesn’t balance' })
  const sweep = async () => {
    await page.getByRole('link', { name: 'Reconciliation' }).click()
    await page.getByRole('button', { name: 'Check now' }).click()
  }

  await tamper(database.pool, balanceChange(member.id, 70_000n))
  await sweep()
  await expect(alarm).toContainText('1 finding.')
  await page.getByRole('link', { name: 'Overview' }).click()
  await expect(page.getByRole('heading', { name: 'Overview' })).toBeVisible()
  await expect(alarm).toContainText('Stop payouts and investigate.')
  await expectAccessible(page)

  await alarm.getByRole('link').click()
  await page.getByRole('row', { name: /Everything.*1$/ }).click()
  const findings = page.getByRole('dialog', { name: 'Findings' })
  await expect(findings.getByText('A balance is not the sum of its postings')).toBeVisible()
  await expect(findings.getByRole('link', { name: member.username })).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Escape')

  await tamper(database.pool, balanceChange(member.id, -70_000n))
  await sweep()
  await expect(page.getByText(/All balances agree/)).toBeVisible()
  await expect(alarm).toBeHidden()
})
