import type { Page } from '@playwright/test'
import { unique } from '#seed/builders/index.ts'
import { expect, expectAccessible, test } from './fixtures.ts'
import { expectAccessibleInBothThemes } from './themes.ts'

const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true })
const button = (page: Page, name: string) => page.getByRole('main').getByRole('button', { name, exact: true })
const says = (page: Page, text: string) => page.getByRole('alert').filter({ hasText: text })

const QUESTIONS = ['What was the name of your first pet?', 'What was your first job?', 'Who was your favourite teacher?']
const ANSWERS = ['Bantay', 'Mabini', 'Cebu']

test('the security centre says what is missing; a member answers three questions, and the answers verify the member', async ({
  page,
  given,
  signInAs,
}) => {
  const email = `${unique('sec')}@example.com`
  const member = await given.member({ email, mobileNumber: '9180000001', mobileVerifiedAt: new Date() })
  await signInAs(member)

  await test.step('the security centre says what is missing, and links to it', async () => {
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

  await test.step('a member answers three different questions, on a page that is accessible in both themes', async () => {
    await page.goto('/m/securityCenter/questions')
    await button(page, 'Save answers').click()
    await expect(says(page, 'Choose a question')).toHaveCount(3)
    await expect(says(page, 'Enter your answer')).toHaveCount(3)
    await expect(page.getByRole('button', { name: 'Question 1' })).toBeFocused()
    await expectAccessibleInBothThemes(page)

    for (const [index, question] of QUESTIONS.entries()) {
      await page.getByRole('button', { name: `Question ${index + 1}` }).click()
      const list = page.getByRole('dialog', { name: `Question ${index + 1}` })
      if (index > 0) await expect(list.getByRole('button', { name: QUESTIONS[0]! })).toBeHidden()
      await list.getByRole('button', { name: question }).click()
      await field(page, `Answer ${index + 1}`).fill(ANSWERS[index]!)
    }
    await field(page, 'Login password').fill('wrong-pass')
    await button(page, 'Save answers').click()
    await expect(says(page, 'The current password is wrong')).toBeVisible()
    await expectAccessible(page)
    await field(page, 'Login password').fill(member.password)
    await button(page, 'Save answers').click()
    await expect(page.getByText('Changes saved')).toBeVisible()
    await expect(page.getByRole('link', { name: 'Security questions' })).toContainText('Set')
  })

  await test.step('the answers verify the member before a number is replaced', async () => {
    await page.goto('/m/securityCenter/mobile')
    await field(page, 'Mobile number').fill('9180000002')
    await field(page, 'SMS code').fill('123456')
    await button(page, 'Change mobile number').click()
    const sheet = page.getByRole('dialog', { name: 'Confirm it’s you' })
    await sheet.getByRole('radio', { name: 'Questions' }).check()
    await expect(sheet.getByRole('textbox')).toHaveCount(3)
    const answerTo = (index: number) => sheet.getByRole('textbox', { name: QUESTIONS[index]! })
    for (const [index, answer] of ['bantay', 'nobody', ' CEBU '].entries()) await answerTo(index).fill(answer)
    await sheet.getByRole('button', { name: 'Confirm' }).click()
    await expect(sheet.getByRole('alert').filter({ hasText: 'One of the answers is wrong' })).toBeVisible()
    await answerTo(1).fill('MABINI')
    await sheet.getByRole('button', { name: 'Confirm' }).click()
    await expect(sheet).toBeHidden()
    await expect(says(page, 'Verification code error')).toBeVisible()
  })
})
