/** Crash: rounds go on by themselves, so tests wait for what comes and assert on what the round gave. */
import type { Page } from '@playwright/test'
import { amount } from '#seed/builders/index.ts'
import { expect, test } from './fixtures.ts'
import { pesos } from './original.ts'
import { expectAccessibleInBothThemes } from './themes.ts'

const SHEET = 'dialog[open]'

const TABLE = '/m/play/crash'
const betNow = (page: Page) => page.getByRole('button', { name: /^Bet ₱[\d,.]+$/ })
const stakeField = (page: Page) => page.getByRole('textbox', { name: 'My stake' })
const target = (page: Page) => page.getByRole('textbox', { name: 'Auto cash-out' })
const said = (page: Page) => page.getByRole('status').filter({ hasText: /Won ₱|No win this time/ })
/** Six seconds of bets, at most 16 of flight, three of pause: the rounds of the tests' world (e2e-world.ts). */
const A_ROUND_MS = 35_000

interface Bet {
  state: 'OPEN' | 'WON' | 'LOST' | 'RETURNED'
  round: string
  payout: number
  cashOut: number | null
  balanceAfter: number
}

async function placed(page: Page, click: () => Promise<void>): Promise<Bet> {
  const answered = page.waitForResponse('**/bgs/crash/bet', { timeout: A_ROUND_MS })
  await click()
  const { value } = (await (await answered).json()) as { value: Bet }
  return value
}

/** Waits until bets are taken for some seconds more: in the last moments one would be refused. */
const expectTimeToBet = (page: Page) =>
  expect(page.locator('section[data-phase="BETTING"]').getByText(/^[3-9]s$/)).toBeVisible({ timeout: A_ROUND_MS })

/** Turns sound on, and notes the tones the page plays, by the hertz they begin with. */
const listen = (page: Page) =>
  page.addInitScript(() => {
    localStorage.setItem('palaro.sound', '1')
    const hertz: number[] = []
    Object.assign(window, { hertz })
    const createOscillator = AudioContext.prototype.createOscillator
    AudioContext.prototype.createOscillator = function create() {
      const tone = createOscillator.call(this)
      const set = tone.frequency.setValueAtTime.bind(tone.frequency)
      tone.frequency.setValueAtTime = (value, at) => {
        hertz.push(value)
        return set(value, at)
      }
      return tone
    }
  })
const heardBy = (page: Page) => page.evaluate(() => (window as unknown as { hertz: number[] }).hertz)
/** A flight of the tests' world hums from here up to less than the burst. */
const HUM_HERTZ = 150
const BURST_HERTZ = 190

test('a bet is cashed out by hand, paid at once, and its round can be verified; the flight is heard', async ({
  page,
  given,
  signInAs,
}) => {
  test.setTimeout(150_000)
  await listen(page)
  await signInAs(await given.member({ balance: amount(5_000) }))
  await page.goto(TABLE)
  await expect(stakeField(page)).toBeEnabled()
  await stakeField(page).fill('20')
  const cashOut = page.getByRole('button', { name: /^Cash out ₱/ })

  // A round may crash before anyone can leave: then the next one is played.
  let won: Bet | undefined
  while (!won) {
    await expectTimeToBet(page)
    const bet = await placed(page, () => betNow(page).click())
    expect(bet.state).toBe('OPEN')
    await expect(page.getByRole('status').filter({ hasText: 'Your bet of ₱20.00 is in.' })).toBeVisible()
    await expect(stakeField(page)).toBeDisabled()
    const answered = page.waitForResponse('**/bgs/crash/cash-out', { timeout: 15_000 }).catch(() => undefined)
    await expect(cashOut.or(said(page))).toBeVisible({ timeout: 15_000 })
    await cashOut.click({ timeout: 5_000 }).catch(() => undefined)
    const answer = (await (await answered)?.json()) as { success: boolean; value: Bet } | undefined
    if (answer?.success) won = answer.value
  }

  const times = `${((won.cashOut ?? 0) / 100).toFixed(2)}×`
  expect(won).toMatchObject({ state: 'WON', payout: (20 * (won.cashOut ?? 0)) / 100 })
  await expect(said(page)).toContainText(`Won ${pesos(won.payout)} at ${times}`)
  await expect(page.getByText(pesos(won.balanceAfter)).first()).toBeVisible()
  await expect(page.getByRole('listitem').filter({ hasText: 'You' })).toContainText(times)

  // From its start a round leaves at least the pause after its crash.
  await page.getByRole('button', { name: /^Bet ₱20\.00 on the next round$/ }).click()
  await page.getByRole('button', { name: /^Take back the bet/ }).click()
  await expect(page.getByRole('button', { name: /^Take back the bet/ })).toBeHidden()

  await expect(page.getByRole('status').filter({ hasText: /Crashed at/ })).toBeVisible({ timeout: A_ROUND_MS })
  const heard = await heardBy(page)
  expect(heard.some((hertz) => hertz >= HUM_HERTZ && hertz < BURST_HERTZ)).toBe(true)
  expect(heard).toContain(BURST_HERTZ)
  await expectAccessibleInBothThemes(page)
  await page
    .getByRole('button', { name: /: check this round$/ })
    .first()
    .click()
  const sheet = page.getByRole('dialog', { name: 'Fair play' })
  await expect(sheet.getByText('OK: this hash was fixed before the round')).toBeVisible()
  await expect(sheet.getByText(/^OK: matches the/)).toBeVisible()
  await expectAccessibleInBothThemes(page, SHEET)
  await sheet.getByRole('textbox', { name: 'Salt' }).fill('another salt')
  await expect(sheet.getByText(/^OK: matches the/)).toBeHidden()
  await sheet.getByRole('button', { name: 'Close' }).click()

  // What was taken back is not bet on the next round.
  await expect(betNow(page)).toBeEnabled({ timeout: A_ROUND_MS })
  await page.getByRole('button', { name: 'Bet history' }).click()
  const history = page.getByRole('dialog', { name: 'Bet history' })
  await expect(history.getByRole('article', { name: `Cashed out at ${times}` })).toContainText('Stake ₱20.00')
  await expectAccessibleInBothThemes(page, SHEET)

  await page.goto('/m/gameRecord')
  await page.getByRole('main').getByRole('button', { name: /Crash/ }).first().click()
  const record = page.getByRole('dialog', { name: 'Crash' })
  await expect(record.getByText('Crash point')).toBeVisible()
  await record.getByRole('button', { name: 'Verify this round' }).click()
  await expect(record.getByText('OK: this hash was fixed before the round')).toBeVisible()
})

