import sharp from 'sharp'
import type { Browser, Page } from '@playwright/test'
import { amount } from '#seed/builders/index.ts'
import { enterBackOffice } from './back-office.ts'
import { expect, expectAccessible, test, visitSite } from './fixtures.ts'
import { expectAccessibleInBothThemes } from './themes.ts'

const main = (page: Page) => page.getByRole('main')
const photo = (background: string) =>
  sharp({ create: { width: 600, height: 400, channels: 3, background } })
    .jpeg()
    .toBuffer()
async function addPicture(page: Page, name: RegExp) {
  const buffer = await photo('#3366aa')
  await page.getByLabel(name).setInputFiles({ name: 'id.jpg', mimeType: 'image/jpeg', buffer })
  await expect(page.locator('label', { hasText: name })).toContainText('Change')
}
async function openBackOffice(browser: Browser, operator: Parameters<typeof enterBackOffice>[1]) {
  const office = await browser.newPage({ viewport: { width: 1280, height: 800 }, locale: 'en' })
  await office.addInitScript(() => localStorage.setItem('palaro.language', 'en'))
  await enterBackOffice(office, operator)
  return office
}
async function chooseDocument(page: Page, name: string) {
  await page.getByRole('button', { name: /^Document –/ }).click()
  await page.getByRole('dialog', { name: 'Document' }).getByRole('button', { name }).click()
}

test('a member sends a document; rejected and sent again, it is approved, then taken back, and the open page shows each decision', async ({
  page,
  browser,
  given,
  signInAs,
}) => {
  const member = await given.member({ payeeName: 'Maria Santos', birthday: new Date('1990-05-17') })
  const other = await given.member()
  await given.kycCheck({ member: other, number: 'P-1234567-A' })
  const operator = await given.operator({ role: 'CASHIER' })
  await signInAs(member)
  await page.goto('/m/securityCenter')
  await page.getByRole('link', { name: /Identity check/ }).click()
  await expect(page.getByRole('heading', { name: 'Verify your identity' })).toBeVisible()

  // Missing fields are reported before anything is sent.
  await page.getByRole('button', { name: 'Send', exact: true }).click()
  await expect(main(page).getByText('Please fill this in')).toHaveCount(2)
  await expect(main(page).getByText('This picture is needed')).toHaveCount(2)
  await expect(page.getByRole('button', { name: /^Document –/ })).toBeFocused()
  await expectAccessibleInBothThemes(page, 'main')

  await chooseDocument(page, 'Passport')
  await page.getByRole('textbox', { name: 'Document number' }).fill('p1234567a')
  await expect(page.getByRole('textbox', { name: /Full name/ })).toHaveValue('Maria Santos')
  const front = page.getByLabel(/Front of the document/)
  await front.setInputFiles({ name: 'id.gif', mimeType: 'image/gif', buffer: Buffer.from('GIF89a') })
  await expect(main(page).getByRole('alert').filter({ hasText: 'PNG' })).toBeVisible()
  await addPicture(page, /Front of the document/)
  await addPicture(page, /Selfie with the document/)
  await page.getByRole('button', { name: 'Send', exact: true }).click()
  await expect(page.getByText('Sent. We’ll review it.')).toBeVisible()

  await expect(page.getByRole('heading', { name: 'We’re reviewing your document' })).toBeVisible()
  await expect(main(page).getByText('*****567a')).toBeVisible()
  await expect(main(page).getByRole('img', { name: 'Front of the document' })).toBeVisible()
  await expectAccessibleInBothThemes(page, 'main')

  const office = await openBackOffice(browser, operator)
  await office.getByRole('link', { name: 'Identity checks' }).click()
  // The page before has such a field too.
  await expect(office.getByRole('heading', { name: 'Identity checks' })).toBeVisible()
  await office.getByRole('textbox', { name: 'Member' }).fill(member.username)
  const row = office.getByRole('row', { name: new RegExp(member.username) })
  // The header, and the row searched for.
  await expect(office.getByRole('row')).toHaveCount(2)
  await expect(row).toContainText('Number used twice')
  await row.focus()
  await office.keyboard.press('Enter')
  await expect(office.getByText('p1234567a')).toBeVisible()
  await expect(office.getByRole('link', { name: other.username })).toBeVisible()
  const selfie = office.getByRole('button', { name: 'Selfie with the document' })
  await selfie.click()
  await expect(selfie).toHaveAttribute('aria-pressed', 'true')
  await expectAccessible(office)
  await office.getByRole('button', { name: 'Reject' }).click()
  const why = office.getByRole('dialog', { name: /Why reject it/ })
  await why.getByLabel('Reason').fill('The number can’t be read')
  await why.getByRole('button', { name: 'Reject' }).click()
  await expect(office).toHaveURL(/\/operator\/kyc$/)

  await expect(page.getByRole('heading', { name: 'We couldn’t accept it' })).toBeVisible()
  await expect(main(page).getByText('The number can’t be read')).toBeVisible()
  await expect(main(page).getByText('Leave it empty to keep *****567a')).toBeVisible()
  await expectAccessibleInBothThemes(page, 'main')
  await addPicture(page, /Front of the document/)
  await addPicture(page, /Selfie with the document/)
  await page.getByRole('button', { name: 'Send again' }).click()
  await expect(page.getByRole('heading', { name: 'We’re reviewing your document' })).toBeVisible()

  // Rows of the previous result could still be clicked.
  await office.reload()
  await office.getByRole('textbox', { name: 'Member' }).fill(member.username)
  await expect(office.getByRole('row')).toHaveCount(2)
  await row.click()
  await expect(office.getByRole('heading', { name: 'Sent earlier' })).toBeVisible()
  await office.getByRole('button', { name: 'Approve' }).click()
  await office.getByRole('alertdialog').getByRole('button', { name: 'Approve' }).click()
  await expect(office).toHaveURL(/\/operator\/kyc$/)

  await expect(page.getByRole('heading', { name: 'Your identity is verified' })).toBeVisible()
  await expectAccessibleInBothThemes(page, 'main')
  await page.getByRole('button', { name: 'Back' }).click()
  await expect(page.getByRole('link', { name: /Identity check/ })).toContainText('Verified')
  await page.getByRole('link', { name: /Identity check/ }).click()
  await expect(page.getByRole('heading', { name: 'Your identity is verified' })).toBeVisible()

  await test.step('an approval is taken back from the player’s profile, and the open page asks again', async () => {
    // From the player's profile to the check, and back.
    await office.goto(`/operator/members/${member.id}`)
    await office.getByRole('link', { name: 'Identity check: Approved' }).click()
    await expect(office.getByRole('link', { name: 'Player profile' })).toHaveAttribute('href', `/operator/members/${member.id}`)
    await office.getByRole('button', { name: 'Take approval back' }).click()
    const whyBack = office.getByRole('dialog', { name: /Why take the approval back/ })
    await whyBack.getByLabel('Reason').fill('The selfie shows someone else')
    await expectAccessible(office)
    await whyBack.getByRole('button', { name: 'Take approval back' }).click()
    await expect(office).toHaveURL(/\/operator\/kyc$/)
    await expect(page.getByRole('heading', { name: 'Please verify your identity again' })).toBeVisible()
    await expect(main(page).getByText('The selfie shows someone else')).toBeVisible()
    await expectAccessibleInBothThemes(page, 'main')
    await office.goto(`/operator/kyc?state=ALL&member=${member.username}`)
    await expect(office.getByRole('row', { name: /Taken back/ })).toBeVisible()
    const download = office.waitForEvent('download')
    await office.getByRole('button', { name: 'CSV' }).click()
    expect((await download).suggestedFilename()).toBe('identity-checks.csv')
  })
  await office.close()
})

