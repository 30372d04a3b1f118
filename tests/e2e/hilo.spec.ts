import { amount } from '#seed/builders/index.ts'
import { type CardName, hiLoCard, type HiLoGuess, hiLoRank, isHiLoWin } from '#contract/play/originals/hilo.ts'
import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { betButton, resultLine, verifyNewest } from './original.ts'
import { cashOut, drawsOfOpenRound, expectSeedsWait } from './step-original.ts'
import { expectAccessibleInBothThemes } from './themes.ts'

const GUESSES = ['higher', 'lower'] as const
const cards = (page: Page) => page.getByRole('list', { name: 'Cards of the round' }).getByRole('listitem')
const guessButton = (page: Page, guess: HiLoGuess) =>
  page.getByRole('button', { name: /^(Higher|Lower|Same)/ }).nth(GUESSES.indexOf(guess))

test('Hi-Lo: cards are skipped and guessed, the round outlasts a reload, is cashed out and verified; a wrong guess ends the next', async ({
  page,
  given,
  signInAs,
  database,
}) => {
  const member = await given.member({ balance: amount(1_000) })
  await signInAs(member)
  await page.goto('/m/play/hilo')
  const before = page.getByRole('status').filter({ hasText: /^Bet on what comes after the/ })
  const offered = await before.textContent()
  await page.getByRole('button', { name: 'Change card' }).click()
  await expect(before).not.toHaveText(offered!)
  await expect(page.getByRole('button', { name: 'Auto', exact: true })).toBeHidden()
  await expectAccessibleInBothThemes(page)

  /** Opens a round; what its cards will be. */
  async function open() {
    const answered = page.waitForResponse('**/bgs/hilo/bet')
    await betButton(page).click()
    const { value } = (await (await answered).json()) as { value: { startCard: CardName } }
    const draw = await drawsOfOpenRound(database, member.id)
    return { start: value.startCard, drawn: Array.from({ length: 51 }, () => hiLoCard(draw)) }
  }
  /** Guesses right, or wrong where that is possible: an equal card wins both ways. */
  const madeFor = (now: CardName, next: number, isRight: boolean) =>
    GUESSES.find((guess) => isHiLoWin(hiLoRank(now), guess, next) === isRight)

  const { start, drawn } = await open()
  await expect(page.getByRole('button', { name: 'Guess right once first' })).toBeDisabled()
  await page.getByRole('button', { name: 'Skip', exact: true }).click()
  await expect(cards(page)).toHaveCount(2)
  const first = madeFor(drawn[0]!.name, drawn[1]!.rank, true)!
  await guessButton(page, first).dblclick()
  await expect(cards(page)).toHaveCount(3)
  await expect(cards(page).last()).toHaveText(/, right$/)
  await expect(cashOut(page)).toBeEnabled()
  await expectSeedsWait(page)

  await page.reload()
  await expect(page.getByRole('status').filter({ hasText: /^Your ₱100\.00 round from .* goes on\./ })).toBeVisible()
  await expect(cards(page)).toHaveCount(3)
  await page.keyboard.press(madeFor(drawn[1]!.name, drawn[2]!.rank, true) === 'higher' ? 'ArrowUp' : 'ArrowDown')
  await expect(cards(page)).toHaveCount(4)
  await expectAccessibleInBothThemes(page)
  await page.keyboard.press('c')
  await expect(resultLine(page)).toContainText('right guesses: 2')
  const sheet = await verifyNewest(page)
  const letters = [first, madeFor(drawn[1]!.name, drawn[2]!.rank, true)].map((guess) => (guess === 'higher' ? 'H' : 'L'))
  await expect(sheet.getByLabel(/^Guesses/)).toHaveValue(['S', ...letters].join(' '))
  await expect(sheet.getByText([start, ...drawn.slice(0, 3).map(({ name }) => name)].join(' '), { exact: true })).toBeVisible()
  await sheet.getByRole('button', { name: 'Close' }).click()

  const next = await open()
  const row = [{ name: next.start }, ...next.drawn]
  const at = next.drawn.findIndex(({ rank }, index) => madeFor(row[index]!.name, rank, false))
  for (let skipped = 0; skipped < at; skipped++) {
    await page.getByRole('button', { name: 'Skip', exact: true }).click()
    await expect(cards(page)).toHaveCount(skipped + 2)
  }
  await guessButton(page, madeFor(row[at]!.name, next.drawn[at]!.rank, false)!).click()
  await expect(resultLine(page)).toContainText('No win this time')
  await expect(cards(page).last()).toHaveText(/, wrong$/)
  await expectAccessibleInBothThemes(page)

  await page.goto('/m/gameRecord')
  await page.getByRole('button', { name: /^HiLo/ }).first().click()
  const record = page.getByRole('dialog', { name: 'HiLo' })
  await expect(record.getByText(/^Started from/)).toBeVisible()
  await expect(record.getByRole('link', { name: 'Open the game' })).toHaveAttribute('href', '/m/play/hilo')
})
