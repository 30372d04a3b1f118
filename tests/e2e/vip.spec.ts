/** The VIP room: a member's rank and what it gives, what a guest sees, the top, a break, and a site without ranks. */
import type { Page } from '@playwright/test'
import type { RewardRule } from '#contract/rewards/reward/reward-template.ts'
import { amount, type Builders } from '#seed/builders/index.ts'
import { expect, expectAccessible, test } from './fixtures.ts'
import { failCalls, holdCalls, serveFor, skipRetries } from './site.ts'
import { expectAccessibleInBothThemes } from './themes.ts'

const ROOM = '/m/member/benefits'
const DAY_MS = 86_400_000
const LONG_AGO = new Date('2020-01-01T00:00:00Z')
const RANKS = [
  { names: { en: 'Bronze' }, withdrawPerDay: 2, withdrawAmountPerDay: amount(50_000) },
  { names: { en: 'Silver' }, minDeposit: amount(10_000), minTurnover: amount(100_000) },
  { names: { en: 'Gold' }, minDeposit: amount(30_000), minTurnover: amount(300_000), withdrawPerDay: 5 },
]
const amounts = (...all: number[]) => all.map((one) => amount(one))
const UP: RewardRule = { template: 'RANK_UP', options: { amounts: amounts(0, 88, 888), days: 30 } }
const SALARY: RewardRule = { template: 'RANK_SALARY', options: { amounts: amounts(0, 100, 500) } }
const BIRTHDAY: RewardRule = { template: 'BIRTHDAY', options: { amounts: amounts(0, 300, 900), days: 14 } }
const REBATE: RewardRule = {
  template: 'REBATE',
  options: {
    amount: amount(1_000),
    period: 'DAY',
    rates: [{ RNG: 3_000 }, { RNG: 6_500, LIVE: 1_000 }, { RNG: 8_000 }],
    payHour: 12,
  },
}
const TITLES = {
  RANK_UP: 'Rank-up bonus',
  RANK_SALARY: 'Rank salary',
  BIRTHDAY: 'Birthday gift',
  REBATE: 'Rebate on bets',
} as const

/** A site with these ranks, and campaigns of what they give. */
async function clubOf(page: Page, given: Builders, rules: readonly RewardRule[], paidAs: 'CASH' | 'BONUS' = 'CASH') {
  const merchant = await given.merchant({ flags: { VIP: true } })
  await given.ranks(RANKS, merchant)
  for (const rule of rules) {
    const title = TITLES[rule.template as keyof typeof TITLES]
    await given.rewardCampaign({ merchant, rule, titles: { en: title }, paidAs, startsAt: LONG_AGO })
  }
  await serveFor(page, merchant)
  return merchant
}
const benefit = (page: Page, title: string) => page.getByRole('article', { name: title })
/** The bar with the balance. */
const bar = (page: Page) => page.locator('header').filter({ hasText: 'VIP room' })
const own = (page: Page) => page.getByRole('region', { name: 'Your rank' })

