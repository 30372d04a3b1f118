import type { Page } from '@playwright/test'
import { amount } from '#seed/builders/index.ts'
import { minePlaces } from '#contract/play/originals/mines.ts'
import { expect, test } from './fixtures.ts'
import { betButton, resultLine, verifyNewest } from './original.ts'
import { cashOut, drawsOfOpenRound, expectSeedsWait } from './step-original.ts'
import { expectAccessibleInBothThemes } from './themes.ts'

const TABLE = '/m/play/mines'
const tile = (page: Page, index: number, state = '') =>
  page.getByRole('button', { name: new RegExp(`^Tile ${index + 1}, .*${state}$`) })

/** Takes a step of the open round as another tab of the player would. */
const stepElsewhere = (page: Page, name: 'reveal' | 'cash-out', more: object = {}) =>
  page.evaluate(
    async ([step, choices]) => {
      const { merchantCode } = JSON.parse(sessionStorage.getItem('MC_SESSION_INFO')!) as { merchantCode: string }
      const { session } = JSON.parse(sessionStorage.getItem('palaro.game.mines')!) as { session: { token: string } }
      const headers = { Merchant: merchantCode, Authorization: session.token, 'Content-Type': 'application/json' }
      const { value } = (await (await fetch('/bgs/mines', { headers })).json()) as {
        value: { round: { roundId: string; steps: number } }
      }
      const { roundId, steps } = value.round
      const body = JSON.stringify({ requestId: crypto.randomUUID(), roundId, step: steps, ...choices })
      await fetch(`/bgs/mines/${step}`, { method: 'POST', headers, body })
    },
    [name, more] as const,
  )

test('Mines: tiles open by tap and key, the round outlasts a reload, is cashed out and verified; a mine ends the next one', async ({
  page,
  given,
  signInAs,
  database,
}) => {
  const member = await given.member({ balance: amount(1_000) })
  await signInAs(member)
  await page.goto(TABLE)
  await expect(page.getByText('Choose how many mines, and place a bet')).toBeVisible()
  await page.getByRole('button', { name: 'Mines: more' }).click()
  await page.getByRole('radio', { name: '5', exact: true }).check()
  await expect(page.getByText('1.2375×')).toBeVisible()
  await expect(page.getByText('₱123.75')).toBeVisible()
  await expect(page.getByText('80.00%')).toBeVisible()
  await expectAccessibleInBothThemes(page)

  await betButton(page).click()
  await expect(page.getByText('Open a tile: 20 of 25 are safe.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Open a tile first' })).toBeDisabled()
  const mined = minePlaces(await drawsOfOpenRound(database, member.id), 5)
  const [first, second] = [...Array(25).keys()].filter((at) => !mined.includes(at)) as [number, number]
  await tile(page, first, 'closed').dblclick()
  await expect(tile(page, first, 'safe')).toBeVisible()
  await expect(cashOut(page)).toHaveText('Cash out ₱123.75')
  await page.keyboard.press('ArrowRight')
  await expect(tile(page, (first % 5) + 1 < 5 ? first + 1 : first)).toBeFocused()
  await expectSeedsWait(page)

  await page.reload()
  await expect(page.getByRole('status').filter({ hasText: /^Your ₱100\.00 round from .* goes on\. Safe tiles: 1/ })).toBeVisible()
  await tile(page, second, 'closed').focus()
  await page.keyboard.press('Enter')
  await expect(tile(page, second, 'safe')).toBeVisible()
  await expectAccessibleInBothThemes(page)
  await page.keyboard.press('Escape')
  await cashOut(page).click()
  await expect(resultLine(page)).toContainText('Won ₱156.31 · Safe tiles: 2')
  await expect(page.getByRole('button', { name: /^Tile .*, mine$/ })).toHaveCount(5)
  await expect(page.getByText('₱1,056.31').first()).toBeVisible()

  const sheet = await verifyNewest(page)
  await expect(sheet.getByLabel('Opened tiles, in order')).toHaveValue(`${first + 1}, ${second + 1}`)
  await expect(sheet.getByText(/^Mines on tiles( \d+){5}$/)).toBeVisible()
  await sheet.getByLabel('Opened tiles, in order').fill(String(mined[0]! + 1))
  await expect(sheet.getByText('Hit a mine; safe tiles before it: 0')).toBeVisible()
  await sheet.getByRole('button', { name: 'Close' }).click()

  await betButton(page).click()
  await expect(page.getByText(/^Open a tile: 20/)).toBeVisible()
  const [mine] = minePlaces(await drawsOfOpenRound(database, member.id), 5) as [number]
  await tile(page, mine, 'closed').click()
  await expect(resultLine(page)).toContainText('No win this time · Hit a mine; safe tiles before it: 0')
  await expect(tile(page, mine, 'mine, opened')).toBeVisible()
  await expectAccessibleInBothThemes(page)
})

