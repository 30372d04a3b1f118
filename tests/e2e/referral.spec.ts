/** Inviting friends: code and links, income and its claim, invitees by tier, the ranking, and what guests and agents see. */
import type { Page } from '@playwright/test'
import type { RewardNeed, RewardRule } from '#contract/rewards/reward/reward-template.ts'
import { amount, type Builders } from '#seed/builders/index.ts'
import { businessDay } from '#server/platform/business-day.ts'
import { addDays, firstOfMonth } from '#server/platform/calendar-day.ts'
import { expect, expectAccessible, test } from './fixtures.ts'
import { failCalls, holdCalls, serveFor, skipRetries } from './site.ts'
import { expectAccessibleInBothThemes } from './themes.ts'

const ROOM = '/m/inviteFriends'
const DAY_MS = 86_400_000
const LONG_AGO = new Date('2020-01-01T00:00:00Z')
const RULE: RewardRule = {
  template: 'REFERRAL',
  options: {
    amount: amount(5_000),
    period: 'DAY',
    rates: [{ RNG: 3_000, FISH: 3_000 }, { RNG: 1_000, FISH: 500 }, { RNG: 500 }],
    days: 14,
  },
}
interface House {
  paidAs?: 'CASH' | 'BONUS'
  needs?: RewardNeed[]
}

const today = () => businessDay(new Date(), 'Asia/Manila')
const yesterday = () => addDays(today(), -1)
/** What was earned yesterday is of this month but on its first day. */
const ofThisMonth = (earnedToday: number, earnedYesterday: number) =>
  earnedToday + (firstOfMonth(yesterday()) === firstOfMonth(today()) ? earnedYesterday : 0)
const pesos = (sum: number) => `₱${sum.toFixed(2)}`

/** A site that pays for invitations. */
async function houseOf(page: Page, given: Builders, house: House = {}) {
  const merchant = await given.merchant({ flags: { REFERRAL: true, VIP: true } })
  const campaign = await given.rewardCampaign({ merchant, rule: RULE, startsAt: LONG_AGO, ...house })
  await serveFor(page, merchant)
  return { merchant, campaign }
}
/** A member who invited two; the first of them invited a third. */
async function circleOf(page: Page, given: Builders, house: House = {}) {
  const { merchant, campaign } = await houseOf(page, given, house)
  const member = await given.member({ merchant, nickname: 'Bayanihan', balance: amount(1_000) })
  await given.referralCode({ member, code: 'JUAN88' })
  const [first, second, third] = [
    await given.member({ merchant, nickname: 'Maligaya' }),
    await given.member({ merchant, nickname: 'Josefina' }),
    await given.member({ merchant, nickname: 'Ricardo' }),
  ]
  await given.invitation({ referrer: member, invitee: first })
  await given.invitation({ referrer: member, invitee: second })
  await given.invitation({ referrer: first, invitee: third })
  const earn = (invitee: { id: number }, day: string, sum: number) =>
    given.referralIncome({ campaign, referrer: member, invitee, day, amount: amount(sum) })
  return { merchant, campaign, member, first, second, third, earn }
}

const bar = (page: Page) => page.locator('header').filter({ hasText: 'Invite friends' })
const part = (page: Page, name: string | RegExp) => page.getByRole('main').getByRole('region', { name })
const income = (page: Page) => part(page, 'Earned this month')

test('a member claims the income: the card and the balance change in place', async ({ page, given, signInAs }) => {
  const { member, first, third, earn } = await circleOf(page, given)
  await earn(first, yesterday(), 120)
  await earn(first, today(), 30)
  await earn(third, today(), 6)
  await signInAs(member)
  await page.goto(ROOM)
  await expect(income(page)).toContainText(pesos(ofThisMonth(36, 120)))
  await expect(income(page)).toContainText('Claim by')
  const tiers = part(page, 'Three levels of income')
  await expect(tiers.getByRole('article')).toHaveText([
    `1Invited by you${pesos(ofThisMonth(30, 120))}2 people0.30% of their bets`,
    '2Invited by them₱6.001 personup to 0.10% of their bets',
    '3Third level₱0.000 people0.05% of their bets',
  ])
  await expect(part(page, 'Top this week').getByRole('listitem').first()).toContainText('You')
  await expectAccessibleInBothThemes(page)

  const release = await holdCalls(page, 'PROMOFE_claimTicket')
  await income(page).getByRole('button', { name: 'Claim ₱120.00' }).click()
  await expect(income(page).getByRole('button', { name: 'Claim ₱120.00' })).toBeDisabled()
  release()
  await expect(page.getByText('₱120.00 is yours')).toBeVisible()
  await expect(income(page).getByRole('button', { name: /^Claim from/ })).toBeDisabled()
  await expect(bar(page)).toContainText('₱1,120.00')
  await expect(income(page)).toContainText('Added up to')
})

