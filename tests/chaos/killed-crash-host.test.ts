/** CRS-01: the process that hosts Crash is killed while a round runs; another takes over within 3 s and ends it by the published rule. */
import { setTimeout as delay } from 'node:timers/promises'
import { afterAll, describe, expect, it } from 'vitest'
import { freePort } from '#server/platform/free-port.ts'
import { amount } from '#seed/builders/index.ts'
import { startApi } from '#tests/support/api.ts'
import { crashScene } from '#tests/api/crash/scene.ts'
import { addCrashChain } from './crash-chain.ts'
import { HOST, servers } from './servers.ts'

const LONG_MS = 240_000
const FIRST_PORT = 24_600
const POLL_MS = 20
const TAKE_OVER_MS = 3_000
/** Of the rounds the killed host may have: long enough to be killed in. */
const LEAST_POINT = 300
const ROUNDS = 3

const api = startApi()
const { given, container } = api
const { bet, latest, balanceOf, drifts, escrow, prisma } = crashScene(api)
const { startServer } = servers(container)
let survivor: { stop(): Promise<void> } | undefined
afterAll(() => survivor?.stop())

async function until<T>(look: () => Promise<T | undefined | false>): Promise<T> {
  for (;;) {
    const found = await look().catch(() => undefined)
    if (found) return found
    await delay(POLL_MS)
  }
}
const isIn = (state: string) => async () => {
  const round = await latest()
  return round.state === state && round
}

describe('a killed host of Crash', () => {
  it(
    'CRS-01 GAM-06 is replaced within 3 s; bets with an automatic cash-out are settled by the point, others returned',
    async () => {
      const isWanted = (point: number) => point > LEAST_POINT
      await addCrashChain(container().database, { seed: '7'.repeat(64), length: 100, rounds: ROUNDS, isWanted })
      const [auto, byHand] = [
        await given.player('crash', { balance: amount(100) }),
        await given.player('crash', { balance: amount(100) }),
      ]
      const server = await startServer(await freePort(FIRST_PORT, HOST), { RUN_JOBS: 'false' })
      const round = await until(isIn('BETTING'))
      survivor = container().crash.startHost()
      expect((await bet(auto, round, { autoCashOut: 290 })).body.value).toMatchObject({ state: 'OPEN' })
      expect((await bet(byHand, round)).body.value).toMatchObject({ state: 'OPEN' })
      await until(isIn('RUNNING'))

      await server.kill()
      const killedAt = performance.now()
      const ended = await until(async () => {
        const found = await prisma().crashRound.findUniqueOrThrow({ where: { id: round.id } })
        return found.state === 'CRASHED' && found
      })
      const tookMs = performance.now() - killedAt

      expect(ended).toMatchObject({ isInterrupted: true })
      expect(ended.point).toBeGreaterThan(LEAST_POINT)
      console.info(`taken over after ${Math.round(tookMs)} ms`)
      expect(tookMs).toBeLessThan(TAKE_OVER_MS)
      await until(async () => (await prisma().crashRound.findUniqueOrThrow({ where: { id: round.id } })).settledAt !== null)
      expect(await balanceOf(auto)).toBe(119)
      expect(await balanceOf(byHand)).toBe(100)
      expect(await escrow()).toBe(0n)
      expect(await drifts()).toEqual([])
      // And goes on with the next round.
      await until(async () => (await latest()).id > round.id)
    },
    LONG_MS,
  )
})
