/** Slots: from the tile to a paid spin, par sheets, free spins left and gone on with, autoplay, and every reason no spin is possible. */
import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import type { Page, Route } from '@playwright/test'
import { amountOf } from '#server/games/slots/model.ts'
import type { Database } from '#server/platform/database.ts'
import { createSlotGames, roundOf } from '#server/providers/slots/slot-games.ts'
import { createSlotRoundRepository } from '#server/providers/slots/slot-rounds.repository.ts'
import { unitsUpTo } from '#server/providers/slots/slot-view.ts'
import { amount, unique } from '#seed/builders/index.ts'
import { expect, test } from './fixtures.ts'
import { pesos } from './original.ts'
import { expectAccessibleInBothThemes } from './themes.ts'

const SHEET = 'dialog[open]'

const PAR = fileURLToPath(new URL('../../server/cli/par.ts', import.meta.url))

interface Spun {
  round: { id: string; state: string; stake: number; won: number; freeGamesLeft: number }
  balance: number
}

const spinButton = (page: Page) => page.getByRole('button', { name: /^Spin for ₱/ })
const result = (page: Page) => page.locator('section').getByRole('status')
const balance = (page: Page, units: number) => page.getByText(pesos(units)).first()

/** One spin, until its result stands. */
async function spin(page: Page): Promise<Spun> {
  const answered = page.waitForResponse('**/slots/v1/spin')
  await spinButton(page).click()
  const { value } = (await (await answered).json()) as { value: Spun }
  await expect(page.getByRole('button', { name: /^(Spin for|Play free spins)/ })).not.toHaveAttribute('aria-disabled')
  return value
}

test('a tile opens a slot; a spin says what it won, and the balance, the history and the bet record agree', async ({
  page,
  given,
  signInAs,
}) => {
  await signInAs(await given.member({ balance: amount(100) }))
  await page.goto('/m/gameList?gameType=RNG&gameClassify=ALL')
  await page.getByRole('article', { name: 'Lucky Parol', exact: true }).getByRole('button').first().click()
  await page.getByRole('dialog', { name: 'Lucky Parol' }).getByRole('button', { name: 'Play now' }).click()
  await expect(page).toHaveURL(/\/m\/play\/lucky-parol$/)
  await expect(page.getByRole('heading', { name: 'Lucky Parol' })).toBeVisible()
  await expect(spinButton(page)).toBeEnabled()
  await expectAccessibleInBothThemes(page)

  const { round, balance: after } = await spin(page)

  expect(after).toBeCloseTo(100 - round.stake + round.won, 4)
  await expect(balance(page, after)).toBeAttached()
  await expect(result(page)).toContainText(round.won > round.stake ? `Won ${pesos(round.won)}` : /No win|back|of a kind/)
  await page.getByRole('button', { name: 'Higher stake' }).click()
  await expect(spinButton(page)).toHaveAccessibleName('Spin for ₱5.00')
  await page.getByRole('button', { name: 'Info' }).click()
  const info = page.getByRole('dialog', { name: 'Info' })
  await expect(info.getByText('Pays at ₱5.00')).toBeVisible()
  // 472 line units for three wilds (lucky-parol.slots-1), on one line.
  await expect(info.getByRole('listitem').filter({ has: page.getByRole('img', { name: 'Wild' }) })).toContainText('₱2,360.00')
  await expect(info.getByText('96.19%')).toBeVisible()
  await expectAccessibleInBothThemes(page, SHEET)
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'History' }).click()
  await expect(page.getByRole('dialog', { name: 'History' }).getByText(`Round ${round.id}`)).toBeVisible()
  await page.goto('/m/gameRecord')
  await expect(page.getByRole('button', { name: /Lucky Parol/ })).toBeVisible()
})

