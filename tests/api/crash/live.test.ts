/** What pages of Crash hear: one broadcast for all of them, and the seats of their own table. */
import { once } from 'node:events'
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as delay } from 'node:timers/promises'
import { io, type Socket } from 'socket.io-client'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { CRASH_TICK_MS } from '#contract/play/crash/crash.ts'
import { LIVE_PATH } from '#contract/live.ts'
import { createHttpServer } from '#server/http/http-server.ts'
import { amount } from '#seed/builders/index.ts'
import { startApi } from '#tests/support/api.ts'
import { isAccepted } from '#tests/support/outcome.ts'
import { crashScene } from './scene.ts'

const api = startApi()
const { app, given, container } = api
const { bet, hostAs, hostUntil, openRound } = crashScene(api)

let server: Server
const pages: Socket[] = []
beforeAll(async () => {
  server = createHttpServer(app())
  container().live.listen(server, container().liveGate)
  server.listen(0)
  await once(server, 'listening')
})
afterAll(() => {
  pages.forEach((page) => page.disconnect())
  server.close()
})

/** Everything a page hears, from the moment it is connected. */
async function pageOf({ token }: { token: string }) {
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const page = io(url, { path: LIVE_PATH, transports: ['websocket'], reconnection: false, forceNew: true, auth: { token } })
  pages.push(page)
  const heard: [name: string, payload: Record<string, unknown>][] = []
  page.onAny((name: string, payload: Record<string, unknown>) => heard.push([name, payload]))
  await new Promise<void>((resolve) => page.once('connect', () => resolve()))
  return { of: (name: string) => heard.filter(([event]) => event === name).map(([, payload]) => payload), heard }
}
async function until(isSo: () => boolean): Promise<void> {
  for (let waited = 0; !isSo() && waited < 10_000; waited += 20) await delay(20)
}

it('PF-02 pages of the game hear phases and ticks, seats of their own table alone, and the point only with the crash', async () => {
  const host = hostAs('live')
  const round = await openRound(host, (point) => point > 200 && point < 2_000)
  const [player, trial, elsewhere] = [
    await given.player('crash', { balance: amount(100) }),
    await given.player('crash', { balance: amount(100), type: 4 }),
    await given.player('dice'),
  ]
  const [own, ofTrial, ofDice] = [await pageOf(player), await pageOf(trial), await pageOf(elsewhere)]

  expect(isAccepted(await bet(player, round, { autoCashOut: 150 }))).toBe(true)
  await until(() => own.of('crash.seats').length > 0)
  expect(own.of('crash.seats')).toEqual([
    {
      round: String(round.id),
      seats: [expect.objectContaining({ stake: 10, cashOut: null, name: expect.stringContaining('***') })],
    },
  ])
  await hostUntil(host, ({ settledAt }) => settledAt !== null)
  await until(() => own.of('crash.seats').length > 1 && own.of('crash.phase').some(({ isSettled }) => isSettled === true))

  const phases = own.of('crash.phase')
  expect(phases.map(({ phase }) => phase)).toEqual(['RUNNING', 'CRASHED', 'CRASHED'])
  expect(phases.map(({ point }) => point)).toEqual([null, round.point, round.point])
  expect(phases.map(({ isSettled }) => isSettled)).toEqual([false, false, true])
  const ticks = own.of('crash.tick')
  expect(ticks.length).toBeGreaterThan(0)
  for (const tick of ticks) expect(Object.keys(tick).toSorted()).toEqual(['elapsedMs', 'multiplier', 'round'])
  expect(own.of('crash.seats').at(-1)).toMatchObject({ seats: [{ cashOut: 150, payout: 15 }] })
  await delay(2 * CRASH_TICK_MS)
  expect(ofTrial.of('crash.phase')).toEqual(phases)
  expect(ofTrial.of('crash.seats')).toEqual([])
  expect(ofDice.heard).toEqual([])
})
