/** An editor offers a promo code and pauses it; a manager sees who claimed it. */
import { rewardTemplate } from '#contract/rewards/reward/reward-template.ts'
import { amount } from '#seed/builders/index.ts'
import { enterBackOffice } from './back-office.ts'
import { expect, expectAccessible, test } from './fixtures.ts'
import { serveFor } from './site.ts'

test.use({ language: 'en', viewport: { width: 1280, height: 800 } })

test('an editor makes a promo code, corrects its budget and pauses it', async ({ page, given, database }) => {
  const merchant = await given.merchant()
  await serveFor(page, merchant)
  await enterBackOffice(page, await given.operator({ merchant, role: 'EDITOR' }))

  await test.step('the templates are offered while there is no campaign', async () => {
    await page.getByRole('link', { name: 'Rewards' }).click()
    await expect(page.getByRole('heading', { name: 'Rewards', level: 1 })).toBeVisible()
    await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(rewardTemplate.options.length)
    await expectAccessible(page)
    await page.getByRole('link', { name: /^Promo code/ }).click()
  })

  await test.step('its worth and its card are shown before it is saved', async () => {
    const preview = page.getByRole('region', { name: 'As members see it' })
    await expect(preview.getByText('₱24.37 of ₱25.00 (98%)')).toBeVisible()
    await expect(preview.getByText('Untitled')).toBeVisible()
    await expectAccessible(page)

    await page.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByText('Enter 4 to 20 letters and digits, without spaces')).toBeVisible()
    await expect(page.getByText('Enter it in this language')).toBeVisible()
    await page.getByRole('textbox', { name: /^Code/ }).fill('fiesta26')
    await page.getByRole('textbox', { name: /^Title/ }).fill('Pista')
    await page.getByRole('button', { name: 'English' }).click()
    await page.getByRole('textbox', { name: /^Title/ }).fill('Fiesta')
    await expect(preview.getByText('Fiesta')).toBeVisible()
  })

  await test.step('a claim that is worth more than its budget is refused until that is raised', async () => {
    const claimBudget = page.getByRole('textbox', { name: 'Budget per claim' })
    await claimBudget.fill('20')
    await expect(page.getByText('Worth more than its budget: it can be saved but not offered')).toBeVisible()
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByText('A claim is worth more to a player than its budget.')).toBeVisible()
    await expectAccessible(page)
    expect(await database.prisma.rewardCampaign.count({ where: { merchantId: merchant.id } })).toBe(0)

    await claimBudget.fill('24.5')
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByRole('row', { name: /Pista.*Promo code.*Live.*₱25\.00/ })).toBeVisible()
    await expectAccessible(page)
  })

  await test.step('a code of another campaign is refused at its field', async () => {
    await page.getByRole('button', { name: 'New reward' }).click()
    await page.getByRole('link', { name: /^Promo code/ }).click()
    await page.getByRole('textbox', { name: /^Title/ }).fill('Isa pa')
    await page.getByRole('textbox', { name: /^Code/ }).fill('FIESTA26')
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByText('Another campaign already has this code')).toBeVisible()
    await page.getByRole('link', { name: 'Rewards' }).first().click()
  })

  await test.step('it is paused after a warning', async () => {
    await page.getByRole('row', { name: /Pista/ }).click()
    await expect(page.getByRole('textbox', { name: /^Code/ })).toHaveValue('FIESTA26')
    // Claims name members, and an editor may not see those.
    await expect(page.getByRole('link', { name: 'Claims' })).toHaveCount(0)
    await page.getByRole('button', { name: 'Switch off' }).click()
    const warning = page.getByRole('alertdialog', { name: 'Switch off “Pista”?' })
    await expect(warning.getByText('Tickets they have stay, but can’t be claimed while it’s off.')).toBeVisible()
    await warning.getByRole('button', { name: 'Switch off' }).click()
    await expect(page.getByRole('row', { name: /Pista.*Hidden/ })).toBeVisible()
    await expect(database.prisma.rewardCampaign.findFirst({ where: { merchantId: merchant.id } })).resolves.toMatchObject({
      isEnabled: false,
      code: 'FIESTA26',
    })
  })
})

