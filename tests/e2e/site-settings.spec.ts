import { unique } from '#seed/builders/index.ts'
import { enterBackOffice } from './back-office.ts'
import { expect, expectAccessible, test } from './fixtures.ts'
import { serveFor } from './site.ts'
import { expectAccessibleInBothThemes } from './themes.ts'

test.use({ language: 'en' })

/** A site of the test's own: closing it affects no other test. */
test('a manager runs a site: closes and opens it, changes a setting, adds an operator who switches a game off', async ({
  page,
  browser,
  given,
}) => {
  const merchant = await given.merchant({ defaultLanguage: 'en' })
  const manager = await given.operator({ merchant })
  const phone = await browser.newContext({ viewport: { width: 390, height: 844 } })
  const site = await phone.newPage()
  await page.setViewportSize({ width: 1280, height: 800 })
  for (const each of [page, site]) await serveFor(each, merchant)
  await site.addInitScript(() => localStorage.setItem('palaro.language', 'en'))
  await enterBackOffice(page, manager)

  await test.step('a manager closes the site, changes a setting and opens it again; members see each', async () => {
    await page.getByRole('link', { name: 'Game availability' }).click()
    await expect(page.getByRole('heading', { name: 'Whole site: Open' })).toBeVisible()
    await expectAccessibleInBothThemes(page)
    await page.getByRole('button', { name: 'Close the site' }).click()
    const sheet = page.getByRole('dialog', { name: 'Close the whole site?' })
    await sheet.getByRole('button', { name: 'Close the site' }).click()
    await expect(sheet.getByText('Enter a short reason')).toBeVisible()
    await sheet.getByLabel('Reason').fill('New release')
    await sheet.getByRole('button', { name: 'Close the site' }).click()
    await expect(page.getByText('The site is under maintenance')).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Whole site: Under maintenance' })).toBeVisible()
    await expectAccessible(page)

    await site.goto('/m/home')
    await expect(site.getByRole('heading', { name: 'Back soon' })).toBeVisible()

    await page.getByRole('link', { name: 'Site settings', exact: true }).click()
    await page.getByRole('textbox', { name: 'Find a setting' }).fill('Minimum age')
    const age = page.getByRole('textbox', { name: /^Minimum age\b/ })
    await age.fill('12')
    await expect(page.getByText('Enter 18 to 30')).toBeVisible()
    await expect(page.getByText('1 value can’t be saved yet')).toBeVisible()
    await age.fill('21')
    await expectAccessibleInBothThemes(page)
    await page.getByRole('button', { name: 'Review and save' }).click()
    const review = page.getByRole('dialog', { name: 'What will change' })
    await expect(review.getByText('18 → 21')).toBeVisible()
    await review.getByLabel('Reason').fill('The law has changed')
    await review.getByRole('button', { name: 'Save' }).click()
    await expect(review).toBeHidden()
    await expect(page.getByText('Default: 18')).toBeVisible()

    await page.getByRole('link', { name: 'Game availability' }).click()
    await page.getByRole('button', { name: 'Reopen the site' }).click()
    const reopen = page.getByRole('dialog', { name: 'Reopen the site?' })
    await reopen.getByLabel('Reason').fill('Done')
    await reopen.getByRole('button', { name: 'Reopen the site' }).click()
    await expect(page.getByText('The site is under maintenance')).toBeHidden()
    await expect(async () => {
      // It asks again by itself too.
      await site
        .getByRole('button', { name: 'Try again' })
        .click({ timeout: 500 })
        .catch(() => undefined)
      await expect(site.getByRole('main').getByRole('article').first()).toBeVisible({ timeout: 2_000 })
    }).toPass()
    await site.goto('/m/register')
    await expect(site.getByText('I am 21 or over')).toBeVisible()
    await phone.close()
  })

  await test.step('a new operator logs in with a first password, and a game is switched off', async () => {
    const [name, game] = [unique('nena'), await given.game({ name: unique('Switched Carp ') })]
    await page.getByRole('link', { name: 'Operators' }).click()
    await expect(page.getByRole('row', { name: new RegExp(manager.username) })).toContainText('(you)')
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Add operator' }).click()
    const sheet = page.getByRole('dialog', { name: 'Add operator' })
    await sheet.getByLabel('Username').fill(name)
    await sheet.getByLabel('Name', { exact: true }).fill('Nena Cruz')
    await sheet.getByRole('radio', { name: /^Manager/ }).check()
    await sheet.getByLabel('First password').fill('short')
    await sheet.getByRole('button', { name: 'Add operator' }).click()
    await expect(sheet.getByText('At least 8 characters', { exact: true })).toBeVisible()
    await sheet.getByLabel('First password').fill('first-password')
    await sheet.getByRole('button', { name: 'Add operator' }).click()
    await expect(sheet).toBeHidden()
    await page.getByRole('button', { name: 'Log out' }).click()

    await enterBackOffice(page, { username: name, password: 'first-password' })
    await expect(page.getByRole('heading', { name: 'Choose your own password first' })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Operators' })).toHaveCount(0)
    await page.getByLabel('Current password').fill('first-password')
    await page.getByLabel('New password', { exact: true }).fill('one of my own')
    await page.getByLabel('Confirm new password').fill('one of my own')
    await page.getByRole('button', { name: 'Change your password' }).click()

    await page.getByRole('link', { name: 'Game availability' }).click()
    await page.getByRole('link', { name: 'Games', exact: true }).click()
    await page.getByRole('textbox', { name: 'Name or code' }).fill(game.name)
    const row = page.getByRole('row', { name: new RegExp(game.name) })
    await row.getByRole('button', { name: /^Switch off/ }).click()
    const off = page.getByRole('dialog', { name: `Switch ${game.name} off?` })
    await off.getByLabel('Reason').fill('It pays wrongly')
    await off.getByRole('button', { name: 'Switch off' }).click()
    await expect(row.getByRole('button', { name: /^Switch on/ })).toBeVisible()
    await expectAccessible(page)
  })
})
