/** Leaderboards: places and what is missing to the next, prizes of the last period, guests, a break, and a site without one. */
import type { Page } from '@playwright/test'
import type { RewardNeed } from '#contract/rewards/reward/reward-template.ts'
import { amount, type Builders } from '#seed/builders/index.ts'
import { expect, test } from './fixtures.ts'
import { failCalls, serveFor, skipRetries } from './site.ts'
import { expectAccessibleInBothThemes } from './themes.ts'

const BOARD = '/m/leaderboard'
const DAY_MS = 86_400_000
const LONG_AGO = new Date('2020-01-01T00:00:00Z')
const NAMES = ['Maligaya', 'Dalisay', 'Bathala', 'Lakambini', 'Makisig']

async function siteOf(page: Page, given: Builders, needs: RewardNeed[] = []) {
  const merchant = await given.merchant()
  const campaign = await given.rewardCampaign({
    merchant,
    rule: {
      template: 'LEADERBOARD',
      options: {
        amounts: [3_000, 1_500, 500, 500].map((units) => amount(units)),
        period: 'WEEK',
        least: amount(1_000),
        categories: ['RNG'],
        days: 7,
      },
    },
    titles: { en: 'Race of the week', tl: 'Karera ng linggo' },
    startsAt: LONG_AGO,
    needs,
  })
  await serveFor(page, merchant)
  const others = []
  for (const nickname of NAMES) others.push(await given.member({ merchant, nickname }))
  const member = await given.member({ merchant, balance: amount(100) })
  return { merchant, campaign, others, member }
}
const scoresOf = (members: readonly { id: number }[], most = 9_000) =>
  members.map((member, place) => ({ member, score: amount(most - place * 1_000) }))

const places = (page: Page) => page.getByRole('region', { name: 'Places', exact: true })
const last = (page: Page) => page.getByRole('region', { name: 'Last winners' })

test('a member sees who is ahead, its own place, and what is missing to the next', async ({ page, given, signInAs }) => {
  const { campaign, others, member } = await siteOf(page, given)
  await given.leaderboard({ campaign, scores: [...scoresOf(others), { member, score: amount(2_500) }] })
  await signInAs(member)
  await page.goto(BOARD)
  await expect(page.getByRole('region', { name: 'Race of the week' })).toContainText('₱5,500for 4 places')
  const podium = places(page).getByRole('list', { name: 'Places' }).getByRole('listitem')
  await expect(podium).toHaveText([/Place 1Ma\*+.*₱9,000/, /Place 2Da\*+.*₱8,000/, /Place 3Ba\*+.*₱7,000/])
  const below = places(page).getByRole('list').last().getByRole('listitem')
  await expect(below).toHaveText([/Place 4.*Bets ₱6,000.*₱500/, /Place 5.*Bets ₱5,000/, /Place 6.*YouBets ₱2,500/])
  await expect(places(page)).toContainText('6 players have a place')
  await expect(places(page)).not.toContainText('Maligaya')
  await expect(page.getByText('₱3,500.01 more to reach place 4')).toBeVisible()
  const prizes = page.getByRole('region', { name: 'Prizes' }).getByRole('listitem')
  await expect(prizes).toHaveText(['Place 1₱3,000', 'Place 2₱1,500', 'Places 3 to 4₱500'])
  await expect(page.getByRole('region', { name: 'How it works' })).toContainText('You need bets of at least ₱1,000')
  await expect(page.getByRole('region', { name: 'How it works' })).toContainText('Claim a prize within 7 days.')
  await expectAccessibleInBothThemes(page)
  await page.getByRole('link', { name: 'Play for a better place' }).click()
  await expect(page).toHaveURL(/gameType=RNG/)
})

test('the first place, and no place yet', async ({ page, given, signInAs }) => {
  const { campaign, others, member } = await siteOf(page, given)
  await given.leaderboard({ campaign, scores: [{ member, score: amount(9_000) }] })
  await signInAs(member)
  await page.goto(BOARD)
  await expect(page.getByText('Wins ₱3,000 if it stays')).toBeVisible()
  await expect(page.getByText('You’re ahead of everyone')).toBeVisible()
  await signInAs(others[0]!)
  await page.goto(BOARD)
  await expect(page.getByText('No place', { exact: true })).toBeVisible()
  await expect(page.getByText('₱1,000.00 more to reach place 2')).toBeVisible()
})

