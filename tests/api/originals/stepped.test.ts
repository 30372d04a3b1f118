/** Mines and Hi-Lo: rounds in steps, whose stake lies in escrow until they end. */
import { describe, expect, it } from 'vitest'
import { drawsOf } from '#contract/play/fairness/byte-stream.ts'
import * as fairnessEndpoints from '#contract/play/fairness/fairness.ts'
import { hiLoEndpoints, hiLoFactor, hiLoRank, hiLoWinners } from '#contract/play/originals/hilo.ts'
import { minePlaces, minesEndpoints, minesFactor } from '#contract/play/originals/mines.ts'
import { factorPayout, shownMultiplier } from '#contract/play/originals/multiplier.ts'
import { hmacSha256 } from '#server/games/fair/hmac.ts'
import { amount } from '#seed/builders/index.ts'
import { startApi } from '#tests/support/api.ts'
import { success } from '#tests/support/outcome.ts'
import { newRequest, type Round, stepScene } from './scene.ts'

const api = startApi()
const { as, given, container } = api
const {
  play,
  step,
  refused,
  openMines,
  openHiLo,
  reveal,
  guess,
  cashOut,
  tilesOf,
  cardsOf,
  balanceOf,
  drifts,
  escrowOf,
  prisma,
} = stepScene(api)

describe('mines', () => {
  it('GAM-01 LED-09 keeps the stake in escrow, multiplies exactly, and pays the cash-out rounded down once', async () => {
    const player = await given.player('mines', { balance: amount(100) })
    let round = await openMines(player)
    expect(round).toMatchObject({ state: 'OPEN', balanceBefore: 100, balanceAfter: 90, payout: 0, cashOut: null, places: null })
    expect(await balanceOf(player)).toBe(90)
    expect(await escrowOf(round)).toBe(amount(10))

    const { safe } = await tilesOf(round)
    for (const [index, tile] of safe.slice(0, 3).entries()) {
      round = await reveal(player, round, tile)
      expect(round).toMatchObject({ state: 'OPEN', picks: safe.slice(0, index + 1), steps: index + 1, payout: 0 })
    }
    // 0.99 × 2300 / 1540 = 1.478571…
    expect(round).toMatchObject({ multiplier: 14_786, cashOut: 14.7857 })
    expect(await balanceOf(player)).toBe(90)

    const ended = await cashOut(player, round)
    expect(ended).toMatchObject({ state: 'WON', payout: 14.7857, balanceAfter: 104.7857, endedBy: 'PLAYER', win: true, steps: 4 })
    expect(ended.places).toHaveLength(3)
    expect(await balanceOf(player)).toBe(104.7857)
    expect(await escrowOf(round)).toBe(0n)
    expect(await drifts()).toEqual([])
  })

  it('GAM-01 a mine loses the stake and ends the round', async () => {
    const player = await given.player('mines', { balance: amount(100) })
    const round = await openMines(player)
    const { safe, mined } = await tilesOf(round)
    const after = await reveal(player, round, safe[0]!)
    const lost = await reveal(player, after, mined[1]!)
    expect(lost).toMatchObject({ state: 'LOST', payout: 0, hit: mined[1], places: mined, multiplier: null, balanceAfter: 90 })
    expect(await refused(minesEndpoints.cashOut, player, step(lost))).toBe('game.round.over')
    expect(await balanceOf(player)).toBe(90)
    expect(await escrowOf(round)).toBe(0n)
    expect(await drifts()).toEqual([])
  })

  it('ends by itself once all safe tiles are revealed', async () => {
    const player = await given.player('mines', { balance: amount(100) })
    let round = await openMines(player, { mines: 23 })
    expect(round.mostPicks).toBe(2)
    for (const tile of (await tilesOf(round)).safe) round = await reveal(player, round, tile)
    // 0.99 × 300 / 1.
    expect(round).toMatchObject({ state: 'WON', endedBy: 'GAME', payout: 2_970, nextMultiplier: null })
    expect(await balanceOf(player)).toBe(3_060)
  })

  it('refuses a tile twice, a cash-out before the first, a round of someone else, and another moment of the round', async () => {
    const [player, other] = [await given.player('mines', { balance: amount(100) }), await given.player('mines')]
    const round = await openMines(player)
    expect(await refused(minesEndpoints.cashOut, player, step(round))).toBe('game.step.invalid')
    const [tile, next] = (await tilesOf(round)).safe
    const after = await reveal(player, round, tile!)
    expect(await refused(minesEndpoints.reveal, player, step(after, { tile }))).toBe('bet.target.invalid')
    expect(await refused(minesEndpoints.reveal, player, step(round, { tile: next }))).toBe('game.step.invalid')
    expect(await refused(minesEndpoints.reveal, other, step(after, { tile: next }))).toBe('no.data')
    for (const foreign of [25, -1, 1.5]) {
      expect(await refused(minesEndpoints.reveal, player, step(after, { tile: foreign }))).toBe('request.param.err')
    }
    expect((await as(player).call(minesEndpoints.table).expect(success)).body.value.round).toEqual(after)
  })
})

