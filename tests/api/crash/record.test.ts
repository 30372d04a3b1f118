/** What the bet record says of bets on Crash, and proves. */
import { expect, it } from 'vitest'
import * as betRecordEndpoints from '#contract/play/bet-record/bet-record.ts'
import * as crashEndpoints from '#contract/play/crash/crash.ts'
import { crashPoint } from '#contract/play/crash/crash-point.ts'
import { commitmentOf } from '#server/games/fair/seeds.ts'
import { hmacSha256 } from '#server/games/fair/hmac.ts'
import { amount } from '#seed/builders/index.ts'
import { startApi } from '#tests/support/api.ts'
import { isAccepted, success } from '#tests/support/outcome.ts'
import { crashScene } from './scene.ts'

const api = startApi()
const { as, given } = api
const { bet, hostAs, hostUntil, openRound, lapse } = crashScene(api)
const isSettled = ({ settledAt }: { settledAt: Date | null }) => settledAt !== null
const isRunning = ({ state }: { state: string }) => state === 'RUNNING'

it('PF-06 shows the words of a bet and all that proves its round, as the history of the game does', async () => {
  const host = hostAs('record')
  const player = await given.player('crash', { balance: amount(100) })
  const round = await openRound(host, (point) => point > 200 && point < 2_000)
  expect(isAccepted(await bet(player, round, { autoCashOut: 150 }))).toBe(true)
  const { hash } = await hostUntil(host, isSettled)

  const { list } = (
    await as({ ...player, token: player.loginToken })
      .call(betRecordEndpoints.list)
      .expect(success)
  ).body.value
  expect(list).toHaveLength(1)
  expect(list[0]).toMatchObject({ gameCode: 'crash', betAmount: 10, winAmount: 15, fairness: null })
  const { crash } = list[0]
  expect(crash).toMatchObject({
    round: String(round.id),
    hash,
    point: round.point,
    isReturned: false,
    detail: { game: 'crash', autoCashOut: 150, cashOut: 150 },
  })
  expect(commitmentOf(crash.hash)).toBe(crash.commitment)
  expect(crashPoint(hmacSha256, crash.hash, crash.salt)).toBe(crash.point)

  const { salt, commitment } = crash
  const history = (await as(player).call(crashEndpoints.history).expect(success)).body.value.list
  expect(history[0]).toMatchObject({ hash, point: round.point, proof: { salt, commitment } })
  const rounds = (await as(player).call(crashEndpoints.rounds).expect(success)).body.value.list
  expect(rounds[0]).toMatchObject({ hash, salt, commitment })
})

it('says that a stake went back where the round’s host stopped', async () => {
  await lapse()
  const [first, second] = [hostAs('stopped'), hostAs('successor')]
  const player = await given.player('crash', { balance: amount(100) })
  const round = await openRound(first, (point) => point > 200 && point < 2_000)
  expect(isAccepted(await bet(player, round))).toBe(true)
  await hostUntil(first, isRunning)
  await lapse()
  await hostUntil(second, isSettled)

  const { list } = (
    await as({ ...player, token: player.loginToken })
      .call(betRecordEndpoints.list)
      .expect(success)
  ).body.value

  expect(list[0]).toMatchObject({ betAmount: 0, winAmount: 0, crash: { isReturned: true, point: round.point } })
})
