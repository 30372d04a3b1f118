import { unique } from '#seed/builders/index.ts'
import { enterConsole } from './console.ts'
import { expect, expectAccessible, test } from './fixtures.ts'
import { serveFor } from './site.ts'
import { expectAccessibleInBothThemes } from './themes.ts'

test.use({ language: 'en' })

/** A site of the test's own: closing it closes it for nobody else. */
test('a manager closes the site, changes a setting and opens it again; members see each', async ({ browser, given }) => {
  const merchant = await given.merchant({ defaultLanguage: 'en' })
  const manager = await given.operator({ merchant })
  const desk = await browser.newContext({ viewport: { width: 1280, height: 800 } })
  const phone = await browser.newContext({ viewport: { width: 390, height: 844 } })
  const [console_, site] = [await desk.newPage(), await phone.newPage()]
  for (const page of [console_, site]) {
    await serveFor(page, merchant)
    await page.addInitScript(() => localStorage.setItem('palaro.language', 'en'))
  }

  await enterConsole(console_, manager)
  await console_.getByRole('link', { name: 'Switches' }).click()
  await expect(console_.getByRole('heading', { name: 'The whole site: Open' })).toBeVisible()
  await expectAccessibleInBothThemes(console_)
  await console_.getByRole('button', { name: 'Close the site' }).click()
  const sheet = console_.getByRole('dialog', { name: 'Close the whole site?' })
  await sheet.getByRole('button', { name: 'Close the site' }).click()
  await expect(sheet.getByText('Say why in a few words')).toBeVisible()
  await sheet.getByLabel('Reason').fill('New release')
  await sheet.getByRole('button', { name: 'Close the site' }).click()
  await expect(console_.getByText('The site is under maintenance')).toBeVisible()
  await expect(console_.getByRole('heading', { name: 'The whole site: Under maintenance' })).toBeVisible()
  await expectAccessible(console_)

  await site.goto('/m/home')
  await expect(site.getByRole('heading', { name: 'Back soon' })).toBeVisible()

  await console_.getByRole('link', { name: 'Site', exact: true }).click()
  await console_.getByRole('textbox', { name: 'Find a setting' }).fill('Least age')
  const age = console_.getByRole('textbox', { name: 'Least age' })
  await age.fill('12')
  await expect(console_.getByText('Only 18 to 30 is possible')).toBeVisible()
  await expect(console_.getByText('1 value can’t be saved yet')).toBeVisible()
  await age.fill('21')
  await expectAccessibleInBothThemes(console_)
  await console_.getByRole('button', { name: 'Review and save' }).click()
  const review = console_.getByRole('dialog', { name: 'What will change' })
  await expect(review.getByText('18 → 21')).toBeVisible()
  await review.getByLabel('Why').fill('The law has changed')
  await review.getByRole('button', { name: 'Save' }).click()
  await expect(review).toBeHidden()
  await expect(console_.getByText('Default: 18')).toBeVisible()

  await console_.getByRole('link', { name: 'Switches' }).click()
  await console_.getByRole('button', { name: 'Open the site' }).click()
  const reopen = console_.getByRole('dialog', { name: 'Open the site again?' })
  await reopen.getByLabel('Reason').fill('Done')
  await reopen.getByRole('button', { name: 'Open the site' }).click()
  await expect(console_.getByText('The site is under maintenance')).toBeHidden()
  await expect(async () => {
    await site.getByRole('button', { name: 'Try again' }).click({ timeout: 500 })
    await expect(site.getByRole('main').getByRole('article').first()).toBeVisible({ timeout: 2_000 })
  }).toPass()
  await site.goto('/m/register')
  await expect(site.getByText('I am 21 or over')).toBeVisible()
  await Promise.all([desk.close(), phone.close()])
})

test('somebody new comes in by a first password, and a game is switched off', async ({ page, given }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  const manager = await given.operator()
  const [name, game] = [unique('nena'), await given.game({ name: unique('Switched Carp ') })]
  await enterConsole(page, manager)
  await page.getByRole('link', { name: 'People' }).click()
  await expect(page.getByRole('row', { name: new RegExp(manager.username) })).toContainText('(you)')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Add somebody' }).click()
  const sheet = page.getByRole('dialog', { name: 'Add somebody' })
  await sheet.getByLabel('Username').fill(name)
  await sheet.getByLabel('Name', { exact: true }).fill('Nena Cruz')
  await sheet.getByRole('radio', { name: /^Manager/ }).check()
  await sheet.getByLabel('First password').fill('short')
  await sheet.getByRole('button', { name: 'Add somebody' }).click()
  await expect(sheet.getByText('At least 8 characters', { exact: true })).toBeVisible()
  await sheet.getByLabel('First password').fill('first-password')
  await sheet.getByRole('button', { name: 'Add somebody' }).click()
  await expect(sheet).toBeHidden()
  await page.getByRole('button', { name: 'Log out' }).click()

  await enterConsole(page, { username: name, password: 'first-password' })
  await expect(page.getByRole('heading', { name: 'Choose your own password first' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'People' })).toHaveCount(0)
  await page.getByLabel('Current password').fill('first-password')
  await page.getByLabel('New password', { exact: true }).fill('one of my own')
  await page.getByLabel('New password once more').fill('one of my own')
  await page.getByRole('button', { name: 'Change your password' }).click()

  await page.getByRole('link', { name: 'Switches' }).click()
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