test('after a break in the period no bets count for a place', async ({ page, given, signInAs, database }) => {
  const { merchant, campaign, others, member } = await siteOf(page, given)
  await given.leaderboard({ campaign, scores: [{ member, score: amount(9_000) }, ...scoresOf(others.slice(0, 2), 5_000)] })
  const rested = { startsAt: new Date(Date.now() - 2_000), endsAt: new Date(Date.now() - 1_000), kind: 'BREAK' }
  await database.prisma.playExclusion.create({ data: { ...rested, merchantId: merchant.id, memberId: member.id } })
  await database.prisma.leaderboardScore.updateMany({ where: { memberId: member.id }, data: { isPlaced: false } })
  await signInAs(member)
  await page.goto(BOARD)
  await expect(page.getByText('No place', { exact: true })).toBeVisible()
  await expect(page.getByText('Your bets don’t count for a place in this period')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Play for a better place' })).toHaveCount(0)
  await expectAccessibleInBothThemes(page)
})

test('what is left of the period does not depend on the device’s clock', async ({ page, given }) => {
  const { campaign, others } = await siteOf(page, given)
  await given.leaderboard({ campaign, scores: scoresOf(others) })
  const head = page.getByRole('region', { name: 'Race of the week' })
  await page.clock.install({ time: Date.now() + 2 * DAY_MS })
  await page.goto(BOARD)
  await expect(head).toContainText('2 days left')
})

test('one chooses between leaderboards; what is over is counted first', async ({ page, given, database }) => {
  const { merchant, campaign, others } = await siteOf(page, given)
  await given.leaderboard({ campaign, scores: scoresOf(others.slice(0, 2)), isClosed: true })
  await database.prisma.leaderboardPeriod.updateMany({
    where: { campaignId: campaign.id },
    data: { state: 'RUNNING', endsAt: new Date(Date.now() - 1_000) },
  })
  await given.leaderboard({ campaign, scores: scoresOf(others) })
  const daily = await given.rewardCampaign({
    merchant,
    rule: {
      template: 'LEADERBOARD',
      options: { amounts: [amount(88)], period: 'DAY', least: amount(100), categories: [], days: 1 },
    },
    titles: { en: 'Race of the day' },
    startsAt: LONG_AGO,
  })
  await given.leaderboard({ campaign: daily, scores: scoresOf(others.slice(0, 1)) })
  await page.goto(`${BOARD}?campaign=${campaign.id}`)
  await expect(last(page)).toContainText('The results come in a few minutes')
  await page.getByRole('group', { name: 'Leaderboard' }).getByRole('button', { name: 'Race of the day' }).click()
  await expect(page).toHaveURL(`${BOARD}?campaign=${daily.id}`)
  await expect(page.getByRole('region', { name: 'Race of the day' })).toContainText('for 1 place')
  await expect(page.getByRole('region', { name: 'How it works' })).toContainText('Your bets of a day decide your place.')
  await expect(last(page)).toHaveCount(0)
  await expectAccessibleInBothThemes(page)
})

test('what the last week won is claimed beside its terms', async ({ page, given, signInAs }) => {
  const { campaign, others, member } = await siteOf(page, given)
  await given.leaderboard({ campaign, scores: scoresOf([others[0]!, member]), isClosed: true })
  await given.leaderboard({ campaign, scores: [] })
  await signInAs(member)
  await page.goto('/m/activity')
  await page.getByRole('button', { name: 'Claim ₱1,500.00' }).waitFor()
  await page.goto(BOARD)
  await expect(page.getByText('No one has a place yet. Be the first!')).toBeVisible()
  await expect(last(page)).toContainText('You came in at place 2: ₱1,500')
  await expect(last(page)).toContainText('No winner')
  await expect(page.getByText('You won ₱1,500.00')).toBeVisible()
  await expectAccessibleInBothThemes(page)
  await page.getByRole('button', { name: 'Claim', exact: true }).click()
  const sheet = page.getByRole('dialog', { name: 'Race of the week' })
  await sheet.getByRole('button', { name: 'Claim ₱1,500.00' }).click()
  await expect(sheet).toHaveCount(0)
  await expect(page.getByText('You won ₱1,500.00')).toHaveCount(0)
  await expect(page.getByText('₱1,600.00').first()).toBeVisible()
})

test('a winner who lacks something is led to where one gets it', async ({ page, given, signInAs }) => {
  const { campaign, member } = await siteOf(page, given, ['DEPOSIT'])
  await given.leaderboard({ campaign, scores: scoresOf([member]), isClosed: true })
  await given.leaderboard({ campaign, scores: [] })
  await signInAs(member)
  await page.goto(BOARD)
  await expect(page.getByText('You won ₱3,000.00')).toBeVisible()
  await expect(page.getByText('What you need')).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: 'Deposit', exact: true }).first().click()
  await expect(page).toHaveURL(/voucherCenter/)
})