test('days are added and removed, and a bonus must end', async ({ page, given, database }) => {
  const merchant = await given.merchant()
  await serveFor(page, merchant)
  await enterBackOffice(page, await given.operator({ merchant, role: 'EDITOR' }))
  await page.goto('/operator/rewards/new/SIGN_IN')

  await page.getByRole('textbox', { name: /^Title/ }).fill('Araw-araw')
  await page.getByRole('button', { name: 'Remove day 2' }).click()
  await page.getByRole('button', { name: 'Add a day' }).click()
  await page.getByRole('textbox', { name: 'Day 7' }).fill('90.5')
  await page.getByRole('radio', { name: 'Bonus' }).check()
  await page.getByRole('textbox', { name: 'Days to play it' }).fill('0')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Enter a whole number from 1 to 365')).toBeVisible()
  await page.getByRole('textbox', { name: 'Days to play it' }).fill('5')
  await page.getByRole('textbox', { name: 'Budget per claim' }).fill('91')
  await page.getByRole('button', { name: 'Save' }).click()

  await expect(page.getByRole('row', { name: /Araw-araw.*₱5\.00 – ₱90\.50.*Bonus/ })).toBeVisible()
  const row = await database.prisma.rewardCampaign.findFirstOrThrow({ where: { merchantId: merchant.id } })
  expect(row).toMatchObject({ template: 'SIGN_IN', paidAs: 'BONUS', validDays: 5 })
  await page.getByRole('row', { name: /Araw-araw/ }).click()
  const days = page.getByRole('group', { name: /^Amount of each day/ }).getByRole('textbox')
  await expect(days).toHaveCount(7)
  expect(await days.evaluateAll((inputs) => inputs.map((input) => (input as HTMLInputElement).value))).toEqual([
    '5',
    '8',
    '10',
    '12',
    '18',
    '88',
    '90.5',
  ])
})

test('an editor gives the ranks a salary', async ({ page, given, database }) => {
  const merchant = await given.merchant()
  const rank = (name: string, turnover: number) => ({ names: { tl: name, en: `${name} rank` }, minTurnover: amount(turnover) })
  await given.ranks([rank('Tanso', 0), rank('Pilak', 10_000), rank('Ginto', 50_000)], merchant)
  await serveFor(page, merchant)
  await enterBackOffice(page, await given.operator({ merchant, role: 'EDITOR' }))
  await page.goto('/operator/rewards/new/RANK_SALARY')
  const salaryOf = (name: string) => page.getByRole('textbox', { name: `${name} rank` })

  await page.getByRole('textbox', { name: /^Title/ }).fill('Sahod')
  for (const name of ['Tanso', 'Pilak', 'Ginto']) await salaryOf(name).fill('0')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Give something to at least one rank')).toBeVisible()
  await expect(salaryOf('Tanso')).toBeFocused()
  await expectAccessible(page)

  // The house keeps 250 of the bets that reach the third rank; then 320 are paid, less 0.5 % each.
  await salaryOf('Pilak').fill('20')
  await salaryOf('Ginto').fill('300')
  await expect(page.getByText('₱68.40 of ₱300.00 (23%)')).toBeVisible()
  await page.getByRole('button', { name: 'Save' }).click()

  await expect(page.getByRole('row', { name: /Sahod.*Rank salary.*₱20\.00 – ₱300\.00/ })).toBeVisible()
  const row = await database.prisma.rewardCampaign.findFirstOrThrow({ where: { merchantId: merchant.id } })
  expect(row).toMatchObject({ template: 'RANK_SALARY', options: { amounts: [0, 20, 300] } })
})

