/** Lucky bets: prizes and odds, what bets won, a draw checked again, guests, a break, and a site without any. */
import { createHash } from 'node:crypto'
import type { Page } from '@playwright/test'
import { drawOf, luckyText, prizeAt } from '#contract/rewards/lucky-bet/lucky-sums.ts'
import type { RewardNeed } from '#contract/rewards/reward/reward-template.ts'
import { amount, type Builders } from '#seed/builders/index.ts'
import { expect, test } from './fixtures.ts'
import { failCalls, serveFor, skipRetries } from './site.ts'
import { expectAccessibleInBothThemes } from './themes.ts'

const ROOM = '/m/luckyBet'
const DAY_MS = 86_400_000
const LONG_AGO = new Date('2020-01-01T00:00:00Z')
const PRIZES = [
  { amount: amount(8), oneIn: 500 },
  { amount: amount(888), oneIn: 200_000 },
]

async function siteOf(page: Page, given: Builders, { needs = [], budget }: { needs?: RewardNeed[]; budget?: bigint } = {}) {
  const merchant = await given.merchant()
  const campaign = await given.rewardCampaign({
    merchant,
    rule: { template: 'LUCKY_BET', options: { prizes: PRIZES, least: amount(20), most: 3, categories: ['RNG'], days: 7 } },
    titles: { en: 'Lucky bets', tl: 'Suwerteng taya' },
    startsAt: LONG_AGO,
    needs,
    ...(budget && { budget }),
  })
  await serveFor(page, merchant)
  const member = await given.member({ merchant, balance: amount(100) })
  return { merchant, campaign, member }
}
/** Below the least, so that the job itself draws none of them. */
async function winOf(given: Builders, { campaign, member }: Awaited<ReturnType<typeof siteOf>>, prize = 0) {
  const round = await given.round({ member, gameCode: 'lucky-slot', stake: amount(19), payout: amount(19) })
  await given.luckyBet({ member, campaign, round, prize })
  return String(round.id)
}
const own = (page: Page) => page.getByRole('region', { name: 'Your lucky bets' })

test('what bets won is claimed in one, beside its terms', async ({ page, given, signInAs }) => {
  const site = await siteOf(page, given)
  const bets = [await winOf(given, site, 0), await winOf(given, site, 1)]
  await signInAs(site.member)
  await page.goto(ROOM)
  await expect(page.getByRole('region', { name: 'Lucky bets', exact: true })).toContainText(
    'Up to ₱888One bet in 499 is luckyToday: 2 of 3',
  )
  const prizes = page.getByRole('region', { name: 'Prizes and chances' }).getByRole('listitem')
  await expect(prizes).toHaveText(['₱8881 in 200,000', '₱81 in 500'])
  await expect(own(page).getByRole('listitem')).toHaveText([
    new RegExp(`Bet ${bets[1]}.*to claim\\+₱888\\.00`),
    new RegExp(`Bet ${bets[0]}.*to claim\\+₱8\\.00`),
  ])
  await expectAccessibleInBothThemes(page)
  await page.getByRole('button', { name: 'Claim', exact: true }).click()
  const sheet = page.getByRole('dialog', { name: 'Lucky bets' })
  await sheet.getByRole('button', { name: 'Claim ₱896.00' }).click()
  await expect(sheet).toHaveCount(0)
  await expect(page.getByText('₱996.00').first()).toBeVisible()
  await expect(own(page).getByText('claimed')).toHaveCount(2)
  await expect(page.getByText(/Your lucky bets won/)).toHaveCount(0)
  await page.getByRole('link', { name: 'Play', exact: true }).click()
  await expect(page).toHaveURL(/gameType=RNG/)
})

