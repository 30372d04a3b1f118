/** The whole journey: login by form, Dice from the lobby, a bet, and verifying its roll in the player's own browser. */
import type { Page } from '@playwright/test'
import { amount } from '#seed/builders/index.ts'
import { expect, test } from './fixtures.ts'
import { expectAccessibleInBothThemes } from './themes.ts'

interface Answer {
  value: { roll: number; win: boolean; balanceAfter: number }
}

/** Blocks further down load when scrolled to. */
async function playFromLobby(page: Page) {
  const originals = page.getByRole('region', { name: 'Palaro originals' })
  await originals.scrollIntoViewIfNeeded()
  await originals.getByRole('link', { name: 'All' }).click()
  await page.getByRole('button', { name: 'All', exact: true }).click()
  await page.getByRole('article', { name: 'Dice', exact: true }).getByRole('button').first().click()
  await page.getByRole('dialog', { name: 'Dice' }).getByRole('button', { name: 'Play now' }).click()
}

test('a person logs in, plays Dice and proves the roll was fair', async ({ page, given }) => {
  test.slow()
  const member = await given.member({ balance: amount(1_000) })

  await page.goto('/m/home')
  await page.getByRole('banner').getByRole('button', { name: 'Log in' }).click()
  await page.getByLabel('Username', { exact: true }).last().fill(member.username)
  await page.getByLabel('Password', { exact: true }).fill(member.password)
  await page.getByRole('dialog', { name: 'Log in' }).getByRole('button', { name: 'Log in', exact: true }).click()
  await expect(page).toHaveURL('/m/home')
  const balanceInLobby = page.getByRole('banner')
  await expect(balanceInLobby).toContainText('₱1,000.00')

  await playFromLobby(page)
  await expect(page.getByRole('button', { name: 'Fair · #0' })).toBeVisible()
  const answered = page.waitForResponse('**/bgs/dice/bet')
  await page.getByRole('button', { name: 'Bet ₱100.00' }).click()
  const { value: round } = (await (await answered).json()) as Answer
  const roll = (round.roll / 100).toFixed(2)
  await expect(page.getByText(`${roll}. ${round.win ? 'Won' : 'No win'}`)).toBeVisible()
  const balance = round.win ? '₱1,096.03' : '₱900.00'
  await expect(page.getByText(balance).first()).toBeVisible()
  await expect(page.getByRole('button', { name: 'Fair · #1' })).toBeVisible()

  await page.getByRole('button', { name: 'Back' }).click()
  await expect(page).toHaveURL(/gameList/)
  await page.getByRole('button', { name: 'Back' }).click()
  await expect(page).toHaveURL('/m/home')
  await expect(balanceInLobby).toContainText(balance)
  await playFromLobby(page)

  await page.getByRole('button', { name: /^Fair · #/ }).click()
  const fair = page.getByRole('dialog', { name: 'Fair play' })
  await expect(fair.getByText('None yet. Change seeds to reveal the current one.')).toBeVisible()
  await expectAccessibleInBothThemes(page)
  await fair.getByRole('textbox', { name: 'Your new seed' }).fill('not a seed!')
  await expect(fair.getByText('Letters, digits, hyphens and underscores only')).toBeVisible()
  await fair.getByRole('textbox', { name: 'Your new seed' }).fill('my-lucky-seed')
  await fair.getByRole('button', { name: 'Reveal and change seeds' }).click()
  await expect(fair.getByText('my-lucky-seed')).toBeVisible()
  await expect(fair.getByText('bets: 1')).toBeVisible()
  await page.keyboard.press('Escape')

  await page.getByRole('button', { name: 'Roll history' }).click()
  await page.getByRole('dialog', { name: 'Roll history' }).getByRole('button', { name: 'Verify' }).click()
  await expect(fair.getByText('OK: this is the seed we committed to')).toBeVisible()
  await expect(fair.getByText(`OK: matches the ${roll} that was shown`)).toBeVisible()
})