describe('hi-lo', () => {
  it('GAM-01 multiplies right guesses unrounded, a skip by 1, and pays the product rounded down once', async () => {
    const player = await given.player('hilo', { balance: amount(100) })
    let round = await openHiLo(player)
    expect(round).toMatchObject({
      higher: { winners: 7, multiplier: 18_386 },
      lower: { winners: 7, multiplier: 18_386 },
      cards: [],
    })
    const winners: number[] = []
    for (let guesses = 0; guesses < 4;) {
      const before = round.cards.at(-1)?.card ?? round.startCard
      round = await guess(player, round)
      const made = round.cards.at(-1)!.guess
      if (made === null) continue
      winners.push(hiLoWinners(hiLoRank(before), made))
      guesses += 1
      expect(round.multiplier).toBe(Number(shownMultiplier(hiLoFactor(winners))))
    }
    const skipped = await play(hiLoEndpoints.skip, player, step(round))
    expect(skipped).toMatchObject({ multiplier: round.multiplier, cashOut: round.cashOut, steps: round.steps + 1 })
    const ended = await cashOut(player, skipped)
    const paid = Number(factorPayout(amount(10), hiLoFactor(winners))) / 10_000
    expect(ended).toMatchObject({ state: 'WON', payout: paid, endedBy: 'PLAYER', higher: null, lower: null })
    expect(await balanceOf(player)).toBeCloseTo(90 + paid, 4)
    expect(await drifts()).toEqual([])
  })

  it('a wrong guess loses the stake', async () => {
    const player = await given.player('hilo', { balance: amount(100) })
    let round = await openHiLo(player)
    while (round.state === 'OPEN') round = await guess(player, round, false)
    expect(round).toMatchObject({ state: 'LOST', payout: 0, multiplier: null, cashOut: null })
    expect(round.cards.at(-1)).toMatchObject({ isRight: false })
    expect(await balanceOf(player)).toBe(90)
    expect(await escrowOf(round)).toBe(0n)
  })

  it('the start card is the player’s, and says nothing of the cards to come', async () => {
    const player = await given.player('hilo', { balance: amount(100) })
    const cards = new Set<string>()
    for (let asked = 0; asked < 12; asked++) {
      cards.add((await as(player).call(hiLoEndpoints.table).expect(success)).body.value.startCard)
    }
    expect(cards.size).toBeGreaterThan(1)
    const round = await openHiLo(player, { startCard: 'AS' })
    expect(round).toMatchObject({ startCard: 'AS', higher: { winners: 12 }, lower: { winners: 1 } })
    const [first] = await cardsOf(round)
    expect((await play(hiLoEndpoints.skip, player, step(round))).cards).toEqual([
      { card: first!.name, guess: null, isRight: null },
    ])
    expect(await refused(hiLoEndpoints.bet, player, { requestId: newRequest(), stake: 1, startCard: '1D' })).toBe(
      'request.param.err',
    )
  })

  it('ORI-05 ends after 52 cards; without a right guess the stake comes back and counts as no bet', async () => {
    const player = await given.player('hilo', { balance: amount(100) })
    let round = await openHiLo(player)
    for (let card = 0; card < 51; card++) round = await play(hiLoEndpoints.skip, player, step(round))
    expect(round).toMatchObject({ state: 'RETURNED', endedBy: 'GAME', payout: 0, stake: 10, win: false, balanceAfter: 100 })
    expect(await balanceOf(player)).toBe(100)
    expect(await prisma().gameRound.findFirst({ where: { id: BigInt(round.roundId) } })).toMatchObject({ stake: 0n, payout: 0n })
    expect(await drifts()).toEqual([])
  })
})

