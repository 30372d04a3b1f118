/** The red envelope rain: before it, catching, what is missing or over, guests, a break, and a site without one. */
import type { Page } from '@playwright/test'
import type { RewardNeed, RewardRule } from '#contract/rewards/reward/reward-template.ts'
import { amount, type Builders } from '#seed/builders/index.ts'
import { expect, test, withMotion } from './fixtures.ts'
import { failCalls, holdCalls, serveFor, skipRetries } from './site.ts'
import { expectAccessibleInBothThemes } from './themes.ts'

const RAIN = '/m/redRain'
const DAY_MS = 86_400_000
const HOUR_MS = 3_600_000
const LONG_AGO = new Date('2020-01-01T00:00:00Z')
const RULE: RewardRule = {
  template: 'RAIN',
  options: {
    times: ['20:00'],
    weekdays: [],
    amount: amount(100),
    gold: { count: 1, amount: amount(30) },
    ube: { count: 2, amount: amount(10) },
    red: { count: 5, least: amount(1) },
    empty: 2,
  },
}
const soon = (milliseconds: number) => new Date(Date.now() + milliseconds)
type Shares = NonNullable<Parameters<Builders['rain']>[0]['shares']>
const UBE: Shares[number] = { kind: 'UBE', amount: amount(168) }
const RED: Shares[number] = { kind: 'RED', amount: amount(58.8) }
const EMPTY: Shares[number] = { kind: 'EMPTY', amount: 0n }

async function siteOf(page: Page, given: Builders, needs: readonly RewardNeed[] = []) {
  const merchant = await given.merchant({ flags: { REDRAIN: true } })
  const campaign = await given.rewardCampaign({
    merchant,
    rule: RULE,
    titles: { en: 'Evening rain' },
    turnoverTimes: 0,
    startsAt: LONG_AGO,
    needs: [...needs],
  })
  await serveFor(page, merchant)
  return { merchant, campaign }
}
/** Long enough for a slow browser. */
const LASTS_SECONDS = 600
/** A rain that began a moment ago, and a member of its site. */
async function fallingOf(page: Page, given: Builders, shares: Shares, needs: readonly RewardNeed[] = []) {
  const { merchant, campaign } = await siteOf(page, given, needs)
  const member = await given.member({ merchant, balance: amount(1_000) })
  const rain = await given.rain({ campaign, startsAt: soon(-2_000), seconds: LASTS_SECONDS, shares })
  return { merchant, campaign, member, rain }
}
const envelope = (page: Page) => page.getByRole('button', { name: 'Catch an envelope' })
const card = (page: Page) => page.getByRole('region', { name: 'Your catch' })
const isRoom = (url: URL) => url.pathname === '/wps/rain'
/** The page's clock is then ahead of the server's, so the room is not read any more. */
async function skip(page: Page, milliseconds: number) {
  await page.route(isRoom, () => undefined)
  await page.clock.fastForward(milliseconds)
}
const skipToTheEnd = (page: Page) => skip(page, (LASTS_SECONDS + 1) * 1_000)
const result = (page: Page) => page.getByRole('region', { name: 'Result' })

test('before it rains: the time left, the rules, the odds, the last winners, and a reminder', async ({
  page,
  given,
  signInAs,
}) => {
  const { merchant, campaign } = await siteOf(page, given)
  const [member, winner] = [await given.member({ merchant }), await given.member({ merchant, nickname: 'Maligaya' })]
  const past = await given.rain({ campaign, startsAt: soon(-HOUR_MS), shares: [UBE, RED, EMPTY] })
  await given.caughtEnvelope({ rain: past, member: winner, place: 1 })
  await given.caughtEnvelope({ rain: past, member, place: 2 })
  await given.rain({ campaign, startsAt: soon(HOUR_MS / 2) })
  await signInAs(member)
  await page.goto(RAIN)
  await expect(page.getByRole('heading', { name: 'Evening rain' })).toBeVisible()
  await expect(page.getByRole('timer')).toContainText(/00hours\d\dminutes\d\dseconds/)
  await expect(page.getByRole('list', { name: 'How it works' }).getByRole('listitem')).toHaveCount(3)
  const odds = page.getByRole('region', { name: 'What is in the envelopes' })
  await expect(odds).toContainText('Gold envelope: 1 × ₱30 · Ube envelope: 2 × ₱10 · Red: 5, shared at random · Empty: 2')
  const winners = page.getByRole('region', { name: 'Last winners' })
  await expect(winners.getByRole('listitem').first()).toContainText(/Ma\*+.*Ube envelope₱168\.00/)
  await expect(winners).not.toContainText('Maligaya')
  await expect(winners).toContainText('You caught₱58.80')
  await expectAccessibleInBothThemes(page)

  const release = await holdCalls(page, '/wps/rain/reminder')
  const remind = page.getByRole('button', { name: 'Remind me' })
  await remind.click()
  await expect(remind).toBeDisabled()
  release()
  await expect(page.getByRole('button', { name: 'You’ll be reminded' })).toBeDisabled()
  await page.reload()
  await expect(page.getByRole('button', { name: 'You’ll be reminded' })).toBeDisabled()
  await page.getByRole('button', { name: 'Close' }).click()
  await expect(page).toHaveURL(/\/m\/home$/)
})

