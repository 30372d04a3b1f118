/** A few of the kills of `npm run chaos` in a row: server, worker, PostgreSQL and Redis (if there is one), under load. */
import { expect, it } from 'vitest'
import { runChaos } from './chaos.ts'
import { hasRedis } from './stage.ts'

const LONG_MS = 300_000
const EACH = 2

it(
  'LED-01, LED-03, LED-06, AGT-04, AGT-05, GAM-06, SLT-03, CRS-01: whatever is killed, each operation is done completely and once, or not at all',
  async () => {
    const withRedis = hasRedis()
    if (process.env.CI) expect(withRedis, 'a Redis to kill').toBe(true)
    const parts = withRedis ? 4 : 3

    const { kills, acknowledged, faults } = await runChaos({ kills: EACH * parts, members: 6, withRedis, say: () => {} })

    expect(faults).toEqual([])
    expect(kills).toEqual({ server: EACH, worker: EACH, PostgreSQL: EACH, Redis: withRedis ? EACH : 0 })
    expect(Math.min(...Object.values(acknowledged))).toBeGreaterThan(0)
  },
  LONG_MS,
)
