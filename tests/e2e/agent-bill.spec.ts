/** Agents' bills, from the list to every number behind one; contracts they give; and manual payments (AGT-14). */
import { amount } from '#seed/builders/amount.ts'
import { enterBackOffice } from './back-office.ts'
import { expect, expectAccessible, test } from './fixtures.ts'
import { expectAccessibleInBothThemes } from './themes.ts'

test('AGT-14 an agent opens a bill and sees the team, the tier, the downlines’ share and what is left', async ({
  page,
  signInAs,
}) => {
  await signInAs({ username: 'agent01', password: 'demo1234' })
  await page.goto('/m/member/agent/agentDivident?kind=DAILY')
  await page
    .getByRole('link', { name: /Daily salary.*Paid/ })
    .first()
    .click()
  for (const step of ['What your team did', 'Which tier this reaches', 'How it’s calculated', 'Payments'])
    await expect(page.getByRole('heading', { name: step })).toBeVisible()
  await expect(page.getByText('Reached', { exact: true })).toHaveCount(1)
  await expectAccessibleInBothThemes(page)
})

const tomorrow = () => new Date(Date.now() + 86_400_000)

test('an agent offers a contract within its own limits, sets a manual salary, pays salaries and collects a dividend', async ({
  page,
  given,
  signInAs,
}) => {
  const top = await given.agent({ balance: amount(120), paymentPassword: '123456' })
  const below = await given.member({ type: 2, parent: top })
  const tier = { minTurnover: '1000000000', minActive: 3, rate: 5_000 }
  await given.agentContract({
    firstParty: null,
    secondParty: top,
    status: 'signed',
    terms: { tiers: [tier], minBillingOrder: '0' },
  })
  await signInAs(top)
  await page.goto('/m/agent/contracts?view=given')
  const sheet = page.getByRole('dialog', { name: 'Offer a contract' })

  await test.step('too much is refused, a valid one waits and is withdrawn', async () => {
    await page.getByRole('button', { name: 'Offer a contract' }).click()
    await sheet.getByRole('button', { name: /^Agent/ }).click()
    await page.getByRole('button', { name: new RegExp(below.username) }).click()
    await sheet.getByLabel('Rate').fill('0.6')
    await sheet.getByLabel('Turnover, minimum').first().fill('100000')
    await sheet.getByLabel('Active players, minimum').fill('3')
    await expectAccessibleInBothThemes(page, 'dialog[open]')
    await sheet.getByRole('button', { name: 'Send offer' }).click()
    await expect(sheet.getByText(/pays more than your own contract/)).toBeVisible()
    await sheet.getByLabel('Rate').fill('0.4')
    await sheet.getByRole('button', { name: 'Send offer' }).click()
    await expect(page.getByText('Waiting for an answer')).toBeVisible()
    await page.getByRole('button', { name: 'Withdraw offer' }).click()
    await page.getByRole('button', { name: 'Yes' }).click()
    await expect(page.getByText('You aren’t giving any contracts yet')).toBeVisible()
  })

  await test.step('a manual salary is set without an answer, and ended', async () => {
    await page.getByRole('button', { name: 'Offer a contract' }).click()
    await sheet.getByRole('button', { name: /^Type/ }).click()
    await page.getByRole('button', { name: 'Manual daily salary' }).click()
    await sheet.getByRole('button', { name: /^Agent/ }).click()
    await page.getByRole('button', { name: new RegExp(below.username) }).click()
    await sheet.getByLabel('Rate').fill('0.5')
    await sheet.getByRole('button', { name: 'Set salary' }).click()
    await expect(page.getByText('Salary set. It takes effect tomorrow.')).toBeVisible()
    await page.getByRole('button', { name: 'End it' }).click()
    await page.getByRole('button', { name: 'Yes' }).click()
    await expect(page.getByText(/Valid until/)).toBeVisible()
  })

  const [first, second] = [await given.member({ type: 2, parent: top }), await given.member({ type: 2, parent: top })]
  for (const payee of [first, second])
    await given.agentBill({ payee, payer: top, kind: 'MANUAL_DAILY', gross: amount(100), expiresAt: tomorrow() })

  await test.step('pending salaries are selected and paid, with a reason for the rest', async () => {
    await page.goto('/m/member/agent/agentDivident?kind=MANUAL_DAILY&side=given')
    await page.getByRole('button', { name: 'Select all' }).click()
    await expectAccessibleInBothThemes(page)
    await page.getByRole('button', { name: 'Pay out ₱200.00' }).click()
    const payout = page.getByRole('dialog', { name: 'Pay out manually' })
    await payout.getByLabel('Payment password').fill('123456')
    await expectAccessibleInBothThemes(page, 'dialog[open]')
    await payout.getByRole('button', { name: 'Pay out ₱200.00' }).click()
    await expect(payout.getByText('1 of 2 paid, ₱100.00 in total')).toBeVisible()
    await expect(payout.getByRole('img', { name: 'Not paid' })).toHaveCount(1)
    await payout.getByRole('button', { name: 'Done' }).click()
    await expect(page.getByRole('link', { name: new RegExp(`${first.username}.*Paid`) })).toBeVisible()
    await expect(page.getByRole('link', { name: new RegExp(`${second.username}.*Waiting`) })).toBeVisible()
  })

  await test.step('a dividend of the house is collected once, and the page says where it went', async () => {
    const { id } = await given.agentBill({ payee: top, payer: null, kind: 'DIVIDEND', gross: amount(300), expiresAt: tomorrow() })
    await page.goto(`/m/agent/bill?id=${id}`)
    await page.getByRole('button', { name: 'Collect ₱300.00' }).click()
    await expect(page.getByText('₱300.00 added to your main wallet')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Collect ₱300.00' })).toHaveCount(0)
    await expectAccessibleInBothThemes(page)
  })
})

test('the back office shows the top-level agents and all bills, and explains one', async ({ page, given }) => {
  await test.step('a manager sees the top-level agents and all bills', async () => {
    await enterBackOffice(page, { username: 'manager01', password: 'demo1234' })
    await page.getByRole('link', { name: 'Agents', exact: true }).click()
    await expect(page.getByRole('row', { name: /agent01/ })).toContainText('Real-time salary')
    await expectAccessibleInBothThemes(page)
    await page.getByRole('link', { name: 'Agent bills' }).click()
    await page.getByRole('combobox', { name: 'Type' }).selectOption('DAILY')
    await expect(page.getByRole('row', { name: /Paid.*agent01/ }).first()).toBeVisible()
    await expectAccessibleInBothThemes(page)
  })

  await page.getByRole('button', { name: 'Log out' }).click()
  await page.setViewportSize({ width: 1280, height: 800 })

  await test.step('AGT-14 the back office explains an agent’s bill, down to the bets behind it', async () => {
    await enterBackOffice(page, await given.operator({ role: 'VIEWER' }))
    await page.goto('/operator/agent-bills?kind=DAILY&status=PAID')
    await page
      .getByRole('row', { name: /Daily salary/ })
      .first()
      .press('Enter')
    for (const step of ['What their team did', 'Which tier this reaches', 'How it’s calculated', 'Payments'])
      await expect(page.getByRole('heading', { name: step })).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('link', { name: 'Bets behind this bill' }).click()
    await expect(page.getByRole('heading', { name: 'Bets', exact: true })).toBeVisible()
    await expect(page.getByRole('textbox', { name: 'Agent’s team' })).not.toHaveValue('')
  })
})
