/** Rewards: what guests see, the claim from its sheet, what is missing, codes, the menu, and a list that fails. */
import type { Page } from '@playwright/test'
import { amount, type Builders } from '#seed/builders/index.ts'
import { expect, expectAccessible, test } from './fixtures.ts'
import { failCalls, holdCalls, serveFor, skipRetries, wearTheme } from './site.ts'

type Campaign = Parameters<Builders['rewardCampaign']>[0]
const DAILY = {
  rule: { template: 'SIGN_IN', options: { amounts: [amount(5), amount(7), amount(20)] } },
  titles: { en: 'Daily gift' },
} satisfies Campaign
const WEEKLY = {
  rule: {
    template: 'TURNOVER',
    options: { amount: amount(300), period: 'WEEK', turnover: amount(5_000), categories: ['RNG'] },
  },
  titles: { en: 'Slots of the week' },
} satisfies Campaign
const WELCOME = {
  rule: { template: 'REGISTER', options: { amount: amount(500), days: 30 } },
  titles: { en: 'Welcome gift' },
  notes: { en: 'Once per household.' },
  paidAs: 'BONUS',
  turnoverTimes: 10,
  onWithdrawal: 'FORFEITS',
} satisfies Campaign

/** A site with these campaigns. */
async function siteWith(page: Page, given: Builders, campaigns: readonly Campaign[]) {
  const merchant = await given.merchant()
  for (const campaign of campaigns) await given.rewardCampaign({ merchant, ...campaign })
  await serveFor(page, merchant)
  return merchant
}
const card = (page: Page, title: string) => page.getByRole('article', { name: title })

test('a guest sees what members get, and logs in to claim it', async ({ page, given }) => {
  const merchant = await siteWith(page, given, [DAILY, WEEKLY])
  const member = await given.member({ merchant })
  await page.goto('/m/activity')
  await expect(card(page, 'Daily gift')).toContainText('For members')
  await expect(card(page, 'Slots of the week')).toContainText('₱300.00 once you’ve bet ₱5,000.00')
  await expect(page.getByRole('tab')).toHaveCount(0)
  await expectAccessible(page)

  await card(page, 'Daily gift').getByRole('button', { name: 'Daily gift' }).click()
  const sheet = page.getByRole('dialog', { name: 'Daily gift' })
  await expect(sheet.getByRole('list', { name: 'Days in a row' }).getByRole('listitem')).toHaveText([
    'Day 1₱5.00',
    'Day 2₱7.00',
    'Day 3₱20.00',
  ])
  await sheet.getByRole('button', { name: 'Log in to claim' }).click()
  await expect(page).toHaveURL(/\/m\/login$/)
  await expect(sheet).toBeHidden()
  const login = page.getByRole('dialog', { name: 'Log in', exact: true })
  await login.getByRole('textbox', { name: 'Username' }).fill(member.username)
  await login.getByRole('textbox', { name: 'Password' }).fill(member.password)
  await login.getByRole('button', { name: 'Log in', exact: true }).click()
  await expect(card(page, 'Daily gift')).toContainText('Ready to claim')
})

test('a member claims the daily gift from its sheet: the card and the balance change', async ({ page, given, signInAs }) => {
  const merchant = await siteWith(page, given, [DAILY, WEEKLY])
  await signInAs(await given.member({ merchant, balance: amount(100) }))
  await page.goto('/m/activity')
  const daily = card(page, 'Daily gift')
  await expect(daily).toContainText('+₱5.00 · 1× turnover')
  await expect(card(page, 'Slots of the week')).toContainText('₱0.00 / ₱5,000.00')
  const widths = await page.getByRole('article').evaluateAll((cards) => cards.map((one) => one.getBoundingClientRect().width))
  expect(new Set(widths).size).toBe(1)
  await expectAccessible(page)

  await daily.getByRole('button', { name: 'Claim ₱5.00' }).click()
  const sheet = page.getByRole('dialog', { name: 'Daily gift' })
  await expect(sheet).toContainText('Bet ₱5.00 in all before you withdraw')
  await expectAccessible(page)
  await sheet.getByRole('button', { name: 'Not now' }).click()
  await expect(sheet).toBeHidden()
  await expect(daily).toContainText('Ready to claim')

  await daily.getByRole('button', { name: 'Claim ₱5.00' }).click()
  await sheet.getByRole('button', { name: 'Claim ₱5.00' }).click()
  await expect(page.getByText('₱5.00 is yours')).toBeVisible()
  await expect(sheet).toBeHidden()
  await expect(daily).toContainText('Claimed')
  await expect(daily).toContainText('+₱5.00')
  await expect(daily).toContainText('1 of 3')

  await page.goto('/m/withdraw')
  await expect(page.getByText('Reward₱0.00 of ₱5.00')).toBeVisible()
  await page.goto('/m/member/home')
  await expect(page.getByText('₱105.00').first()).toBeVisible()
})

