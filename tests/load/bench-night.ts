/**
 * The night at the end of a half month: the last day's rebates, and salaries and dividends of every agent, billed and paid by the
 * run itself.
 */
import { runAgents } from '#seed/worlds/agent-bills.ts'
import { periodOf, periodsDue } from '#server/features/agents/agent-contracts/periods.ts'
import { createLedger } from '#server/ledger/index.ts'
import { SWEPT_FEATURES } from '#server/swept-features.ts'
import { systemClock } from '#server/platform/clock.ts'
import { createDatabase } from '#server/platform/database.ts'
import { createLogger } from '#server/platform/logger.ts'
import type { Figure } from './figure.ts'

const MOST_SECONDS = 60
const MERCHANT = 'load'
const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
/** Everything due that night is due by then. */
const RUN_AFTER_MS = 2.5 * HOUR_MS
const CHEAP_HASH = 4

export async function benchNight(url: string): Promise<Figure[]> {
  const database = createDatabase({ url, poolSize: 4 })
  try {
    const merchant = await database.prisma.merchant.findUniqueOrThrow({ where: { code: MERCHANT } })
    const at = new Date(periodOf('DIVIDEND', systemClock.now(), merchant.timezone).start.getTime() + RUN_AFTER_MS)
    const clock = { now: () => at }
    // Earlier nights have been run.
    const since = new Date(at.getTime() - 180 * DAY_MS)
    const past = (kind: 'DAILY' | 'DIVIDEND') => periodsDue(kind, since, at, merchant.timezone).slice(0, -1)
    const done = [
      ...past('DAILY').flatMap(({ start }) => ['DAILY', 'REBATE'].map((kind) => ({ kind, periodStart: start }))),
      ...past('DIVIDEND').map(({ start }) => ({ kind: 'DIVIDEND', periodStart: start })),
    ]
    await database.prisma.agentRun.createMany({
      data: done.map((run) => ({ ...run, merchantId: merchant.id, startedAt: run.periodStart, finishedAt: at })),
    })
    await database.pool.query('ANALYZE agent_run')

    const ledger = createLedger({ database, clock, logger: createLogger('silent'), swept: SWEPT_FEATURES })
    const startedAt = performance.now()
    await runAgents({ database, clock, ledger, bcryptCost: CHEAP_HASH }, merchant.id)
    const seconds = (performance.now() - startedAt) / 1_000
    const bills = await database.prisma.agentBill.groupBy({ by: ['kind'], where: { paid: { not: 0 } }, _count: true })
    const paid = ['REBATE', 'DAILY', 'DIVIDEND'].map((kind) => bills.find((row) => row.kind === kind)?._count ?? 0)
    if (paid.includes(0)) throw new Error(`the night made no payments of some kind: ${paid.join(', ')}`)
    return [
      {
        name: `agents: the night, ${paid[0]} rebates, ${paid[1]} salaries, ${paid[2]} dividends`,
        ours: `${seconds.toFixed(1)} s`,
        other: `${MOST_SECONDS} s`,
        ratio: seconds / MOST_SECONDS,
        wanted: '≤ 1',
      },
    ]
  } finally {
    await database.close()
  }
}
