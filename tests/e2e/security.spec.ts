import { unique, uniqueMobile } from '#seed/builders/index.ts'
import { expect, test } from './fixtures.ts'

test('the security centre says what is missing, and links to it', async ({ page, given, signInAs }) => {
  const member = await given.member({
    email: `${unique('sec')}@example.com`,
    mobileNumber: uniqueMobile(),
    mobileVerifiedAt: new Date(),
  })
  await signInAs(member)
  await page.goto('/m/home')
  await page.getByRole('button', { name: 'Me', exact: true }).click()
  await page.getByRole('button', { name: 'Security centre' }).click()
  await expect(page.getByRole('heading', { name: 'Protect your account' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Mobile number' })).toContainText(`******${member.mobileNumber!.slice(-4)}`)
  await expect(page.getByRole('link', { name: 'E-mail address' })).toContainText('@example.com, not verified yet')
  await expect(page.getByRole('link', { name: 'Payment password' })).toContainText('Not set yet')
  await page.getByRole('link', { name: 'Security questions' }).click()
  await expect(page.getByRole('heading', { name: 'Security questions' })).toBeVisible()
  await page.getByRole('button', { name: 'Back' }).click()
  await expect(page.getByRole('heading', { name: 'Security centre' })).toBeVisible()
})
