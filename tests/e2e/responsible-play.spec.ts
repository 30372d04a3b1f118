import type { Page } from '@playwright/test'
import { amount, unique } from '#seed/builders/index.ts'
import { expect, test } from './fixtures.ts'
import { expectAccessibleInBothThemes } from './themes.ts'

const SHEET = 'dialog[open]'

const PAGE = '/m/myAccount/responsiblePlay'
const TABLE = '/m/play/dice'

const bet = (page: Page) => page.getByRole('button', { name: /^Bet ₱/ })

/** Chooses a kind of limit and types a daily amount. */
async function setDayLimit(page: Page, kind: 'Deposits' | 'Losses' | 'Time', typed: string) {
  await page.getByRole('radio', { name: kind }).check()
  await page
    .getByRole('button', { name: /^(Set limit|Change)$/ })
    .first()
    .click()
  const sheet = page.getByRole('dialog')
  await sheet.getByRole('textbox').fill(typed)
  await sheet.getByRole('button', { name: 'Save limit' }).click()
  await expect(sheet).toBeHidden()
}

test('RG-01 RG-05 RG-06 RG-08 a loss limit refuses a bet that could exceed it, and a break starts at once', async ({
  page,
  given,
  signInAs,
}) => {
  await signInAs(await given.member({ balance: amount(1_000) }))
  await page.goto(PAGE)

  await test.step('a member sets a loss limit, and a bet that could exceed it is refused with a link to the limits', async () => {
    await setDayLimit(page, 'Losses', '50')
    await expect(page.getByText('₱0.00 of ₱50.00 used')).toBeVisible()
    await expectAccessibleInBothThemes(page)

    await page.goto(TABLE)
    await expect(page.getByText(/^Playing for/)).toBeVisible()
    await bet(page).click()
    await expect(page.getByText('You’ve reached your loss limit. You can play again when its period ends.')).toBeVisible()
    await page.getByRole('button', { name: 'My limits' }).click()
    await expect(page).toHaveURL(PAGE)
  })

  await test.step('a break starts at once: the game accepts no bet, the balance stays visible', async () => {
    await page.getByRole('button', { name: /^Take a break/ }).click()
    const sheet = page.getByRole('dialog', { name: 'Take a break' })
    await sheet.getByRole('button', { name: '1 week' }).click()
    await sheet.getByLabel('Your password').fill('not-it-at-all')
    await sheet.getByRole('button', { name: 'Start my break' }).click()
    const question = page.getByRole('alertdialog')
    await question.getByRole('button', { name: 'Start my break' }).click()
    await expect(sheet.getByText('The current password is wrong. Check it and try again.')).toBeVisible()

    await sheet.getByLabel('Your password').fill('demo1234')
    await sheet.getByRole('button', { name: 'Start my break' }).click()
    await question.getByRole('button', { name: 'Start my break' }).click()
    await expect(page.getByText(/^You’re taking a break until/)).toBeVisible()

    await page.goto('/m/home')
    await expect(page.getByText('₱1,000.00').first()).toBeVisible()
  })
})