test('an editor pays a rebate by itself, by rank and kind of game', async ({ page, given, database }) => {
  const merchant = await given.merchant()
  await given.ranks([{ names: { en: 'Bronze' } }, { names: { en: 'Silver' }, minTurnover: amount(10_000) }], merchant)
  await serveFor(page, merchant)
  await enterBackOffice(page, await given.operator({ merchant, role: 'EDITOR' }))
  await page.goto('/operator/rewards/new/REBATE')

  await page.getByRole('textbox', { name: /^Title/ }).fill('Balik-taya')
  await page.getByRole('textbox', { name: 'Silver, Slots' }).fill('5.5')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'Silver, Slots: Enter at most 5' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('textbox', { name: 'Silver, Slots' }).fill('0.8')
  await page.getByRole('combobox', { name: 'How it is paid' }).selectOption('By itself at 09:00')
  await expect(page.getByRole('textbox', { name: 'Claims on one device' })).toHaveCount(0)
  await page.getByRole('button', { name: 'Save' }).click()

  await expect(page.getByRole('row', { name: /Balik-taya.*Rebate.*up to ₱10,000\.00/ })).toBeVisible()
  const row = await database.prisma.rewardCampaign.findFirstOrThrow({ where: { merchantId: merchant.id } })
  expect(row).toMatchObject({ template: 'REBATE', options: { payHour: 9, rates: [{ RNG: 2_000 }, { RNG: 8_000, LIVE: 2_500 }] } })
})

test('an editor pays a share of friends’ bets, by tier and kind of game', async ({ page, given, database }) => {
  const merchant = await given.merchant({ flags: { REFERRAL: false } })
  await serveFor(page, merchant)
  await enterBackOffice(page, await given.operator({ merchant, role: 'EDITOR' }))
  await page.goto('/operator/rewards/new/REFERRAL')
  await expect(page.getByText('Inviting friends is switched off on this site, so members don’t see this yet.')).toBeVisible()
  await expectAccessible(page)

  await page.getByRole('textbox', { name: /^Title/ }).fill('Kita sa imbitasyon')
  await expect(page.getByText('₱0.00 of ₱10,000.00 (0%)')).toBeVisible()
  await page.getByRole('button', { name: 'Remove the last tier' }).click()
  await expect(page.getByRole('textbox', { name: 'Third tier, Slots' })).toHaveCount(0)
  const live = page.getByRole('textbox', { name: 'Invited by those, Live' })
  // With the first tier's 0.05 % more than the 0.5 % that live tables keep.
  await live.fill('0.5')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('A claim is worth more to a player than its budget.')).toBeVisible()
  await live.fill('0.04')
  await page.getByRole('textbox', { name: 'Days to claim it' }).fill('32')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Enter a whole number from 1 to 31')).toBeVisible()
  await page.getByRole('textbox', { name: 'Days to claim it' }).fill('30')
  await page.getByRole('button', { name: 'Save' }).click()

  await expect(page.getByRole('row', { name: /Kita sa imbitasyon.*Friends’ bets.*up to ₱10,000\.00/ })).toBeVisible()
  const row = await database.prisma.rewardCampaign.findFirstOrThrow({ where: { merchantId: merchant.id } })
  expect(row).toMatchObject({
    template: 'REFERRAL',
    options: {
      period: 'WEEK',
      days: 30,
      rates: [
        { RNG: 3_000, LIVE: 500 },
        { RNG: 1_000, LIVE: 400 },
      ],
    },
  })
})

