import type { Page } from '@playwright/test'
import { unique, uniqueMobile } from '#seed/builders/index.ts'
import { expect, expectAccessible, test } from './fixtures.ts'
import { expectAccessibleInBothThemes } from './themes.ts'
import { codeIn } from '#tests/support/outbox.ts'

const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true })
const button = (page: Page, name: string) => page.getByRole('main').getByRole('button', { name, exact: true })
const says = (page: Page, text: string) => page.getByRole('alert').filter({ hasText: text })
const address = () => `${unique('bind')}@example.com`

test('a member binds a number; a known address only needs its code; a verified one is replaced only after a proof', async ({
  page,
  given,
  signInAs,
  smsCodeTo,
  database,
}) => {
  await signInAs(await given.member({ email: 'known@example.com' }))
  const expectAccessibleWithoutCode = async (submit: string) => {
    await button(page, submit).click()
    await expect(page.getByRole('alert').filter({ hasText: 'Enter the code we' })).toBeVisible()
    await expectAccessibleInBothThemes(page)
  }

  await test.step('the page of the number is accessible in both themes', async () => {
    await page.goto('/m/securityCenter/mobile')
    await expectAccessibleWithoutCode('Verify mobile number')
  })

  await test.step('a member binds a number with the code we text, after trying one in use', async () => {
    const taken = uniqueMobile()
    await given.member({ mobileNumber: taken })
    await field(page, 'Mobile number').fill(taken)
    await button(page, 'Get code').click()
    await expect(says(page, 'This mobile number is already in use')).toBeVisible()

    const number = uniqueMobile()
    await field(page, 'Mobile number').fill(number)
    await button(page, 'Get code').click()
    await expect(page.getByText('SMS code sent, please check')).toBeVisible()
    await field(page, 'SMS code').fill('0')
    await button(page, 'Verify mobile number').click()
    await expect(says(page, 'Verification code error')).toBeVisible()
    await expectAccessible(page)
    await field(page, 'SMS code').fill(await smsCodeTo(number))
    await button(page, 'Verify mobile number').click()
    await expect(page.getByText('Changes saved')).toBeVisible()
    await expect(page.getByRole('link', { name: 'Mobile number' })).toContainText(number.slice(-4))
  })

  await test.step('a known but unverified address only needs its code; its page is accessible in both themes', async () => {
    await page.goto('/m/securityCenter/email')
    await expect(page.getByRole('textbox', { name: 'E-mail address' })).toHaveValue('known@example.com')
    await expectAccessibleWithoutCode('Verify e-mail address')
  })

  await test.step('a verified address is replaced only after a proof by the member', async () => {
    const mailCodeTo = async (recipient: string) => {
      const { text } = await database.prisma.mailOutbox.findFirstOrThrow({ where: { recipient }, orderBy: { id: 'desc' } })
      return codeIn(text)
    }
    const [old, next] = [address(), address()]
    await signInAs(await given.member({ email: old, emailVerifiedAt: new Date() }))
    await page.goto('/m/securityCenter/email')
    await field(page, 'E-mail address').fill('nowhere')
    await button(page, 'Get code').click()
    await expect(says(page, 'Enter a valid e-mail address')).toBeVisible()
    await field(page, 'E-mail address').fill(next)
    await button(page, 'Get code').click()
    await expect(page.getByText('Code sent, please check your e-mail')).toBeVisible()
    await field(page, 'E-mail code').fill(await mailCodeTo(next))
    await button(page, 'Change e-mail address').click()

    const sheet = page.getByRole('dialog', { name: 'Confirm it’s you' })
    await expect(sheet).toContainText(`${old.slice(0, 1)}***@example.com`)
    await sheet.getByRole('button', { name: 'Close' }).click()
    await expect(says(page, 'Confirm it’s you with a code')).toBeVisible()

    await button(page, 'Change e-mail address').click()
    await sheet.getByRole('button', { name: 'Get code' }).click()
    await expect(sheet.getByRole('button', { name: /^\d+ s$/ })).toBeVisible()
    await sheet.getByRole('textbox', { name: 'E-mail code' }).fill('0')
    await sheet.getByRole('button', { name: 'Confirm' }).click()
    await expect(sheet.getByRole('alert').filter({ hasText: 'Verification code error' })).toBeVisible()
    await expectAccessible(page)
    await expect(async () => {
      await sheet.getByRole('textbox', { name: 'E-mail code' }).fill(await mailCodeTo(old))
      await sheet.getByRole('button', { name: 'Confirm' }).click()
      await expect(sheet).toBeHidden({ timeout: 3_000 })
    }).toPass()
    await expect(page.getByRole('link', { name: 'E-mail address' })).toContainText(`${next.slice(0, 1)}***@example.com`)
  })
})