test('more than a day before, the date is shown; after that the hours', async ({ page, given }) => {
  const { campaign } = await siteOf(page, given)
  await given.rain({ campaign, startsAt: soon(3 * DAY_MS) })
  await page.clock.install()
  await page.goto(RAIN)
  await expect(page.getByText('3 days to go')).toBeVisible()
  await expect(page.getByRole('timer')).toHaveCount(0)
  await skip(page, 3 * DAY_MS - HOUR_MS)
  await expect(page.getByRole('timer')).toBeVisible()
})

test('taps open the envelopes of one share: its sum is counted up, shown whole, and in the balance', async ({
  page,
  given,
  signInAs,
}) => {
  const { member } = await fallingOf(page, given, [RED])
  await signInAs(member)
  await page.clock.install()
  await page.goto(RAIN)
  // Without motion they lie still, three in a row.
  await expect(envelope(page)).toHaveCount(9)
  await expect(card(page)).toContainText('Caught · 0 envelopes₱0.00')
  const release = await holdCalls(page, '/wps/rain/catch')
  let calls = 0
  page.on('request', (request) => (calls += request.url().includes('/wps/rain/catch') ? 1 : 0))
  await envelope(page).first().click()
  await envelope(page).nth(2).click()
  release()
  await expect(card(page)).toContainText(/Caught · 1 envelope₱\d/)
  await expect(card(page)).toContainText('1catching')
  expect(calls).toBe(1)
  await expectAccessibleInBothThemes(page)
  await expect(async () => {
    await envelope(page).nth(5).click()
    await expect(card(page)).toContainText('₱58.80', { timeout: 100 })
  }).toPass()
  await envelope(page).nth(7).click()
  await expect(page.getByText('Try another!')).toBeVisible()
  await expect(card(page)).toContainText('₱58.80')

  await skipToTheEnd(page)
  await expect(result(page)).toContainText('You caught it!')
  await expect(result(page)).toContainText('₱58.80')
  await expect(result(page)).toContainText('It’s in your balance')
  await expectAccessibleInBothThemes(page)
  await result(page).getByRole('link', { name: 'Play now' }).click()
  await expect(page.getByRole('banner')).toContainText('₱1,058.80')
})

test('what was caught is shown whole after closing, whether or not every envelope was opened', async ({
  page,
  given,
  signInAs,
}) => {
  const { member, rain } = await fallingOf(page, given, [RED])
  await given.caughtEnvelope({ rain, member, place: 1 })
  await signInAs(member)
  await page.goto(RAIN)
  await expect(result(page)).toContainText('₱58.80')
})

test('an empty envelope invites to the next one, without a prize', async ({ page, given, signInAs }) => {
  const { member, campaign } = await fallingOf(page, given, [EMPTY])
  await given.rain({ campaign, startsAt: soon(HOUR_MS) })
  await signInAs(member)
  await page.clock.install()
  await page.goto(RAIN)
  await envelope(page).first().click()
  await expect(card(page)).toContainText('Try another!')
  await skipToTheEnd(page)
  await expect(result(page)).toContainText('Empty this time')
})

test('a catch that is not answered is sent again by the next tap', async ({ page, given, signInAs }) => {
  const { member } = await fallingOf(page, given, [UBE])
  await signInAs(member)
  await page.goto(RAIN)
  const restore = await failCalls(page, '/wps/rain/catch')
  await envelope(page).first().click()
  await expect(card(page).getByRole('alert')).toContainText('Tap an envelope again.')
  await restore()
  await envelope(page).first().click()
  await expect(card(page)).toContainText('₱168.00')
})