test('an editor plans a rain of envelopes', async ({ page, given, database }) => {
  const merchant = await given.merchant({ flags: { REDRAIN: false } })
  await serveFor(page, merchant)
  await enterBackOffice(page, await given.operator({ merchant, role: 'EDITOR' }))
  await page.goto('/operator/rewards/new/RAIN')
  await expect(page.getByText('Red envelope rain is switched off on this site, so members don’t see this yet.')).toBeVisible()
  await expect(page.getByText('400 envelopes, 23.5% of them empty')).toBeVisible()
  await expect(page.getByText('₱12.50 an envelope')).toBeVisible()
  await expectAccessible(page)

  await page.getByRole('textbox', { name: /^Title/ }).fill('Ulan')
  for (const number of [7, 6, 5, 4, 3]) await page.getByRole('button', { name: `Remove rain ${number}` }).click()
  await page.getByRole('button', { name: 'Add a time' }).click()
  await expect(page.getByLabel('Rain 3', { exact: true })).toHaveValue('13:00')
  await page.getByLabel('Rain 3', { exact: true }).fill('12:03')
  await page.getByRole('button', { name: 'Sat' }).click()
  await page.getByRole('textbox', { name: 'Amount of one rain' }).fill('2327')
  await expect(page.getByText('The envelopes hold more than the amount of a rain')).toBeVisible()
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('At least 5 minutes from every other one').first()).toBeVisible()
  await expectAccessible(page)

  await page.getByLabel('Rain 3', { exact: true }).fill('21:30')
  await page.getByRole('textbox', { name: 'Amount of one rain' }).fill('3000')
  await page.getByRole('textbox', { name: 'Empty envelopes' }).fill('44')
  await expect(page.getByText('Red ones share ₱1,272.00, ₱4.24 each on average')).toBeVisible()
  await expect(page.getByText('₱9,000.00 on a day with rain, ₱9,000.00 a week')).toBeVisible()
  await expect(page.getByText('The budget lasts for 1,000 rains')).toBeVisible()
  await page.getByRole('button', { name: 'Save' }).click()

  await expect(page.getByRole('row', { name: /Ulan.*Red envelope rain.*₱3,000\.00 a rain.*Own money/ })).toBeVisible()
  const row = await database.prisma.rewardCampaign.findFirstOrThrow({ where: { merchantId: merchant.id } })
  expect(row).toMatchObject({
    template: 'RAIN',
    paidAs: 'CASH',
    turnoverTimes: 0,
    options: { times: ['10:00', '12:00', '21:30'], weekdays: [6], amount: 3_000, empty: 44 },
  })
})

test('an editor makes a prize wheel', async ({ page, given, database }) => {
  const merchant = await given.merchant()
  await serveFor(page, merchant)
  await enterBackOffice(page, await given.operator({ merchant, role: 'EDITOR' }))
  await page.goto('/operator/rewards/new/SPIN')
  await expect(page.getByText('A spin gives ₱5.94 on average, and nothing in 30.0% of cases')).toBeVisible()
  await expect(page.getByText('₱5.91 a spin')).toBeVisible()
  await expect(page.getByText('Own money', { exact: true })).toHaveCount(0)
  await expectAccessible(page)

  await page.getByRole('textbox', { name: /^Title/ }).fill('Gulong')
  const amountOf = (number: number) => page.getByRole('textbox', { name: `Amount of prize ${number}`, exact: true })
  const weightOf = (number: number) => page.getByRole('textbox', { name: `Weight of prize ${number}`, exact: true })
  for (const number of [9, 8, 7, 6, 5, 4]) await page.getByRole('button', { name: `Remove prize ${number}` }).click()
  await page.getByRole('button', { name: 'Add a prize' }).click()
  for (const [number, weight] of ['1', '60', '9', '30'].entries()) await weightOf(number + 1).fill(weight)
  await expect(page.getByRole('cell', { name: '60.00%' })).toBeVisible()

  await test.step('a wheel without a prize and without a spin is refused at its fields', async () => {
    for (const number of [1, 2, 3, 4]) await amountOf(number).fill('0')
    await page.getByRole('textbox', { name: 'Free spins a day' }).fill('0')
    await page.getByRole('checkbox', { name: 'Spins for bets' }).uncheck()
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByText('Amount of prize 1: At least one prize must be above 0')).toBeVisible()
    await expect(page.getByText('Give free spins or spins for bets')).toBeVisible()
    await expectAccessible(page)
  })

  for (const [number, sum] of ['100', '5', '10', '0'].entries()) await amountOf(number + 1).fill(sum)
  await page.getByRole('checkbox', { name: 'Spins for bets' }).check()
  await page.getByRole('textbox', { name: 'Bets for one spin' }).fill('1000')
  await page.getByRole('textbox', { name: 'Spins for bets a day' }).fill('2')
  await page.getByRole('textbox', { name: 'Budget', exact: true }).fill('4900')
  await expect(page.getByText('A spin gives ₱4.90 on average, and nothing in 30.0% of cases')).toBeVisible()
  await expect(page.getByText('A member gets at most ₱200.00 a day: 2 × ₱100.00')).toBeVisible()
  await expect(page.getByText('On average ₱9.80 a day for a member who makes all spins')).toBeVisible()
  await expect(page.getByText('The budget lasts for about 1,000 spins')).toBeVisible()
  await page.getByRole('button', { name: 'Save' }).click()

  await expect(page.getByRole('row', { name: /Gulong.*Prize wheel or reels.*up to ₱100\.00 a spin.*Own money/ })).toBeVisible()
  const row = await database.prisma.rewardCampaign.findFirstOrThrow({ where: { merchantId: merchant.id } })
  expect(row).toMatchObject({
    template: 'SPIN',
    paidAs: 'CASH',
    options: { look: 'WHEEL', free: 0, bets: { each: 1_000, most: 2, categories: ['RNG', 'FISH'] } },
  })

  await test.step('it is read back as it was typed', async () => {
    await page.getByRole('row', { name: /Gulong/ }).click()
    await expect(amountOf(3)).toHaveValue('10')
    await expect(weightOf(3)).toHaveValue('9')
    await expect(page.getByRole('button', { name: /^Remove prize/ })).toHaveCount(4)
    await expect(page.getByRole('textbox', { name: 'Bets for one spin' })).toHaveValue('1000')
    await expect(page.getByText('Spins that were issued keep their prize.')).toBeVisible()
    await page.getByRole('radio', { name: 'Reels' }).check()
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByRole('row', { name: /Gulong/ })).toBeVisible()
    const changed = await database.prisma.rewardCampaign.findFirstOrThrow({ where: { merchantId: merchant.id } })
    expect(changed).toMatchObject({ options: { look: 'REELS', free: 0 } })
  })
})

