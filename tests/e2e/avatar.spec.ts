import sharp from 'sharp'
import { expect, test } from './fixtures.ts'
import { expectAccessibleInBothThemes } from './themes.ts'

test('a member chooses a built-in picture, then one of their own', async ({ page, given, signInAs, database }) => {
  const member = await given.member()
  const stored = async () => (await database.prisma.member.findUniqueOrThrow({ where: { id: member.id } })).avatar
  await signInAs(member)
  await page.goto('/m/myAccount/profile')
  await page.getByRole('button', { name: 'Change picture' }).click()
  const sheet = page.getByRole('dialog', { name: 'Your picture' })
  const save = sheet.getByRole('button', { name: 'Use this picture' })
  await expect(save).toBeDisabled()
  await expectAccessibleInBothThemes(page, 'dialog[open]')

  await sheet.getByRole('button', { name: 'Picture 7', exact: true }).click()
  await save.click()
  await expect(page.getByText('Picture changed')).toBeVisible()
  await expect(sheet).toBeHidden()
  expect(await stored()).toBe('6')

  await page.getByRole('button', { name: 'Change picture' }).click()
  const input = sheet.getByLabel('Upload a picture')
  await input.setInputFiles({ name: 'me.gif', mimeType: 'image/gif', buffer: Buffer.from('GIF89a') })
  await expect(sheet.getByRole('alert').filter({ hasText: 'PNG' })).toBeVisible()
  await input.setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: Buffer.from('no picture') })
  await save.click()
  await expect(sheet.getByRole('alert').filter({ hasText: 'PNG' })).toBeVisible()

  const picture = await sharp({ create: { width: 300, height: 200, channels: 3, background: '#ff8800' } })
    .png()
    .toBuffer()
  await input.setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: picture })
  await expect(sheet.getByRole('img', { name: 'Preview' })).toHaveAttribute('src', /^blob:/)
  await save.click()
  await expect(sheet).toBeHidden()
  expect(await stored()).toMatch(/^[0-9a-f]{24}$/)
  await expect(page.getByRole('button', { name: 'Change picture' }).locator('img')).toHaveAttribute('src', /^\/media\/.*\.webp$/)

  await page.goto('/m/home')
  await page.getByRole('button', { name: 'Me', exact: true }).click()
  await expect(page.getByRole('dialog', { name: 'Member centre' }).locator('img[src$=".webp"]')).toBeVisible()
})