test('a bonus is claimed in its sheet, and a missing number leads to where it is verified', async ({ page, given, signInAs }) => {
  const bonus = await circleOf(page, given, { paidAs: 'BONUS' })
  await bonus.earn(bonus.first, yesterday(), 40)
  await signInAs(bonus.member)
  await page.goto(ROOM)
  await income(page).getByRole('button', { name: 'Claim ₱40.00' }).click()
  const sheet = page.getByRole('dialog')
  await expect(sheet).toContainText('Bet ₱40.00 in all within 7 days')
  await expect(sheet).toContainText('Part of your invitees’ bets is yours')
  await sheet.getByRole('button', { name: 'Claim ₱40.00' }).click()
  await expect(sheet).toBeHidden()
  await expect(income(page).getByRole('button', { name: /^Claim from/ })).toBeDisabled()

  const careful = await circleOf(page, given, { needs: ['MOBILE'] })
  await careful.earn(careful.first, yesterday(), 40)
  await signInAs(careful.member)
  await page.goto(ROOM)
  await expect(income(page)).toContainText('Missing: your number')
  await income(page).getByRole('link', { name: 'Verify' }).click()
  await expect(page).toHaveURL(/\/m\/securityCenter\/mobile$/)
})

test('code and link are copied, sent and saved', async ({ page, context, given, signInAs }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const { member } = await circleOf(page, given)
  await signInAs(member)
  await page.goto(ROOM)
  const card = part(page, 'Your code')
  const copied = () => page.evaluate(() => navigator.clipboard.readText())
  await card.getByRole('button', { name: 'Copy the code JUAN88' }).click()
  await expect(page.getByText('Copied')).toBeVisible()
  expect(await copied()).toBe('JUAN88')
  await card.getByRole('button', { name: 'Link', exact: true }).click()
  await expect.poll(copied).toMatch(/^https?:\/\/.+\/r\/JUAN88$/)
  const link = await copied()

  await expect(card.getByText(link.replace(/^https?:\/\//, ''))).toBeVisible()
  const hrefOf = async (name: string) => new URL((await card.getByRole('link', { name }).getAttribute('href'))!)
  const telegram = await hrefOf('Telegram')
  expect(telegram.origin + telegram.pathname).toBe('https://t.me/share/url')
  expect(telegram.searchParams.get('url')).toBe(link)
  expect((await hrefOf('SMS')).searchParams.get('body')).toBe(`Play with me at Palaro ${link}`)
  const file = page.waitForEvent('download')
  await card.getByRole('button', { name: 'Save QR' }).click()
  expect((await file).suggestedFilename()).toBe('JUAN88.png')
})

test('invitees are listed by level, with masked names; rates and rules are a tap away', async ({
  page,
  given,
  signInAs,
  database,
}) => {
  const { member, first, earn } = await circleOf(page, given)
  // As the team report notes a first deposit, some time after it.
  const deposit = { memberId: first.id, entryId: 0n, amount: amount(500), at: new Date() }
  await database.prisma.firstDeposit.create({ data: deposit })
  await earn(first, today(), 48.2)
  await signInAs(member)
  await page.goto(ROOM)
  const invitees = part(page, 'Your invitees')
  await expect(invitees.getByRole('article')).toHaveCount(2)
  await expect(invitees.getByRole('article', { name: 'Ma***ya' })).toContainText(/Joined .+ · invited 1Active\+₱48\.20$/)
  await expect(invitees.getByRole('article', { name: 'Jo***na' })).toContainText(/No deposit yet$/)

  await invitees.getByRole('button', { name: 'All 2: Your invitees' }).click()
  const sheet = page.getByRole('dialog', { name: 'Your invitees' })
  await expect(sheet.getByRole('article')).toHaveCount(2)
  await sheet.getByRole('radio', { name: 'Level 2' }).check({ force: true })
  await expect(sheet.getByRole('article')).toHaveText([/^Ri\*\*\*doJoined .+ · through Ma\*\*\*yaNo deposit yet$/])
  await expectAccessibleInBothThemes(page)
  await sheet.getByRole('radio', { name: 'Level 3' }).check({ force: true })
  await expect(sheet.getByText('No one here yet')).toBeVisible()
  await sheet.getByRole('button', { name: 'Close' }).click()

  await page.getByRole('button', { name: 'Details: Three levels of income' }).click()
  const rates = page.getByRole('dialog', { name: 'Rates by game' })
  await expect(rates.getByRole('row')).toHaveText([
    'CategoryLevel 1Level 2Level 3',
    'Slots0.30%0.10%0.05%',
    'Fishing0.30%0.05%None',
  ])
  await expectAccessible(page)
  await rates.getByRole('button', { name: 'Close' }).click()

  await page.getByRole('button', { name: 'Rules' }).click()
  const rules = page.getByRole('dialog', { name: 'Rules' })
  await expect(rules.getByRole('region', { name: 'When it is paid' })).toContainText('for 14 days')
  await expect(rules.getByRole('region', { name: 'At most' })).toContainText('At most ₱5,000')
  await expectAccessible(page)
})

test('below the podium a member sees the own place and what is left to the next', async ({ page, given, signInAs }) => {
  const { merchant, campaign, member, first, earn } = await circleOf(page, given)
  await earn(first, today(), 10)
  for (const sum of [400, 300, 200, 50]) {
    const [referrer, invitee] = [await given.member({ merchant }), await given.member({ merchant })]
    await given.invitation({ referrer, invitee })
    await given.referralIncome({ campaign, referrer, invitee, day: today(), amount: amount(sum) })
  }
  await signInAs(member)
  await page.goto(ROOM)
  const ranking = part(page, 'Top this week')
  await expect(ranking.getByRole('listitem')).toContainText(['₱400', '₱300', '₱200'])
  await expect(ranking).toContainText(/You₱40\.01 more for place 4₱10$/)
  await expectAccessible(page)
})

test('a guest sees rates and ranking, and comes back from the login to the own code', async ({ page, given }) => {
  const { member, first, earn } = await circleOf(page, given)
  await earn(first, today(), 10)
  await page.goto('/m/home')
  await page.getByRole('navigation', { name: 'Menu' }).getByRole('button', { name: 'Invite' }).click()
  await expect(part(page, 'Three levels of income').getByRole('article')).toHaveText([
    '1Invited by you0.30% of their bets',
    '2Invited by themup to 0.10% of their bets',
    '3Third level0.05% of their bets',
  ])
  const ranking = part(page, 'Top this week')
  await expect(ranking.getByRole('listitem')).toHaveText([/Ba\*\*\*an₱10/, /Still open/, /Still open/])
  await expect(part(page, 'Your code')).toHaveCount(0)
  await expectAccessibleInBothThemes(page)

  await page.getByRole('button', { name: 'Log in or sign up' }).click()
  const login = page.getByRole('dialog', { name: 'Log in', exact: true })
  await login.getByRole('textbox', { name: 'Username' }).fill(member.username)
  await login.getByRole('textbox', { name: 'Password' }).fill(member.password)
  await login.getByRole('button', { name: 'Log in', exact: true }).click()
  await expect(part(page, 'Your code').getByRole('button', { name: 'Copy the code JUAN88' })).toBeVisible()
})

test('SCR-37 an agent is led to the links of the team, and nothing is asked for', async ({ page, given, signInAs }) => {
  const { merchant } = await houseOf(page, given)
  await signInAs(await given.agent({ merchant }))
  const calls: string[] = []
  page.on('request', (request) => calls.push(new URL(request.url()).pathname))
  await page.goto(ROOM)
  await expect(part(page, 'You’re an agent')).toBeVisible()
  await expectAccessibleInBothThemes(page)
  await page.getByRole('link', { name: 'My team’s links' }).click()
  await expect(page).toHaveURL(/\/m\/agentRegister\?way=link$/)
  expect(calls.filter((path) => path.startsWith('/wps/referral'))).toEqual([])
  await page.goto('/m/member/home')
  await expect(page.getByRole('main').getByRole('button', { name: 'VIP room' })).toBeVisible()
  await expect(page.getByRole('main').getByRole('button', { name: 'Invite friends' })).toHaveCount(0)
})

test('without invitees there is a code to share, and where nothing is paid nothing is promised', async ({
  page,
  given,
  signInAs,
}) => {
  const { merchant } = await houseOf(page, given)
  await signInAs(await given.member({ merchant }))
  await page.goto('/m/member/home')
  await page.getByRole('main').getByRole('button', { name: 'Invite friends' }).click()
  await expect(part(page, 'Your invitees')).toContainText('No one has joined with your code yet.')
  await expect(part(page, 'Top this week')).toContainText('The week has just begun.')
  await expect(income(page).getByRole('button', { name: /^Claim from/ })).toBeDisabled()
  await expectAccessibleInBothThemes(page)

  const free = await given.merchant({ flags: { REFERRAL: true } })
  await serveFor(page, free)
  await signInAs(await given.member({ merchant: free }))
  await page.goto(ROOM)
  await expect(income(page)).toContainText('Nothing is paid for invitations now. Your code and link still work.')
  await expect(part(page, 'Your code').getByRole('img', { name: 'QR code of your link' })).toBeVisible()
  await expect(part(page, /income$/)).toHaveCount(0)
  await page.getByRole('button', { name: 'Rules' }).click()
  await expect(page.getByRole('dialog', { name: 'Rules' }).getByRole('region')).toHaveCount(2)
})

test('milestones: what is reached is claimed in one, the next one is told, and guests see what there is', async ({
  page,
  given,
  signInAs,
}) => {
  const merchant = await given.merchant({ flags: { REFERRAL: true } })
  const milestones = [
    { friends: 1, amount: amount(50) },
    { friends: 2, amount: amount(120) },
    { friends: 4, amount: amount(400) },
  ]
  await given.rewardCampaign({
    merchant,
    titles: { en: 'Bring your friends' },
    rule: { template: 'INVITE', options: { milestones, minDeposit: amount(200), minBets: amount(100), days: 7 } },
    turnoverTimes: 3,
    startsAt: LONG_AGO,
  })
  const member = await given.member({ merchant, balance: amount(1_000) })
  await given.game({ gameCode: 'goals-slot', category: 'RNG' })
  for (const place of [1, 2, 3]) {
    const friend = await given.member({ merchant })
    await given.invitation({ referrer: member, invitee: friend })
    await given.deposit(friend, amount(200))
    if (place < 3) await given.round({ member: friend, gameCode: 'goals-slot', stake: amount(100), payout: amount(100) })
  }
  await serveFor(page, merchant)
  const goals = part(page, 'Bring your friends')

  await page.goto(ROOM)
  await expect(goals).toContainText('Invite friends and get up to ₱570')
  await expect(goals.getByRole('listitem').filter({ hasText: '4 friends' })).toContainText('₱400')
  await expect(goals).toContainText('A friend counts after depositing ₱200 and betting ₱100 of own money.')
  await expectAccessibleInBothThemes(page)

  await signInAs(member)
  await page.goto(ROOM)
  await expect(goals).toContainText('2 more friends for ₱400')
  await expect(goals).toContainText('2 friends count')
  await expect(goals.getByRole('listitem').filter({ hasText: '4 friends' })).toContainText('2 / 4')
  await expectAccessibleInBothThemes(page)
  await goals.getByRole('button', { name: 'Claim ₱170.00' }).click()
  await expect(page.getByText('₱170.00 is yours')).toBeVisible()
  await expect(goals.getByRole('button')).toHaveCount(0)
  await expect(goals.getByText('Claimed')).toHaveCount(2)
  await expect(bar(page)).toContainText('₱1,170.00')
  await expect(income(page)).toContainText('Get a reward each time enough friends join and play.')
})

test('on a break there is no income, and a link to the break', async ({ page, given, signInAs }) => {
  const { merchant } = await houseOf(page, given)
  await signInAs(await given.member({ merchant, excludedUntil: new Date(Date.now() + DAY_MS) }))
  await page.goto(ROOM)
  await expect(part(page, 'Your code')).toBeVisible()
  await expect(income(page)).toHaveCount(0)
  await expect(part(page, 'Three levels of income')).toHaveCount(0)
  await expectAccessibleInBothThemes(page)
  await page.getByRole('link', { name: 'See my break' }).click()
  await expect(page).toHaveURL(/\/m\/myAccount\/responsiblePlay$/)
})

test('a site without it leads home and says that it comes later; a page that does not load is tried again', async ({
  page,
  given,
}) => {
  await serveFor(page, await given.merchant({ flags: { REFERRAL: false } }))
  await page.goto(ROOM)
  await expect(page).toHaveURL(/\/m\/home$/)
  // Shown for one second only.
  const isSaid = page.getByText('Coming soon').waitFor()
  await page.getByRole('navigation', { name: 'Menu' }).getByRole('button', { name: 'Invite' }).click()
  await isSaid
  await expect(page).toHaveURL(/\/m\/home$/)

  await houseOf(page, given)
  await page.clock.install()
  const restore = await failCalls(page, '/wps/referral')
  await page.goto(ROOM)
  const retry = page.getByRole('main').getByRole('button', { name: 'Try again' })
  await skipRetries(page, retry)
  await restore()
  await retry.click()
  await expect(part(page, 'Three levels of income')).toBeVisible()
})