test('a member claims the bonus of a rank: its row and the balance change in place', async ({ page, given, signInAs }) => {
  const merchant = await clubOf(page, given, [UP, REBATE])
  const member = await given.member({ merchant, balance: amount(1_200) })
  await given.rank({ member, level: 2 })
  await signInAs(member)
  await page.goto(ROOM)
  await expect(own(page).getByRole('heading', { name: 'Silver' })).toBeVisible()
  await expect(own(page)).toContainText('Rank 2 of 3 · until')
  await expect(own(page)).toContainText('₱1,200 / ₱30,000')
  await expect(own(page)).toContainText('Only ₱28,800 in deposits and ₱300,000 in turnover to go until Gold')
  await expect(own(page).getByRole('progressbar')).toHaveCount(2)
  await expect(page.getByRole('list', { name: 'Ranks' }).getByRole('button')).toHaveText([
    /^Bronze.*Passed.*₱0$/,
    /^Silver.*Your rank.*₱10K$/,
    /^Gold.*Locked.*₱30K$/,
  ])
  await expect(page.getByRole('table').getByRole('row')).toHaveText([
    'CategorySilver (you)Gold',
    'Slots0.65%0.80%',
    'Live0.10%None',
  ])
  await expect(
    page.getByText('Counted each day and paid at 12:00 PM the day after. 1× turnover before a withdrawal.'),
  ).toBeVisible()
  await expect(benefit(page, 'Rebate on bets')).toContainText('Paid on')
  await expectAccessibleInBothThemes(page)

  const up = benefit(page, 'Rank-up bonus')
  await expect(up).toContainText('₱88.00You reached Silver')
  await expect(bar(page)).toContainText('₱1,200.00')
  const release = await holdCalls(page, 'PROMOFE_claimTicket')
  await up.getByRole('button', { name: 'Claim: Rank-up bonus' }).click()
  await expect(up.getByRole('button', { name: 'Claim: Rank-up bonus' })).toBeDisabled()
  release()
  await expect(up).toContainText('Claimed')
  await expect(up.getByRole('button', { name: /^Claim/ })).toHaveCount(0)
  await expect(page.getByText('₱88.00 is yours')).toBeVisible()
  await expect(bar(page)).toContainText('₱1,288.00')
})

test('a bonus with terms is claimed in its sheet, a missing birthday leads to the profile', async ({ page, given, signInAs }) => {
  const merchant = await clubOf(page, given, [UP, SALARY, BIRTHDAY], 'BONUS')
  const member = await given.member({ merchant })
  await given.rank({ member, level: 2 })
  await signInAs(member)
  await page.goto(ROOM)
  await expect(benefit(page, 'Rank salary')).toContainText(/₱100.00Opens .*, each month\d+ (day|hour)s?/)

  await benefit(page, 'Rank-up bonus').getByRole('button', { name: 'Claim: Rank-up bonus' }).click()
  const sheet = page.getByRole('dialog', { name: 'Rank-up bonus' })
  await expect(sheet).toContainText('Bet ₱88.00 in all within 7 days')
  await expect(sheet).toContainText('Each rank gives it once, when you first reach it.')
  await expectAccessible(page)
  await sheet.getByRole('button', { name: 'Claim ₱88.00' }).click()
  await expect(sheet).toBeHidden()
  await expect(benefit(page, 'Rank-up bonus')).toContainText('Claimed')

  const birthday = benefit(page, 'Birthday gift')
  await expect(birthday).toContainText('₱300.00Missing: your birthday')
  await birthday.getByRole('link', { name: 'Enter it' }).click()
  await expect(page).toHaveURL(/\/m\/myAccount\/profile$/)
})

test('a rank opens with all it gives, and the rules are a tap away', async ({ page, given, signInAs }) => {
  const merchant = await clubOf(page, given, [UP, SALARY, REBATE])
  await signInAs(await given.member({ merchant }))
  await page.goto(ROOM)
  await expect(own(page)).toContainText('Rank 1 of 3')
  await expect(benefit(page, 'Rank salary')).toContainText('₱100.00When you become Silver')
  await expect(page.getByText('₱50,000').first()).toBeVisible()
  await page.getByRole('list', { name: 'Ranks' }).getByRole('button', { name: /^Gold/ }).click()
  const gold = page.getByRole('dialog', { name: 'Gold' })
  await expect(gold.getByRole('region', { name: 'In a month' })).toContainText('Deposits₱30,000Turnover₱300,000')
  await expect(gold.getByRole('region', { name: 'It gives' })).toContainText('Rank-up bonus₱888Rank salary₱500Birthday giftNone')
  await expect(gold.getByRole('region', { name: 'Rebate by game' })).toContainText('Slots0.80%')
  await expectAccessibleInBothThemes(page)
  await gold.getByRole('button', { name: 'Close' }).click()

  await page.getByRole('button', { name: 'Rules' }).click()
  await expect(page.getByRole('dialog', { name: 'Rules' }).getByRole('region')).toHaveCount(5)
  await expectAccessible(page)
})

