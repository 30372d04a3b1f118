/** Slots: from the tile to a paid spin, par sheets, free spins left and gone on with, autoplay, and every reason no spin is possible. */
import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import type { Page, Route } from '@playwright/test'
import { amount, unique } from '#seed/builders/index.ts'
import { expect, test } from './fixtures.ts'
import { pesos } from './original.ts'
import { expectAccessibleInBothThemes } from './themes.ts'

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
  await expectAccessibleInBothThemes(page)
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'History' }).click()
  await expect(page.getByRole('dialog', { name: 'History' }).getByText(`Round ${round.id}`)).toBeVisible()
  await page.goto('/m/gameRecord')
  await expect(page.getByRole('button', { name: /Lucky Parol/ })).toBeVisible()
})

test('the par sheet is a page for anyone; its download gives the same figures again', async ({ page, given, signInAs }) => {
  test.slow()
  await signInAs(await given.member())
  await page.goto('/m/play/palawan-dreams')
  await expect(spinButton(page)).toBeVisible()
  await page.getByRole('button', { name: 'Info' }).click()
  await page.getByRole('dialog', { name: 'Info' }).getByRole('link', { name: 'See the whole par sheet' }).click()

  await expect(page).toHaveURL(/\/m\/play\/palawan-dreams\/par$/)
  const heading = page.getByRole('heading', { name: 'Par sheet' })
  await expect(heading).toBeVisible()
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

test('a guest reads the par sheet of a tumbling board; a game that is no slot has none', async ({ page }) => {
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

  await page.goto('/m/play/dice/par')

  await expect(page.getByText('There is no par sheet here')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Back to games' })).toBeVisible()
})

/** Spins until free games are won. One spin in forty wins some. */
async function winFreeGames(page: Page, code: string) {
  const kept = await page.evaluate((key) => sessionStorage.getItem(key), `palaro.slot.${code}`)
  const { token } = JSON.parse(kept ?? '{}') as { token: string }
  let won: Spun['round'] | undefined
  for (let left = 600; left > 0 && won?.state !== 'FREE_GAMES'; left -= 1) {
    const data = { requestId: unique('spin'), stake: 2 }
    const answer = await page.request.post('/slots/v1/spin', { headers: { Authorization: token }, data })
    won = ((await answer.json()) as { value: Spun }).value.round
  }
  expect(won?.state).toBe('FREE_GAMES')
  return { token, round: won! }
}

test('GAM-06 free spins left for a day are played and paid; the page says so once', async ({
  page,
  given,
  signInAs,
  database,
}) => {
  test.slow()
  await signInAs(await given.member({ balance: amount(5_000) }))
  await page.goto('/m/play/barangay-jackpot')
  await expect(spinButton(page)).toBeEnabled()
  const { round } = await winFreeGames(page, 'barangay-jackpot')
  await page.goto('/m/set')
  // The provider looks for free games that were left each second.
  const before = new Date(Date.now() - 25 * 3_600_000)
  await database.prisma.providerRound.update({ where: { id: round.id }, data: { lastAt: before } })
  const stateOf = async () => (await database.prisma.providerRound.findUniqueOrThrow({ where: { id: round.id } })).state
  await expect.poll(stateOf, { timeout: 20_000 }).toBe('CLOSED')

  await page.goto('/m/play/barangay-jackpot')

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

test('free spins that were left are offered again after a reload, and pay at their end', async ({ page, given, signInAs }) => {
  test.slow()
  await signInAs(await given.member({ balance: amount(5_000) }))
  await page.goto('/m/play/barangay-jackpot')
  await expect(spinButton(page)).toBeEnabled()
  const { token, round: won } = await winFreeGames(page, 'barangay-jackpot')
  await page.reload()

  await expect(page.getByText(`${won.freeGamesLeft} free spins!`)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Higher stake' })).toBeDisabled()
  await expectAccessibleInBothThemes(page)
  await page.getByRole('button', { name: 'Start', exact: true }).click()
  await expect(result(page)).toContainText(/Won in \d+ free spins/, { timeout: 90_000 })

  const state = await page.request.get('/slots/v1/state', { headers: { Authorization: token } })
  const { value } = (await state.json()) as { value: Spun }
  expect(value.round).toMatchObject({ id: won.id, state: 'CLOSED' })
  await expect(balance(page, value.balance)).toBeAttached()
  await expectAccessibleInBothThemes(page)
  await page.getByRole('button', { name: 'Continue' }).first().click()
  await expect(spinButton(page)).toBeEnabled()
})

test('RG-13 autoplay needs a limit of loss and never passes it', async ({ page, given, signInAs }) => {
  await signInAs(await given.member({ balance: amount(100) }))
  await page.goto('/m/play/triple-siete')
  await expect(spinButton(page)).toBeEnabled()
  await page.getByRole('button', { name: 'Auto', exact: true }).click()
  const sheet = page.getByRole('dialog', { name: 'Autoplay' })
  const start = sheet.getByRole('button', { name: /^Start:/ })
  await expect(start).toBeDisabled()
  await sheet.getByLabel('Stop at loss').fill('1')
  await expect(sheet.getByText('At least one stake: ₱2.00')).toBeVisible()
  await expect(start).toBeDisabled()
  await expectAccessibleInBothThemes(page)
  await sheet.getByLabel('Stop at loss').fill('4')

  await start.click()

  await expect(page.getByText(/Stopped: the next spin could pass your loss limit|All spins played/)).toBeVisible({
    timeout: 60_000,
  })
  const kept = await page.evaluate(() => sessionStorage.getItem('palaro.slot.triple-siete'))
  const { token } = JSON.parse(kept ?? '{}') as { token: string }
  const history = await page.request.get('/slots/v1/history', { headers: { Authorization: token } })
  const { content } = ((await history.json()) as { value: { content: Spun['round'][] } }).value
  expect(content.length).toBeGreaterThanOrEqual(2)
  expect(content.reduce((sum, { stake, won }) => sum + stake - won, 0)).toBeLessThanOrEqual(4)
})

test('a spin without an answer is asked again under its id', async ({ page, given, signInAs }) => {
  const member = await given.member({ balance: amount(3) })
  await signInAs(member)
  await page.goto('/m/play/mayon-megaways')
  await expect(spinButton(page)).toHaveAccessibleName('Spin for ₱2.00')
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

test('a stake above the balance is refused with what to do next', async ({ page, given, signInAs }) => {
  await signInAs(await given.member({ balance: amount(3) }))
  await page.goto('/m/play/mayon-megaways')
  await expect(spinButton(page)).toHaveAccessibleName('Spin for ₱2.00')
  await page.getByRole('button', { name: 'Higher stake' }).click()
  await page.getByRole('button', { name: 'Higher stake' }).click()
  await page.getByRole('button', { name: 'Higher stake' }).click()
  await expect(page.getByText(/^Your balance .* is too low/)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Deposit' }).last()).toBeVisible()
  await expect(spinButton(page)).toHaveAttribute('aria-disabled', 'true')
  await expectAccessibleInBothThemes(page)
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

test('RG-05 a loss limit that is reached ends autoplay, says so and leads to the limits', async ({ page, given, signInAs }) => {
  const member = await given.member({ balance: amount(1_000_100) })
  // More than ten spins can win back.
  await given.round({ member, gameCode: 'lost-before', stake: amount(1_000_000) })
  await signInAs(member)
  await page.goto('/m/play/pearl-lagoon-link')
  await expect(spinButton(page)).toBeEnabled()
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

for (const [machine, code] of [
  ['reels', 'palawan-dreams'],
  ['a tumbling board', 'hardin-ng-sampaguita'],
] as const)
  test(`on a phone on its side, ${machine} and every button fit the screen, also with a refusal`, async ({
    page,
    given,
    signInAs,
  }) => {
    await page.setViewportSize({ width: 844, height: 390 })
    await signInAs(await given.member({ balance: amount(50) }))
    await page.goto(`/m/play/${code}`)
    await expect(spinButton(page)).toBeEnabled()
    await page.route('**/slots/v1/spin', (route) => route.fulfill({ json: { success: false, errorCode: 'play.limit.loss' } }))
    await spinButton(page).click()
    const limits = page.getByRole('button', { name: 'My limits' })
    await expect(limits).toBeVisible()

    const names = ['Lower stake', 'Higher stake', 'Info', 'Auto', 'Turbo', 'History']
    const buttons = [...names.map((name) => page.getByRole('button', { name, exact: true })), spinButton(page), limits]
    for (const part of [...buttons, page.locator('canvas'), page.getByRole('heading', { level: 1 })])
      await expect(part).toBeInViewport({ ratio: 1 })
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(390)
    const dock = await spinButton(page).boundingBox()
    const reels = await page.locator('canvas').boundingBox()
    expect(dock!.x).toBeGreaterThan(reels!.x + reels!.width)
    await expectAccessibleInBothThemes(page)
  })

test('a session that ended is opened again from the game', async ({ page, given, signInAs }) => {
  await signInAs(await given.member({ balance: amount(50) }))
  await page.goto('/m/play/perlas-ng-silangan')
  await expect(spinButton(page)).toBeEnabled()
  const over = (route: Route) => route.fulfill({ status: 401, json: { success: false, errorCode: 'user.token.expired' } })
  await page.route('**/slots/v1/*', over)
  await spinButton(page).click()
  await expect(page.getByText('This game session has ended.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Back to games' })).toBeVisible()
  await page.unroute('**/slots/v1/*', over)
  await page.getByRole('button', { name: 'Reopen' }).click()
  await expect(page.getByText('This game session has ended.')).toBeHidden()
  await spin(page)
})

test('RG-12 a merchant that forbids autoplay shows neither autoplay nor turbo', async ({ page, given, signInAs }) => {
  await signInAs(await given.member({ balance: amount(50) }))
  await page.route('**/slots/v1/open', async (route) => {
    const response = await route.fetch()
    const body = (await response.json()) as { value: object }
    const rules = { hasAutoPlay: false, leastSpinMs: 2_500 }
    await route.fulfill({ json: { ...body, value: { ...body.value, rules } } })
  })
  await page.goto('/m/play/perlas-ng-silangan')
  await expect(spinButton(page)).toBeEnabled()
  await expect(page.getByRole('button', { name: 'Auto', exact: true })).toBeHidden()
  await expect(page.getByRole('button', { name: 'Turbo' })).toBeHidden()
  const before = Date.now()
  await spin(page)
  expect(Date.now() - before).toBeGreaterThanOrEqual(2_500)
})
