/** The short run of `npm run fuzz`. */
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { once } from 'node:events'
import { afterAll, beforeAll, expect, it } from 'vitest'
import * as fairnessEndpoints from '#contract/play/fairness/fairness.ts'
import { createHttpServer } from '#server/http/http-server.ts'
import { startApi } from '#tests/support/api.ts'
import { ALL } from './make-request.ts'
import { describeFailures } from './report.ts'
import { runFuzz } from './run.ts'
import { makeWorld } from './world.ts'

const { app, as, container } = startApi()
const SEED = 20_261_122
const REQUESTS = 1_500
const SLOW_MS = 300_000

let server: Server
beforeAll(async () => {
  server = createHttpServer(app()).listen(0, '127.0.0.1')
  await once(server, 'listening')
})
afterAll(() => server.close())

const answers: string[] = []

/** Its players have seeds, with commitments to the next ones. */
async function newWorldWithSeeds() {
  const world = await makeWorld(container())
  for (const { kind, token } of world.callers)
    if (kind === 'game') await as({ token, merchantCode: world.merchantCode }).call(fairnessEndpoints.seeds).expect(200)
  return world
}

it(
  'answers hostile requests without an unhandled error, most of them from the calls themselves',
  async () => {
    const tally = await runFuzz({
      url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
      seed: SEED,
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
