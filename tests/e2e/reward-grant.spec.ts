/** Operators give a gift to many members: a list or a filter, what it costs, and a second operator above a sum. */
import type { Page } from '@playwright/test'
import { amount, type Builders, unique } from '#seed/builders/index.ts'
import { enterBackOffice } from './back-office.ts'
import { expect, test } from './fixtures.ts'
import { serveFor } from './site.ts'
import { expectAccessibleInBothThemes } from './themes.ts'

test.use({ language: 'en', viewport: { width: 1280, height: 800 } })

/** A site with a campaign of gifts, two cashiers, of whom the first is in the back office, and three members. */
async function openScene(page: Page, given: Builders) {
  const merchant = await given.merchant()
  await given.rewardCampaign({
    merchant,
    rule: { template: 'GIFT', options: { amount: amount(4_000), days: 7 } },
    titles: { en: 'Thank you' },
    budget: amount(10_000),
    claimBudget: amount(5_000),
  })
  const [one, two] = [await given.operator({ merchant, role: 'CASHIER' }), await given.operator({ merchant, role: 'CASHIER' })]
  const member = (name: string) => given.member({ merchant, username: unique(name) })
  await serveFor(page, merchant)
  await enterBackOffice(page, one)
  return { merchant, one, two, ana: await member('ana'), ben: await member('ben'), cora: await member('cora') }
}

const listOn = (page: Page) => page.getByRole('textbox', { name: 'Members and amounts' })
const seeCost = (page: Page) => page.getByRole('button', { name: 'See what it costs' }).click()
const costOn = (page: Page) => page.getByRole('region', { name: 'What it costs' })
async function send(page: Page, name: 'Give now' | 'Propose') {
  await page.getByRole('button', { name }).click()
  await page.getByRole('alertdialog').getByRole('button', { name }).click()
}

test('a list is mended, foreseen and given, and a member claims it', async ({ page, given, signInAs }) => {
  const { ana, ben } = await openScene(page, given)
  await page.getByRole('link', { name: 'Gifts' }).click()
  await expect(page.getByText('No gifts yet. Give the first one.')).toBeVisible()
  await page.getByRole('button', { name: 'Give a gift' }).click()
  await expect(page.getByText('Up to ₱4,000.00 a member')).toBeVisible()

  await seeCost(page)
  await expect(page.getByText('Enter at least one member')).toBeVisible()
  await listOn(page).fill(`${ana.username}, 25.50\nnobody-here, 10\n${ben.username}`)
  await seeCost(page)
  await expect(costOn(page).getByText('2 lines are wrong')).toBeVisible()
  await expect(costOn(page).getByRole('listitem').nth(0)).toContainText('Line 2nobody-here, 10There is no such member')
  await expect(costOn(page).getByRole('listitem').nth(1)).toContainText(`Line 3${ben.username}No amount`)
  await expectAccessibleInBothThemes(page)

  await page.getByLabel('Open a file').setInputFiles({
    name: 'gifts.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(`member,amount\n${ana.username},25.50\n${ben.username},10\n`),
  })
  await expect(listOn(page)).toHaveValue(`member,amount\n${ana.username},25.50\n${ben.username},10`)
  await expect(costOn(page).getByText('You changed something. See what it costs again.')).toBeVisible()
  await seeCost(page)
  await expect(costOn(page).getByText('2 members, ₱35.50')).toBeVisible()
  await expect(costOn(page).getByText('₱9,964.50 of the budget is left after this')).toBeVisible()
  await page.getByRole('button', { name: 'Give now' }).click()
  await expect(page.getByText('Enter at least 5 letters')).toBeVisible()
  await page.getByRole('textbox', { name: 'Reason' }).fill('For your patience')
  await expectAccessibleInBothThemes(page)
  await send(page, 'Give now')

  await expect(page.getByRole('heading', { name: 'Thank you', level: 1 })).toBeVisible()
  await expect(page.getByText('Given to 2 of 2 members')).toBeVisible()
  await expect(page.getByRole('row', { name: new RegExp(`${ana.username}.*₱25\\.50.*Can be claimed`) })).toBeVisible()
  await expectAccessibleInBothThemes(page)
  const address = page.url()

  await signInAs(ana)
  await page.goto('/m/activity')
  await page.getByRole('button', { name: 'Claim ₱25.50' }).click()
  await page.getByRole('dialog', { name: 'Thank you' }).getByRole('button', { name: 'Claim ₱25.50' }).click()
  await expect(page.getByText('₱25.50 is yours')).toBeVisible()

  await page.goto(address)
  await expect(page.getByText('1 of 2 claimed, ₱25.50')).toBeVisible()
  await page.getByRole('button', { name: 'Stop' }).click()
  const sheet = page.getByRole('dialog', { name: 'Why stop this gift?' })
  await expect(sheet.getByText('Members keep what they have claimed.')).toBeVisible()
  await sheet.getByLabel('Reason').fill('It was too much')
  await sheet.getByRole('button', { name: 'Stop' }).click()
  await expect(page.getByRole('row', { name: new RegExp(`${ben.username}.*Expired`) })).toBeVisible()
  await expect(page.getByRole('row', { name: new RegExp(`${ana.username}.*Claimed`) })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Stop' })).toHaveCount(0)
  await page.getByRole('link', { name: 'Gifts' }).first().click()
  await expect(page.getByRole('row', { name: /Thank you.*Stopped.*It was too much.*A list.*₱35\.50.*1 of 2/ })).toBeVisible()
  await expectAccessibleInBothThemes(page)
})

test('above what one may give alone, a second operator confirms', async ({ page, given }) => {
  const { ana, ben, two } = await openScene(page, given)
  await page.goto('/operator/gifts/new')
  await listOn(page).fill(`${ana.username}\n#${ben.id}`)
  await page.getByRole('textbox', { name: 'Amount of lines without one' }).fill('4,000.50')
  await seeCost(page)
  await expect(page.getByText('Enter an amount above 0, at most ₱4,000.00')).toBeVisible()
  await page.getByRole('textbox', { name: 'Amount of lines without one' }).fill('4,000')
  await seeCost(page)
  await expect(costOn(page).getByText('2 members, ₱8,000.00')).toBeVisible()
  await expect(costOn(page).getByText('This is more than the ₱5,000.00 you can still give today by yourself')).toBeVisible()
  await page.getByRole('textbox', { name: 'Reason' }).fill('For a long wait')
  await send(page, 'Propose')
  await expect(page.getByText('Waiting for another operator.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Confirm' })).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Withdraw proposal' })).toBeVisible()
  await page.getByRole('button', { name: 'Log out' }).click()

  await enterBackOffice(page, two)
  await page.getByRole('link', { name: 'Gifts' }).click()
  await page.getByRole('row', { name: /Thank you.*Waits for you.*₱8,000\.00/ }).click()
  await page.getByRole('button', { name: 'Confirm' }).click()
  const dialog = page.getByRole('alertdialog', { name: 'Give ₱8,000.00 to 2 members?' })
  await dialog.getByRole('button', { name: 'Confirm' }).click()
  await expect(page.getByText('Given to 2 of 2 members')).toBeVisible()

  await page.goto('/operator/gifts/new')
  await listOn(page).fill(`${ana.username}, 3000`)
  await seeCost(page)
  await expect(costOn(page).getByText('₱1,000.00 more than what is left of the budget.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Give now' })).toHaveCount(0)
})