test('an editor makes bets lucky', async ({ page, given, database }) => {
  const merchant = await given.merchant()
  await serveFor(page, merchant)
  await enterBackOffice(page, await given.operator({ merchant, role: 'EDITOR' }))
  await page.goto('/operator/rewards/new/LUCKY_BET')
  await expect(page.getByText('One bet in 475 wins something')).toBeVisible()
  await expect(page.getByText('₱0.00 a bet')).toBeVisible()
  await expect(page.getByText('Own money', { exact: true })).toHaveCount(0)
  await expectAccessible(page)

  await page.getByRole('textbox', { name: /^Title/ }).fill('Suwerte')
  const amountOf = (number: number) => page.getByRole('textbox', { name: `Amount of prize ${number}`, exact: true })
  const oddsOf = (number: number) => page.getByRole('textbox', { name: `One bet in, for prize ${number}`, exact: true })
  for (const number of [3, 2]) await page.getByRole('button', { name: `Remove prize ${number}` }).click()
  await expect(page.getByRole('button', { name: /^Remove prize/ })).toHaveCount(0)
  await page.getByRole('button', { name: 'Add a prize' }).click()
  await expect(oddsOf(2)).toHaveValue('5000')
  await amountOf(1).fill('10')
  await amountOf(2).fill('100')

  await test.step('a prize that is commoner than the one before it is refused at its field', async () => {
    await oddsOf(1).fill('100')
    await oddsOf(2).fill('99')
    await page.getByRole('button', { name: 'Save' }).click()
    const alert = page.getByRole('alert').filter({ hasText: 'One bet in, for prize 2' })
    await expect(alert).toHaveText(/Order the prizes from the commonest to the rarest/)
    await expect(oddsOf(2)).toBeFocused()
    await expectAccessible(page)
    await oddsOf(1).fill('99')
    await expect(alert).toHaveCount(0)
  })

  await oddsOf(1).fill('100')
  await oddsOf(2).fill('1000')
  await page.getByRole('textbox', { name: 'Budget', exact: true }).fill('2000')
  await expect(page.getByRole('cell', { name: '1.00%' })).toBeVisible()
  await expect(page.getByText('One bet in 91 wins something')).toBeVisible()
  await expect(page.getByText('A bet wins ₱0.2000 on average, which is 1.000% of the least bet')).toBeVisible()
  await expect(page.getByText('A member gets at most ₱300.00 a day: 3 × ₱100.00')).toBeVisible()
  await expect(page.getByText('The budget lasts for about 10,000 bets')).toBeVisible()
  await page.getByRole('button', { name: 'Save' }).click()

  await expect(page.getByRole('row', { name: /Suwerte.*Lucky bets.*up to ₱100\.00 a bet.*Own money/ })).toBeVisible()
  const row = await database.prisma.rewardCampaign.findFirstOrThrow({ where: { merchantId: merchant.id } })
  const prizes = [
    { amount: 10, oneIn: 100 },
    { amount: 100, oneIn: 1_000 },
  ]
  expect(row).toMatchObject({ template: 'LUCKY_BET', paidAs: 'CASH', options: { prizes, least: 20, most: 3, days: 7 } })
  await page.getByRole('row', { name: /Suwerte/ }).click()
  await expect(oddsOf(2)).toHaveValue('1000')
  await expect(page.getByText('Bets that were lucky keep their prize.')).toBeVisible()
})

