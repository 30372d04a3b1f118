/** Prize wheels and reels: a win, nothing, retries, what is missing, and how one gets there. */
import type { Page } from '@playwright/test'
import type { RewardNeed, OptionsOf } from '#contract/rewards/reward/reward-template.ts'
import { amount, type Builders } from '#seed/builders/index.ts'
import { expect, test, withMotion } from './fixtures.ts'
import { failCalls, holdCalls, serveFor, skipRetries } from './site.ts'
import { expectAccessibleInBothThemes } from './themes.ts'

const SPIN = '/m/luckySpin'
const CALL = 'PROMOFE_spinSlotMachine'
const LONG_AGO = new Date('2020-01-01T00:00:00Z')
const DAY_MS = 86_400_000

type Options = OptionsOf<'SPIN'>
const prizes = (...fields: (readonly [units: number, weight: number])[]): Options['prizes'] =>
  fields.map(([units, weight]) => ({ amount: amount(units), weight }))
/** Sure to give ₱88, on either field. */
const SURE = prizes([88, 1], [88, 1])
/** As good as sure to give nothing. */
const NOTHING = prizes([0, 900_000], [0, 900_000], [9, 1])
const FOR_BETS: Options['bets'] = { each: amount(2_000), most: 3, categories: ['RNG'] }

interface Site extends Partial<Options> {
  needs?: RewardNeed[]
  budget?: bigint
}
async function siteOf(page: Page, given: Builders, { needs = [], budget = amount(100_000), ...options }: Site = {}) {
  const merchant = await given.merchant()
  const campaign = await given.rewardCampaign({
    merchant,
    rule: { template: 'SPIN', options: { look: 'WHEEL', prizes: SURE, free: 1, bets: null, ...options } },
    titles: { en: 'Lucky wheel', tl: 'Suwerteng gulong' },
    startsAt: LONG_AGO,
    needs,
    budget,
  })
  await serveFor(page, merchant)
  return { merchant, campaign, member: await given.member({ merchant, balance: amount(1_000) }) }
}
/** Of the pill at the top: its digits once for the eye, once for screen readers. */
const balance = (page: Page, text: string) => page.getByText(text).first()
const main = (page: Page) => page.getByRole('main')
const stage = (page: Page) => page.getByRole('region', { name: 'Lucky wheel' })
const spins = (page: Page) => page.getByRole('region', { name: 'Your spins' })
const button = (page: Page, left: number) => page.getByRole('button', { name: `Spin · ${left} left` })