test.describe('without a line', () => {
  // The browser itself reports the live connection.
  test.use({ allowedProblem: /ERR_INTERNET_DISCONNECTED/ })

  test('a bet for the next round waits for it, and is cashed out at its target while the line is gone', async ({
    page,
    context,
    given,
    signInAs,
  }) => {
    test.setTimeout(150_000)
    const member = await given.member({ balance: amount(500) })
    await signInAs(member)
    await page.goto(TABLE)
    await expect(target(page)).toBeEnabled()
    await target(page).fill('1.02')
    await target(page).press('Enter')
    await expect(page.getByRole('switch', { name: 'Cash out automatically' })).toBeChecked()
    await expect(page.getByText('+₱2.00')).toBeVisible()

    // While a round flies, or in the pause after it.
    const bet = await placed(page, () =>
      page.getByRole('button', { name: /^Bet ₱100\.00 on the next round$/ }).click({ timeout: A_ROUND_MS }),
    )
    expect(bet.state).toBe('OPEN')

    await context.setOffline(true)
    await expect(page.getByRole('region', { name: 'Crash' }).getByText('Connecting…')).toBeVisible({ timeout: 15_000 })
    await expect(page.getByText('Your auto cash-out at 1.02× still counts.')).toBeVisible()
    await expectAccessibleInBothThemes(page)
    await context.setOffline(false)

    await expect(page.getByRole('region', { name: 'Crash' }).getByText('Connecting…')).toBeHidden({ timeout: 30_000 })
    await expect(said(page)).toBeVisible({ timeout: A_ROUND_MS })
    const words = await said(page).textContent()
    const balance = words?.includes('Won ₱102.00 at 1.02×') ? '₱502.00' : '₱400.00'
    await expect(page.getByText(balance).first()).toBeVisible()
  })
})

/** The ring of the next flight moves, unless motion is unwanted. */
async function expectRing(page: Page): Promise<void> {
  const betting = page.locator('section[data-phase="BETTING"]')
  const left = betting.locator('circle[pathLength]')
  await expect(left).toBeVisible({ timeout: A_ROUND_MS })
  const offset = () => left.evaluate((ring) => Number.parseFloat(getComputedStyle(ring).strokeDashoffset))
  // Within one phase: a look that falls between two flights waits for the next ring, which begins again.
  const grows = async () => (await offset()) < (await offset())
  await expect.poll(grows, { timeout: A_ROUND_MS, intervals: [50] }).toBe(true)
  await expect(betting.getByText(/^\ds$/)).toBeVisible({ timeout: A_ROUND_MS })

  await page.emulateMedia({ reducedMotion: 'reduce' })

  await expect(betting.getByText(/^\ds$/)).toBeVisible({ timeout: A_ROUND_MS })
  await expect(left).toHaveCount(0)
}

test('RG-13 bets place themselves with a target only; a refusal says what to do next; a ring empties until the flight', async ({
  page,
  given,
  signInAs,
}) => {
  test.setTimeout(150_000)
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await signInAs(await given.member({ balance: amount(500) }))
  await page.goto(TABLE)
  await test.step('a ring empties until the next flight; with reduced motion there are numbers alone', () => expectRing(page))

  await stakeField(page).fill('900')
  await expect(page.getByRole('alert')).toContainText('Your balance (₱500.00) is too low.')
  await page.getByRole('button', { name: /^Use ₱500/ }).click()
  await expect(page.getByRole('alert')).toBeHidden()
  await page.getByRole('button', { name: '₱20', exact: true }).click()

  await page.route('**/bgs/crash/bet', (route) =>
    route.fulfill({ status: 422, json: { success: false, errorCode: 'play.limit.loss', message: 'limit' } }),
  )
  await expect(betNow(page)).toBeEnabled({ timeout: A_ROUND_MS })
  await betNow(page).click()
  await expect(page.getByRole('alert').getByRole('button', { name: 'My limits' })).toBeVisible()
  await expectAccessibleInBothThemes(page)
  await page.unroute('**/bgs/crash/bet')

  await expect(page.getByText(/Switch on the auto cash-out first/)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Plan auto-bet' })).toBeDisabled()
  await target(page).fill('1.02')
  await target(page).press('Enter')
  await page.getByRole('button', { name: 'Plan auto-bet' }).click()
  await page.getByRole('button', { name: 'Another number of bets' }).click()
  await page.getByRole('textbox', { name: 'Number of bets' }).fill('2')
  await page.getByRole('textbox', { name: 'Stop at loss' }).fill('100')
  await page.getByRole('button', { name: /^Start:/ }).click()
  await expect(page.getByText('1 / 2')).toBeVisible({ timeout: 2 * A_ROUND_MS })
  await page.getByRole('button', { name: 'Stop betting' }).click({ timeout: A_ROUND_MS })
  await expect(page.getByText('Stopped by you.')).toBeVisible()
})
