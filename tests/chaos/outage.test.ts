/** The short version of `npm run chaos -- --outage`: PostgreSQL goes down under load, and comes back. */
import { expect, it } from 'vitest'
import { runOutage } from './outage.ts'
import { hasRedis } from './stage.ts'

const LONG_MS = 300_000
const AWAY_S = 8

it(
  'while PostgreSQL is down, calls are refused in time and no process ends; all is well within five seconds of its return',
  async () => {
    const report = await runOutage({ seconds: AWAY_S, members: 8, withRedis: hasRedis(), say: () => {} })

    expect(report.faults).toEqual([])
    expect(report.refused[503]).toBeGreaterThan(0)
    expect(Math.min(...Object.values(report.acknowledged))).toBeGreaterThan(0)
  },
  LONG_MS,
)
