/** What games state and return, as an operator reads, limits and takes it along (GAM-11). */
import { readFile } from 'node:fs/promises'
import { amount } from '#seed/builders/amount.ts'
import { enterBackOffice } from './back-office.ts'
import { expect, expectAccessible, test } from './fixtures.ts'
import { serveFor } from './site.ts'

test.use({ language: 'en', viewport: { width: 1280, height: 800 } })

test('shows what each game returned, sums what is chosen, and gives it as a file', async ({ page, given }) => {
  const merchant = await given.merchant()
  const vendor = await given.vendor({ name: 'Studio of Two' })
  const [lost, open] = [await given.game({ vendor, name: 'Lost Coins' }), await given.game({ vendor, name: 'Left Alone' })]
  const member = await given.member({ merchant, balance: amount(5_000) })
  await given.round({ member, gameCode: lost.gameCode, stake: amount(1_000), payout: amount(925) })
  await given.round({ member, gameCode: lost.gameCode, stake: amount(1_000), payout: amount(1_000) })
  await given.openRound({ member, gameCode: open.gameCode, stake: amount(40) })
  await given.round({ member, stake: amount(10) })
  await serveFor(page, merchant)
  await enterBackOffice(page, await given.operator({ merchant, role: 'VIEWER' }))
  await page.getByRole('link', { name: 'Game performance' }).click()

  await expect(page.getByRole('row', { name: /Lost Coins.*96\.25%.*Not stated.*2 wins/ })).toContainText('₱2,000.00')
  await expect(page.getByRole('row', { name: /Left Alone/ })).toContainText('1 open game')
  await expectAccessible(page)

  await page.getByLabel('Vendor').selectOption('Studio of Two')
  await expect(page.getByRole('row')).toHaveCount(3)
  await page.getByLabel('Highest first by').selectOption('In open games')
  await expect(page.getByRole('row').nth(1)).toContainText('Left Alone')
  const sum = page.getByRole('definition')
  await expect(sum.first()).toHaveText('96.25%')
  const waiting = page.waitForEvent('download')
  await page.getByRole('button', { name: /Download/ }).click()
  const file = await readFile(await (await waiting).path(), 'utf8')
  expect(
    file
      .trim()
      .split('\r\n')
      .map((line) => line.split(',')[3]),
  ).toEqual(['gameName', 'Left Alone', 'Lost Coins'])

  await page.getByLabel('Category').selectOption('Live')
  await expect(page.getByText('No games were played on these days')).toBeVisible()
  await expectAccessible(page)
})