test('the par sheet is a page for anyone; its download gives the same figures again', async ({ page, given, signInAs }) => {
  test.slow()
  await test.step('a guest reads the par sheet of a tumbling board', async () => {
    await page.goto('/m/play/hardin-ng-sampaguita/par')
    await expect(page.getByRole('rowheader', { name: 'Multiplier' })).toBeVisible()
    // A weight of 2 in a sum of 103.
    await expect(
      page
        .getByRole('row', { name: /^Scatter 2/ })
        .getByRole('cell')
        .last(),
    ).toHaveText('1.9417%')
    await expect(page.getByText('none is measured by playing')).toBeVisible()
    await expectAccessibleInBothThemes(page)
  })

  await test.step('a game that is no slot has none', async () => {
    await page.goto('/m/play/dice/par')
    await expect(page.getByText('There is no par sheet here')).toBeVisible()
    await expect(page.getByRole('link', { name: 'Back to games' })).toBeVisible()
  })

  await test.step('a player opens it from the game, downloads it and comes back', async () => {
    await signInAs(await given.member())
    await page.goto('/m/play/palawan-dreams')
    await expect(spinButton(page)).toBeVisible()
    await page.getByRole('button', { name: 'Info' }).click()
    await page.getByRole('dialog', { name: 'Info' }).getByRole('link', { name: 'See the whole par sheet' }).click()

    await expect(page).toHaveURL(/\/m\/play\/palawan-dreams\/par$/)
    await expect(page.getByRole('heading', { name: 'Par sheet' })).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Palawan Dreams' })).toBeVisible()
    await page.getByText('Reels in order, stop by stop').click()
    await expect(page.getByRole('list', { name: 'Reel 5' }).getByRole('listitem').first()).toBeVisible()
    await expectAccessibleInBothThemes(page)
    const answer = await page.request.get('/slots/v1/par', { params: { gameCode: 'palawan-dreams' } })
    const { value } = (await answer.json()) as { value: { hash: string; figures: { rtp: { exact: string } } } }
    await expect(page.getByText(value.figures.rtp.exact)).toBeVisible()
    const downloading = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Download par sheet' }).click()
    const file = await (await downloading).path()
    const { stdout } = await promisify(execFile)(process.execPath, ['--import', 'tsx', PAR, file])
    const { hash, figures } = JSON.parse(stdout) as typeof value
    expect({ hash, figures }).toEqual({ hash: value.hash, figures: value.figures })

    await page.getByRole('button', { name: 'Back' }).click()
    await expect(spinButton(page)).toBeVisible()
  })
})

/** Where the page keeps its session with the provider. */
async function tokenOf(page: Page, code: string): Promise<string> {
  const kept = await page.evaluate((key) => sessionStorage.getItem(key), `palaro.slot.${code}`)
  return (JSON.parse(kept ?? '{}') as { token: string }).token
}
const stateOf = async (page: Page, token: string): Promise<Spun> => {
  const answer = await page.request.get('/slots/v1/state', { headers: { Authorization: token } })
  return ((await answer.json()) as { value: Spun }).value
}

const FREE_GAMES_CODE = 'barangay-jackpot'
const FREE_GAMES_STAKE = amount(2)
const freeGamesGame = createSlotGames(() => Promise.reject(new Error('only sheets in play'))).find(FREE_GAMES_CODE)!

/** The seed of a spin that wins free games, the fewest there are: one spin in forty wins some. */
function seedOfFreeGames(id: string): string {
  const seeds = Array.from({ length: 400 }, (_, index) => `free games ${index}`)
  const won = seeds.map((seed) => ({ seed, games: roundOf(freeGamesGame.model, { id, seed }).freeGames.length }))
  return won.filter(({ games }) => games > 0).toSorted((a, b) => a.games - b.games)[0]!.seed
}

/** Begins a spin of the page's player as the provider does, with a seed that wins free games, and leaves it there. */
async function leaveFreeGames(database: Database, page: Page) {
  const { model, hash, sheet } = freeGamesGame
  const token = await tokenOf(page, FREE_GAMES_CODE)
  const tokenHash = createHash('sha256').update(token).digest('hex')
  const { id: sessionId, ...owner } = await database.prisma.providerSession.findUniqueOrThrow({ where: { tokenHash } })
  const id = unique('round')
  const seed = seedOfFreeGames(id)
  const credit = amountOf(model, FREE_GAMES_STAKE, unitsUpTo(roundOf(model, { id, seed }), 0))
  const round = { ...owner, id, sessionId, seed, sheetHash: hash, stake: FREE_GAMES_STAKE, requestId: unique('spin') }
  const rounds = createSlotRoundRepository(database)
  const at = new Date()
  await rounds.keepSheet(hash, sheet, at)
  await rounds.add({ ...round, at }, { id: `${id}:bet`, credit, isFinal: false, dueAt: at })
  // Staked and shown by whoever asks first.
  const { round: won } = await stateOf(page, token)
  expect(won).toMatchObject({ id, state: 'FREE_GAMES' })
  return { token, round: won }
}