test('a guest sees the ranks and what they give at most, and comes back from the login to their own', async ({ page, given }) => {
  const merchant = await clubOf(page, given, [UP, REBATE])
  const member = await given.member({ merchant })
  await page.goto(ROOM)
  await expect(page.getByRole('list', { name: 'Ranks' }).getByRole('button')).toHaveText([
    /^Bronze₱0$/,
    /^Silver₱10K$/,
    /^Gold₱30K$/,
  ])
  await expect(benefit(page, 'Rank-up bonus')).toContainText('Up to ₱888')
  await expect(benefit(page, 'Rebate')).toContainText('Up to 0.80%')
  await expect(own(page)).toHaveCount(0)
  await expectAccessibleInBothThemes(page)

  await page.getByRole('button', { name: 'Log in or sign up' }).click()
  const login = page.getByRole('dialog', { name: 'Log in', exact: true })
  await login.getByRole('textbox', { name: 'Username' }).fill(member.username)
  await login.getByRole('textbox', { name: 'Password' }).fill(member.password)
  await login.getByRole('button', { name: 'Log in', exact: true }).click()
  await expect(own(page)).toContainText('Bronze')
})

test('at the top there is no next rank', async ({ page, given, signInAs }) => {
  const merchant = await clubOf(page, given, [UP, REBATE])
  const member = await given.member({ merchant })
  await given.rank({ member, level: 3 })
  await signInAs(member)
  await page.goto(ROOM)
  await expect(own(page)).toContainText('You’re at the top')
  await expect(own(page)).toContainText('To stay Gold: ₱30,000 in deposits and ₱300,000 in turnover in a month')
  await expect(own(page).getByRole('progressbar')).toHaveCount(0)
  await expect(page.getByRole('table').getByRole('row')).toHaveText(['CategoryGold (you)', 'Slots0.80%'])
})

test('on a break there is nothing to claim, and a link to the break', async ({ page, given, signInAs }) => {
  const merchant = await clubOf(page, given, [UP, SALARY])
  const member = await given.member({ merchant, excludedUntil: new Date(Date.now() + DAY_MS) })
  await given.rank({ member, level: 2 })
  await signInAs(member)
  await page.goto(ROOM)
  await expect(own(page)).toContainText('Silver')
  await expect(own(page).getByRole('progressbar')).toHaveCount(0)
  await expect(page.getByRole('article')).toHaveCount(0)
  await page
    .getByRole('region', { name: /^Benefits in/ })
    .getByRole('link', { name: 'See my break' })
    .click()
  await expect(page).toHaveURL(/\/m\/myAccount\/responsiblePlay$/)
})

test('SCR-38 the label in the member centre leads there; without ranks the room is empty, and without a room it leads home', async ({
  page,
  given,
  signInAs,
}) => {
  const merchant = await clubOf(page, given, [])
  const member = await given.member({ merchant })
  await given.rank({ member, level: 2 })
  await signInAs(member)
  await page.goto('/m/member/home')
  await page.getByRole('main').getByRole('link', { name: 'Silver' }).click()
  await expect(own(page)).toContainText('Silver')
  await expect(page.getByRole('article')).toHaveCount(0)

  await serveFor(page, await given.merchant({ flags: { VIP: true } }))
  const guest = await page.context().newPage()
  await guest.goto(ROOM)
  await expect(guest.getByText('There are no ranks here yet')).toBeVisible()

  await serveFor(page, await given.merchant({ flags: { VIP: false } }))
  await guest.goto(ROOM)
  await expect(guest).toHaveURL(/\/m\/home$/)
})

test('a room that does not load is tried again', async ({ page, given }) => {
  await clubOf(page, given, [UP])
  await page.clock.install()
  const restore = await failCalls(page, '/wps/vip')
  await page.goto(ROOM)
  const retry = page.getByRole('main').getByRole('button', { name: 'Try again' })
  await skipRetries(page, retry)
  await restore()
  await retry.click()
  await expect(page.getByRole('list', { name: 'Ranks' }).getByRole('button')).toHaveCount(3)
})
