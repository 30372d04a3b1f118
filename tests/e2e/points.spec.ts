/** The reward centre: points and their exchange, what is short, gone or refused, the history, a guest, a break, and a closed centre. */
import type { Page } from '@playwright/test'
import type { PointDelivery, RewardRule } from '#contract/rewards/reward/reward-template.ts'
import { amount, type Builders } from '#seed/builders/index.ts'
import { expect, expectAccessible, test } from './fixtures.ts'
import { failCalls, holdCalls, serveFor, skipRetries } from './site.ts'
import { expectAccessibleInBothThemes } from './themes.ts'

const CENTRE = '/m/mall/mallHome'
const DAY_MS = 86_400_000
const LONG_AGO = new Date('2020-01-01T00:00:00Z')
const PIN = '135790'
const LAST_DAY = '2098-12-31'

interface Offer {
  title: string
  points: number
  sum: number
  perMember?: number
  delivery?: PointDelivery
  more?: Partial<Parameters<Builders['rewardCampaign']>[0]>
}
const ruleOf = ({ points, sum, perMember = 0, delivery }: Offer): RewardRule => ({
  template: 'POINTS',
  options: { amount: amount(sum), points, perMember, ...(delivery && { delivery }) },
})
/** A site with these offers; a point for ₱10 at slots. */
async function centreOf(page: Page, given: Builders, offers: readonly Offer[]) {
  const merchant = await given.merchant({
    flags: { PTSYS3: true },
    settings: { points: { rates: { RNG: 100_000, LIVE: 2_500 }, validMonths: 2 } },
  })
  for (const offer of offers)
    await given.rewardCampaign({
      merchant,
      rule: ruleOf(offer),
      titles: { en: offer.title },
      startsAt: LONG_AGO,
      ...offer.more,
    })
  await serveFor(page, merchant)
  return merchant
}
type Merchant = Awaited<ReturnType<typeof centreOf>>
async function holderOf(given: Builders, merchant: Merchant, points: number, more: object = {}) {
  const member = await given.member({ merchant, balance: amount(1_200), paymentPassword: PIN, ...more })
  if (points > 0) await given.points({ member, points, day: '2026-01-05', lastDay: LAST_DAY })
  return member
}

const offerOf = (page: Page, title: string) =>
  page.getByRole('region', { name: 'Exchange points' }).getByRole('article', { name: title, exact: true })
const own = (page: Page) => page.getByRole('region', { name: 'Your points' })
/** The bar with the balance of money. */
const bar = (page: Page) => page.locator('header').filter({ hasText: 'Rewards' })
const sheetOf = (page: Page, title: string) => page.getByRole('dialog', { name: title })
const password = (page: Page) => page.getByRole('textbox', { name: 'Payment password' })
const choose = (page: Page, title: string) =>
  offerOf(page, title)
    .getByRole('button', { name: `Get ${title}` })
    .click()

test('a member exchanges points for money: points, balance and the last exchange change in place', async ({
  page,
  given,
  signInAs,
}) => {
  const merchant = await centreOf(page, given, [
    { title: '₱100 bonus', points: 5_000, sum: 100, more: { paidAs: 'BONUS', turnoverTimes: 1, validDays: 7 } },
    { title: '₱10 cash', points: 600, sum: 10, more: { notes: { en: 'Straight to your balance' } } },
    { title: 'Big bonus', points: 25_000, sum: 600, more: { paidAs: 'BONUS', turnoverTimes: 1 } },
    { title: 'Last ones', points: 700, sum: 10, more: { budget: amount(30) } },
  ])
  const member = await holderOf(given, merchant, 18_640)
  const { gameCode } = await given.game({ category: 'RNG' })
  await given.round({ member, gameCode, stake: amount(1_020), payout: amount(1_020) })
  await signInAs(member)
  await page.goto(CENTRE)
  await expect(own(page)).toContainText('+102 tomorrow')
  await expect(own(page)).toContainText('18,640')
  await expect(own(page)).toContainText('18,640 expire on Dec 31, 2098')
  await expect(offerOf(page, 'Big bonus')).toContainText('6,360 short')
  await expect(offerOf(page, 'Big bonus').getByRole('progressbar')).toHaveCount(1)
  await expect(offerOf(page, 'Big bonus').getByRole('button', { name: /^Get/ })).toHaveCount(0)
  await expect(offerOf(page, 'Big bonus')).toContainText('BEST')
  await expect(offerOf(page, 'Last ones')).toContainText('3 left')
  await expectAccessibleInBothThemes(page)

  await page.getByRole('radio', { name: 'Bonus' }).check()
  await expect(page.getByRole('article')).toHaveCount(2)
  await page.getByRole('radio', { name: 'Cash' }).check()
  await expect(page.getByRole('article')).toHaveCount(2)

  await choose(page, '₱10 cash')
  const sheet = sheetOf(page, '₱10 cash')
  await sheet.getByRole('button', { name: 'More' }).click()
  await sheet.getByRole('button', { name: 'More' }).click()
  await expect(sheet).toContainText('1,800')
  await expect(sheet).toContainText('Bet ₱30 in all before you withdraw.')
  await expect(sheet).toContainText('Left after16,840')
  await expectAccessibleInBothThemes(page)
  const submit = sheet.getByRole('button', { name: 'Exchange for ₱30' })
  await expect(submit).toBeDisabled()
  await password(page).fill(PIN)
  const release = await holdCalls(page, '/wps/points/exchange')
  await submit.click()
  await expect(submit).toBeDisabled()
  release()
  await expect(sheet).toBeHidden()
  await expect(page.getByText('₱30 is yours')).toBeVisible()
  await expect(own(page)).toContainText('16,840')
  await expect(bar(page)).toContainText('₱1,230.00')
  const last = page.getByRole('region', { name: 'Last exchange' })
  await expect(last).toContainText(/₱10 cashToday, .*₱30, in your balance−1,800/)
})

