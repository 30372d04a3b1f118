/** Pending contracts: the dialogs on the home page, one after another, and the screens they lead to (SCR-12, AGT-09). */
import { expect, test } from './fixtures.ts'
import { serveFor } from './site.ts'
import { expectAccessibleInBothThemes } from './themes.ts'

const REQUESTS = '**/wps/member/info/funds/consolidated'

test.describe('pending contracts', () => {
  test.use({ hasPopup: true })

  test('AGT-09 SCR-12 are asked about one after another, after the news; an accepted one does not come up again', async ({
    page,
    given,
    signInAs,
  }) => {
    const merchant = await given.merchant()
    await given.announcement({ merchant, type: 'PU', title: 'Pista!', content: '<p>Come in.</p>' })
    const firstParty = await given.agent({ merchant, nickname: 'Aling Nena' })
    const secondParty = await given.member({ merchant, type: 2, parent: firstParty })
    for (const kind of ['DAILY', 'DIVIDEND'] as const) await given.agentContract({ firstParty, secondParty, kind })
    await serveFor(page, merchant)
    await signInAs(secondParty)
    const open = page.locator('dialog[open]')
    const ask = (kind: string) => page.getByRole('dialog', { name: `You have a ${kind} contract to review` })
    const news = page.getByRole('dialog', { name: 'Latest news' })
    await page.route(REQUESTS, async (route) => {
      await news.waitFor()
      await route.continue()
    })

    const asked = page.waitForResponse(REQUESTS)
    await page.goto('/m/home')
    await asked
    await expect(open).toHaveCount(1)
    await news.getByRole('button', { name: 'Got it' }).click()
    await expect(ask('daily salary')).toBeVisible()
    await expect(open).toHaveCount(1)
    await expectAccessibleInBothThemes(page, 'dialog[open]')
    await page.unroute(REQUESTS)
    await ask('daily salary').getByRole('button', { name: 'Cancel' }).click()
    await ask('dividend').getByRole('button', { name: 'Go', exact: true }).click()
    await expect(page).toHaveURL(/\/m\/member\/agent\/getDevidendContract$/)

    await expect(page.getByRole('heading', { name: 'Aling Nena offers you a dividend' })).toBeVisible()
    const tier = page.getByRole('list', { name: 'What it pays' }).getByRole('listitem').filter({ hasText: '15%' }).first()
    await expect(tier).toContainText('Team turnover ₱300,000 or more')
    await expect(tier).toContainText('₱15,000.00')
    await page.getByRole('button', { name: 'Accept' }).click()
    const sure = page.getByRole('alertdialog', { name: 'Accept this contract?' })
    await expect(sure).toContainText('it takes effect from the next half month')
    await sure.getByRole('button', { name: 'Accept' }).click()
    await expect(page.getByRole('heading', { name: 'You accepted the contract' })).toBeFocused()
    await expectAccessibleInBothThemes(page, 'main')
    await page.getByRole('button', { name: 'See contract' }).click()
    await expect(page.getByText('Signed', { exact: true })).toBeVisible()

    // A postponed one is not asked about again in this session, and waits on its screen.
    const askedAgain = page.waitForResponse(REQUESTS)
    await page.getByRole('link', { name: 'Home', exact: true }).click()
    expect(await (await askedAgain).json()).toMatchObject({
      value: { divtypecompperiodreq: [], divtypeinfo: [expect.any(Number)] },
    })
    await expect(open).toHaveCount(0)
    await page.getByRole('button', { name: 'Me', exact: true }).click()
    const drawer = page.getByRole('dialog', { name: 'Member centre' })
    const waiting = drawer.getByRole('link', { name: /Daily salary contract/ })
    await expect(waiting).toContainText('1')
    await expect(drawer.getByRole('link', { name: /Dividend contract/ })).toBeHidden()
    await waiting.click()
    await expect(page).toHaveURL(/\/m\/member\/agent\/getSalaryContract$/)
    await page.getByRole('button', { name: 'Decline' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Decline' }).click()
    await expect(page.getByRole('heading', { name: 'You declined the contract' })).toBeFocused()

    await page.goto('/m/member/home')
    await expect(page.getByRole('main').getByRole('button', { name: 'Agency centre' })).toBeVisible()
    await expect(page.getByRole('main').getByRole('link', { name: /salary contract/ })).toBeHidden()
  })
})

test('AGT-09 an agent of type 41 is not asked, and may not deposit', async ({ page, given, signInAs }) => {
  const firstParty = await given.agent()
  const secondParty = await given.member({ type: 41, parent: firstParty })
  await given.agentContract({ firstParty, secondParty })
  await signInAs(secondParty)
  const calls: string[] = []
  page.on('request', (request) => calls.push(request.url()))
  await page.goto('/m/home')
  // The dialogs’ code loads with the menu’s.
  await page.getByRole('button', { name: 'Menu' }).click()
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible()
  expect(calls.filter((url) => /consolidated|ContractPrompt/.test(url))).toEqual([])

  await test.step('SCR-33 its deposit page says to use a real account', async () => {
    await page.goto('/m/voucherCenter')
    await expect(page.getByRole('main').getByText('Please log in to an actual account')).toBeVisible()
  })
})

test('AGT-02 a contract ended by a move tells both sides when and why', async ({ page, given, database, signInAs }) => {
  const merchant = await given.merchant()
  const boss = await given.agent({ merchant })
  const [from, to] = [await given.agent({ merchant, parent: boss }), await given.agent({ merchant, parent: boss })]
  const moved = await given.agent({ merchant, parent: from })
  const below = await given.agent({ merchant, parent: moved })
  await given.agentContract({ firstParty: from, secondParty: moved, kind: 'DAILY', status: 'signed' })
  await given.agentContract({ firstParty: moved, secondParty: below, kind: 'DAILY', status: 'signed' })
  for (const { id } of [below, moved]) await database.pool.query('SELECT member_move($1, $2, $3)', [id, to.id, new Date()])
  await serveFor(page, merchant)
  await signInAs(moved)
  const main = page.getByRole('main')

  for (const { side, view, says } of [
    { side: 'paid', view: 'paid', says: /you were moved to another upline\. What you earned until then is paid/ },
    { side: 'paying', view: 'given', says: /the agent was moved to another upline\. You owe what was earned until then/ },
  ] as const)
    await test.step(`the ${side} side`, async () => {
      await page.goto(`/m/agent/contracts?view=${view}`)

      await expect(main.getByText('Ended', { exact: true })).toBeVisible()
      await expect(main.getByText(says)).toBeVisible()
      await expectAccessibleInBothThemes(page, 'main')
    })
})
