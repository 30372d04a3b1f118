/** The welcome after a registration: what is ready, what is refused, where the rest leads, and that nothing else comes with it. */
import type { Page } from '@playwright/test'
import { amount, type Builders, unique } from '#seed/builders/index.ts'
import { expect, test } from './fixtures.ts'
import { serveFor } from './site.ts'
import { expectAccessibleInBothThemes } from './themes.ts'

test.use({ hasPopup: true })

type Campaign = Parameters<Builders['rewardCampaign']>[0]
const GIFT = {
  rule: { template: 'REGISTER', options: { amount: amount(30), days: 7 } },
  titles: { en: 'A gift for newcomers' },
  turnoverTimes: 5,
} satisfies Campaign
const DAILY = {
  rule: { template: 'SIGN_IN', options: { amounts: [amount(5), amount(7)] } },
  titles: { en: 'Daily gift' },
} satisfies Campaign
const WEEKLY = {
  rule: {
    template: 'TURNOVER',
    options: { amount: amount(300), period: 'WEEK', turnover: amount(5_000), categories: [] },
  },
  titles: { en: 'Slots of the week' },
} satisfies Campaign

const OPEN = 'dialog[open]'
const welcome = (page: Page, username: string) => page.getByRole('dialog', { name: `Welcome, ${username}!`, exact: true })
const row = (page: Page, title: string) => page.getByRole('dialog').getByRole('listitem').filter({ hasText: title })

/** A site with these campaigns, with news and a pop-up after each login. */
async function siteWith(page: Page, given: Builders, campaigns: readonly Campaign[]) {
  const merchant = await given.merchant()
  for (const campaign of campaigns) await given.rewardCampaign({ merchant, ...campaign })
  const { url: photoUrl } = await given.banner({ merchant, groupName: 'm_leftmenu' })
  await given.announcement({ merchant, type: 'PU', title: 'News itself' })
  await given.announcement({ merchant, type: 'PU', title: 'For members', photoUrl, loginWidth: 600, loginHeight: 600 })
  await serveFor(page, merchant)
  return merchant
}

async function signUp(page: Page): Promise<string> {
  const username = unique('new')
  await page.goto('/m/register')
  const field = (label: string) => page.getByRole('textbox', { name: new RegExp(`^${label}`) })
  await field('Username').fill(username)
  await field('Password').fill('demo1234')
  await field('Confirm password').fill('demo1234')
  await page.getByRole('main').getByRole('button', { name: 'Sign up' }).click()
  return username
}

/** Everything late has come: the page has settled, and its announcements are here. */
async function expectNoDialog(page: Page) {
  await page.clock.fastForward(3_000)
  await expect(page.getByRole('heading', { name: 'Hot now' })).toBeVisible()
  await expect(page.getByRole('dialog')).toBeHidden()
}

test('a guest sees the news; a new member only the welcome, which gives all that is ready; a login brings one pop-up', async ({
  page,
  given,
  database,
}) => {
  await siteWith(page, given, [GIFT, DAILY, WEEKLY])
  await page.clock.install()
  await page.goto('/m/home')
  await expect(page.getByRole('dialog', { name: 'Latest news' })).toBeVisible()
  await expect(page.locator(OPEN)).toHaveCount(1)
  await page.keyboard.press('Escape')
  await expectNoDialog(page)

  const username = await signUp(page)
  const sheet = welcome(page, username)
  await expect(sheet).toBeVisible()
  await expect(page.locator(OPEN)).toHaveCount(1)
  await expect(sheet.getByText('3 gifts are waiting for you.')).toBeVisible()
  await expect(row(page, 'A gift for newcomers')).toContainText('₱30.005× turnoverReady')
  await expect(row(page, 'Slots of the week')).toContainText('Bet ₱5,000.00 first')
  await expectAccessibleInBothThemes(page, OPEN)

  await sheet.getByRole('button', { name: 'Claim ₱35.00' }).click()
  await expect(sheet.getByText('You’ve got')).toContainText('+₱35.00')
  await expect(row(page, 'A gift for newcomers')).toContainText('Claimed')
  await expect(row(page, 'Daily gift')).toContainText('Claimed')
  await expectAccessibleInBothThemes(page, OPEN)
  const { id } = await database.prisma.member.findFirstOrThrow({ where: { username } })
  expect(await database.prisma.rewardTicket.count({ where: { memberId: id, claimedAt: { not: null } } })).toBe(2)
  await sheet.getByRole('button', { name: 'Play now' }).click()
  await expectNoDialog(page)

  await page.reload()
  await expectNoDialog(page)

  await page.evaluate(() => sessionStorage.removeItem('MC_SESSION_INFO'))
  await page.goto('/m/login')
  await page.getByRole('textbox', { name: 'Username' }).fill(username)
  await page.getByLabel('Password', { exact: true }).fill('demo1234')
  await page.getByRole('main').getByRole('button', { name: 'Log in' }).click()
  await expect(page.getByRole('dialog', { name: 'For members' })).toBeVisible()
  await expect(page.locator(OPEN)).toHaveCount(1)
  await page.keyboard.press('Escape')
  await expectNoDialog(page)
})

