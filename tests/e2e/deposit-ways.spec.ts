/** A manager changes where a way to deposit is paid; another confirms it, and the member sees it. */
import { unique } from '#seed/builders/index.ts'
import { enterBackOffice } from './back-office.ts'
import { expect, test } from './fixtures.ts'
import { serveFor } from './site.ts'
import { expectAccessibleInBothThemes } from './themes.ts'

test.use({ language: 'en', viewport: { width: 1280, height: 800 } })

test('one manager adds a way to deposit, another confirms it, and it can be switched off', async ({ page, given }) => {
  const merchant = await given.merchant()
  await serveFor(page, merchant)
  const [one, two] = [await given.operator({ merchant }), await given.operator({ merchant })]
  const code = unique('BDO').toUpperCase()

  await enterBackOffice(page, one)
  await page.getByRole('link', { name: 'Ways to deposit' }).click()
  await expect(page.getByText('No ways to deposit yet')).toBeVisible()
  await page.getByRole('button', { name: 'Add a way' }).click()
  await page.getByRole('textbox', { name: 'Name' }).fill('BDO Unibank')
  await page.getByRole('textbox', { name: 'Code', exact: true }).fill(code)
  await page.getByRole('textbox', { name: 'Minimum' }).fill('500')
  await page.getByRole('textbox', { name: 'Maximum' }).fill('100')
  await page.getByRole('textbox', { name: 'Bank', exact: true }).fill('BDO Unibank')
  await page.getByRole('textbox', { name: 'Account holder' }).fill('Palaro Inc.')
  await page.getByRole('textbox', { name: 'Account number' }).fill('0045 8801 2207')
  await page.getByLabel('Reason').fill('Our first account')
  await page.getByRole('button', { name: 'Propose' }).click()
  await expect(page.getByText('The maximum is below the minimum. Raise it.')).toBeVisible()
  await expectAccessibleInBothThemes(page)
  await page.getByRole('textbox', { name: 'Maximum' }).fill('50000')
  await page.getByRole('button', { name: 'Propose' }).click()
  await expect(page.getByText('Waiting for another operator')).toBeVisible()
  await expectAccessibleInBothThemes(page)
  await page.getByRole('button', { name: 'Log out' }).click()

  await enterBackOffice(page, two)
  await page.goto('/operator/deposit-ways')
  await page.getByRole('button', { name: 'Confirm' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Confirm' }).click()
  await expect(page.getByRole('link', { name: 'BDO Unibank' })).toBeVisible()
  await page.getByRole('button', { name: 'Switch off: BDO Unibank' }).click()
  const sheet = page.getByRole('dialog', { name: 'Why switch off BDO Unibank?' })
  await sheet.getByLabel('Reason').fill('The bank is closed today')
  await sheet.getByRole('button', { name: 'Switch off' }).click()
  await expect(page.getByRole('button', { name: 'Switch on: BDO Unibank' })).toBeVisible()
})
