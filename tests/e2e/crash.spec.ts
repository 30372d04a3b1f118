/** Crash: rounds go on by themselves, so tests wait for what comes and assert on what the round gave. */
import type { Page } from '@playwright/test'
import { amount } from '#seed/builders/index.ts'
import { expect, test } from './fixtures.ts'
import { pesos } from './original.ts'
import { expectAccessibleInBothThemes } from './themes.ts'

const TABLE = '/m/play/crash'
const betNow = (page: Page) => page.getByRole('button', { name: /^Bet ₱[\d,.]+$/ })
/** The stage while a round runs. */
const running = (page: Page) => page.locator('section[data-phase="RUNNING"]')
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

/** Waits until bets have just begun to be taken: in the last moments one would be refused. */
async function bettingBegins(page: Page): Promise<void> {
  await expect(page.locator('section[data-phase="BETTING"]')).toBeHidden({ timeout: A_ROUND_MS })
  await expect(betNow(page)).toBeEnabled({ timeout: A_ROUND_MS })
}

test('a bet is cashed out by hand, paid at once, and its round can be verified', async ({ page, given, signInAs }) => {
  test.setTimeout(150_000)
  await signInAs(await given.member({ balance: amount(5_000) }))
  await page.goto(TABLE)
  await expect(stakeField(page)).toBeEnabled()
  await stakeField(page).fill('20')
  const cashOut = page.getByRole('button', { name: /^Cash out ₱/ })

  // A round may crash before anyone can leave: then the next one is played.
  let won: Bet | undefined
  while (!won) {
    await bettingBegins(page)
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

  await expect(page.getByRole('status').filter({ hasText: /Crashed at/ })).toBeVisible({ timeout: A_ROUND_MS })
  await expectAccessibleInBothThemes(page)
  await page
    .getByRole('button', { name: /: check this round$/ })
    .first()
    .click()
  const sheet = page.getByRole('dialog', { name: 'Fair play' })
  await expect(sheet.getByText('OK: this hash was fixed before the round')).toBeVisible()
  await expect(sheet.getByText(/^OK: matches the/)).toBeVisible()
  await expectAccessibleInBothThemes(page)
  await sheet.getByRole('textbox', { name: 'Salt' }).fill('another salt')
  await expect(sheet.getByText(/^OK: matches the/)).toBeHidden()
  await sheet.getByRole('button', { name: 'Close' }).click()

  await page.getByRole('button', { name: 'Bet history' }).click()
  const history = page.getByRole('dialog', { name: 'Bet history' })
  await expect(history.getByRole('article', { name: `Cashed out at ${times}` })).toContainText('Stake ₱20.00')
  await expectAccessibleInBothThemes(page)

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

  test('a bet for the next round waits, may be taken back, and is cashed out at its target while the line is gone', async ({
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

    const later = page.getByRole('button', { name: /^Bet ₱100\.00 on the next round$/ })
    // From its start a round leaves at least the pause after its crash.
    await expect(running(page)).toBeVisible({ timeout: A_ROUND_MS })
    await later.click()
    await page.getByRole('button', { name: /^Take back the bet/ }).click()
    await expect(page.getByRole('button', { name: /^Take back the bet/ })).toBeHidden()
    await expect(betNow(page)).toBeVisible({ timeout: A_ROUND_MS })
    await expect(running(page)).toBeVisible({ timeout: A_ROUND_MS })
    const bet = await placed(page, () => later.click())
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

test('RG-13 bets place themselves with a target only; a refusal and a silent table say what to do next', async ({
  page,
  given,
  signInAs,
}) => {
  test.setTimeout(150_000)
  await signInAs(await given.member({ balance: amount(500) }))
  await page.goto(TABLE)
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

  await page.getByRole('radio', { name: 'Auto' }).check()
  await expect(page.getByText(/Switch on the auto cash-out first/)).toBeVisible()
  await target(page).fill('1.02')
  await target(page).press('Enter')
  await page.getByRole('textbox', { name: 'Number of bets' }).fill('2')
  await page.getByRole('textbox', { name: 'Stop at loss' }).fill('100')
  await page.getByRole('button', { name: /^Start:/ }).click()
  await expect(page.getByText('1 / 2')).toBeVisible({ timeout: 2 * A_ROUND_MS })
  await page.getByRole('button', { name: 'Stop betting' }).click({ timeout: A_ROUND_MS })
  await expect(page.getByText('Stopped by you.')).toBeVisible()
})

/** What the page plays: tones that are held now, how many were begun, and how many bursts. */
interface Heard {
  held: number
  begun: number
  bursts: number
}
const HEARD = 'heard' as const

/** Counts tones instead of playing them. A hum is a sine; a burst is the only sound that begins with a tone of 190 Hz. */
const listen = (page: Page) =>
  page.addInitScript((name) => {
    localStorage.setItem('palaro.sound', '1')
    const heard = { held: 0, begun: 0, bursts: 0 }
    Object.assign(window, { [name]: heard })
    // What a test evaluates counts as a touch.
    Object.defineProperty(navigator, 'userActivation', { value: { hasBeenActive: false } })
    const parameter = () => {
      const one = { first: 0, setValueAtTime: (value: number) => (one.first ||= value) }
      return Object.assign(one, {
        exponentialRampToValueAtTime() {},
        cancelScheduledValues() {},
        setTargetAtTime() {},
      })
    }
    const tone = () => {
      const one = { type: '', frequency: parameter(), connect: (next: unknown) => next }
      const isHum = () => one.type === 'sine'
      return Object.assign(one, {
        start() {
          heard.held += Number(isHum())
          heard.begun += Number(isHum())
          heard.bursts += Number(one.frequency.first === 190)
        },
        stop() {
          heard.held -= Number(isHum())
        },
      })
    }
    class FakeContext {
      readonly currentTime = 0
      readonly destination = {}
      readonly createOscillator = tone
      readonly createGain = () => ({ gain: parameter(), connect: (next: unknown) => next })
      readonly resume = () => Promise.resolve()
    }
    Object.assign(window, { AudioContext: FakeContext })
  }, HEARD)
const heardBy = (page: Page) => page.evaluate((name) => (window as unknown as Record<string, Heard>)[name]!, HEARD)
const poll = (page: Page, what: keyof Heard, timeout = A_ROUND_MS) =>
  expect.poll(async () => (await heardBy(page))[what], { timeout, intervals: [100] })

test('a flight hums and bursts once the page is touched, and is silent when sound is off or the page is hidden', async ({
  page,
  given,
  signInAs,
}) => {
  test.setTimeout(200_000)
  await listen(page)
  await signInAs(await given.member({ balance: amount(100) }))
  await page.goto(TABLE)
  await expect(running(page)).toBeVisible({ timeout: A_ROUND_MS })
  expect(await heardBy(page)).toEqual({ held: 0, begun: 0, bursts: 0 })

  await page.getByRole('heading', { name: 'Crash' }).click()
  await poll(page, 'begun').toBeGreaterThan(0)
  await poll(page, 'bursts').toBeGreaterThan(0)
  await poll(page, 'held').toBe(0)

  await poll(page, 'held').toBe(1)
  await page.getByRole('button', { name: 'Sound' }).click()
  await poll(page, 'held', 1_000).toBe(0)
  const { begun } = await heardBy(page)
  await expect(running(page)).toBeHidden({ timeout: A_ROUND_MS })
  await expect(running(page)).toBeVisible({ timeout: A_ROUND_MS })
  expect((await heardBy(page)).begun).toBe(begun)

  await page.getByRole('button', { name: 'Sound' }).click()
  await poll(page, 'held').toBe(1)
  await page.evaluate(() => {
    Object.defineProperty(document, 'hidden', { value: true })
    document.dispatchEvent(new Event('visibilitychange'))
  })
  await poll(page, 'held', 1_000).toBe(0)
})

test('a ring empties until the next flight; with reduced motion there are numbers alone', async ({ page, given, signInAs }) => {
  test.setTimeout(150_000)
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await signInAs(await given.member({ balance: amount(100) }))
  await page.goto(TABLE)
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
})