test('with nothing ready it leads to what is missing; it is closed quietly, and does not come back', async ({ page, given }) => {
  await siteWith(page, given, [
    { ...DAILY, needs: ['DEPOSIT'] },
    { ...GIFT, needs: ['MOBILE'] },
  ])
  await page.clock.install()
  const username = await signUp(page)
  const sheet = welcome(page, username)
  await expect(sheet.getByRole('listitem')).toHaveText([
    /A gift for newcomers.*Missing: your number/,
    /Daily gift.*Missing: a deposit/,
  ])
  await expect(row(page, 'Daily gift').getByRole('link')).toHaveAttribute('href', '/m/voucherCenter')
  await sheet.getByRole('button', { name: 'Verify your number' }).click()
  await expect(page).toHaveURL(/\/m\/securityCenter\/mobile$/)
  await expect(sheet).toBeHidden()

  // The news were not seen yet: they take the next turn, alone.
  await page.goto('/m/home')
  await expect(page.getByRole('dialog', { name: 'Latest news' })).toBeVisible()
  await expect(page.locator(OPEN)).toHaveCount(1)
})

test('a refusal is shown with its gift and what to do next, beside what was given', async ({ page, given }) => {
  await siteWith(page, given, [{ ...GIFT, deviceLimit: 1 }, DAILY])
  const first = await signUp(page)
  await welcome(page, first).getByRole('button', { name: 'Claim ₱35.00' }).click()
  await welcome(page, first).getByRole('button', { name: 'Play now' }).click()
  // Another person on this device, in a browser session of their own.
  await page.evaluate(() => sessionStorage.clear())

  const second = await signUp(page)
  const sheet = welcome(page, second)
  await sheet.getByRole('button', { name: 'Claim ₱35.00' }).click()

  await expect(sheet.getByText('You’ve got')).toContainText('+₱5.00')
  await expect(row(page, 'A gift for newcomers').getByRole('link', { name: 'Contact us' })).toHaveAttribute('href', '/m/message')
  await expect(row(page, 'A gift for newcomers')).not.toContainText('Claimed')
  await expect(row(page, 'Daily gift')).toContainText('Claimed')
  await expectAccessibleInBothThemes(page, OPEN)
})

test('the bonus of the first deposit is the last of four rows, and leads to its conditions', async ({ page, given }) => {
  const merchant = await siteWith(page, given, [GIFT, DAILY, WEEKLY, { ...WEEKLY, titles: { en: 'One too many' } }])
  await given.depositPromotion({
    merchant,
    titles: { en: 'Double your first' },
    bonusRate: 1_000_000,
    maxBonus: amount(5_000),
    turnoverTimes: 20,
    depositNumber: 1,
  })
  const username = await signUp(page)
  const sheet = welcome(page, username)
  await expect(sheet.getByText('4 gifts are waiting for you.')).toBeVisible()
  await expect(sheet.getByRole('listitem')).toHaveCount(4)
  await expect(sheet.getByRole('listitem').last()).toHaveText('Double your firstUp to ₱5,000When you deposit, 20× turnover')
  await expect(sheet.getByText('One too many')).toHaveCount(0)
  // It is no part of what the button claims.
  await expect(sheet.getByRole('button', { name: 'Claim ₱35.00' })).toBeVisible()
  await expectAccessibleInBothThemes(page, OPEN)

  await row(page, 'Double your first').getByRole('link').click()
  await expect(page).toHaveURL(/\/m\/activity$/)
  await expect(sheet).toBeHidden()
  await expect(page.getByRole('article', { name: 'Double your first' })).toContainText('For your next deposit')
})

test('a site without rewards has no welcome, and shows its other pop-ups one at a time', async ({ page, given }) => {
  const merchant = await siteWith(page, given, [])
  await given.depositPromotion({ merchant, depositNumber: 1 })
  await signUp(page)
  await expect(page.getByRole('dialog', { name: 'Latest news' })).toBeVisible()
  await expect(page.locator(OPEN)).toHaveCount(1)
})