test('an editor is told that the app bonus is switched off on the site', async ({ page, given }) => {
  const merchant = await given.merchant({ flags: { APP_DOWNLOAD: false } })
  await serveFor(page, merchant)
  await enterBackOffice(page, await given.operator({ merchant, role: 'EDITOR' }))
  await page.goto('/operator/rewards/new/APP_DOWNLOAD')

  await expect(page.getByText('The app download bonus is switched off on this site')).toBeVisible()
  const needs = page.getByRole('group', { name: 'A member needs' })
  await expect(needs.getByRole('checkbox', { name: /app/i })).toBeChecked()
  await expect(needs.getByRole('checkbox', { name: /app/i })).toBeDisabled()
  await expectAccessible(page)
})

test('an editor sets milestones for inviting friends', async ({ page, given, database }) => {
  const merchant = await given.merchant({ flags: { REFERRAL: false } })
  await serveFor(page, merchant)
  await enterBackOffice(page, await given.operator({ merchant, role: 'EDITOR' }))
  await page.goto('/operator/rewards/new/INVITE')
  await expect(page.getByText('Inviting friends is switched off on this site')).toBeVisible()
  await expect(page.getByText('All milestones together give ₱1,914.00 for 10 friends.')).toBeVisible()
  await expect(page.getByText('That is up to ₱191.40 a friend.')).toBeVisible()
  await expect(page.getByText('9.57% of the bets')).toBeVisible()
  await expect(page.getByText(/^₱[\d,.]+ of ₱1,914\.00/)).toBeVisible()
  await expectAccessible(page)

  await page.getByRole('textbox', { name: /^Title/ }).fill('Barkada')
  const friends = (number: number) => page.getByRole('textbox', { name: `Friends of milestone ${number}`, exact: true })
  await page.getByRole('button', { name: 'Remove milestone 4' }).click()
  await friends(2).fill('1')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Each milestone must ask for more friends than the one before')).toBeVisible()
  await expectAccessible(page)

  await friends(2).fill('2')
  await page.getByRole('textbox', { name: 'Deposits of a friend' }).fill('0')
  await page.getByRole('textbox', { name: 'Bets of a friend' }).fill('500')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('row', { name: /Barkada.*Friend milestones.*up to ₱388\.00.*Own money/ })).toBeVisible()
  const row = await database.prisma.rewardCampaign.findFirstOrThrow({ where: { merchantId: merchant.id } })
  expect(row).toMatchObject({
    template: 'INVITE',
    paidAs: 'CASH',
    options: {
      milestones: [
        { friends: 1, amount: 50 },
        { friends: 2, amount: 188 },
        { friends: 5, amount: 388 },
      ],
      minDeposit: 0,
      minBets: 500,
      days: 7,
    },
  })
})