test('a spin gives its prize: counted up, in the balance, and in the member’s own results', async ({ page, given, signInAs }) => {
  const { merchant, campaign, member } = await siteOf(page, given, { free: 2, bets: FOR_BETS })
  const winner = await given.member({ merchant, nickname: 'Maligaya' })
  await given.claimedReward({ member: winner, campaign, period: '2026-01-01 free 1', amount: amount(88) })
  await signInAs(member)
  await page.goto(SPIN)
  await expect(stage(page)).toBeVisible()
  await expect(spins(page)).toContainText('2 left')
  await expect(spins(page)).toContainText('2 free each day')
  await expect(spins(page)).toContainText('1 more for every ₱2,000 you bet, at most 3 a day')
  await expect(spins(page)).toContainText('₱2,000.00 to go')
  const table = page.getByRole('table', { name: 'Prizes and chances' })
  await expect(table.getByRole('row')).toHaveText(['PrizeChance', '₱88.00100%'])
  await expect(page.getByText('Before you withdraw it, bet 1× what you get.')).toBeVisible()
  const winners = page.getByRole('region', { name: 'Last winners' })
  await expect(winners.getByRole('listitem')).toContainText(/Ma\*+.*₱88\.00/)
  await expect(winners).not.toContainText('Maligaya')
  await expectAccessibleInBothThemes(page)

  const release = await holdCalls(page, CALL)
  await button(page, 2).click()
  await expect(page.getByRole('button', { name: 'Spinning…' })).toHaveAttribute('aria-busy', 'true')
  release()
  await expect(stage(page)).toContainText('You won!')
  await expect(stage(page)).toContainText('+₱88.00')
  await expect(spins(page)).toContainText('1 left')
  await expect(page.getByRole('region', { name: 'Your last spins' }).getByRole('listitem')).toContainText('+₱88.00')
  await expect(balance(page, '₱1,088.00')).toBeVisible()
  await expectAccessibleInBothThemes(page)

  await button(page, 1).click()
  await expect(balance(page, '₱1,176.00')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Play to earn a spin' })).toHaveAttribute('href', /gameType=RNG/)
})

test('a spin that gives nothing says so, and when the next one comes', async ({ page, given, signInAs }) => {
  const { member } = await siteOf(page, given, { prizes: NOTHING })
  await signInAs(member)
  await page.goto(SPIN)
  await expect(page.getByRole('row', { name: /^Nothing/ })).toBeVisible()
  await button(page, 1).click()
  await expect(stage(page)).toContainText('Nothing this time')
  await expect(page.getByRole('button', { name: /^Next spin:/ })).toBeDisabled()
  await expect(page.getByRole('region', { name: 'Your last spins' })).toContainText('Nothing')
  await expectAccessibleInBothThemes(page)
})

test('after a lost answer the same spin is sent again, and pays once', async ({ page, given, signInAs }) => {
  const { member } = await siteOf(page, given, { free: 2 })
  await signInAs(member)
  await page.goto(SPIN)
  const sent: unknown[] = []
  const isCall = (url: URL) => url.pathname.includes(CALL)
  await page.route(isCall, async (route) => {
    sent.push(route.request().postData())
    if (sent.length > 1) return route.fallback()
    await route.fetch()
    return route.abort()
  })
  await button(page, 2).click()
  await expect(main(page).getByRole('alert').filter({ hasText: /\S/ })).toBeVisible()
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(stage(page)).toContainText('+₱88.00')
  await expect(balance(page, '₱1,088.00')).toBeVisible()
  await expect(button(page, 1)).toBeVisible()
  expect(sent[1]).toBe(sent[0])
})

test('a refused spin says why, and what to do next', async ({ page, given, signInAs, database }) => {
  const { member } = await siteOf(page, given)
  await signInAs(member)
  await page.goto(SPIN)
  await expect(button(page, 1)).toBeVisible()
  await database.prisma.member.update({ where: { id: member.id }, data: { excludedUntil: new Date(Date.now() + DAY_MS) } })
  await button(page, 1).click()
  await expect(page.getByText('You’re taking a break from playing')).toBeVisible()
  await expect(page.getByRole('link', { name: 'See my break' })).toBeVisible()
})

test('what is missing leads to where one gets it', async ({ page, given, signInAs }) => {
  const { member } = await siteOf(page, given, { needs: ['MOBILE'] })
  await signInAs(member)
  await page.goto(SPIN)
  await expect(page.getByRole('region', { name: 'What you need' })).toBeVisible()
  await expect(button(page, 1)).toHaveCount(0)
  await expectAccessibleInBothThemes(page)
  await page.getByRole('link', { name: 'Verify' }).last().click()
  await expect(page).toHaveURL(/\/m\/securityCenter\/mobile$/)
})

test('a guest sees the wheel and logs in to spin', async ({ page, given }) => {
  const { member } = await siteOf(page, given, { bets: FOR_BETS })
  await page.goto(SPIN)
  await expect(stage(page)).toBeVisible()
  await expect(page.getByRole('heading', { name: 'How to get spins' })).toBeVisible()
  await page.getByRole('button', { name: 'Log in to spin' }).click()
  const login = page.getByRole('dialog', { name: 'Log in', exact: true })
  await login.getByRole('textbox', { name: 'Username' }).fill(member.username)
  await login.getByRole('textbox', { name: 'Password' }).fill(member.password)
  await login.getByRole('button', { name: 'Log in', exact: true }).click()
  await expect(button(page, 1)).toBeVisible()
})

test('on a break, without a game, and when all is given', async ({ page, given, signInAs }) => {
  const { merchant } = await siteOf(page, given, { budget: amount(10) })
  await signInAs(await given.member({ merchant }))
  await page.goto(SPIN)
  await expect(page.getByRole('button', { name: 'All prizes have been given out' })).toBeDisabled()
  await signInAs(await given.member({ merchant, excludedUntil: new Date(Date.now() + DAY_MS) }))
  await page.goto(SPIN)
  await expect(page.getByText('You’re taking a break from playing')).toBeVisible()

  await serveFor(page, await given.merchant())
  const guest = await page.context().newPage()
  await guest.goto(SPIN)
  await expect(guest.getByText('No wheel is running right now')).toBeVisible()
  await expectAccessibleInBothThemes(guest)
  await guest.getByRole('link', { name: 'See promotions' }).click()
  await expect(guest).toHaveURL(/\/m\/activity$/)
})

test('a page that does not load is tried again', async ({ page, given, signInAs }) => {
  const { member } = await siteOf(page, given)
  await signInAs(member)
  await page.clock.install()
  const restore = await failCalls(page, '/wps/spins')
  await page.goto(SPIN)
  const retry = main(page).getByRole('button', { name: 'Try again' })
  await skipRetries(page, retry)
  await restore()
  await retry.click()
  await expect(button(page, 1)).toBeVisible()
})

test('its card on the promotions page leads there, to its own game', async ({ page, given, signInAs }) => {
  const { merchant, member } = await siteOf(page, given)
  const reels = await given.rewardCampaign({
    merchant,
    rule: { template: 'SPIN', options: { look: 'REELS', prizes: SURE, free: 2, bets: null } },
    titles: { en: 'Barangay reels' },
    startsAt: LONG_AGO,
  })
  await signInAs(member)
  await page.goto('/m/activity')
  const card = page.getByRole('article', { name: 'Barangay reels' })
  await expect(card).toContainText('Ready to spin')
  await expect(card).toContainText('Win up to ₱88.00')
  await expectAccessibleInBothThemes(page)
  await card.getByRole('link', { name: 'Spin · 2 left' }).click()
  await expect(page).toHaveURL(`${SPIN}?campaign=${reels.id}`)

  await page.getByRole('button', { name: 'Spin · 2 left' }).click()
  await expect(page.getByRole('region', { name: 'Barangay reels' })).toContainText('+₱88.00')
  await page.getByRole('group', { name: 'Wheels and reels' }).getByRole('button', { name: 'Lucky wheel' }).click()
  await expect(button(page, 1)).toBeVisible()

  await button(page, 1).click()
  await expect(stage(page)).toContainText('+₱88.00')
  await page.goto('/m/activity')
  const row = page.getByRole('article', { name: 'Lucky wheel' })
  await expect(row).toContainText('Spun today')
  await expect(row).not.toContainText('+₱')
  await row.getByRole('link', { name: 'Lucky wheel' }).click()
  await expect(stage(page)).toBeVisible()
})

/** Which of the texts the page has shown so far, in the order in which they came; those of one moment in the order given. */
async function tellInOrder(page: Page, texts: readonly string[]) {
  await page.evaluate((all) => {
    const seen: string[] = []
    Object.assign(window, { seen })
    new MutationObserver(() => {
      const shown = document.body.textContent
      for (const text of all) if (!seen.includes(text) && shown.includes(text)) seen.push(text)
    }).observe(document.body, { childList: true, characterData: true, subtree: true })
  }, texts)
  return () => page.evaluate(() => (window as unknown as { seen: string[] }).seen)
}

test.describe('with motion', () => {
  test.use(withMotion)
  for (const look of ['WHEEL', 'REELS'] as const)
    test(`the result is shown when it has stopped: ${look}`, async ({ page, given, signInAs }) => {
      const { member } = await siteOf(page, given, { look, free: 2 })
      await signInAs(member)
      await page.goto(SPIN)
      const told = await tellInOrder(page, ['You won!', '1,088.00'])
      await button(page, 2).click()
      await expect(page.getByRole('button', { name: 'Spinning…' })).toBeVisible()
      await expect(stage(page)).toContainText('You won!', { timeout: 15_000 })
      await expect.poll(told).toEqual(['You won!', '1,088.00'])
      await expect(balance(page, '₱1,088.00')).toBeVisible()
      await expect(button(page, 1)).toBeVisible()
    })

  test('a spin without an answer stops, and can be made again', async ({ page, given, signInAs }) => {
    const { member } = await siteOf(page, given)
    await signInAs(member)
    await page.goto(SPIN)
    const restore = await failCalls(page, CALL)
    await button(page, 1).click()
    const again = page.getByRole('button', { name: 'Try again' })
    await expect(again).toBeVisible({ timeout: 15_000 })
    await restore()
    await again.click()
    await expect(stage(page)).toContainText('You won!', { timeout: 15_000 })
  })
})

test.describe('in Tagalog', () => {
  test.use({ language: 'tl' })
  test('the button and the result are in the page’s language', async ({ page, given, signInAs }) => {
    const { member } = await siteOf(page, given)
    await signInAs(member)
    await page.goto(SPIN)
    await page.getByRole('button', { name: 'Paikutin · 1 pa' }).click()
    await expect(page.getByRole('region', { name: 'Suwerteng gulong' })).toContainText('Panalo ka!')
  })
})
