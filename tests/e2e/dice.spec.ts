/** Dice, as a player plays it and as a tester breaks it. */
import type { Page, Request } from '@playwright/test'
import { amount } from '#seed/builders/index.ts'
import { expect, test, withMotion } from './fixtures.ts'
import { expectAccessibleInBothThemes } from './themes.ts'

const SHEET = 'dialog[open]'

test.use(withMotion)

const TABLE = '/m/play/dice'
const BET = '**/bgs/dice/bet'
const OUTCOME = /^\d+\.\d\d\. (Won ₱|No win)/

const betButton = (page: Page) => page.getByRole('button', { name: /^Bet ₱/ })
const stake = (page: Page) => page.getByRole('textbox', { name: 'Stake' })
const outcome = (page: Page) => page.getByText(OUTCOME)

interface Answer {
  value: { roll: number; win: boolean; payout: number; balanceAfter: number }
}
/** Places one bet and waits for its roll; returns the server's answer. */
async function bet(page: Page): Promise<Answer['value']> {
  const answered = page.waitForResponse(BET)
  await betButton(page).click()
  const { value } = (await (await answered).json()) as Answer
  await expect(outcome(page)).toContainText(`${(value.roll / 100).toFixed(2)}. ${value.win ? 'Won' : 'No win'}`)
  await expect(betButton(page)).toBeVisible()
  return value
}
/** Truncated to centavos, like every amount on screen. */
const inPesos = new Intl.NumberFormat('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2, roundingMode: 'trunc' })
const pesos = (units: number) => `₱${inPesos.format(units)}`

/** Every request id the page has sent. */
function sentBets(page: Page): string[] {
  const ids: string[] = []
  page.on('request', (request: Request) => {
    if (request.url().endsWith('/bgs/dice/bet')) ids.push((request.postDataJSON() as { requestId: string }).requestId)
  })
  return ids
}

test('GAM-02 without money or a bet, the table shows its rules, checks seeds and remembers the sound', async ({
  page,
  given,
  signInAs,
}) => {
  await signInAs(await given.member())
  await page.goto(TABLE)

  await test.step('an empty wallet links to the deposit', async () => {
    const notice = page.getByRole('alert').filter({ hasText: 'Balance ₱0.00. Add money to play from ₱1.00.' })
    await expect(notice.getByRole('button', { name: 'Deposit' })).toBeVisible()
    await expect(betButton(page)).toBeDisabled()
  })

  await test.step('sound is off until switched on, and is remembered; the rules are available without money or a bet', async () => {
    await page.getByRole('button', { name: 'Sound', pressed: false }).click()
    await page.reload()
    await expect(page.getByRole('button', { name: 'Sound', pressed: true })).toBeVisible()

    await page.getByRole('button', { name: /RTP/ }).click()
    const rules = page.getByRole('dialog', { name: 'How to play' })
    for (const limit of ['₱1.00', '₱10,000.00']) await expect(rules.getByText(limit, { exact: true })).toBeVisible()
    // The highest payout and the highest profit.
    await expect(rules.getByText('₱100,000.00', { exact: true })).toHaveCount(2)
    // How to play, what each target pays, and the return: minimum, maximum, average, and for which strategy.
    await expect(rules.getByText(/A win pays stake × multiplier/)).toBeVisible()
    await expect(rules.getByText(/^1\.0102× – 49\.5000×$|^49\.5000× – 1\.0102×$|×.*–.*×/)).toBeVisible()
    await expect(rules.getByText(/^98\.\d+% – 98\.\d+%$/)).toBeVisible()
    await expect(rules.getByText('Average of all targets')).toBeVisible()
    await expect(rules.getByText(/No strategy is needed/)).toBeVisible()
    await expectAccessibleInBothThemes(page, SHEET)
    await rules.getByRole('button', { name: 'Close' }).click()
  })

  await test.step('a seed that does not match the commitment, or another roll, fails verification', async () => {
    await page.getByRole('button', { name: /^Fair · #/ }).click()
    const sheet = page.getByRole('dialog', { name: 'Fair play' })
    await sheet.getByRole('radio', { name: 'Verify' }).check()
    await sheet.getByLabel('Server seed', { exact: true }).fill('f2ac89b608eeb01312d115bce6741b32')
    await sheet.getByLabel('Your seed (client seed)').fill('86ff027f15c48241af7f54a726690ee7')
    await sheet.getByLabel('Nonce of the bet').fill('2')
    await expect(sheet.getByText('5.86')).toBeVisible()
    const commitment = sheet.getByLabel('Commitment (sha256 of the server seed)')
    await commitment.fill('4b7668bb047e1c7989f64124ddfda529567bc55a7df611a085c00ae0bccad2de')
    await expect(sheet.getByText('OK: this is the seed we committed to')).toBeVisible()
    await expectAccessibleInBothThemes(page, SHEET)
    await commitment.fill('00')
    await expect(sheet.getByText('NOT OK: this is not the seed we committed to')).toBeVisible()
    await expectAccessibleInBothThemes(page, SHEET)
  })
})

/** What is being animated now, except the fades that reduced motion allows. */
function movingProperties(): string[] {
  const fading = ['opacity', 'visibility', 'display', 'overlay', 'backgroundColor', 'color', 'borderColor']
  const timing = ['offset', 'computedOffset', 'easing', 'composite']
  return document
    .getAnimations()
    .filter(({ playState }) => playState === 'running')
    .flatMap(({ effect }) => (effect instanceof KeyframeEffect ? effect.getKeyframes() : []))
    .flatMap((frame) => Object.keys(frame))
    .filter((property) => !fading.includes(property.replace(/^border.*Color$/, 'borderColor')) && !timing.includes(property))
}

test('target and stake accept what can be played, and explain what is wrong; with reduced motion nothing moves', async ({
  page,
  given,
  signInAs,
}) => {
  await signInAs(await given.member({ balance: amount(50_000) }))
  await page.goto(TABLE)

  await test.step('the stake accepts only amounts, and explains what is wrong', async () => {
    const before = await stake(page).inputValue()
    // Keys of the game, pressed while the field has the focus.
    for (const letters of ['abc', '1e9']) {
      await stake(page).fill(letters)
      await expect(stake(page)).toHaveValue(before)
    }
    for (const nonsense of ['-5', '1,2,3', '12..5']) {
      await stake(page).fill(nonsense)
      await expect(page.getByRole('alert')).toContainText('a point before the decimals')
      await expect(betButton(page)).toBeDisabled()
    }
    await stake(page).fill('1.234')
    await expect(page.getByRole('alert')).toContainText('At most 2 decimals')
    await stake(page).fill('10,50')
    await expect(page.getByRole('button', { name: 'Bet ₱10.50' })).toBeEnabled()
    await stake(page).fill('999999999')
    await expect(page.getByRole('alert')).toContainText('The highest stake is ₱10,000.00.')
    await expect(betButton(page)).toBeDisabled()
    await expectAccessibleInBothThemes(page)
    await page.getByRole('button', { name: 'Use ₱10,000.00' }).click()
    await expect(stake(page)).toHaveValue('10000.00')
    await stake(page).fill('0.5')
    await expect(page.getByRole('alert')).toContainText('The lowest stake is ₱1.00.')
    await stake(page).fill('')
    await expect(page.getByRole('button', { name: 'Bet ₱0.00' })).toBeDisabled()
  })

  await test.step('target, chance, multiplier and slider agree, whether typed, dragged or changed by keys', async () => {
    const slider = page.getByRole('slider')
    await page.getByLabel('Chance').fill('25')
    await page.getByLabel('Chance').press('Enter')
    await expect(slider).toHaveValue('7500')
    await expect(page.getByLabel('Multiplier')).toHaveValue('3.9600')

    await page.getByRole('button', { name: 'Switch direction' }).click()
    await expect(page.getByRole('textbox', { name: 'Roll under' })).toHaveValue('25.00')
    await expect(page.getByLabel('Chance')).toHaveValue('25.00')

    await slider.press('ArrowRight')
    await expect(page.getByRole('textbox', { name: 'Roll under' })).toHaveValue('25.01')
    await page.getByLabel('Multiplier').fill('nonsense')
    await page.getByLabel('Multiplier').press('Enter')
    await expect(slider).toHaveValue('2501')
    await page.getByRole('textbox', { name: 'Roll under' }).fill('100')
    await page.getByRole('textbox', { name: 'Roll under' }).press('Enter')
    await expect(slider).toHaveValue('9800')
  })

  await test.step('with reduced motion the roll simply appears, without coins', async () => {
    await stake(page).fill('100')
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.getByLabel('Chance').fill('98')
    await page.getByLabel('Chance').press('Enter')
    await bet(page)
    expect(await page.evaluate(movingProperties)).toEqual([])
  })
})

test('a bet changes the balance by the roll’s result, and appears in the history; a double tap is one bet', async ({
  page,
  given,
  signInAs,
}) => {
  await signInAs(await given.member({ balance: amount(1_000) }))
  const sent = sentBets(page)
  await page.goto(TABLE)

  await test.step('a bet changes the balance by the roll’s result, and appears in the history', async () => {
    await expect(page.getByText('Pick a target and place a bet')).toBeVisible()
    await expectAccessibleInBothThemes(page)

    await page.getByRole('button', { name: 'Chips' }).click()
    await page.getByRole('button', { name: '₱20', exact: true }).click()
    const rounds = [await bet(page), await bet(page), await bet(page)]

    const last = rounds.at(-1)!
    await expect(page.getByText(pesos(last.balanceAfter)).first()).toBeVisible()
    await expect(page.getByRole('list', { name: 'Last rolls' }).getByRole('listitem')).toHaveCount(3)
    await expectAccessibleInBothThemes(page)
    await page.getByRole('button', { name: 'Roll history' }).click()
    const history = page.getByRole('dialog', { name: 'Roll history' })
    await expect(history.getByRole('article')).toHaveCount(3)
    await expect(history.getByRole('article').first()).toContainText(`→ ${pesos(last.balanceAfter)}`)
    await expectAccessibleInBothThemes(page, SHEET)
    await history.getByRole('button', { name: 'Close' }).click()
  })

  await test.step('a double tap is one bet, and so is a key held down', async () => {
    const rolls = page.getByRole('list', { name: 'Last rolls' }).getByRole('listitem')
    const rolled = await rolls.count()
    await betButton(page).dblclick()
    await expect(rolls).toHaveCount(rolled + 1)
    await expect(betButton(page)).toBeEnabled()
    expect(sent).toHaveLength(rolled + 1)

    await betButton(page).focus()
    await page.keyboard.down('Enter')
    await expect(rolls).toHaveCount(rolled + 2)
    // The key repeats during the roll and after it.
    await expect(betButton(page)).toBeFocused()
    for (let repeat = 0; repeat < 20; repeat++) await page.keyboard.down('Enter')
    await page.keyboard.up('Enter')
    expect(sent).toHaveLength(rolled + 2)

    await page.keyboard.press('Enter')
    await expect(rolls).toHaveCount(rolled + 3)
  })
})

test('a player with too little money bets the rest or deposits, also if it was spent in another tab', async ({
  page,
  given,
  signInAs,
}) => {
  const member = await given.member({ balance: amount(40) })
  await signInAs(member)
  await page.goto(TABLE)

  await test.step('a player with too little money sees how much is missing, and bets the rest or deposits', async () => {
    await expect(stake(page)).toHaveValue('40.00')
    await page.getByRole('button', { name: 'Chips' }).click()
    await page.getByRole('button', { name: '₱500', exact: true }).click()
    await expect(page.getByRole('alert')).toContainText('Your balance (₱40.00) is too low.')
    await page.getByRole('button', { name: 'Use ₱40.00' }).click()
    await expect(betButton(page)).toBeEnabled()
  })

  await test.step('money spent in another tab is noticed by this one', async () => {
    const session = await page.evaluate(() => sessionStorage.getItem('MC_SESSION_INFO')!)
    const other = await page.context().newPage()
    await other.addInitScript((kept) => {
      sessionStorage.setItem('MC_SESSION_INFO', kept)
      localStorage.setItem('palaro.language', 'en')
    }, session)
    await other.goto(TABLE)
    await other.getByLabel('Chance').fill('2')
    await other.getByLabel('Chance').press('Enter')
    const there = await bet(other)
    // One in fifty wins; withdraw it again.
    if (there.win) await given.transactions(member, [{ code: 'WITHDRAWAL', at: new Date(), amount: -amount(there.balanceAfter) }])

    await betButton(page).click()
    await expect(page.getByRole('alert')).toContainText('Your balance (₱0.00) is too low.')
  })
})

test('a bet is made once and paid though its answer is lost, its session ends or its player leaves', async ({
  page,
  given,
  signInAs,
}) => {
  await signInAs(await given.member({ balance: amount(1_000) }))
  const sent = sentBets(page)
  await page.goto(TABLE)
  await expect(betButton(page)).toBeVisible()

  await test.step('a bet whose answer is lost is retried, and never made twice', async () => {
    await page.route(BET, async (route) => {
      await route.fetch()
      await route.abort('connectionreset')
    })
    await betButton(page).click()
    await expect(page.getByRole('alert')).toContainText('The table didn’t answer.')
    await expect(stake(page)).toBeDisabled()
    await expectAccessibleInBothThemes(page)

    await page.unroute(BET)
    await page.getByRole('button', { name: 'Check the last bet' }).click()
    await expect(outcome(page)).toBeVisible()
    await expect(betButton(page)).toBeEnabled()
    expect(new Set(sent).size).toBe(1)
    expect(sent.length).toBeGreaterThan(1)
    await page.getByRole('button', { name: 'Roll history' }).click()
    await expect(page.getByRole('dialog').getByRole('article')).toHaveCount(1)
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()
  })

  await test.step('a game session that has ended says so and opens again', async () => {
    await page.route('**/bgs/dice**', (route) =>
      route.fulfill({ status: 401, json: { success: false, errorCode: 'user.or.token.invalid' } }),
    )
    await betButton(page).click()
    await expect(page.getByRole('alert')).toContainText('This game session has ended.')
    await page.unroute('**/bgs/dice**')
    await page.getByRole('button', { name: 'Reopen' }).click()
    await expect(page.getByRole('alert').filter({ hasText: 'This game session has ended.' })).toBeHidden()
    await bet(page)
  })

  await test.step('a player who leaves during a roll finds the result in the lobby and in the history', async () => {
    const { balanceAfter } = await bet(page)
    let answer = () => {}
    const isLeft = new Promise<void>((resolve) => {
      answer = resolve
    })
    await page.route(BET, async (route) => {
      await isLeft
      await route.continue()
    })
    const answered = page.waitForResponse(BET)
    await betButton(page).click()
    await expect(page.getByText(pesos(balanceAfter - 100)).first()).toBeVisible()
    await page.getByRole('button', { name: 'Back' }).click()
    await expect(page).toHaveURL('/m/home')
    answer()
    const { value } = (await (await answered).json()) as Answer
    await expect(page.getByRole('banner').getByText(pesos(value.balanceAfter)).first()).toBeVisible()

    await page.goto(TABLE)
    await expect(outcome(page)).toContainText((value.roll / 100).toFixed(2))
  })
})