test('anyone checks the draw of a past day', async ({ page, given, database }) => {
  const { campaign } = await siteOf(page, given)
  const seed = createHash('sha256').update('a past day').digest('hex')
  const dayBefore = new Date(Date.now() - 2 * DAY_MS)
  await database.prisma.luckyDay.create({ data: { campaignId: campaign.id, day: dayBefore, seed } })
  const placeOf = (bet: number) =>
    prizeAt(
      drawOf(
        createHash('sha256')
          .update(luckyText(seed, String(bet)))
          .digest('hex'),
      ),
      PRIZES,
    )
  const bets = Array.from({ length: 5_000 }, (_, bet) => bet)
  const [lucky, other] = [bets.find((bet) => placeOf(bet) === 0)!, bets.find((bet) => placeOf(bet) === -1)!]
  await page.goto(ROOM)
  const proof = page.getByRole('region', { name: 'Check a draw' })
  const field = proof.getByRole('textbox', { name: 'Bet number' })
  const check = proof.getByRole('button', { name: 'Check the draw' })
  await field.fill('a bet')
  await check.click()
  await expect(proof).toContainText('Enter the digits of the bet’s number')
  await field.fill(String(lucky))
  await check.click()
  await expect(proof).toContainText('This bet’s number wins ₱8 with the prizes of today.')
  await field.fill(`# ${other}`)
  await check.click()
  await expect(proof).toContainText('This bet’s number isn’t lucky.')
  await proof.getByText('Seeds of past days').click()
  await expect(proof).toContainText(seed)
  await expectAccessibleInBothThemes(page)
})

test('a winner who lacks something is led to where one gets it', async ({ page, given, signInAs }) => {
  const site = await siteOf(page, given, { needs: ['DEPOSIT'] })
  await winOf(given, site)
  await signInAs(site.member)
  await page.goto(ROOM)
  await expect(page.getByText('What you need')).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: 'Deposit', exact: true }).first().click()
  await expect(page).toHaveURL(/voucherCenter/)
})

test('a guest comes from the promotions page and logs in', async ({ page, given }) => {
  const { campaign } = await siteOf(page, given)
  await page.goto('/m/activity')
  await page.getByRole('link', { name: 'See the prizes' }).click()
  await expect(page).toHaveURL(new RegExp(`luckyBet\\?campaign=${campaign.id}$`))
  await expect(page.getByText('At most 3 a day')).toBeVisible()
  await expectAccessibleInBothThemes(page)
  await page.getByRole('button', { name: 'Log in to take part' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
})

test('a budget that is used up is said', async ({ page, given, signInAs }) => {
  const { member } = await siteOf(page, given, { budget: amount(880) })
  await signInAs(member)
  await page.goto(ROOM)
  await expect(page.getByText('All prizes have been given out. Bets aren’t drawn any more.')).toBeVisible()
})

test('on a break, and where no bets can be lucky', async ({ page, given, signInAs }) => {
  const { merchant } = await siteOf(page, given)
  await signInAs(await given.member({ merchant, excludedUntil: new Date(Date.now() + DAY_MS) }))
  await page.goto(ROOM)
  await expect(page.getByText(/You’re taking a break from playing/)).toBeVisible()
  await expectAccessibleInBothThemes(page)

  await serveFor(page, await given.merchant())
  const guest = await page.context().newPage()
  await guest.goto(ROOM)
  await expect(guest.getByText('No bets can be lucky right now.')).toBeVisible()
  await expectAccessibleInBothThemes(guest)
  await guest.getByRole('link', { name: 'See promotions' }).click()
  await expect(guest).toHaveURL(/\/m\/activity$/)
})

test('a room that does not load is tried again', async ({ page, given }) => {
  await siteOf(page, given)
  await page.clock.install()
  const restore = await failCalls(page, '/wps/lucky-bets')
  await page.goto(ROOM)
  const retry = page.getByRole('main').getByRole('button', { name: 'Try again' })
  await skipRetries(page, retry)
  await restore()
  await retry.click()
  await expect(page.getByRole('region', { name: 'Prizes and chances' })).toBeVisible()
})

test.describe('in Tagalog', () => {
  test.use({ language: 'tl' })
  test('the page is in the member’s language', async ({ page, given, signInAs }) => {
    const site = await siteOf(page, given)
    await winOf(given, site)
    await signInAs(site.member)
    await page.goto(ROOM)
    await expect(page.getByText('Nanalo ng ₱8.00 ang suwerteng taya mo')).toBeVisible()
    await expect(page.getByRole('region', { name: 'Premyo at tsansa' })).toContainText('1 sa 200,000')
  })
})
