/** Feedback: text, pictures, a guest's contact, thanks, and every refusal. */
import sharp from 'sharp'
import { expect, expectAccessible, test } from './fixtures.ts'
import { serveFor } from './site.ts'
import { expectAccessibleInBothThemes } from './themes.ts'

const png = (shade: string) =>
  sharp({ create: { width: 60, height: 40, channels: 3, background: shade } })
    .png()
    .toBuffer()
const file = async (name: string, shade = '#ff8800') => ({ name, mimeType: 'image/png', buffer: await png(shade) })

test('a guest sends feedback with pictures and a contact; a member needs no contact', async ({
  page,
  given,
  signInAs,
  database,
  readCaptcha,
}) => {
  await test.step('a site without feedback says so, and has no links to it', async () => {
    await serveFor(page, await given.merchant({ flags: { FEEDBACK3: false } }))
    await page.goto('/m/set')
    await expect(page.getByRole('link', { name: 'Help centre' })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Feedback' })).toHaveCount(0)
    await page.goto('/m/feedback')
    await expect(page.getByText('Feedback is closed for now.')).toBeVisible()
  })

  const merchant = await given.merchant()
  await serveFor(page, merchant)

  await test.step('a guest sends feedback, with pictures and a contact', async () => {
    await page.goto('/m/set')
    await page.getByRole('link', { name: 'Feedback' }).click()
    await expect(page).toHaveURL(/\/m\/feedback$/)
    const words = page.getByRole('textbox', { name: 'Your feedback' })

    await page.getByRole('button', { name: 'Send', exact: true }).click()
    await expect(page.getByText('Write a message first.')).toBeVisible()
    await expect(words).toBeFocused()

    await test.step('without a connection nothing is lost', async () => {
      await words.fill('Kept')
      await page.route('**/wps/feedback', (route) => route.abort())
      await page.getByRole('button', { name: 'Send', exact: true }).click()
      await expect(page.getByRole('main').getByRole('alert').filter({ hasText: /\w/ })).toBeVisible()
      await expect(words).toHaveValue('Kept')
      await page.unroute('**/wps/feedback')
    })

    await words.fill('x'.repeat(150))
    await expect(page.getByText('140 of 140 characters')).toBeVisible()
    await words.fill('The lanterns are lovely')
    await expect(page.getByText('23 of 140 characters')).toBeVisible()

    const input = page.getByLabel('Add a picture')
    await input.setInputFiles([await file('a.png'), await file('b.png', '#0088ff')])
    await expect(page.getByRole('img', { name: /^Picture/ })).toHaveCount(2)
    await input.setInputFiles([await file('c.png'), await file('d.png')])
    await expect(page.getByRole('img', { name: /^Picture/ })).toHaveCount(3)
    await expect(page.getByText('Up to 3 pictures. The others were left out.')).toBeVisible()
    await expect(input).toHaveCount(0)
    await page.getByRole('button', { name: 'Remove picture 2' }).click()
    await expect(page.getByRole('img', { name: /^Picture/ })).toHaveCount(2)
    await expectAccessibleInBothThemes(page)

    await page.getByRole('textbox', { name: 'Where can we reach you?' }).fill('me@example.com')
    const captcha = page.getByRole('textbox', { name: 'Captcha' })
    const answer = await readCaptcha()
    await captcha.fill(answer === '0000' ? '0001' : '0000')
    const another = page.waitForResponse(/\/wps\/captcha$/)
    await page.getByRole('button', { name: 'Send', exact: true }).click()
    await another
    await expect(page.getByRole('alert').first()).toBeVisible()
    await expect(captcha).toHaveValue('')
    await captcha.fill(await readCaptcha())
    await page.getByRole('button', { name: 'Send', exact: true }).click()

    await expect(page.getByRole('heading', { name: 'Thank you!' })).toBeFocused()
    await expectAccessible(page)
    const kept = await database.prisma.feedback.findFirstOrThrow({ where: { merchantId: merchant.id } })
    expect(kept).toMatchObject({ content: 'The lanterns are lovely', contact: 'me@example.com', memberId: null, language: 'en' })
    expect(kept.pictures).toHaveLength(2)

    await page.getByRole('button', { name: 'Send another' }).click()
    await expect(words).toHaveValue('')
  })

  await test.step('a member needs no contact; a file that is not a picture is refused by client and server', async () => {
    await given.helpTopic({ merchant, language: 'en', title: 'How to play', content: '<p>Choose a game.</p>' })
    const member = await given.member({ merchant })
    await signInAs(member)
    await page.goto('/m/help')
    await page.getByRole('link', { name: 'Tell us what’s missing' }).click()
    await expect(page.getByRole('textbox')).toHaveCount(1)
    await page.getByRole('textbox', { name: 'Your feedback' }).fill('Here is a picture')

    const input = page.getByLabel('Add a picture')
    await input.setInputFiles({ name: 'a.gif', mimeType: 'image/gif', buffer: Buffer.from('GIF89a') })
    await expect(page.getByRole('alert').filter({ hasText: 'PNG' })).toBeVisible()
    await input.setInputFiles({ name: 'big.png', mimeType: 'image/png', buffer: Buffer.alloc(5 * 1024 * 1024 + 1) })
    await expect(page.getByRole('alert').filter({ hasText: '5 MB' })).toBeVisible()
    await expect(page.getByRole('img', { name: /^Picture/ })).toHaveCount(0)

    await input.setInputFiles({ name: 'fake.png', mimeType: 'image/png', buffer: Buffer.from('no picture') })
    await page.getByRole('button', { name: 'Send', exact: true }).click()
    await expect(page.getByRole('alert').filter({ hasText: 'PNG' })).toBeVisible()
    await expect(page.getByRole('textbox', { name: 'Your feedback' })).toHaveValue('Here is a picture')
    await page.getByRole('button', { name: 'Remove picture 1' }).click()
    await page.getByRole('button', { name: 'Send', exact: true }).click()
    await expect(page.getByRole('heading', { name: 'Thank you!' })).toBeVisible()
    expect(await database.prisma.feedback.findMany({ where: { memberId: member.id } })).toMatchObject([{ pictures: [] }])
  })
})
