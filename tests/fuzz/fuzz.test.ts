/** The short run of `npm run fuzz`. */
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { once } from 'node:events'
import { afterAll, beforeAll, expect, it } from 'vitest'
import * as fairnessEndpoints from '#contract/play/fairness/fairness.ts'
import { createApp } from '#server/app.ts'
import { classic } from '#server/games/slots/worked.samples.ts'
import { createHttpServer } from '#server/http/http-server.ts'
import { createRateLimit } from '#server/http/rate-limit.ts'
import { createProvider } from '#server/providers/provider.ts'
import { startApi } from '#tests/support/api.ts'
import { inPlay, shareKey } from '#tests/support/slot-provider.ts'
import { testSeed } from '#tests/support/test-seed.ts'
import { ALL } from './make-request.ts'
import { describeFailures } from './report.ts'
import { runFuzz } from './run.ts'
import { makeSlot, type SlotHost } from './slot-world.ts'
import { makeWorld } from './world.ts'

const { as, container, given } = startApi()
const REQUESTS = 1_500
const SLOW_MS = 300_000

let server: Server
let slots: SlotHost
const urlOf = (of: Server) => `http://127.0.0.1:${(of.address() as AddressInfo).port}`
/** The platform with the local provider in its process. */
beforeAll(async () => {
  const { database, clock, logger } = container()
  const studio = { vendorCode: 'FUZZ', gameCode: 'fuzz-slot' }
  const provider = await createProvider({
    database,
    clock,
    logger,
    rateLimit: createRateLimit({ server: undefined, isEnabled: false }),
    trustProxy: 0,
    platformUrl: () => urlOf(server),
    sheets: [inPlay(studio, classic)],
  })
  server = createHttpServer(createApp(container(), undefined, provider.router)).listen(0, '127.0.0.1')
  await once(server, 'listening')
  slots = { url: urlOf(server), ...(await makeSlot(given, studio)) }
  await shareKey(container(), provider, studio.vendorCode)
})
afterAll(() => server.close())

const answers: string[] = []

/** Its players have seeds, with commitments to the next ones. */
async function newWorldWithSeeds() {
  const world = await makeWorld(container(), slots)
  for (const { kind, token } of world.callers)
    if (kind === 'game') await as({ token, merchantCode: world.merchantCode }).call(fairnessEndpoints.seeds).expect(200)
  return world
}

it(
  'answers hostile requests without an unhandled error, most of them from the calls themselves',
  async () => {
    const tally = await runFuzz({
      url: urlOf(server),
      seed: testSeed(),
      from: 0,
      to: REQUESTS,
      connections: 8,
      newWorld: newWorldWithSeeds,
      requestsPerWorld: 400,
      onAnswer: ({ text }) => answers.push(text),
    })

    expect(describeFailures(tally)).toBe('')
    expect(tally.sent).toBe(REQUESTS)
    expect(tally.reached / tally.sent).toBeGreaterThan(0.55)
    const ofSlots = [...tally.reachedByEndpoint].filter(([name]) => name.startsWith('slots.'))
    expect(ofSlots.reduce((sum, [, times]) => sum + times, 0)).toBeGreaterThan(3)
    expect([...tally.reachedByEndpoint.values()].filter((times) => times > 0).length).toBeGreaterThan(ALL.length * 0.7)
  },
  SLOW_MS,
)

it('PF-02 no answer of any call contains an unrevealed server seed', async () => {
  const secret = await container().database.prisma.fairSeedPair.findMany({ where: { state: { not: 'REVEALED' } } })
  expect(secret.length).toBeGreaterThan(8)
  expect(answers.length).toBe(REQUESTS)

  const all = answers.join('\n')
  expect(secret.filter(({ serverSeed }) => all.includes(serverSeed))).toEqual([])
})
