/** Bills of agents, from the list to every number behind one; and contracts they give (AGT-14). */
import { enterConsole } from './console.ts'
import { expect, test } from './fixtures.ts'
import { expectAccessibleInBothThemes } from './themes.ts'

test('AGT-14 an agent opens a bill and sees the team, the tier, what goes below and what is left', async ({ page, signInAs }) => {
  await signInAs({ username: 'agent01', password: 'demo1234' })
  await page.goto('/m/member/agent/agentDivident?kind=DAILY')
  await page
    .getByRole('link', { name: /Daily salary.*Paid/ })
    .first()
    .click()
  for (const step of ['What your team did', 'Which tier that is', 'How it is worked out', 'Payments'])
    await expect(page.getByRole('heading', { name: step })).toBeVisible()
  await expect(page.getByText('Reached', { exact: true })).toHaveCount(1)
  await expectAccessibleInBothThemes(page)
})

test('an agent offers a contract within its own: what is too much is refused, what fits waits and is taken back', async ({
  page,
  given,
  signInAs,
}) => {
  const top = await given.agent()
  const below = await given.member({ type: 2, parent: top, nickname: 'Aling Nena' })
  const tier = { minTurnover: '1000000000', minActive: 3, rate: 5_000 }
  await given.agentContract({
    firstParty: null,
    secondParty: top,
    status: 'signed',
    terms: { tiers: [tier], minBillingOrder: '0' },
  })
  await signInAs(top)
  await page.goto('/m/agent/contracts?view=given')
  await page.getByRole('button', { name: 'Offer a contract' }).click()
  const sheet = page.getByRole('dialog', { name: 'Offer a contract' })
  await sheet.getByRole('button', { name: /^Agent/ }).click()
  await page.getByRole('button', { name: new RegExp(below.username) }).click()
  await sheet.getByLabel('Rate').fill('0.6')
  await sheet.getByLabel('Turnover from').first().fill('100000')
  await sheet.getByLabel('Active players from').fill('3')
  await expectAccessibleInBothThemes(page, 'dialog[open]')
  await sheet.getByRole('button', { name: 'Send the offer' }).click()
  await expect(sheet.getByText(/pays more than your own contract/)).toBeVisible()
  await sheet.getByLabel('Rate').fill('0.4')
  await sheet.getByRole('button', { name: 'Send the offer' }).click()
  await expect(page.getByText('Waits for an answer')).toBeVisible()
  await page.getByRole('button', { name: 'Take the offer back' }).click()
  await page.getByRole('button', { name: 'Yes' }).click()
  await expect(page.getByText('You give no contracts yet')).toBeVisible()
})

test('a manager sees the agents at the top and everybody’s bills', async ({ page }) => {
  await enterConsole(page, { username: 'manager01', password: 'demo1234' })
  await page.getByRole('link', { name: 'Agents', exact: true }).click()
  await expect(page.getByRole('row', { name: /agent01/ })).toContainText('Real-time salary')
  await expectAccessibleInBothThemes(page)
  await page.getByRole('link', { name: 'Agents’ bills' }).click()
  await page.getByRole('combobox', { name: 'Kind' }).selectOption('DAILY')
  await expect(page.getByRole('row', { name: /Paid.*agent01/ }).first()).toBeVisible()
  await expectAccessibleInBothThemes(page)
})
