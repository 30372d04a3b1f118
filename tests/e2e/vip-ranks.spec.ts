/** An editor builds the ladder of the VIP room, and sees where a player would gain. */
import { amount } from '#seed/builders/index.ts'
import { enterBackOffice } from './back-office.ts'
import { expect, expectAccessible, test } from './fixtures.ts'
import { serveFor } from './site.ts'

test.use({ language: 'en', viewport: { width: 1280, height: 800 } })

test('an editor makes the ranks, is refused a lower threshold, and sees what a salary costs', async ({
  page,
  given,
  database,
}) => {
  const merchant = await given.merchant()
  await serveFor(page, merchant)
  await enterBackOffice(page, await given.operator({ merchant, role: 'EDITOR' }))
  const rank = (level: number) => page.getByRole('listitem', { name: `Rank ${level}` })
  const box = (level: number, name: RegExp) => rank(level).getByRole('textbox', { name })
  const stored = () => database.prisma.vipRank.findMany({ where: { merchantId: merchant.id }, orderBy: { level: 'asc' } })

  await test.step('it starts with the rank that everyone has', async () => {
    await page.getByRole('link', { name: 'VIP ranks' }).click()
    await expect(rank(1)).toContainText('Everyone has it: it takes nothing.')
    await expect(page.getByRole('button', { name: 'No changes' })).toBeDisabled()
    await expectAccessible(page)
    await box(1, /^Name/).fill('Tanso')
  })

  await test.step('a rank that takes less than the one before is refused', async () => {
    await page.getByRole('button', { name: 'Add a rank' }).click()
    await expect(box(2, /^Name/)).toBeFocused()
    await box(2, /^Name/).fill('Pilak')
    await box(2, /^Deposits/).fill('1000')
    await box(2, /^Bets/).fill('10000')
    await page.getByRole('button', { name: 'Add a rank' }).click()
    await box(3, /^Name/).fill('Ginto')
    await box(3, /^Deposits/).fill('5000')
    await box(3, /^Bets/).fill('9000')
    await box(3, /^Withdrawals a day/).fill('12')
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(rank(3).getByRole('alert')).toHaveText('Not less than for the rank below')
    await expect(box(3, /^Bets/)).toBeFocused()
    await expectAccessible(page)
    expect(await stored()).toEqual([])

    await box(3, /^Bets/).fill('50000')
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByText('Saved', { exact: true })).toBeVisible()
    expect(await stored()).toMatchObject([
      { names: { tl: 'Tanso' }, minTurnover: 0n },
      { level: 2, minDeposit: amount(1_000), withdrawPerDay: null },
      { level: 3, minTurnover: amount(50_000), withdrawPerDay: 12, version: 1 },
    ])
  })

  await test.step('a salary that a player gains by is marked', async () => {
    await given.rewardCampaign({
      merchant,
      rule: { template: 'RANK_SALARY', options: { amounts: [0n, amount(20), amount(300)] } },
    })
    await page.reload()
    await expect(rank(2)).toContainText('No one gains by the salaries')
    await expect(rank(3)).toContainText('A player can gain ₱70.00')
    await box(3, /^Bets/).fill('80000')
    await expect(rank(3)).toContainText('For the bets as they were saved.')
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(rank(3)).toContainText('No one gains by the salaries')
    await expectAccessible(page)
  })

  await test.step('another editor’s change is not overwritten', async () => {
    await database.prisma.vipRank.updateMany({ where: { merchantId: merchant.id }, data: { version: 9, freeWithdrawals: 4 } })
    await page.getByRole('button', { name: 'Remove rank 3' }).click()
    await expect(rank(3)).toHaveCount(0)
    await page.getByRole('button', { name: 'Save' }).click()
    await page.getByRole('button', { name: 'Reload' }).click()
    await expect(box(3, /^Free withdrawals/)).toHaveValue('4')
    expect(await stored()).toHaveLength(3)
  })
})