test('GAM-06 free spins that were left are offered again, and after a day played and paid; the page says so once', async ({
  page,
  given,
  signInAs,
  database,
}) => {
  test.slow()
  await signInAs(await given.member({ balance: amount(5_000) }))
  await page.goto(`/m/play/${FREE_GAMES_CODE}`)
  await expect(spinButton(page)).toBeEnabled()

  await test.step('free spins that were left are offered again after a reload, and pay at their end', async () => {
    const { token, round: won } = await leaveFreeGames(database, page)
    await page.reload()

    await expect(page.getByText(`${won.freeGamesLeft} free spins!`)).toBeVisible()
    await expect(page.getByRole('button', { name: 'Higher stake' })).toBeDisabled()
    await expectAccessibleInBothThemes(page)
    await page.getByRole('button', { name: 'Start', exact: true }).click()
    await expect(result(page)).toContainText(/Won in \d+ free spins/, { timeout: 90_000 })

    const state = await stateOf(page, token)
    expect(state.round).toMatchObject({ id: won.id, state: 'CLOSED' })
    await expect(balance(page, state.balance)).toBeAttached()
    await expectAccessibleInBothThemes(page)
    await page.getByRole('button', { name: 'Continue' }).first().click()
    await expect(spinButton(page)).toBeEnabled()
  })

  await test.step('free spins left for a day are played and paid; the page says so once', async () => {
    const { token, round } = await leaveFreeGames(database, page)
    // The provider looks for free games that were left each second.
    const before = new Date(Date.now() - 25 * 3_600_000)
    await database.prisma.providerRound.update({ where: { id: round.id }, data: { lastAt: before } })
    await expect.poll(async () => (await stateOf(page, token)).round.state, { timeout: 20_000 }).toBe('CLOSED')

    await page.reload()

    await expect(result(page)).toContainText('While you were away, your round ended by itself.')
    await expect(spinButton(page)).toBeEnabled()
    await expectAccessibleInBothThemes(page)
    await page.getByRole('button', { name: 'See it in the history' }).click()
    const row = page.getByRole('dialog', { name: 'History' }).getByRole('article').first()
    await expect(row).toContainText(`Round ${round.id}`)
    const [, paid] = (await row.getByText(/^Stake/).textContent())!.split(' · paid ')
    await page.keyboard.press('Escape')
    // Three scatters alone pay twice the stake.
    await expect(result(page)).toContainText(`Won ${paid} · `)
    await page.reload()
    await expect(spinButton(page)).toBeEnabled()
    await expect(result(page)).toContainText('Good luck!')
  })
})

test('a stake above the balance is refused with what to do next; a spin without an answer is asked again under its id', async ({
  page,
  given,
  signInAs,
}) => {
  await signInAs(await given.member({ balance: amount(3) }))
  await page.goto('/m/play/mayon-megaways')
  await expect(spinButton(page)).toHaveAccessibleName('Spin for ₱2.00')

  await test.step('a stake above the balance is refused with what to do next', async () => {
    for (let step = 0; step < 3; step++) await page.getByRole('button', { name: 'Higher stake' }).click()
    await expect(page.getByText(/^Your balance .* is too low/)).toBeVisible()
    await expect(page.getByRole('button', { name: 'Deposit' }).last()).toBeVisible()
    await expect(spinButton(page)).toHaveAttribute('aria-disabled', 'true')
    await expectAccessibleInBothThemes(page)
    for (let step = 0; step < 3; step++) await page.getByRole('button', { name: 'Lower stake' }).click()
    await expect(spinButton(page)).toHaveAccessibleName('Spin for ₱2.00')
  })

  await test.step('a spin without an answer is asked again under its id', async () => {
    const ids = new Set<string>()
    const lose = async (route: Route) => {
      ids.add((route.request().postDataJSON() as { requestId: string }).requestId)
      // It arrives, and its answer is lost.
      await route.fetch()
      await route.abort()
    }
    await page.route('**/slots/v1/spin', lose)
    await spinButton(page).click()
    await expect(page.getByText('it won’t be played twice')).toBeVisible({ timeout: 20_000 })
    await page.unroute('**/slots/v1/spin', lose)
    const asked = page.waitForRequest('**/slots/v1/spin')
    await page.getByRole('button', { name: 'Check last spin' }).click()
    ids.add(((await asked).postDataJSON() as { requestId: string }).requestId)
    await expect(page.getByRole('button', { name: 'Check last spin' })).toBeHidden()
    expect(ids.size).toBe(1)
    await expect(page.getByRole('button', { name: /^(Spin for|Play free spins)/ })).toBeVisible()
  })
})