test('what is missing leads to where it is mended, and a bonus shows its rules', async ({ page, given, signInAs }) => {
  const merchant = await siteWith(page, given, [
    { ...WELCOME, needs: ['MOBILE'] },
    { ...DAILY, needs: ['DEPOSIT'] },
  ])
  await signInAs(await given.member({ merchant }))
  await page.goto('/m/activity')
  await expect(card(page, 'Daily gift')).toContainText('Missing: a deposit')
  await expect(card(page, 'Daily gift').getByRole('link', { name: 'Deposit' })).toHaveAttribute('href', '/m/voucherCenter')

  const welcome = card(page, 'Welcome gift')
  await expect(welcome).toContainText('Missing: your number')
  await welcome.getByRole('button', { name: 'Welcome gift' }).click()
  const sheet = page.getByRole('dialog', { name: 'Welcome gift' })
  await expect(sheet).toContainText('Bet ₱5,000.00 in all within 7 days')
  await expect(sheet).toContainText('Once per household.')
  await expect(sheet).toContainText('If you withdraw first: You lose the bonus')
  await expect(sheet.getByRole('region', { name: 'How bets count' }).getByRole('listitem').first()).toHaveText('Slots100%')
  await sheet.getByText('Bonus rules').click()
  await expect(sheet.getByText('Highest bet')).toBeVisible()
  await expectAccessible(page)

  await sheet.getByRole('region', { name: 'What you need' }).getByRole('link', { name: 'Verify' }).click()
  await expect(page).toHaveURL(/\/m\/securityCenter\/mobile$/)
})

test('an open bonus is in the way of another, and leads to where it is given up', async ({ page, given, signInAs }) => {
  const merchant = await siteWith(page, given, [WELCOME])
  const member = await given.member({ merchant })
  await signInAs(member)
  await page.goto('/m/activity')
  await card(page, 'Welcome gift').getByRole('button', { name: 'Claim ₱500.00' }).click()
  // It was opened elsewhere, after the page had loaded.
  await given.openBonus({ member })
  const sheet = page.getByRole('dialog', { name: 'Welcome gift' })
  await sheet.getByRole('button', { name: 'Claim ₱500.00' }).click()
  await expect(sheet.getByRole('alert')).toContainText('You can have one open bonus at a time.')
  await expect(card(page, 'Welcome gift')).toContainText('Another bonus is open')
  await sheet.getByRole('alert').getByRole('link', { name: 'My bonus' }).click()
  await expect(page).toHaveURL(/\/m\/withdraw$/)
})

const bonus = (title: string, depositNumber: number) => ({
  titles: { en: title },
  notes: { en: 'Once per household.' },
  minDeposit: amount(200),
  bonusRate: 1_000_000,
  maxBonus: amount(5_000),
  turnoverTimes: 20,
  maxStake: amount(100),
  maxRelease: 1,
  validDays: 30,
  period: 'ONCE' as const,
  onWithdrawal: 'FORFEITS' as const,
  depositNumber,
})