test('Mines: bets place themselves; a step without an answer is asked again and taken once; what another tab does is taken up', async ({
  page,
  given,
  signInAs,
  database,
}) => {
  const member = await given.member({ balance: amount(1_000) })
  await signInAs(member)
  await page.goto(TABLE)

  await test.step('bets that place themselves open the chosen tiles, and cash out', async () => {
    await page.getByRole('button', { name: 'Auto', exact: true }).click()
    await expect(page.getByText('Choose the tiles to open')).toBeVisible()
    await page.getByRole('radio', { name: '24', exact: true }).check()
    await page.getByRole('button', { name: 'Random tile' }).click()
    await expect(page.getByText('1/1 tiles')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Random tile' })).toBeDisabled()
    await page.getByRole('button', { name: 'Clear' }).click()
    await page.getByRole('radio', { name: '3', exact: true }).check()
    await tile(page, 0, 'closed').click()
    await tile(page, 12, 'closed').click()
    await expect(tile(page, 12, 'chosen')).toBeVisible()
    await page.getByRole('button', { name: 'Plan auto-bet' }).click()
    await page.getByRole('textbox', { name: 'Stop at loss' }).fill('500')
    await page.getByRole('button', { name: 'Another number of bets' }).click()
    await page.getByRole('textbox', { name: 'Number of bets' }).fill('2')
    await page.getByRole('button', { name: /^Start:/ }).click()
    await expect(page.getByText('All bets placed.')).toBeVisible()
    await page.getByRole('button', { name: 'Bet history' }).click()
    const history = page.getByRole('dialog', { name: 'Bet history' })
    await expect(history.getByRole('article', { name: /^(Safe tiles: 2|Hit a mine)/ })).toHaveCount(2)
    await history.getByRole('button', { name: 'Close' }).click()
  })

  await test.step('a step without an answer is asked again and taken once; what another tab does is taken up', async () => {
    await page.getByRole('button', { name: 'Auto', exact: true, pressed: true }).click()
    await betButton(page).click()
    await expect(page.getByText(/^Open a tile: 22/)).toBeVisible()
    const mined = minePlaces(await drawsOfOpenRound(database, member.id), 3)
    const [first, second] = [...Array(25).keys()].filter((at) => !mined.includes(at)) as [number, number]
    // The server takes the step, but its answers are lost.
    await page.route('**/bgs/mines/reveal', async (route) => {
      await route.fetch()
      await route.fulfill({ status: 502, body: 'lost' })
    })
    await tile(page, first, 'closed').click()
    await expect(page.getByRole('alert')).toContainText('Check your last step first; it won’t be made twice.')
    await tile(page, second, 'closed').click({ force: true })
    await page.unroute('**/bgs/mines/reveal')
    await page.getByRole('button', { name: 'Check the last step' }).click()
    await expect(tile(page, first, 'safe')).toBeVisible()
    await expect(page.getByText(/^Safe tiles: 1 ·/)).toBeVisible()
    await expect(cashOut(page)).toHaveText('Cash out ₱112.50')

    await stepElsewhere(page, 'reveal', { tile: second })
    await cashOut(page).click()
    await expect(page.getByRole('alert')).toContainText('The round has moved on.')
    await expect(tile(page, second, 'safe')).toBeVisible()
    await expect(cashOut(page)).toHaveText('Cash out ₱128.57')
    await stepElsewhere(page, 'cash-out')
    await cashOut(page).click()
    await expect(page.getByRole('alert')).toContainText('Place a new bet to play on.')
    await expect(resultLine(page)).toContainText('Won ₱128.57')
    await expect(betButton(page)).toBeEnabled()
  })
})