test('a bonus is exchanged with its terms, and then stands in the way of the next', async ({ page, given, signInAs }) => {
  const merchant = await centreOf(page, given, [
    { title: '₱100 bonus', points: 5_000, sum: 100, more: { paidAs: 'BONUS', turnoverTimes: 3, validDays: 7 } },
  ])
  await signInAs(await holderOf(given, merchant, 12_000))
  await page.goto(CENTRE)
  // One kind needs no choice.
  await expect(page.getByRole('radio')).toHaveCount(0)
  await choose(page, '₱100 bonus')
  const sheet = sheetOf(page, '₱100 bonus')
  await expect(sheet).toContainText('Bet ₱300 in all within 7 days before you withdraw')
  await expect(sheet.getByRole('button', { name: 'More' })).toHaveCount(0)
  await password(page).fill(PIN)
  await sheet.getByRole('button', { name: 'Exchange for ₱100' }).click()
  await expect(sheet).toBeHidden()
  await expect(own(page)).toContainText('7,000')
  await expect(offerOf(page, '₱100 bonus')).toContainText('Another bonus is open')
  await expect(offerOf(page, '₱100 bonus').getByRole('link', { name: 'My bonus' })).toBeVisible()
})

test('a wrong payment password is said at its field, and the sheet stays', async ({ page, given, signInAs }) => {
  const merchant = await centreOf(page, given, [{ title: '₱10 cash', points: 600, sum: 10 }])
  await signInAs(await holderOf(given, merchant, 1_000))
  await page.goto(CENTRE)
  await choose(page, '₱10 cash')
  await password(page).fill('000000')
  await page.getByRole('button', { name: 'Exchange for ₱10' }).click()
  await expect(password(page)).toHaveAttribute('aria-invalid', 'true')
  await expect(page.getByRole('link', { name: 'Forgot your payment password?' })).toBeVisible()
  await expectAccessible(page)
  await password(page).fill(PIN)
  await page.getByRole('button', { name: 'Exchange for ₱10' }).click()
  await expect(sheetOf(page, '₱10 cash')).toBeHidden()
  await expect(own(page)).toContainText('400')
})

test('a lost answer is asked for again and gives once', async ({ page, given, signInAs }) => {
  const merchant = await centreOf(page, given, [{ title: '₱10 cash', points: 600, sum: 10 }])
  await signInAs(await holderOf(given, merchant, 2_000))
  await page.goto(CENTRE)
  await choose(page, '₱10 cash')
  await password(page).fill(PIN)
  let isLost = false
  await page.route('**/wps/points/exchange', async (route) => {
    if (isLost) return route.fallback()
    isLost = true
    await route.fetch()
    await route.abort()
  })
  const submit = page.getByRole('button', { name: 'Exchange for ₱10' })
  await submit.click()
  await expect(sheetOf(page, '₱10 cash').getByRole('alert')).not.toBeEmpty()
  await expect(submit).toBeEnabled()
  await submit.click()
  await expect(sheetOf(page, '₱10 cash')).toBeHidden()
  await expect(own(page)).toContainText('1,400')
  await expect(bar(page)).toContainText('₱1,210.00')
})

test('without a payment password one is set first, in the sheet', async ({ page, given, signInAs }) => {
  const merchant = await centreOf(page, given, [{ title: '₱10 cash', points: 600, sum: 10 }])
  await signInAs(await holderOf(given, merchant, 1_000, { paymentPassword: undefined }))
  await page.goto(CENTRE)
  await choose(page, '₱10 cash')
  const sheet = sheetOf(page, '₱10 cash')
  await sheet.getByRole('textbox', { name: /^New payment password/ }).fill(PIN)
  await sheet.getByRole('textbox', { name: /^Confirm payment password/ }).fill(PIN)
  await sheet.getByRole('button', { name: 'Save and continue' }).click()
  await sheet.getByRole('button', { name: 'Exchange for ₱10' }).click()
  await expect(sheet).toBeHidden()
  await expect(own(page)).toContainText('400')
})