describe('seeds and history', () => {
  it('GAM-06 ORI-11 PF-11 an open round blocks a second one and the rotation, and is there again after a reload', async () => {
    const player = await given.player('mines', { balance: amount(100) })
    const round = await openMines(player)
    expect(await refused(minesEndpoints.bet, player, { requestId: newRequest(), stake: 10, mines: 3 })).toBe('game.round.open')
    expect(await refused(fairnessEndpoints.rotate, player, {})).toBe('game.seed.active')
    expect((await as(player).call(minesEndpoints.table).expect(success)).body.value.round).toEqual(round)
    const ended = await cashOut(player, await reveal(player, round, (await tilesOf(round)).safe[0]!))
    expect(ended.state).toBe('WON')
    expect((await as(player).call(minesEndpoints.table).expect(success)).body.value.round).toBeNull()
    expect((await as(player).call(fairnessEndpoints.rotate, {}).expect(success)).body.success).toBe(true)
    expect((await openMines(player)).nonce).toBe(0)
  })

  it('PF-08 GAM-07 shows every step again, and the revealed seed gives each outcome', async () => {
    const player = await given.player('mines', { balance: amount(500) })
    const rounds: Round[] = []
    for (let nth = 0; nth < 5; nth++) {
      const round = await openMines(player, { mines: 5 })
      expect(round.nonce).toBe(nth)
      const { safe, mined } = await tilesOf(round)
      const after = await reveal(player, round, safe[nth]!)
      rounds.push(nth % 2 === 0 ? await cashOut(player, after) : await reveal(player, after, mined[0]!))
    }
    const hidden = (await as(player).call(minesEndpoints.history).expect(success)).body.value
    expect(hidden.list).toEqual(rounds.toReversed().map((round) => ({ ...round, serverSeed: null })))

    const { revealed } = (await as(player).call(fairnessEndpoints.rotate, {}).expect(success)).body.value
    const { list, total } = (await as(player).call(minesEndpoints.history).expect(success)).body.value
    expect(total).toBe(5)
    for (const { serverSeed, clientSeed, nonce, mines, places, picks, payout, state } of list as Round[]) {
      expect(serverSeed).toBe(revealed.serverSeed)
      const drawn = minePlaces(drawsOf(hmacSha256, { serverSeed: serverSeed!, clientSeed, nonce }), mines)
      expect(places).toEqual(drawn)
      const due = state === 'WON' ? factorPayout(amount(10), minesFactor(mines, picks.length)) : 0n
      expect(payout).toBe(Number(due) / 10_000)
    }
    const kept = await prisma().gameRound.findFirstOrThrow({ where: { id: BigInt(rounds[0]!.roundId) } })
    expect(kept.detail).toMatchObject({
      steps: [
        { move: rounds[0]!.picks[0], at: expect.any(Number) },
        { move: 'cash-out', at: expect.any(Number) },
      ],
    })
  })

  it('PF-02 no answer about an open round depends on what it hides', async () => {
    const answers: unknown[] = []
    for (const _ of [1, 2]) {
      const player = await given.player('mines', { balance: amount(100) })
      const bet = await openMines(player, { mines: 20 })
      const { serverSeed } = await prisma().fairSeedPair.findFirstOrThrow({ where: { memberId: player.id, state: 'ACTIVE' } })
      const after = await reveal(player, bet, (await tilesOf(bet)).safe[0]!)
      const scanned = [
        bet,
        after,
        (await as(player).call(minesEndpoints.table)).body,
        (await as(player).call(minesEndpoints.history)).body,
      ]
      const { rows } = await container().database.pool.query('SELECT detail FROM game_round WHERE id = $1', [bet.roundId])
      expect(JSON.stringify([...scanned, rows])).not.toContain(serverSeed)
      // What is left after a round's own names is the same, wherever the mines are.
      answers.push([bet, after].map((round) => Object.entries(round).filter(([name]) => !NAMES.includes(name))))
    }
    expect(answers[0]).toEqual(answers[1])
    const player = await given.player('hilo', { balance: amount(100) })
    const round = await play(hiLoEndpoints.skip, player, step(await openHiLo(player)))
    const { startCard: _, ...table } = (await as(player).call(hiLoEndpoints.table)).body.value
    const named = JSON.stringify([round, table]).match(/"[2-9TJQKA][DHSC]"/g)
    expect(new Set(named)).toEqual(new Set([round.startCard, round.cards[0]!.card].map((card) => `"${card}"`)))
  })
  const NAMES = ['roundId', 'serverSeedHash', 'clientSeed', 'openedAt', 'endsAt', 'picks']
})

it('GAM-02 shows limits, pay tables, rules and returns before any money or bet', async () => {
  for (const [game, endpoints] of [
    ['mines', minesEndpoints],
    ['hilo', hiLoEndpoints],
  ] as const) {
    const player = await given.player(game, { balance: 0n })
    const { value } = (await as(player).call(endpoints.table).expect(success)).body
    expect(value).toMatchObject({ balance: 0, minStake: 1, maxStake: 10_000, bonus: null, round: null })
    expect(value.rules).toEqual({ leftAfterMs: 86_400_000, openRounds: 1 })
    // GAM-03: at least 75 % whatever is played.
    expect(value.returnToPlayer).toBeGreaterThan(750_000)
    expect(value.returnToPlayer).toBeLessThanOrEqual(value.returnAverage)
    expect(value.returnMost).toBeLessThanOrEqual(990_000)
  }
})