test('a withdrawal that needs the check links to it; a site without identity checks says so', async ({
  page,
  context,
  given,
  signInAs,
}) => {
  await test.step('a withdrawal that needs the check links to it', async () => {
    const settings = { kyc: { isEnabled: true, isRequiredForWithdrawal: true } }
    const merchant = await given.merchant({ settings, flags: { WDRAWNOPASSVERIF3: true } })
    const member = await given.member({ merchant, balance: amount(1_000) })
    await given.payoutAccount({ member, isDefault: true })
    await visitSite(context, merchant.code)
    await signInAs({ ...member, merchantCode: merchant.code })
    await page.goto('/m/withdraw')
    await page.getByRole('textbox', { name: 'Amount' }).fill('500')
    await page.getByRole('button', { name: 'Continue' }).click()
    const sheet = page.getByRole('dialog', { name: 'Check and confirm' })
    await sheet.getByRole('button', { name: 'Withdraw' }).click()
    await expect(sheet.getByRole('alert').filter({ hasText: 'Verify your identity first' })).toBeVisible()
    await sheet.getByRole('link', { name: 'Identity check' }).click()
    await expect(page).toHaveURL(/securityCenter\/identity/)
    await expect(main(page).getByText('You need this before you can withdraw.')).toBeVisible()
  })

  await test.step('a site without identity checks says so, and its security centre has no such row', async () => {
    const merchant = await given.merchant()
    const member = await given.member({ merchant })
    await visitSite(context, merchant.code)
    await signInAs({ ...member, merchantCode: merchant.code })
    await page.goto('/m/securityCenter')
    await expect(page.getByRole('link', { name: /Login password/ })).toBeVisible()
    await expect(page.getByRole('link', { name: /Identity check/ })).toHaveCount(0)
    await page.goto('/m/securityCenter/identity')
    await expect(page.getByText('This site does not ask for identity checks.')).toBeVisible()
    await expectAccessible(page)
  })
})