test('what another took meanwhile is shown as gone, and no point is taken', async ({ page, given, signInAs, database }) => {
  const merchant = await centreOf(page, given, [
    { title: 'Last one', points: 600, sum: 10, more: { budget: amount(10) } },
    { title: 'Once each', points: 100, sum: 5, perMember: 1 },
    { title: 'With a number', points: 100, sum: 5, more: { needs: ['MOBILE'] } },
  ])
  await signInAs(await holderOf(given, merchant, 2_000))
  await page.goto(CENTRE)
  await choose(page, 'Last one')
  await expect(password(page)).toBeVisible()
  await database.prisma.rewardCampaign.updateMany({
    where: { merchantId: merchant.id, budget: amount(10) },
    data: { promised: amount(10) },
  })
  await password(page).fill(PIN)
  await page.getByRole('button', { name: 'Exchange for ₱10' }).click()
  await expect(sheetOf(page, 'Last one')).toContainText('All of it has been given out.')
  await sheetOf(page, 'Last one').getByRole('button', { name: 'Close' }).click()
  await expect(offerOf(page, 'Last one')).toContainText('Sold out')
  await expect(offerOf(page, 'Last one').getByRole('button', { name: /^Get/ })).toHaveCount(0)
  await expect(own(page)).toContainText('2,000')

  await choose(page, 'Once each')
  await password(page).fill(PIN)
  await page.getByRole('button', { name: 'Exchange for ₱5' }).click()
  await expect(offerOf(page, 'Once each')).toContainText('You’ve had all you may')
  await expect(offerOf(page, 'With a number')).toContainText('Missing: your number')
  await expect(offerOf(page, 'With a number').getByRole('link', { name: 'Verify' })).toBeVisible()
  await expectAccessibleInBothThemes(page)
})

test('the history has what was earned and spent; how points are earned and a code are a tap away', async ({
  page,
  given,
  signInAs,
}) => {
  const merchant = await centreOf(page, given, [{ title: '₱10 cash', points: 600, sum: 10 }])
  const member = await holderOf(given, merchant, 0)
  await signInAs(member)
  await page.goto(CENTRE)
  await expect(own(page)).toContainText('0Points for today’s bets arrive tomorrow.')
  await page.getByRole('button', { name: 'History' }).click()
  const history = sheetOf(page, 'History')
  await expect(history).toContainText('No points earned or spent yet')
  await history.getByRole('button', { name: 'Close' }).click()

  for (let day = 1; day <= 21; day += 1)
    await given.points({ member, points: 100, day: `2026-01-${String(day).padStart(2, '0')}`, lastDay: LAST_DAY })
  await page.reload()
  await choose(page, '₱10 cash')
  await password(page).fill(PIN)
  await page.getByRole('button', { name: 'Exchange for ₱10' }).click()
  await expect(own(page)).toContainText('1,500')
  await page.getByRole('button', { name: 'History' }).click()
  await expect(history.getByRole('article').first()).toContainText('₱10 cash')
  await expect(history.getByRole('article').first()).toContainText('−600')
  await expect(history.getByRole('article').nth(1)).toContainText(/Bets on Jan 21.*\+100/)
  await expectAccessibleInBothThemes(page)
  await history.getByRole('article').nth(19).scrollIntoViewIfNeeded()
  await expect(history.getByRole('article')).toHaveCount(22)
  await history.getByRole('button', { name: 'Close' }).click()

  await page.getByRole('button', { name: 'How to earn' }).click()
  const how = sheetOf(page, 'How to earn')
  await expect(how).toContainText('Slots1 point per ₱10')
  await expect(how).toContainText('Live1 point per ₱400')
  await expect(how).toContainText('Points last for 2 months after the month')
  await expectAccessibleInBothThemes(page)
  await how.getByRole('button', { name: 'Close' }).click()
  await page.getByRole('button', { name: 'Code' }).click()
  await expect(sheetOf(page, 'Got a promo code?').getByRole('textbox', { name: 'Promo code' })).toBeVisible()
})

test('a guest sees the offers and how points are earned, and comes back from the login to their own', async ({ page, given }) => {
  const merchant = await centreOf(page, given, [{ title: '₱10 cash', points: 600, sum: 10 }])
  const member = await holderOf(given, merchant, 1_000)
  await page.goto(CENTRE)
  await expect(offerOf(page, '₱10 cash')).toContainText('600')
  await expect(page.getByRole('button', { name: /^Get/ })).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'History' })).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'How to earn' })).toBeVisible()
  await expectAccessibleInBothThemes(page)
  await page.getByRole('button', { name: 'Log in or sign up' }).click()
  const login = page.getByRole('dialog', { name: 'Log in', exact: true })
  await login.getByRole('textbox', { name: 'Username' }).fill(member.username)
  await login.getByRole('textbox', { name: 'Password' }).fill(member.password)
  await login.getByRole('button', { name: 'Log in', exact: true }).click()
  await expect(own(page)).toContainText('1,000')
})