test('a bonus with the next deposit shows its conditions, and is chosen on the deposit page', async ({
  page,
  given,
  signInAs,
}) => {
  const merchant = await siteWith(page, given, [DAILY, WEEKLY])
  await given.depositChannel({ merchant, name: 'First Bank' })
  const { id } = await given.depositPromotion({ merchant, ...bonus('Double your first', 1) })
  await given.depositPromotion({ merchant, ...bonus('Double your second', 2) })
  await signInAs(await given.member({ merchant }))
  await page.goto('/m/activity')
  await expect(page.getByRole('article').getByRole('heading')).toHaveText([
    'Daily gift',
    'Double your first',
    'Slots of the week',
    'Double your second',
  ])
  const first = card(page, 'Double your first')
  await expect(first).toContainText('100% up to ₱5,000 · first deposit from ₱200 · 20× turnover')
  await expect(first).toContainText('For your next deposit')
  await expectAccessible(page)

  await first.getByRole('button', { name: 'Deposit', exact: true }).click()
  const sheet = page.getByRole('dialog', { name: 'Double your first' })
  await expect(sheet).toContainText('first deposit · once only')
  await expect(sheet).toContainText('Bet 20× the deposit and bonus together within 30 days')
  await expect(sheet).toContainText('deposit ₱200 and you get ₱200 on top. The bets before a withdrawal then come to ₱8,000.')
  await expect(sheet).toContainText('If you withdraw first: You lose the bonus')
  await expect(sheet.getByRole('region', { name: 'How bets count' }).getByRole('listitem').first()).toHaveText('Slots100%')
  await sheet.getByText('Bonus rules').click()
  await expect(sheet.getByText('₱100, and at most 10% of the bonus')).toBeVisible()
  await expectAccessible(page)
  await sheet.getByRole('link', { name: 'Deposit with this bonus' }).click()

  await expect(page).toHaveURL(new RegExp(`/m/voucherCenter\\?promotion=${id}$`))
  const choice = page.getByRole('radio', { name: /Double your first/ })
  await expect(choice).toBeChecked()
  const field = page.getByRole('textbox', { name: 'Amount' })
  await expect(field).toHaveValue('200')
  await expect(page.getByText('The least for your bonus; change it as you like.')).toBeVisible()
  await expectAccessible(page)

  // Less is not raised: it says what the bonus takes.
  await field.fill('150')
  await expect(choice).not.toBeChecked()
  await expect(page.getByText('“Double your first” takes a deposit of ₱200 or more.')).toBeVisible()
  await expect(field).toHaveValue('150')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Set ₱200' }).click()
  await expect(choice).toBeChecked()
  await page.getByRole('radio', { name: 'No bonus' }).check()
  await expect(choice).not.toBeChecked()
  await expect(field).toHaveValue('200')
})

test('a bonus for a later deposit says what comes first, and one that is blocked why', async ({ page, given, signInAs }) => {
  const merchant = await siteWith(page, given, [])
  await given.depositChannel({ merchant, name: 'First Bank' })
  const first = await given.depositPromotion({ merchant, ...bonus('Double your first', 1) })
  const second = await given.depositPromotion({ merchant, ...bonus('Double your second', 2) })
  const member = await given.member({ merchant })
  await given.openBonus({ member })
  await signInAs(member)
  await page.goto('/m/activity')
  await expect(card(page, 'Double your second')).toContainText('After your first deposit')
  await card(page, 'Double your second').getByRole('button', { name: 'Double your second' }).click()
  const later = page.getByRole('dialog', { name: 'Double your second' })
  await expect(later).toContainText('After your first deposit')
  await expect(later.getByRole('link', { name: 'Deposit', exact: true })).toHaveAttribute('href', '/m/voucherCenter')
  await later.getByRole('button', { name: 'Close' }).last().click()
  await expect(later).toBeHidden()
  await expect(card(page, 'Double your first').getByRole('link', { name: 'My bonus' })).toHaveAttribute('href', '/m/withdraw')
  await expect(card(page, 'Double your first')).toContainText('Another bonus is open')
  await card(page, 'Double your first').getByRole('button', { name: 'Double your first' }).click()
  const sheet = page.getByRole('dialog', { name: 'Double your first' })
  await expect(sheet).toContainText('Another bonus is open')
  await expect(sheet.getByRole('link', { name: 'Deposit with this bonus' })).toHaveCount(0)
  await expectAccessible(page)
  await sheet.getByRole('link', { name: 'My bonus' }).click()
  await expect(page).toHaveURL(/\/m\/withdraw$/)

  await page.goto(`/m/voucherCenter?promotion=${first.id}`)
  const main = page.getByRole('main')
  await expect(main.getByRole('link', { name: 'My open bonus' })).toHaveAttribute('href', '/m/withdraw')
  await expect(page.getByRole('radio', { name: 'No bonus' })).toBeChecked()
  await expect(page.getByRole('textbox', { name: 'Amount' })).toHaveValue('')
  await expectAccessible(page)
  await page.goto(`/m/voucherCenter?promotion=${second.id}`)
  await expect(main.getByText('The bonus you came for isn’t available for this deposit.')).toBeVisible()
  await expect(page.getByRole('radio', { name: 'No bonus' })).toBeChecked()
})