test('a guest comes from the promotions page and logs in', async ({ page, given }) => {
  const { campaign, others, member } = await siteOf(page, given)
  await given.leaderboard({ campaign, scores: scoresOf(others) })
  await page.goto('/m/activity')
  await page.getByRole('link', { name: 'See the places' }).click()
  await expect(page).toHaveURL(new RegExp(`leaderboard\\?campaign=${campaign.id}$`))
  await expect(places(page)).toContainText('₱9,000')
  await expectAccessibleInBothThemes(page)
  await page.getByRole('button', { name: 'Log in to take part' }).click()
  const login = page.getByRole('dialog', { name: 'Log in', exact: true })
  await login.getByRole('textbox', { name: 'Username' }).fill(member.username)
  await login.getByRole('textbox', { name: 'Password' }).fill(member.password)
  await login.getByRole('button', { name: 'Log in', exact: true }).click()
  await expect(page.getByText('No place', { exact: true })).toBeVisible()
})

test('on a break, and where no leaderboard runs', async ({ page, given, signInAs }) => {
  const { merchant, campaign } = await siteOf(page, given)
  await given.leaderboard({ campaign, scores: [] })
  await signInAs(await given.member({ merchant, excludedUntil: new Date(Date.now() + DAY_MS) }))
  await page.goto(BOARD)
  await expect(page.getByText('You’re taking a break')).toBeVisible()
  await expectAccessibleInBothThemes(page)

  await serveFor(page, await given.merchant())
  const guest = await page.context().newPage()
  await guest.goto(BOARD)
  await expect(guest.getByText('No leaderboard runs right now.')).toBeVisible()
  await expectAccessibleInBothThemes(guest)
  await guest.getByRole('link', { name: 'See promotions' }).click()
  await expect(guest).toHaveURL(/\/m\/activity$/)
})

test('a page that does not load is tried again', async ({ page, given, signInAs }) => {
  const { campaign, others, member } = await siteOf(page, given)
  await given.leaderboard({ campaign, scores: scoresOf(others) })
  await signInAs(member)
  await page.clock.install()
  const restore = await failCalls(page, '/wps/leaderboards')
  await page.goto(BOARD)
  const retry = page.getByRole('main').getByRole('button', { name: 'Try again' })
  await skipRetries(page, retry)
  await restore()
  await retry.click()
  await expect(places(page)).toContainText('₱9,000')
})

test.describe('in Tagalog', () => {
  test.use({ language: 'tl' })
  test('the page is in the member’s language', async ({ page, given, signInAs }) => {
    const { campaign, others, member } = await siteOf(page, given)
    await given.leaderboard({ campaign, scores: scoresOf(others) })
    await signInAs(member)
    await page.goto(BOARD)
    await expect(page.getByRole('region', { name: 'Karera ng linggo' })).toContainText('para sa 4 puwesto')
    await expect(page.getByRole('link', { name: 'Maglaro para umangat' })).toBeVisible()
  })
})
