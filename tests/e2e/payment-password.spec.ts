import type { Page } from '@playwright/test'
import { uniqueMobile } from '#seed/builders/index.ts'
import { expect, expectAccessible, test } from './fixtures.ts'
import { expectAccessibleInBothThemes } from './themes.ts'

const hours = (count: number) => new Date(Date.now() + count * 3_600_000)
const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true })
const button = (page: Page, name: string) => page.getByRole('main').getByRole('button', { name, exact: true })
const says = (page: Page, text: string) => page.getByRole('alert').filter({ hasText: text })

async function fillNew(page: Page, pin: string) {
  await field(page, 'New payment password').fill(pin)
  await field(page, 'Confirm payment password').fill(pin)
}

test('a member without a payment password can bind nothing, sets one, then changes it', async ({ page, given, signInAs }) => {
  await signInAs(await given.member({ password: '654321' }))

  await test.step('without a payment password nothing can be bound', async () => {
    await page.goto('/m/securityCenter/bankCards')
    await page.getByRole('button', { name: 'Add an account' }).click()
    const sheet = page.getByRole('dialog', { name: 'Add an account' })
    await expect(sheet.getByRole('textbox', { name: 'New payment password' })).toBeVisible()
    await expect(sheet.getByRole('button', { name: 'Add account', exact: true })).toBeHidden()
    await expectAccessible(page, { within: 'dialog[open]' })
    await sheet.getByRole('button', { name: 'Close' }).click()
    await expect(sheet).toBeHidden()
  })

  await test.step('the page is accessible in both themes', async () => {
    await page.goto('/m/securityCenter/paymentPassword')
    await button(page, 'Save').click()
    await expect(says(page, 'Please enter a password')).toHaveCount(2)
    await expectAccessibleInBothThemes(page)
  })

  await test.step('a member sets a payment password, then changes it', async () => {
    await fillNew(page, '12345')
    await button(page, 'Save').click()
    await expect(says(page, '6 digits, different from your login password')).toBeVisible()
    await fillNew(page, '654321')
    await button(page, 'Save').click()
    await expect(says(page, 'That is your login password. Choose different digits.')).toBeVisible()
    await fillNew(page, '123456')
    await button(page, 'Save').click()
    await expect(page.getByText('Changes saved')).toBeVisible()

    const row = page.getByRole('link', { name: 'Payment password' })
    await expect(row).toContainText('Set')
    await row.click()
    await field(page, 'Current payment password').fill('000000')
    await fillNew(page, '246810')
    await button(page, 'Save').click()
    await expect(says(page, 'The payment password is wrong')).toBeVisible()
    await expectAccessible(page)
    await field(page, 'Current payment password').fill('123456')
    await button(page, 'Save').click()
    await expect(page.getByRole('heading', { name: 'Security centre' })).toBeVisible()
  })
})

test('a forgotten payment password is reset with a code; one on hold is released with a code', async ({
  page,
  given,
  signInAs,
  smsCodeTo,
  database,
}) => {
  const member = await given.member({ paymentPassword: '123456', mobileNumber: uniqueMobile(), mobileVerifiedAt: hours(-100) })
  await signInAs(member)

  await test.step('a forgotten one is reset with the login password and a code', async () => {
    await page.goto('/m/securityCenter/paymentPassword')
    await button(page, 'Forgot your payment password?').click()
    await field(page, 'Login password').fill(member.password)
    await button(page, 'Get code').click()
    await expect(page.getByText('SMS code sent, please check')).toBeVisible()
    await field(page, 'SMS code').fill(await smsCodeTo(member.mobileNumber!))
    await fillNew(page, '246810')
    await expectAccessible(page)
    await button(page, 'Save').click()
    await expect(page.getByText('Changes saved')).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Security centre' })).toBeVisible()
  })

  // Another number: the next code to the first one would have to wait.
  const mobileNumber = uniqueMobile()
  await database.prisma.member.update({
    where: { id: member.id },
    data: { mobileNumber, passwordResetAt: hours(-1), passwordResetBy: 'MAIL', paymentOpensAt: hours(23) },
  })

  await test.step('ACC-06 after a reset of the login password it is on hold: the page says until when and why, and a code to the number releases it', async () => {
    await page.goto('/m/securityCenter/bankCards')
    await expect(page.getByRole('heading', { name: /^Your payment password works from/ })).toBeVisible()
    await expect(button(page, 'Add an account')).toBeDisabled()
    await expectAccessibleInBothThemes(page, 'main')
    await page.getByRole('link', { name: 'Go to payment password' }).click()

    await expect(page.getByRole('heading', { name: /^Your payment password works from/ })).toBeVisible()
    await expectAccessibleInBothThemes(page, 'main')
    await button(page, 'Confirm it’s you').click()
    const sheet = page.getByRole('dialog')
    await sheet.getByRole('button', { name: 'Get code' }).click()
    await expect(sheet.getByRole('button', { name: /\d+/ })).toBeVisible()
    await sheet
      .getByRole('textbox')
      .first()
      .fill(await smsCodeTo(mobileNumber))
    await sheet.getByRole('button', { name: 'Confirm' }).click()
    await field(page, 'Login password').fill(member.password)
    await fillNew(page, '246810')
    await button(page, 'Save').click()
    await expect(page.getByText('Changes saved')).toBeVisible()
    await page.goto('/m/securityCenter/bankCards')
    await expect(button(page, 'Add an account')).toBeEnabled()
  })
})