test('an editor makes a leaderboard', async ({ page, given, database }) => {
  const merchant = await given.merchant()
  await serveFor(page, merchant)
  await enterBackOffice(page, await given.operator({ merchant, role: 'EDITOR' }))
  await page.goto('/operator/rewards/new/LEADERBOARD')
  await expect(page.getByText('A week gives at most ₱7,628.00')).toBeVisible()
  await expectAccessible(page)

  await page.getByRole('textbox', { name: /^Title/ }).fill('Karera')
  const place = (number: number) => page.getByRole('textbox', { name: `Place ${number}`, exact: true })
  for (const number of [10, 9, 8, 7, 6, 5, 4])
    await page.getByRole('button', { name: `Remove place ${number}`, exact: true }).click()
  await page.getByRole('button', { name: 'Add a place' }).click()
  await expect(place(4)).toHaveValue('888')

  await test.step('a place that wins more than the one before it, and a budget that is too low, are refused', async () => {
    await place(4).fill('889')
    await page.getByRole('textbox', { name: 'Budget', exact: true }).fill('6000')
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByText('It must not be more than the place before it')).toBeVisible()
    await expect(page.getByText('It must cover all places of a period')).toBeVisible()
    await expectAccessible(page)
  })

  await place(4).fill('612')
  await page.getByRole('combobox', { name: 'Counted over' }).selectOption('DAY')
  await page.getByRole('textbox', { name: 'Bets for a place' }).fill('2500')
  await page.getByRole('textbox', { name: 'Budget', exact: true }).fill('60000')
  await expect(page.getByText('A day gives at most ₱6,000.00, a week ₱42,000.00')).toBeVisible()
  await expect(page.getByText('The budget covers 10 periods')).toBeVisible()
  await page.getByRole('button', { name: 'Save' }).click()

  await expect(page.getByRole('row', { name: /Karera.*Leaderboard.*₱3,000\.00 for the first/ })).toBeVisible()
  const row = await database.prisma.rewardCampaign.findFirstOrThrow({ where: { merchantId: merchant.id } })
  expect(row).toMatchObject({
    template: 'LEADERBOARD',
    options: { amounts: [3_000, 1_500, 888, 612], period: 'DAY', least: 2_500, categories: [], days: 7 },
  })
  await page.getByRole('row', { name: /Karera/ }).click()
  await expect(place(4)).toHaveValue('612')
  await expect(page.getByRole('textbox', { name: 'Bets for a place' })).toHaveValue('2500')
  await expect(page.getByText('The period that runs now keeps its prizes.')).toBeVisible()
})

test('a manager sees what each rain gave', async ({ page, given }) => {
  const merchant = await given.merchant({ flags: { REDRAIN: true } })
  const [manager, member] = [await given.operator({ merchant, role: 'MANAGER' }), await given.member({ merchant })]
  const options = {
    times: ['20:00'],
    weekdays: [],
    amount: amount(100),
    gold: { count: 1, amount: amount(30) },
    ube: { count: 2, amount: amount(10) },
    red: { count: 5, least: amount(1) },
    empty: 2,
  }
  const campaign = await given.rewardCampaign({
    merchant,
    rule: { template: 'RAIN', options },
    titles: { en: 'Evening rain' },
    turnoverTimes: 0,
    budget: amount(1_000),
    // The server's own job plans the rains of campaigns that run.
    endsAt: new Date(Date.now() - 60_000),
  })
  await serveFor(page, merchant)
  await enterBackOffice(page, manager)
  await page.goto('/operator/rewards')
  await page.getByRole('row', { name: /Evening rain/ }).click()
  await page.getByRole('link', { name: 'Rains' }).click()
  await expect(page.getByText(/^No rain yet/)).toBeVisible()

  const rain = await given.rain({ campaign, startsAt: new Date(Date.now() - 3_600_000) })
  await given.caughtEnvelope({ rain, member, place: 1 })
  await page.reload()
  const row = page.getByRole('row', { name: /1 of 10/ })
  await expect(row).toContainText('Over')
  await expect(row).toContainText('gold 1 of 1 · ube 0 of 2 · red 0 of 5 · empty 0 of 2')
  await expect(row).toContainText('₱30.00 of ₱100.00')
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Claims' }).click()
  await expect(page.getByRole('row', { name: new RegExp(`${member.username}.*Rain no\\. ${rain.id}.*₱30\\.00`) })).toBeVisible()
})