test('RG-01 RG-03 RG-07 a new member is asked for a limit; a lower one applies at once, a higher one waits; self-exclusion logs out', async ({
  page,
}) => {
  const username = unique('rg')

  await test.step('RG-01 a new member is asked for a deposit limit before the first deposit', async () => {
    await page.goto('/m/register')
    const field = (label: string) => page.getByRole('textbox', { name: new RegExp(`^${label}`) })
    await field('Username').fill(username)
    await field('Password').fill('demo1234')
    await field('Confirm password').fill('demo1234')
    await page.getByRole('main').getByRole('checkbox').check()
    await page.getByRole('main').getByRole('button', { name: 'Sign up' }).click()
    await expect(page).toHaveURL(/\/m\/home$/)
    // Not on the way to play, but where they come to deposit.
    await page.goto('/m/voucherCenter')
    const question = page.getByRole('dialog', { name: 'Set a deposit limit?' })
    await expect(question).toBeVisible()
    await expectAccessibleInBothThemes(page, SHEET)
    await question.getByRole('button', { name: 'Save limit' }).click()
    await expect(question.getByText('Enter an amount above zero')).toBeVisible()
    await question.getByRole('radio', { name: '7 days' }).check()
    await question.getByRole('textbox').fill('2,500')
    await question.getByRole('button', { name: 'Save limit' }).click()
    await expect(question).toBeHidden()

    await page.goto(PAGE)
    await expect(page.getByText('₱0.00 of ₱2,500.00 used')).toBeVisible()
  })

  await test.step('a lower limit applies at once; a higher one waits, and can be cancelled', async () => {
    await setDayLimit(page, 'Deposits', '1,000')
    await setDayLimit(page, 'Deposits', '500')
    await expect(page.getByText('₱0.00 of ₱500.00 used')).toBeVisible()

    await setDayLimit(page, 'Deposits', '2000')
    await expect(page.getByText('₱0.00 of ₱500.00 used')).toBeVisible()
    await expect(page.getByText(/You can confirm ₱2,000.00 here from/)).toBeVisible()

    await page.getByRole('button', { name: 'Change' }).first().click()
    const sheet = page.getByRole('dialog', { name: 'Deposit limit' })
    await expect(sheet.getByRole('button', { name: 'Confirm' })).toBeDisabled()
    await expectAccessibleInBothThemes(page, SHEET)
    await sheet.getByRole('button', { name: 'Keep the old limit' }).click()
    await expect(page.getByText(/You can confirm ₱2,000.00 here/)).toBeHidden()
  })

  await test.step('an invalid limit, or one longer than its period, is reported under its field', async () => {
    await page.getByRole('radio', { name: 'Time' }).check()
    await page.getByRole('button', { name: 'Set limit' }).first().click()
    const sheet = page.getByRole('dialog', { name: 'Time limit' })
    await sheet.getByRole('textbox').fill('0')
    await sheet.getByRole('button', { name: 'Save limit' }).click()
    await expect(sheet.getByText('Enter an amount above zero')).toBeVisible()
    await sheet.getByRole('textbox').fill('25')
    await sheet.getByRole('button', { name: 'Save limit' }).click()
    await expect(sheet.getByText('Enter 24 or less')).toBeVisible()
    await sheet.getByRole('textbox').fill('1.5')
    await sheet.getByRole('button', { name: 'Save limit' }).click()
    await expect(page.getByText('0 min of 1 hr 30 min used')).toBeVisible()
  })

  await test.step('self-exclusion logs out at once, and login is refused', async () => {
    await page.getByRole('button', { name: /^Self-exclusion/ }).click()
    const sheet = page.getByRole('dialog', { name: 'Self-exclusion' })
    await sheet.getByLabel('Your password').fill('demo1234')
    await sheet.getByRole('button', { name: 'Exclude me' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Exclude me' }).click()
    await expect(page.getByText(/^You are excluded until/)).toBeVisible()

    await page.goto('/m/login')
    await page.getByRole('textbox', { name: 'Username' }).fill(username)
    await page.getByLabel('Password', { exact: true }).fill('demo1234')
    await page.getByRole('main').getByRole('button', { name: 'Log in' }).click()
    await expect(page.getByRole('alert').filter({ hasText: 'You asked for a break from playing' })).toBeVisible()
  })
})

test('RG-10 RG-11 the reminder blocks the page until it is confirmed, shows time and result, and offers to stop', async ({
  page,
  given,
  signInAs,
  database,
}) => {
  const member = await given.member({ balance: amount(100) })
  const remindEvery = (minutes: number) =>
    database.prisma.member.update({ where: { id: member.id }, data: { realityCheckMinutes: minutes } })
  const reminder = page.getByRole('alertdialog', { name: 'Time for a quick check' })
  const elapsed = /^0:0\d:\d\d$/
  await remindEvery(0)
  await signInAs(member)
  await page.goto('/m/set')

  await test.step('it blocks the page until it is confirmed', async () => {
    await expect(reminder.getByText('Staked')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(reminder).toBeVisible()
    await expectAccessibleInBothThemes(page, SHEET)

    await remindEvery(60)
    await reminder.getByRole('button', { name: 'Keep playing' }).click()
    await expect(reminder).toBeHidden()
  })

  await test.step('it shows the time to the second, and leads to the result', async () => {
    await remindEvery(0)
    await page.reload()
    await expect(reminder.getByText(elapsed)).toBeVisible()
    await remindEvery(60)
    await reminder.getByRole('button', { name: 'See what I played' }).click()
    await expect(page).toHaveURL(/responsiblePlay/)
    await expect(reminder).toBeHidden()
    await expect(page.getByText(elapsed)).toBeVisible()
  })

  await test.step('it offers to stop', async () => {
    await remindEvery(0)
    await page.goto('/m/home')
    await reminder.getByRole('button', { name: 'Stop for today' }).click()
    await expect(page.getByRole('banner').getByRole('button', { name: 'Log in' })).toBeVisible()
  })
})
