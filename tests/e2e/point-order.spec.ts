/** Operators send what members exchanged for points, or cancel it; editors offer such things. */
import type { Page } from '@playwright/test'
import { amount, type Builders, unique } from '#seed/builders/index.ts'
import { enterBackOffice } from './back-office.ts'
import { expect, test } from './fixtures.ts'
import { serveFor } from './site.ts'
import { expectAccessibleInBothThemes } from './themes.ts'

test.use({ language: 'en', viewport: { width: 1280, height: 800 } })

const CAP_TO = { name: 'Ana Reyes', phone: '0917 555 0101', address: '7 Rizal Avenue, Cebu City' }

/** A site with two offers, and a member who ordered both; a cashier is in the back office. */
async function openScene(page: Page, given: Builders) {
  const merchant = await given.merchant({ flags: { PTSYS3: true } })
  const offer = (title: string, delivery: 'LOAD' | 'POST') =>
    given.rewardCampaign({
      merchant,
      rule: { template: 'POINTS', options: { amount: amount(250), points: 1_000, perMember: 0, delivery } },
      titles: { en: title },
      turnoverTimes: 0,
      needs: delivery === 'LOAD' ? ['MOBILE'] : [],
      budget: amount(2_500),
    })
  const member = await given.member({ merchant, username: unique('ana') })
  await given.pointOrder({ member, campaign: await offer('A cap', 'POST'), recipient: CAP_TO })
  await given.pointOrder({ member, campaign: await offer('A shirt', 'POST') })
  await serveFor(page, merchant)
  await enterBackOffice(page, await given.operator({ merchant, role: 'CASHIER' }))
  return { merchant, member }
}

test('one order is sent with a tracking number, another is cancelled and its points are back', async ({
  page,
  given,
  database,
  signInAs,
}) => {
  const { member } = await openScene(page, given)
  const { prisma } = database
  await page.getByRole('link', { name: 'Orders for points' }).click()
  const cap = page.getByRole('row', { name: /A cap.*1,000 points, costs ₱250\.00/ })
  await expect(cap).toContainText('Ana Reyes0917 555 01017 Rizal Avenue, Cebu City')
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await cap.getByRole('button', { name: 'Copy address' }).click()
  await expect(page.evaluate(() => navigator.clipboard.readText())).resolves.toBe(Object.values(CAP_TO).join('\n'))
  await expectAccessibleInBothThemes(page)

  await cap.getByRole('button', { name: 'Sent' }).click()
  const sending = page.getByRole('dialog', { name: 'Have you sent “A cap”?' })
  await expect(sending.getByText(`${member.username} gets a letter that it’s on its way.`)).toBeVisible()
  await sending.getByRole('textbox', { name: /^Tracking number/ }).fill('LBC 1234-5678')
  await expectAccessibleInBothThemes(page)
  await sending.getByRole('button', { name: 'Mark as sent' }).click()
  await expect(cap).toHaveCount(0)

  await page
    .getByRole('row', { name: /A shirt/ })
    .getByRole('button', { name: 'Cancel' })
    .click()
  const cancelling = page.getByRole('dialog', { name: 'Why cancel “A shirt”?' })
  await expect(cancelling.getByText(`${member.username} gets the 1,000 points back`)).toBeVisible()
  await cancelling.getByLabel('Reason').fill('No more shirts')
  await cancelling.getByRole('button', { name: 'Cancel order' }).click()
  await expect(page.getByText('Nothing is waiting to be sent.')).toBeVisible()
  await expect(prisma.pointLot.aggregate({ where: { memberId: member.id }, _sum: { left: true } })).resolves.toMatchObject({
    _sum: { left: 1_000 },
  })

  await page.getByRole('combobox', { name: 'Status' }).selectOption('All')
  await expect(page.getByRole('row', { name: /A cap.*Sent.*LBC 1234-5678/ })).toBeVisible()
  await expect(page.getByRole('row', { name: /A shirt.*Cancelled.*No more shirts/ })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Sent', exact: true })).toHaveCount(0)
  await expectAccessibleInBothThemes(page)
  await page.getByRole('combobox', { name: 'Kind' }).selectOption('Mobile load')
  await expect(page.getByText('No orders match.')).toBeVisible()

  await signInAs(member)
  await page.goto('/m/webEmail')
  await page.getByText('Your order is on its way').click()
  await expect(page.getByText('LBC 1234-5678', { exact: true })).toBeVisible()
})

test('an editor offers a load for points: no money, and for verified numbers only', async ({ page, given, database }) => {
  const merchant = await given.merchant({ flags: { PTSYS3: true } })
  await serveFor(page, merchant)
  await enterBackOffice(page, await given.operator({ merchant, role: 'MANAGER' }))
  await page.goto('/operator/rewards/new/POINTS')

  await page.getByRole('textbox', { name: /^Title/ }).fill('Load 100')
  await expect(page.getByRole('textbox', { name: /^Turnover multiplier/ })).toBeVisible()
  await page.getByRole('radio', { name: 'Mobile load' }).check()
  await expect(page.getByText('It’s no money: it has no turnover and none of a bonus’s terms.')).toBeVisible()
  await expect(page.getByRole('textbox', { name: /^Turnover multiplier/ })).toHaveCount(0)
  const number = page.getByRole('checkbox', { name: /^Verified number/ })
  await expect(number).toBeChecked()
  await expect(number).toBeDisabled()
  await page.getByRole('textbox', { name: 'What it costs you' }).fill('100')
  await page.getByRole('textbox', { name: 'Budget per claim' }).fill('100')
  await expectAccessibleInBothThemes(page)
  await page.getByRole('button', { name: 'Save' }).click()

  const row = page.getByRole('row', { name: /Load 100.*For points.*Mobile load/ })
  await expect(row).toBeVisible()
  await expect(database.prisma.rewardCampaign.findFirst({ where: { merchantId: merchant.id } })).resolves.toMatchObject({
    paidAs: 'CASH',
    turnoverTimes: 0,
    needs: ['MOBILE'],
    options: { delivery: 'LOAD' },
  })
  await row.click()
  await expect(page.getByRole('radio', { name: 'Mobile load' })).toBeChecked()
  await page.getByRole('link', { name: 'Claims' }).click()
  await page.getByRole('link', { name: 'See orders' }).click()
  await expect(page.getByRole('combobox', { name: 'Kind' })).toHaveValue('LOAD')
})