test('a filter gives to the members with a tag, and a proposal is withdrawn', async ({ page, given, database }) => {
  const { ana, ben, cora, one, merchant } = await openScene(page, given)
  const tagged = { merchantId: merchant.id, tag: 'suki', taggedById: one.id, taggedAt: new Date() }
  await database.prisma.memberTag.createMany({ data: [ana, cora].map(({ id }) => ({ ...tagged, memberId: id })) })
  await page.goto('/operator/gifts/new')
  await page.getByRole('radio', { name: 'A filter' }).check()
  await page.getByLabel('Tag').selectOption('suki')
  await page.getByRole('textbox', { name: 'Logged in within days' }).fill('400')
  await seeCost(page)
  await expect(page.getByText('Enter a whole number from 1 to 365')).toBeVisible()
  await expect(page.getByText('Enter an amount', { exact: true })).toBeVisible()
  await page.getByRole('textbox', { name: 'Logged in within days' }).fill('')
  await page.getByRole('textbox', { name: 'Amount for each member' }).fill('3000')
  await seeCost(page)
  await expect(costOn(page).getByText('2 members, ₱6,000.00')).toBeVisible()
  await expectAccessibleInBothThemes(page)
  await page.getByRole('textbox', { name: 'Reason' }).fill('For our regulars')
  await send(page, 'Propose')
  await expect(page.getByText('Tag “suki”')).toBeVisible()
  await expect(page.getByRole('row', { name: new RegExp(ben.username) })).toHaveCount(0)

  await page.getByRole('button', { name: 'Withdraw proposal' }).click()
  const sheet = page.getByRole('dialog', { name: 'Why withdraw it?' })
  await sheet.getByLabel('Reason').fill('The wrong members')
  await sheet.getByRole('button', { name: 'Withdraw proposal' }).click()
  await expect(page.getByText('The wrong members')).toBeVisible()
  await page.goto('/operator/gifts?state=PROPOSED')
  await expect(page.getByText('No gifts with this status.')).toBeVisible()
})
