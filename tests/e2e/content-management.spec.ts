/** An editor publishes an announcement: members see it while it runs, and not after it has ended. */
import sharp from 'sharp'
import { enterBackOffice } from './back-office.ts'
import { expect, expectAccessible, test } from './fixtures.ts'
import { serveFor } from './site.ts'

test.use({ language: 'en', viewport: { width: 1280, height: 800 }, hasPopup: true })

const poster = () =>
  sharp({ create: { width: 1_170, height: 516, channels: 3, background: '#7a3cff' } })
    .png()
    .toBuffer()

test('an editor publishes: a popup that a member reads, a campaign, and a login popup', async ({
  page,
  given,
  signInAs,
  database,
}) => {
  const merchant = await given.merchant()
  const [editor, member] = [await given.operator({ merchant, role: 'EDITOR' }), await given.member({ merchant })]
  await serveFor(page, merchant)
  await enterBackOffice(page, editor)

  await test.step('an editor writes a popup with a picture, a member reads it, and it is ended', async () => {
    await expect(page.getByRole('heading', { name: 'Announcements', level: 1 })).toBeVisible()
    await expect(page.getByText('No matches.')).toBeVisible()
    await page.getByRole('button', { name: 'New announcement' }).click()
    const title = page.getByRole('textbox', { name: /^Title/ })
    await expect(title).toBeVisible()
    await expectAccessible(page)

    // Refused without the main language: nothing is saved, and the missing field is named.
    await page.getByRole('button', { name: 'English' }).click()
    await title.fill('Fiesta tonight')
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByText('Enter it in this language')).toBeVisible()
    await title.fill('Pista mamaya')
    await page.getByRole('textbox', { name: 'Text (HTML)' }).fill('<p>Tara na!</p>')
    await page.getByRole('button', { name: 'English' }).click()
    await page.getByRole('textbox', { name: 'Text (HTML)' }).fill('<p>Come <b>early</b>.</p><script>alert(1)</script>')
    const preview = page.getByRole('region', { name: 'As members see it' })
    await expect(preview.locator('b')).toHaveText('early')
    await page.getByLabel('Type').selectOption({ label: 'Pop-up' })
    await page.getByLabel('Choose: Picture', { exact: true }).setInputFiles({
      name: 'poster.png',
      mimeType: 'image/png',
      buffer: await poster(),
    })
    await expect(page.getByRole('img', { name: 'Picture shown' })).toBeVisible()
    await page.getByLabel('When tapped, open').selectOption({ label: 'A link' })
    await page.getByLabel('Address', { exact: true }).fill('/m/nowhere')
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByText('Enter https://… or choose a page of the site')).toBeVisible()
    await page.getByLabel('Address', { exact: true }).fill('/m/help')
    await page.getByRole('button', { name: 'Save' }).click()
    const row = page.getByRole('row', { name: /Pista mamaya.*Pop-up.*Live/ })
    await expect(row).toBeVisible()
    await expectAccessible(page)

    await signInAs(member)
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto('/m/home')
    const notice = page.getByRole('dialog', { name: 'Latest news' })
    await expect(notice.getByRole('heading', { name: 'Fiesta tonight' })).toBeVisible()
    await expect(notice.locator('img')).toBeVisible()
    await expect(notice.getByRole('button', { name: 'Find out more' })).toBeVisible()
    await expectAccessible(page)

    await page.goto('/operator/announcements')
    await row.click()
    await page.getByRole('button', { name: 'End now' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'End now' }).click()
    await expect(page.getByRole('row', { name: /Pista mamaya.*Ended/ })).toBeVisible()
    const answer = page.waitForResponse(/getListAnnouncements\?.*PU/)
    await page.goto('/m/home')
    await answer
    await expect(page.getByRole('main')).toBeVisible()
    await expect(notice).toHaveCount(0)
  })

  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto('/operator/announcements')

  await test.step('an editor makes a login popup; without a picture it is refused', async () => {
    await page.getByRole('button', { name: 'New announcement' }).click()
    await page.getByRole('textbox', { name: /^Title/ }).fill('Tuloy po')
    await expect(page.getByRole('checkbox', { name: 'Pop-up after each login' })).toHaveCount(0)
    await page.getByLabel('Type').selectOption({ label: 'Pop-up' })
    await page.getByRole('checkbox', { name: 'Pop-up after each login' }).check()
    await page.getByRole('textbox', { name: 'Picture width (pixels)' }).fill('800')
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByText('Enter a whole number from 100 to 750')).toBeVisible()
    await page.getByRole('textbox', { name: 'Picture width (pixels)' }).fill('750')
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByText('The pop-up after login needs this picture')).toBeVisible()
    await expectAccessible(page)
    await page.getByLabel('Choose: Picture', { exact: true }).setInputFiles({
      name: 'poster.png',
      mimeType: 'image/png',
      buffer: await poster(),
    })
    await expect(page.getByRole('img', { name: 'Picture shown' })).toBeVisible()
    await page.getByRole('button', { name: 'Save' }).click()

    const row = page.getByRole('row', { name: /Tuloy po.*Pop-up after each login.*Live/ })
    await row.click()
    await expect(page.getByRole('textbox', { name: 'Picture width (pixels)' })).toHaveValue('750')
  })

  await test.step('of two editors the second is notified, and a campaign shows who took it', async () => {
    await page.getByRole('link', { name: 'Bonus campaigns' }).click()
    await page.getByRole('button', { name: 'New campaign' }).click()
    await page.getByRole('textbox', { name: /^Title/ }).fill('Kalahati pa')
    await page.getByLabel('Bonus in % of the deposit').fill('half')
    await page.getByLabel('Maximum bonus').fill('500')
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByText('Write the number with a point before the decimals')).toBeVisible()
    await expectAccessible(page)
    await page.getByLabel('Bonus in % of the deposit').fill('12.5')
    await page.getByLabel('Budget per claim').fill('500')
    await page.getByRole('button', { name: 'Save' }).click()
    const row = page.getByRole('row', { name: /Kalahati pa.*12\.5 %, up to ₱500\.00/ })
    await row.click()
    await expect(page.getByLabel('Bonus in % of the deposit')).toHaveValue('12.5')
    await database.prisma.depositPromotion.updateMany({
      where: { merchantId: merchant.id },
      data: { turnoverTimes: 9, version: { increment: 1 } },
    })
    await page.getByLabel('Maximum bonus').fill('900')
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByText('Someone else changed this in the meantime')).toBeVisible()
    await page.getByRole('button', { name: 'Reload' }).click()
    await expect(page.getByLabel('Turnover multiplier')).toHaveValue('9')
    await expect(page.getByLabel('Maximum bonus')).toHaveValue('500')
    await page.getByRole('link', { name: 'Banners' }).click()
    await expect(page.getByText('No banners here')).toBeVisible()
    await page.getByRole('button', { name: 'New banner' }).click()
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByText('Enter it in this language')).toBeVisible()
    await expectAccessible(page)
  })
})