test('a guest sees the bonuses of deposits, and logs in for them', async ({ page, given }) => {
  const merchant = await siteWith(page, given, [])
  await given.depositPromotion({ merchant, ...bonus('Double your first', 1) })
  await page.goto('/m/activity')
  await expect(card(page, 'Double your first')).toContainText('For members')
  await expectAccessible(page)
  await card(page, 'Double your first').getByRole('button', { name: 'Double your first' }).click()
  await page.getByRole('dialog', { name: 'Double your first' }).getByRole('button', { name: 'Log in to claim' }).click()
  await expect(page).toHaveURL(/\/m\/login$/)
})

test('a wrong code says so; one that is not listed is claimed', async ({ page, given, signInAs }) => {
  const merchant = await siteWith(page, given, [
    { rule: { template: 'CODE', options: { amount: amount(50), code: 'SECRET50', isListed: false } }, titles: { en: 'Secret' } },
    {
      rule: { template: 'CODE', options: { amount: amount(20), code: 'FIESTA', isListed: true } },
      titles: { en: 'Fiesta code' },
    },
  ])
  await signInAs(await given.member({ merchant }))
  await page.goto('/m/activity')
  await expect(page.getByRole('article')).toHaveCount(1)

  await page.getByRole('button', { name: 'Got a promo code?' }).click()
  const sheet = page.getByRole('dialog', { name: 'Got a promo code?' })
  const field = sheet.getByRole('textbox', { name: 'Promo code' })
  const use = sheet.getByRole('button', { name: 'Use the code' })
  await use.click()
  await expect(sheet.getByText('Enter the code')).toBeVisible()
  await field.fill('NOSUCHCODE')
  await use.click()
  await expect(sheet.getByText('There’s no promotion with this code now. Check it for typing errors.')).toBeVisible()
  await expectAccessible(page)
  await field.fill(' secret50 ')
  await use.click()
  await expect(page.getByText('₱50.00 is yours')).toBeVisible()
  await expect(card(page, 'Secret')).toContainText('Claimed')

  // A listed one needs no typing.
  await card(page, 'Fiesta code').getByRole('button', { name: 'Claim ₱20.00' }).click()
  await page.getByRole('dialog', { name: 'Fiesta code' }).getByRole('button', { name: 'Claim ₱20.00' }).click()
  await expect(page.getByText('₱20.00 is yours')).toBeVisible()
  await expect(card(page, 'Fiesta code')).toContainText('Claimed')
})