test('a manager sees which bets were lucky', async ({ page, given }) => {
  const merchant = await given.merchant()
  const [manager, member] = [await given.operator({ merchant, role: 'MANAGER' }), await given.member({ merchant })]
  const prizes = [{ amount: amount(8), oneIn: 500 }]
  const campaign = await given.rewardCampaign({
    merchant,
    rule: { template: 'LUCKY_BET', options: { prizes, least: amount(20), most: 3, categories: [], days: 7 } },
    titles: { en: 'Lucky bets' },
  })
  await given.claimedReward({ member, campaign, period: '2026-03-01 1234567', amount: amount(8) })
  await serveFor(page, merchant)
  await enterBackOffice(page, manager)
  await page.goto(`/operator/rewards/${campaign.id}/claims`)

  const row = page.getByRole('row', { name: new RegExp(member.username) })
  await expect(row).toContainText('Mar 1, 2026, bet 1234567')
  await expect(row).toContainText('₱8.00Claimed')
})

test('a manager sees who claimed', async ({ page, given, signInAs, database }) => {
  const merchant = await given.merchant()
  const [manager, member] = [await given.operator({ merchant, role: 'MANAGER' }), await given.member({ merchant })]
  const campaign = await given.rewardCampaign({
    merchant,
    rule: { template: 'SIGN_IN', options: { amounts: [amount(20)] } },
    titles: { en: 'Daily gift' },
    budget: amount(1_060),
  })
  await serveFor(page, merchant)
  await signInAs(member)
  await page.goto('/m/activity')
  await page.getByRole('button', { name: 'Claim ₱20.00' }).click()
  await page.getByRole('dialog', { name: 'Daily gift' }).getByRole('button', { name: 'Claim ₱20.00' }).click()
  await expect(page.getByText('₱20.00 is yours')).toBeVisible()
  // Fifty days before, none of them claimed.
  const { id: _, period, ...ticket } = await database.prisma.rewardTicket.findFirstOrThrow({ where: { campaignId: campaign.id } })
  const before = (days: number) => new Date(Date.parse(period) - days * 86_400_000).toISOString().slice(0, 10)
  const missed = { ...ticket, terms: ticket.terms ?? {}, state: 'AVAILABLE', claimedAt: null }
  await database.prisma.rewardTicket.createMany({
    data: Array.from({ length: 50 }, (__, index) => ({ ...missed, period: before(index + 1) })),
  })
  await database.prisma.rewardCampaign.update({ where: { id: campaign.id }, data: { promised: amount(1_020) } })

  await enterBackOffice(page, manager)
  await page.goto('/operator/rewards')
  const row = page.getByRole('row', { name: /Daily gift.*₱1,020\.00 of ₱1,060\.00/ })
  await expect(row).toContainText('Given ₱20.00 · waiting ₱1,000.00')
  await expect(row).toContainText('Nearly used up')
  await expectAccessible(page)

  await row.click()
  await page.getByRole('link', { name: 'Claims' }).click()
  const claims = page.getByRole('row', { name: new RegExp(member.username) })
  await expect(claims).toHaveCount(50)
  await expect(claims.first()).toContainText('Waiting')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Show more' }).click()
  await expect(claims).toHaveCount(51)
  await expect(claims.last()).toContainText('₱20.00Claimed')
  await expect(page.getByRole('button', { name: 'Show more' })).toHaveCount(0)
  await claims.last().getByRole('link', { name: member.username }).click()
  await expect(page).toHaveURL(new RegExp(`/operator/members/${member.id}`))
})
