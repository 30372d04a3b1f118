/** The bonus for opening the site as an app: missing in a browser, claimed in the app. */
import { amount } from '#seed/builders/index.ts'
import { expect, test } from './fixtures.ts'
import { serveFor } from './site.ts'
import { expectAccessibleInBothThemes } from './themes.ts'

const APP = 'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 PalaroApp/3.1'

test('it leads to the app in a browser, and is claimed once it was opened there', async ({ page, given, signInAs }) => {
  const merchant = await given.merchant({ flags: { APP_DOWNLOAD: true } })
  const rule = { template: 'APP_DOWNLOAD', options: { amount: amount(28) } } as const
  await given.rewardCampaign({ merchant, rule, titles: { en: 'App bonus', tl: 'Bonus sa app' } })
  await serveFor(page, merchant)
  await signInAs(await given.member({ merchant, balance: amount(1) }))
  await page.goto('/m/activity')
  await expect(page.getByText('Missing: open the app')).toBeVisible()
  await expectAccessibleInBothThemes(page)
  await page.getByRole('link', { name: 'Get the app' }).click()
  await expect(page).toHaveURL(/\/m\/app$/)
  await expect(page.getByRole('heading', { name: 'Add to your home screen' })).toBeVisible()
  await page.addInitScript(
    (userAgent) => Object.defineProperty(navigator, 'userAgent', { value: userAgent, configurable: true }),
    APP,
  )
  await page.goto('/m/activity')
  await page.getByRole('button', { name: 'Claim ₱28.00' }).click()
  const sheet = page.getByRole('dialog', { name: 'App bonus' })
  await sheet.getByRole('button', { name: 'Claim ₱28.00' }).click()
  await expect(sheet).toHaveCount(0)
  await expect(page.getByText('+₱28.00')).toBeVisible()
})
