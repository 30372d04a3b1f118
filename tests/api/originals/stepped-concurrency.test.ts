/** Many calls about one round at the same time: each round is decided once, and its money moves once. */
import { describe, expect, it } from 'vitest'
import { diceEndpoints } from '#contract/play/originals/dice.ts'
import * as fairnessEndpoints from '#contract/play/fairness/fairness.ts'
import { hiLoEndpoints } from '#contract/play/originals/hilo.ts'
import { minesEndpoints } from '#contract/play/originals/mines.ts'
import { amount } from '#seed/builders/index.ts'
import { startApi } from '#tests/support/api.ts'
import { isAccepted } from '#tests/support/outcome.ts'
import { newRequest, type Round, stepScene } from './scene.ts'

const api = startApi()
const { as, given, container } = api
const { send, play, step, refused, openMines, openHiLo, reveal, tilesOf, balanceOf, drifts, escrowOf, prisma } = stepScene(api)

const AT_ONCE = 20
const atOnce = <T>(call: (nth: number) => Promise<T>) => Promise.all(Array.from({ length: AT_ONCE }, (_, nth) => call(nth)))
/** A round with one safe tile, cashed out for 10 × 1.125. */
async function begun() {
  const player = await given.player('mines', { balance: amount(100) })
  const opened = await openMines(player)
  const tiles = await tilesOf(opened)
  return { player, tiles, round: await reveal(player, opened, tiles.safe[0]!) }
}

describe('at once', () => {
  it('LED-03 the same bet, cash-out or reveal 20 times is one', async () => {
    const player = await given.player('mines', { balance: amount(100) })
    const bet = { requestId: newRequest(), stake: 10, mines: 3 }
    const opened = await atOnce(() => play(minesEndpoints.bet, player, bet))
    expect(new Set(opened.map(({ roundId }) => roundId)).size).toBe(1)
    expect(await balanceOf(player)).toBe(90)
    const { safe } = await tilesOf(opened[0]!)
    const picked = step(opened[0]!, { tile: safe[0] })
    const revealed = await atOnce(() => play(minesEndpoints.reveal, player, picked))
    expect(new Set(revealed.map((round) => JSON.stringify(round))).size).toBe(1)
    const out = step(revealed[0]!)
    const ended = await atOnce(() => play(minesEndpoints.cashOut, player, out))
    expect(new Set(ended.map((round) => JSON.stringify(round))).size).toBe(1)
    expect(ended[0]).toMatchObject({ state: 'WON', payout: 11.25, steps: 2 })
    expect(await balanceOf(player)).toBe(101.25)
    expect(await refused(minesEndpoints.bet, player, { ...bet, mines: 4 })).toBe('idempotency.key.reused')
    expect(await refused(minesEndpoints.bet, player, { ...bet, stake: 11 })).toBe('idempotency.key.reused')
    expect(await refused(minesEndpoints.reveal, player, { ...picked, tile: safe[1] })).toBe('idempotency.key.reused')
  })

  it('LED-05 twenty cash-outs of their own pay once', async () => {
    const { player, round } = await begun()
    const answers = await atOnce(() => send(minesEndpoints.cashOut, player, step(round)))
    expect(answers.filter(isAccepted)).toHaveLength(1)
    expect(answers.filter(({ body }) => body.errorCode === 'game.round.over')).toHaveLength(AT_ONCE - 1)
    expect(await balanceOf(player)).toBe(101.25)
    expect(await escrowOf(round)).toBe(0n)
    expect(await drifts()).toEqual([])
  })

  it('of a reveal and a cash-out of the same moment one is decided', async () => {
    for (const isMined of [true, false]) {
      const { player, round, tiles } = await begun()
      const tile = isMined ? tiles.mined[0] : tiles.safe[1]
      const [revealed, out] = await Promise.all([
        send(minesEndpoints.reveal, player, step(round, { tile })),
        send(minesEndpoints.cashOut, player, step(round)),
      ])
      expect([revealed, out].filter(isAccepted)).toHaveLength(1)
      const { value } = isAccepted(revealed) ? revealed.body : out.body
      const paid = isAccepted(out) ? 11.25 : 0
      expect(value.state).toBe(isAccepted(out) ? 'WON' : isMined ? 'LOST' : 'OPEN')
      expect(await balanceOf(player)).toBe(90 + paid)
    }
    expect(await drifts()).toEqual([])
  })

  it('twenty guesses about one card draw one', async () => {
    const player = await given.player('hilo', { balance: amount(100) })
    const round = await openHiLo(player)
    const answers = await atOnce((nth) =>
      send(hiLoEndpoints.guess, player, step(round, { guess: nth % 2 === 0 ? 'higher' : 'lower' })),
    )
    const accepted = answers.filter(isAccepted)
    expect(accepted).toHaveLength(1)
    expect(accepted[0]!.body.value.cards).toHaveLength(1)
  })

  it('twenty bets open one round; bets on Dice meanwhile take nonces of their own, and seeds stay', async () => {
    const player = await given.player('mines', { balance: amount(1_000) })
    const { sessions } = container()
    const login = await sessions.authenticate(player.loginToken)
    if (login.kind !== 'member') throw new Error('a login session is a member session')
    await given.player('dice')
    const atDice = { ...player, token: await sessions.openGame(login, { gameCode: 'dice', asset: 'PHP' }) }
    const dice = () => ({ requestId: newRequest(), stake: 1, target: 5_050, direction: 'over' as const })
    const answers = await atOnce((nth) =>
      nth % 4 === 3
        ? as(player).call(fairnessEndpoints.rotate, {})
        : nth % 2 === 0
          ? send(minesEndpoints.bet, player, { requestId: newRequest(), stake: 10, mines: 3 })
          : send(diceEndpoints.bet, atDice, dice()),
    )
    const opened = answers.filter((answer) => isAccepted(answer) && answer.body.value.mines === 3)
    expect(opened).toHaveLength(1)
    const rounds = await prisma().gameRound.findMany({ where: { memberId: player.id } })
    expect(rounds).toHaveLength(6)
    expect(new Set(rounds.map(({ seedPairId, nonce }) => `${seedPairId}/${nonce}`)).size).toBe(6)
    const round: Round = opened[0]!.body.value
    const { safe } = await tilesOf(round)
    expect((await reveal(player, round, safe[0]!)).picks).toEqual([safe[0]])
    expect(await drifts()).toEqual([])
  })

  it('many players at once each have their own round and their own money', async () => {
    const players = await Promise.all(Array.from({ length: 12 }, () => given.player('mines', { balance: amount(50) })))
    const ended = await Promise.all(
      players.map(async (player, nth) => {
        const round = await openMines(player)
        const { safe, mined } = await tilesOf(round)
        const after = await reveal(player, round, safe[0]!)
        return nth % 2 === 0 ? play(minesEndpoints.cashOut, player, step(after)) : reveal(player, after, mined[0]!)
      }),
    )
    expect(ended.map(({ payout }) => payout)).toEqual(players.map((_, nth) => (nth % 2 === 0 ? 11.25 : 0)))
    expect(await Promise.all(players.map(balanceOf))).toEqual(players.map((_, nth) => (nth % 2 === 0 ? 51.25 : 40)))
    expect(await drifts()).toEqual([])
  })
})