test('when every envelope is taken, taps stop', async ({ page, given, signInAs }) => {
  const { member, merchant, rain } = await fallingOf(page, given, [UBE])
  await signInAs(member)
  await page.goto(RAIN)
  await expect(envelope(page).first()).toBeVisible()
  await given.caughtEnvelope({ rain, member: await given.member({ merchant }), place: 1 })
  await envelope(page).first().click()
  await expect(result(page)).toContainText('All taken')
  await expect(envelope(page)).toHaveCount(0)
  await expectAccessibleInBothThemes(page)
})

test('a guest sees it fall; a tap says that it is for members', async ({ page, given }) => {
  const { member } = await fallingOf(page, given, [UBE])
  await page.goto(RAIN)
  await envelope(page).first().click()
  await expect(page.getByRole('alert').filter({ hasText: 'The envelopes are for members' })).toBeVisible()
  await page.getByRole('button', { name: 'Log in or sign up' }).click()
  const login = page.getByRole('dialog', { name: 'Log in', exact: true })
  await login.getByRole('textbox', { name: 'Username' }).fill(member.username)
  await login.getByRole('textbox', { name: 'Password' }).fill(member.password)
  await login.getByRole('button', { name: 'Log in', exact: true }).click()
  await expect(card(page)).toBeVisible()
})

test('what is missing is said, before and while it rains, and leads to where one gets it', async ({ page, given, signInAs }) => {
  const { merchant, campaign } = await siteOf(page, given, ['MOBILE'])
  await given.rain({ campaign, startsAt: soon(HOUR_MS) })
  await signInAs(await given.member({ merchant }))
  await page.goto(RAIN)
  await expect(page.getByRole('region', { name: 'What you need' })).toBeVisible()
  await page.getByRole('link', { name: 'Verify' }).click()
  await expect(page).toHaveURL(/\/m\/securityCenter\/mobile$/)

  const now = await fallingOf(page, given, [UBE], ['MOBILE'])
  await signInAs(now.member)
  await page.goto(RAIN)
  await expect(page.getByRole('link', { name: 'Verify' })).toBeVisible()
  await expect(envelope(page).first()).toBeDisabled()
})

test('on a break, without a rain, and on a site without the page', async ({ page, given, signInAs }) => {
  const { merchant } = await siteOf(page, given)
  await page.goto(RAIN)
  await expect(page.getByText('No rain is planned right now')).toBeVisible()
  await expectAccessibleInBothThemes(page)
  await signInAs(await given.member({ merchant, excludedUntil: soon(DAY_MS) }))
  await page.goto(RAIN)
  await expect(page.getByText('You’re taking a break from playing')).toBeVisible()

  await serveFor(page, await given.merchant({ flags: { REDRAIN: false } }))
  const guest = await page.context().newPage()
  await guest.goto(RAIN)
  await expect(guest).toHaveURL(/\/m\/home$/)
})

test('the member centre leads there; a page that does not load is tried again', async ({ page, given, signInAs }) => {
  const { merchant, campaign } = await siteOf(page, given)
  await given.rain({ campaign, startsAt: soon(HOUR_MS) })
  await signInAs(await given.member({ merchant }))
  await page.clock.install()
  await page.goto('/m/member/home')
  const restore = await failCalls(page, '/wps/rain')
  await page.getByRole('main').getByRole('button', { name: 'Red envelope rain' }).click()
  const retry = page.getByRole('main').getByRole('button', { name: 'Try again' })
  await skipRetries(page, retry)
  await restore()
  await retry.click()
  await expect(page.getByRole('button', { name: 'Remind me' })).toBeVisible()
})

test.describe('with motion', () => {
  test.use(withMotion)
  test('envelopes fall, and one that is tapped opens', async ({ page, given, signInAs }) => {
    const { member } = await fallingOf(page, given, [UBE])
    await signInAs(member)
    await page.goto(RAIN)
    await expect(envelope(page).nth(9)).toBeAttached()
    // They move: a click would wait until one stands still.
    await envelope(page).first().dispatchEvent('click')
    await expect(card(page)).toContainText('Caught · 1 envelope₱168.00')
  })
})