/** Ten spins at ₱2.00, of which no more than ₱20.00 may be lost. */
async function startAutoplay(page: Page) {
  await page.getByRole('button', { name: 'Auto', exact: true }).click()
  const sheet = page.getByRole('dialog', { name: 'Autoplay' })
  await sheet.getByLabel('Stop at loss').fill('20')
  await sheet.getByRole('button', { name: /^Start:/ }).click()
  await expect(page.getByRole('button', { name: 'Stop autoplay' })).toBeVisible()
}

test('a game that is closed while it is played ends autoplay, says so and leads to the others', async ({
  page,
  given,
  signInAs,
  database,
}) => {
  test.slow()
  await signInAs(await given.member({ balance: amount(100) }))
  await page.goto('/m/play/dambuhalang-premyo')
  await expect(spinButton(page)).toBeEnabled()
  const { id: gameId } = await database.prisma.game.findFirstOrThrow({ where: { gameCode: 'dambuhalang-premyo' } })
  const { id: merchantId } = await database.prisma.merchant.findFirstOrThrow({ where: { code: 'demo' } })
  await startAutoplay(page)
  await page.waitForResponse('**/slots/v1/spin')

  await database.prisma.merchantGameOff.create({ data: { merchantId, gameId, offAt: new Date() } })

  // Free spins that were won meanwhile are played first.
  await expect(page.getByText('This game is under maintenance. Try another one.')).toBeVisible({ timeout: 60_000 })
  await expect(page.getByText('Stopped: a spin was not accepted.')).toBeVisible()
  await expect(spinButton(page)).toBeVisible()
  await expectAccessibleInBothThemes(page)
  await spinButton(page).click()
  await expect(page.getByText('This game is under maintenance. Try another one.')).toBeVisible()
  await page.getByRole('button', { name: 'Back to games' }).click()
  await expect(page).not.toHaveURL(/\/m\/play\//)
  await expect(page.getByRole('article').first()).toBeVisible()
  await database.prisma.merchantGameOff.delete({ where: { merchantId_gameId: { merchantId, gameId } } })
})

test('RG-13 RG-05 autoplay needs a limit of loss and never passes it; the player’s own limit ends it and leads to the limits', async ({
  page,
  given,
  signInAs,
}) => {
  const member = await given.member({ balance: amount(1_000_100) })
  // More than all spins can win back.
  await given.round({ member, gameCode: 'lost-before', stake: amount(1_000_000) })
  await signInAs(member)
  await page.goto('/m/play/triple-siete')
  await expect(spinButton(page)).toBeEnabled()

  await test.step('autoplay needs a limit of loss and never passes it', async () => {
    await page.getByRole('button', { name: 'Auto', exact: true }).click()
    const sheet = page.getByRole('dialog', { name: 'Autoplay' })
    const start = sheet.getByRole('button', { name: /^Start:/ })
    await expect(start).toBeDisabled()
    await sheet.getByLabel('Stop at loss').fill('1')
    await expect(sheet.getByText('At least one stake: ₱2.00')).toBeVisible()
    await expect(start).toBeDisabled()
    await expectAccessibleInBothThemes(page, SHEET)
    await sheet.getByLabel('Stop at loss').fill('4')

    await start.click()

    await expect(page.getByText(/Stopped: the next spin could pass your loss limit|All spins played/)).toBeVisible({
      timeout: 60_000,
    })
    const headers = { Authorization: await tokenOf(page, 'triple-siete') }
    const history = await page.request.get('/slots/v1/history', { headers })
    const { content } = ((await history.json()) as { value: { content: Spun['round'][] } }).value
    expect(content.length).toBeGreaterThanOrEqual(2)
    expect(content.reduce((sum, { stake, won }) => sum + stake - won, 0)).toBeLessThanOrEqual(4)
  })

  await test.step('a loss limit that is reached ends autoplay, says so and leads to the limits', async () => {
    const kept = await page.evaluate(() => sessionStorage.getItem('MC_SESSION_INFO'))
    const { token } = JSON.parse(kept ?? '{}') as { token: string }
    await startAutoplay(page)
    await page.waitForResponse('**/slots/v1/spin')

    const limited = await page.request.put('/wps/member/responsiblePlay/limit', {
      headers: { Merchant: 'demo', Authorization: token },
      data: { kind: 'LOSS', period: 'DAY', amount: 1 },
    })
    expect(await limited.json()).toMatchObject({ success: true })

    await expect(page.getByText('You’ve reached your loss limit. You can play again when its period ends.')).toBeVisible({
      timeout: 60_000,
    })
    await expect(page.getByText('Stopped: a spin was not accepted.')).toBeVisible()
    await expectAccessibleInBothThemes(page)
    await page.getByRole('button', { name: 'My limits' }).click()
    await expect(page).toHaveURL('/m/myAccount/responsiblePlay')
  })
})

test('on a phone on its side, reels or a tumbling board and every button fit the screen, also with a refusal', async ({
  page,
  given,
  signInAs,
}) => {
  await page.setViewportSize({ width: 844, height: 390 })
  await signInAs(await given.member({ balance: amount(50) }))
  await page.route('**/slots/v1/spin', (route) => route.fulfill({ json: { success: false, errorCode: 'play.limit.loss' } }))
  const names = ['Lower stake', 'Higher stake', 'Info', 'Auto', 'Turbo', 'History']
  const limits = page.getByRole('button', { name: 'My limits' })
  for (const [machine, code] of [
    ['reels', 'palawan-dreams'],
    ['a tumbling board', 'hardin-ng-sampaguita'],
  ] as const)
    await test.step(machine, async () => {
      await page.goto(`/m/play/${code}`)
      await expect(spinButton(page)).toBeEnabled()
      await spinButton(page).click()
      await expect(limits).toBeVisible()

      const buttons = [...names.map((name) => page.getByRole('button', { name, exact: true })), spinButton(page), limits]
      for (const part of [...buttons, page.locator('canvas'), page.getByRole('heading', { level: 1 })])
        await expect(part).toBeInViewport({ ratio: 1 })
      expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(390)
      const dock = await spinButton(page).boundingBox()
      const reels = await page.locator('canvas').boundingBox()
      expect(dock!.x).toBeGreaterThan(reels!.x + reels!.width)
      await expectAccessibleInBothThemes(page)
    })
})

test('RG-12 a merchant that forbids autoplay shows neither autoplay nor turbo; a session that ended is opened again', async ({
  page,
  given,
  signInAs,
}) => {
  await signInAs(await given.member({ balance: amount(50) }))
  await page.route(/\/slots\/v1\/(open|state)/, async (route) => {
    const response = await route.fetch()
    const body = (await response.json()) as { value: object }
    const rules = { hasAutoPlay: false, leastSpinMs: 2_500 }
    await route.fulfill({ json: { ...body, value: { ...body.value, rules } } })
  })
  await page.goto('/m/play/perlas-ng-silangan')
  await expect(spinButton(page)).toBeEnabled()

  await test.step('a session that ended is opened again from the game', async () => {
    const over = (route: Route) => route.fulfill({ status: 401, json: { success: false, errorCode: 'user.token.expired' } })
    await page.route('**/slots/v1/*', over)
    await spinButton(page).click()
    await expect(page.getByText('This game session has ended.')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Back to games' })).toBeVisible()
    await page.unroute('**/slots/v1/*', over)
    await page.getByRole('button', { name: 'Reopen' }).click()
    await expect(page.getByText('This game session has ended.')).toBeHidden()
    await expect(spinButton(page)).toBeEnabled()
  })

  await test.step('there is neither autoplay nor turbo, and a spin takes 2.5 s', async () => {
    await expect(page.getByRole('button', { name: 'Auto', exact: true })).toBeHidden()
    await expect(page.getByRole('button', { name: 'Turbo' })).toBeHidden()
    const before = Date.now()
    await spin(page)
    expect(Date.now() - before).toBeGreaterThanOrEqual(2_500)
  })
})
