import type { Page } from '@playwright/test'
import { uniqueMobile } from '#seed/builders/index.ts'
import { expect, expectAccessible, test } from './fixtures.ts'
import { expectAccessibleInBothThemes } from './themes.ts'

const PIN = '246810'
const newNumber = () => `00${uniqueMobile()}`
const card = (page: Page, text: string) => page.getByRole('main').getByRole('button', { name: text })
const says = (page: Page, text: string) => page.getByRole('alert').filter({ hasText: text })

test('a member binds accounts until all places are taken, and removes one', async ({ page, given, signInAs }) => {
  await given.banks()
  const member = await given.member({ paymentPassword: PIN })
  await signInAs(member)

  await test.step('a member binds a bank account and an e-wallet, and makes it the default', async () => {
    await page.goto('/m/securityCenter/bankCards')
    await expect(page.getByText('No accounts yet')).toBeVisible()
    await expectAccessible(page)

    await page.getByRole('button', { name: 'Add an account' }).click()
    const sheet = page.getByRole('dialog', { name: 'Add an account' })
    const field = (name: string) => sheet.getByRole('textbox', { name, exact: true })
    const bind = sheet.getByRole('button', { name: 'Add account' })
    await bind.click()
    await expect(says(page, 'Please fill this in')).toHaveCount(4)
    await expectAccessibleInBothThemes(page, 'dialog[open]')

    await sheet.getByRole('button', { name: 'Bank' }).click()
    const banks = page.getByRole('dialog', { name: 'Bank', exact: true })
    await banks.getByRole('searchbox', { name: 'Search' }).fill('unibank')
    await banks.getByRole('button', { name: 'BDO Unibank' }).click()
    await field('Account number').fill('4111 1111 1111 1111')
    await field('Account holder').fill('Ana Reyes')
    await field('Payment password').fill('000000')
    await bind.click()
    await expect(says(page, 'card')).toBeVisible()
    const number = newNumber()
    await field('Account number').fill(number)
    await bind.click()
    await expect(field('Payment password')).toBeFocused()
    await field('Payment password').fill(PIN)
    await bind.click()
    await expect(sheet).toBeHidden()
    await expect(card(page, 'BDO Unibank')).toContainText(`•••• ${number.slice(-4)}`)
    await expect(card(page, 'BDO Unibank')).toContainText('Default')

    await page.getByRole('button', { name: 'Add an account' }).click()
    await sheet.getByRole('radio', { name: 'E-wallet' }).check()
    await sheet.getByRole('button', { name: 'E-wallet' }).click()
    await page.getByRole('dialog', { name: 'E-wallet', exact: true }).getByRole('button', { name: 'GCash' }).click()
    await field('Wallet mobile number').fill(`+63 ${uniqueMobile()}`)
    await expect(field('Account holder')).toHaveValue('Ana Reyes')
    await field('Payment password').fill(PIN)
    await bind.click()
    await expect(sheet).toBeHidden()
    await expectAccessible(page)

    await card(page, 'GCash').click()
    await page.getByRole('dialog', { name: 'GCash' }).getByRole('button', { name: 'Make default' }).click()
    await expect(card(page, 'GCash')).toContainText('Default')
    await expect(card(page, 'BDO Unibank')).not.toContainText('Default')
  })

  await test.step('an account is removed with the payment password; a frozen one stays', async () => {
    await card(page, 'BDO Unibank').click()
    const sheet = page.getByRole('dialog', { name: /BDO Unibank/ })
    await sheet.getByRole('button', { name: 'Make default' }).click()
    await expect(card(page, 'BDO Unibank')).toContainText('Default')

    await given.payoutAccount({ member, bankCode: 'BPI', number: '3001234567', isFrozen: true })
    await page.goto('/m/securityCenter/bankCards')
    await card(page, 'Bank of the Philippine Islands').click()
    const frozen = page.getByRole('dialog', { name: /Bank of the Philippine Islands/ })
    await expect(frozen.getByText('This account is frozen')).toBeVisible()
    await frozen.getByRole('button', { name: 'Close' }).click()

    await card(page, 'BDO Unibank').click()
    await sheet.getByRole('button', { name: 'Remove' }).click()
    await sheet.getByRole('textbox', { name: 'Payment password' }).fill('000000')
    await sheet.getByRole('button', { name: 'Remove' }).click()
    await expect(sheet.getByRole('alert').filter({ hasText: 'password' })).toBeVisible()
    await sheet.getByRole('textbox', { name: 'Payment password' }).fill(PIN)
    await sheet.getByRole('button', { name: 'Remove' }).click()
    await expect(page.getByText('Account removed')).toBeVisible()
    await expect(card(page, 'BDO Unibank')).toHaveCount(0)
  })

  await test.step('with all places taken the sheet says so', async () => {
    for (let place = 1; place < 5; place++) await given.payoutAccount({ member, number: newNumber() })
    await page.goto('/m/securityCenter/bankCards')
    await page.getByRole('button', { name: 'Add an account' }).click()
    const sheet = page.getByRole('dialog', { name: 'Add an account' })
    await expect(sheet.getByText('You’ve added all 5 accounts of this kind')).toBeVisible()
    await sheet.getByRole('radio', { name: 'Crypto' }).check()
    await expect(sheet.getByText('0 of 5 added')).toBeVisible()
  })
})