test('on a break the points and their last day are shown, and nothing to exchange', async ({ page, given, signInAs }) => {
  const merchant = await centreOf(page, given, [{ title: '₱10 cash', points: 600, sum: 10 }])
  await signInAs(await holderOf(given, merchant, 1_000, { excludedUntil: new Date(Date.now() + DAY_MS) }))
  await page.goto(CENTRE)
  await expect(own(page)).toContainText('1,000 expire on Dec 31, 2098')
  await expect(page.getByRole('article')).toHaveCount(0)
  await expect(page.getByText('there’s nothing to exchange now')).toBeVisible()
  await page.getByRole('link', { name: 'See my break' }).click()
  await expect(page).toHaveURL(/\/m\/myAccount\/responsiblePlay$/)
})

test('the member centre leads there; without offers it says so, and without a centre it leads home', async ({
  page,
  given,
  signInAs,
}) => {
  const merchant = await centreOf(page, given, [])
  await signInAs(await holderOf(given, merchant, 0))
  await page.goto('/m/member/home')
  await page.getByRole('main').getByRole('button', { name: 'Reward centre' }).click()
  await expect(page).toHaveURL(/\/m\/mall\/mallHome$/)
  await expect(page.getByText('There’s nothing to exchange points for right now.')).toBeVisible()

  await serveFor(page, await given.merchant({ flags: { PTSYS3: false } }))
  const guest = await page.context().newPage()
  await guest.goto(CENTRE)
  await expect(guest).toHaveURL(/\/m\/home$/)
})

test('a centre that does not load is tried again', async ({ page, given }) => {
  await centreOf(page, given, [{ title: '₱10 cash', points: 600, sum: 10 }])
  await page.clock.install()
  const restore = await failCalls(page, '/wps/points')
  await page.goto(CENTRE)
  const retry = page.getByRole('main').getByRole('button', { name: 'Try again' })
  await skipRetries(page, retry)
  await restore()
  await retry.click()
  await expect(offerOf(page, '₱10 cash')).toBeVisible()
})

test('orders a thing to an address, sees it wait, cancels it, and orders a load to the verified number', async ({
  page,
  given,
  signInAs,
}) => {
  const merchant = await centreOf(page, given, [
    { title: 'A little cash', points: 100, sum: 5 },
    { title: 'Straw hat', points: 1_000, sum: 250, delivery: 'POST', more: { turnoverTimes: 0 } },
    { title: 'Load', points: 300, sum: 50, delivery: 'LOAD', more: { turnoverTimes: 0, needs: ['MOBILE'] } },
  ])
  const member = await holderOf(given, merchant, 2_000, { mobileNumber: '9175550123', mobileVerifiedAt: new Date() })
  await signInAs(member)
  await page.goto(CENTRE)
  await page.getByRole('radio', { name: 'Things' }).check()
  await expect(offerOf(page, 'A little cash')).toHaveCount(0)

  await choose(page, 'Straw hat')
  const sheet = sheetOf(page, 'Straw hat')
  await expect(sheet).toContainText('We send it to you.')
  await password(page).fill(PIN)
  await sheet.getByRole('button', { name: 'Order it' }).click()
  await expect(sheet).toContainText('Type the whole address')
  await sheet.getByRole('textbox', { name: 'Name' }).fill('Maria Santos')
  await sheet.getByRole('textbox', { name: 'Phone number' }).fill('0917 123 4567')
  await sheet.getByRole('textbox', { name: 'Address' }).fill('12 Mabini Street, Quezon City')
  await expectAccessible(page)
  await sheet.getByRole('button', { name: 'Order it' }).click()
  const waiting = page.getByRole('region', { name: 'On their way to you' })
  await expect(waiting.getByRole('article', { name: 'Straw hat' })).toContainText('12 Mabini Street')
  await expect(own(page)).toContainText('1,000')
  await expectAccessibleInBothThemes(page)

  await waiting.getByRole('button', { name: 'Cancel' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' }).click()
  await expect(waiting).toHaveCount(0)
  await expect(own(page)).toContainText('2,000')

  await choose(page, 'Load')
  await expect(sheetOf(page, 'Load')).toContainText('0123')
  await password(page).fill(PIN)
  await sheetOf(page, 'Load').getByRole('button', { name: 'Order it' }).click()
  await expect(waiting.getByRole('article', { name: 'Load' })).toContainText('+63 9175550123')
})
