import { amount } from '#seed/builders/index.ts'
import { expect, expectAccessible, test } from './fixtures.ts'
import { expectAccessibleInBothThemes } from './themes.ts'

test.use({ language: 'en' })

test('an agent sets rates within its own, and sees where rebates came from', async ({ page, given, signInAs, database }) => {
  const agent = await given.agent()
  const below = await given.member({ type: 2, parent: agent })
  await given.rates(agent, { RNG: 10_000, LOTT: 980_000 })
  await given.rates(below, { RNG: 5_000 })
  await signInAs(agent)

  await test.step('an agent sets rates within its own, and sees its own', async () => {
    await page.goto('/m/member/agent/agentRebeat')
    await expect(page.getByText('Slots').locator('..')).toContainText('1.0%')
    await expectAccessibleInBothThemes(page)

    await page.goto(`/m/member/agent/agentRebeat?member=${below.id}&name=${below.username}`)
    const slots = page.getByRole('slider', { name: 'Slots' })
    await expect(slots).toHaveAttribute('aria-valuetext', '0.5%')
    await expectAccessible(page)
    for (let step = 0; step < 4; step += 1) await page.getByRole('button', { name: 'Raise Slots' }).click()
    await expect(page.getByRole('button', { name: 'Raise Slots' })).toBeDisabled()
    await page.getByRole('button', { name: 'Save rates' }).click()
    await expect(page.getByText('Saved. The new rates apply from now on.')).toBeVisible()
    const set = await database.prisma.rebateSet.findFirstOrThrow({ where: { memberId: below.id, validUntil: null } })
    expect(set).toMatchObject({ rates: { RNG: 9_000 }, setById: agent.id })

    const stranger = await given.agent()
    await page.goto(`/m/member/agent/agentRebeat?member=${stranger.id}`)
    await expect(page.getByText('You can only set the rates of your direct downline.')).toBeVisible()
  })

  await test.step('SCR-40 an agent sees where rebates came from', async () => {
    const at = new Date(Date.now() - 86_400_000)
    const bill = await database.prisma.agentBill.create({
      data: {
        merchantId: agent.merchantId,
        kind: 'REBATE',
        payeeId: agent.id,
        periodStart: at,
        periodEnd: at,
        status: 'PAID',
        gross: amount(50),
        funded: amount(50),
        deducted: 0n,
        net: amount(50),
        paid: amount(50),
        statement: { kind: 'REBATE', lines: [] },
        createdAt: at,
      },
    })
    await database.prisma.rebateLine.create({
      data: {
        billId: bill.id,
        payeeId: agent.id,
        day: at,
        branchId: below.id,
        gameType: 'RNG',
        rate: 10_000,
        below: 5_000,
        bets: 3,
        turnover: amount(10_000),
        amount: amount(50),
      },
    })
    await page.goto('/m/member/teamRebate')
    const row = page.getByRole('main').getByRole('link', { name: /3 bets · ₱10,000\.00/ })
    await expect(row).toContainText('+₱50.00')
    await expectAccessibleInBothThemes(page)
    await page.getByRole('radio', { name: 'By member' }).check({ force: true })
    await expect(page.getByRole('main')).toContainText(below.nickname)
    await page.getByRole('radio', { name: 'By game' }).check({ force: true })
    await expect(page.getByRole('main')).toContainText('Slots')
    await page.getByRole('radio', { name: 'By day' }).check({ force: true })
    await row.click()
    await expect(page).toHaveURL(/\/m\/agent\/bill\?id=/)
    await expect(page.getByRole('main')).toContainText('₱50.00')
  })
})