test('the menu filters; a promotion with a card is not shown twice, and has the card on its page too', async ({
  page,
  given,
  signInAs,
}) => {
  await wearTheme(page, 'light')
  const merchant = await siteWith(page, given, [WEEKLY])
  const kind = await given.promotionCategory({ merchant, name: 'Every day' })
  const daily = await given.announcement({ merchant, type: 'PR', title: 'About the gift', categoryIds: [kind.id] })
  await given.announcement({ merchant, type: 'PR', title: 'Something else' })
  await given.rewardCampaign({ merchant, ...DAILY, announcementId: daily.id })
  await signInAs(await given.member({ merchant }))
  await page.goto('/m/activity')
  const tab = (name: string) => page.getByRole('tab', { name })
  await expect(page.getByRole('tab')).toHaveText(['All', 'Claimable 1', 'Every day'])
  await expect(page.getByRole('article')).toHaveCount(3)
  await expect(page.getByText('About the gift')).toHaveCount(0)
  await expectAccessible(page)

  await tab('Every day').click()
  await expect(page.getByRole('link', { name: 'About the gift' })).toBeVisible()
  await expect(page.getByRole('article')).toHaveCount(1)
  await tab('Claimable 1').click()
  await expect(page).toHaveURL(/\?category=claimable$/)
  await expect(page.getByRole('article')).toHaveCount(1)

  await card(page, 'Daily gift').getByRole('button', { name: 'Daily gift' }).click()
  await page.getByRole('dialog').getByRole('link', { name: 'Read about the promotion' }).click()
  await expect(page.getByRole('heading', { name: 'About the gift' })).toBeVisible()
  await card(page, 'Daily gift').getByRole('button', { name: 'Claim ₱5.00' }).click()
  const sheet = page.getByRole('dialog', { name: 'Daily gift' })
  await expect(sheet.getByRole('link', { name: 'Read about the promotion' })).toHaveCount(0)
  await sheet.getByRole('button', { name: 'Claim ₱5.00' }).click()
  await expect(card(page, 'Daily gift')).toContainText('Claimed')

  // With nothing left to claim, the page shows all.
  await page.getByRole('button', { name: 'Back' }).click()
  await expect(page.getByRole('tab')).toHaveText(['All', 'Every day'])
  await expect(tab('All')).toHaveAttribute('aria-selected', 'true')
})

test('promotions show without rewards that fail, and these load again', async ({ page, given }) => {
  const merchant = await siteWith(page, given, [DAILY])
  await given.announcement({ merchant, type: 'PR', title: 'Still here' })
  // The first try fails and the next is never answered.
  let tries = 0
  await page.route('**/wps/rewards', (route) => {
    tries += 1
    if (tries === 1) void route.fulfill({ status: 500, body: 'out of order' })
  })
  await page.goto('/m/activity')
  await expect(page.getByRole('link', { name: 'Still here' })).toBeVisible()
  await expect.poll(() => tries).toBe(2)
  await page.unroute('**/wps/rewards')

  const mend = await failCalls(page, '/wps/rewards')
  await page.clock.install()
  await page.goto('/m/activity')
  await skipRetries(page, page.getByRole('alert'))
  await expect(page.getByRole('alert')).toContainText('Your rewards didn’t load.')
  await expectAccessible(page)
  await mend()
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(card(page, 'Daily gift')).toBeVisible()
  await expect(page.getByRole('alert')).toHaveCount(0)
})

test('a page that failed waits for both when it loads again: nothing pushes away what is read', async ({ page, given }) => {
  const merchant = await given.merchant()
  const { id } = await given.announcement({ merchant, type: 'PR', title: 'Daily visits' })
  await given.rewardCampaign({ merchant, ...DAILY, announcementId: id })
  await serveFor(page, merchant)
  const mends = [await failCalls(page, 'PROMOFE_getPromoAnnounceV2'), await failCalls(page, '/wps/rewards')]
  await page.clock.install()
  await page.goto(`/m/activityDetail?id=${id}`)
  await skipRetries(page, page.getByRole('main').getByRole('alert'))
  for (const mend of mends) await mend()
  const release = await holdCalls(page, '/wps/rewards')
  const answered = page.waitForResponse(/PROMOFE_getPromoAnnounceV2/)
  await page.getByRole('main').getByRole('button', { name: 'Try again' }).click()
  await answered
  await expect(page.getByRole('main').getByRole('status', { name: 'Loading' }).first()).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Daily visits' })).toHaveCount(0)
  release()
  await expect(card(page, 'Daily gift')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Daily visits' })).toBeVisible()
})
