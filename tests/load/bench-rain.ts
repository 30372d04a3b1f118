/** A rain with thousands of members who catch: is each answered soon, and is the pool given to the last centavo, once? */
import * as sessionEndpoints from '#contract/identity/session.ts'
import * as rainEndpoints from '#contract/rewards/rain/rain.ts'
import { amount, createBuilders } from '#seed/builders/index.ts'
import { createLedger } from '#server/ledger/index.ts'
import { SWEPT_FEATURES } from '#server/swept-features.ts'
import { systemClock } from '#server/platform/clock.ts'
import { createDatabase } from '#server/platform/database.ts'
import { createLogger } from '#server/platform/logger.ts'
import type { Process } from '#tests/support/processes.ts'
import { createCalls, headersOf } from './call-as.ts'
import type { Figure } from './figure.ts'
import { fireEvenly, type Shot } from './fire.ts'
import { percentile } from './percentile.ts'

const CATCHERS = 5_000
const LOGINS_AT_ONCE = 16
/** Taps of a rain come as envelopes fall: over most of its time. */
const SPREAD_MS = 20_000
const MOST_MS = 200

const GIVEN = `
  SELECT r.pool - r.given AS left, r.places - r.catchers AS free,
    (SELECT coalesce(sum(t.amount), 0) - r.given FROM reward_ticket t WHERE t.period = 'rain ' || r.id) AS unpaid,
    (SELECT count(*) FROM (SELECT member_id FROM reward_ticket t WHERE t.period = 'rain ' || r.id GROUP BY 1 HAVING count(*) > 1) d) AS twice
  FROM rain r WHERE r.id = $1`

export async function benchRain(process: Process, databaseUrl: string): Promise<Figure[]> {
  const database = createDatabase({ url: databaseUrl, poolSize: 8 })
  const ledger = createLedger({ database, clock: systemClock, logger: createLogger('silent'), swept: SWEPT_FEATURES })
  const given = createBuilders({ database, ledger, clock: systemClock, bcryptCost: 4, merchantCode: 'demo' })
  const call = createCalls(process, '10.4')
  const merchant = await database.prisma.merchant.findUniqueOrThrow({ where: { code: 'demo' } })
  // The demo's own would be the one on show.
  await database.prisma.rain.deleteMany({ where: { merchantId: merchant.id, state: 'PLANNED', catchers: 0 } })
  const { id } = await given.rewardCampaign({
    rule: {
      template: 'RAIN',
      options: {
        times: ['12:00'],
        weekdays: [],
        amount: amount(50_000),
        gold: { count: 10, amount: amount(500) },
        ube: { count: 100, amount: amount(50) },
        red: { count: CATCHERS - 1_110, least: amount(1) },
        empty: 1_000,
      },
    },
    turnoverTimes: 0,
    deviceLimit: 1,
  })

  async function logIn(caller: number): Promise<string> {
    const { username, password } = await given.member({ username: `rain${caller}` })
    const { token } = await call<{ token: string }>(sessionEndpoints.loginUnsecure.path, caller, { username, password })
    // As the page does that waits for the rain.
    await call(rainEndpoints.room.path, caller, undefined, token)
    return token
  }
  const tokens: string[] = []
  for (let from = 0; from < CATCHERS; from += LOGINS_AT_ONCE)
    tokens.push(
      ...(await Promise.all(
        Array.from({ length: Math.min(LOGINS_AT_ONCE, CATCHERS - from) }, (_, index) => logIn(from + index)),
      )),
    )

  const shotsAt = (rainId: number): Shot[] =>
    tokens.map((token, caller) => ({
      path: rainEndpoints.catchEnvelope.path,
      body: JSON.stringify({ rainId }),
      headers: headersOf('10.4', caller, token),
    }))

  /** All catch: over `overMs`, or at once. */
  async function rain(overMs: number) {
    const { id: rainId } = await given.rain({ campaign: { id }, startsAt: new Date() })
    const startedAt = performance.now()
    const landed = await fireEvenly(process.url, shotsAt(Number(rainId)), overMs)
    const tookMs = performance.now() - startedAt
    const refused = landed.filter(({ body }) => !body.includes('"success":true')).length
    const { rows } = await database.pool.query<Record<'left' | 'free' | 'unpaid' | 'twice', bigint>>(GIVEN, [String(rainId)])
    const wrong = Object.values(rows[0]!).reduce((sum, count) => sum + Math.abs(Number(count)), refused)
    return { p95: percentile(landed.map((one) => one.tookMs)), tookMs, wrong, refused }
  }
  const spread = await rain(SPREAD_MS)
  const atOnce = await rain(0)
  await database.close()
  const many = CATCHERS.toLocaleString('en')
  const perSecond = (CATCHERS / atOnce.tookMs) * 1_000
  return [
    {
      name: `rain: ${many} members catch within ${SPREAD_MS / 1_000} s, p95`,
      ours: `${spread.p95.toFixed(0)} ms`,
      other: `${MOST_MS} ms`,
      ratio: spread.p95 / MOST_MS,
      wanted: '≤ 1',
    },
    {
      name: `rain: ${many} members catch at the same moment (${perSecond.toFixed(0)}/s), p95`,
      ours: `${atOnce.p95.toFixed(0)} ms, all after ${(atOnce.tookMs / 1_000).toFixed(1)} s`,
      other: `${MOST_MS} ms`,
      ratio: atOnce.p95 / MOST_MS,
      wanted: '≤ 1',
    },
    {
      name: 'rain: calls refused, centavos left over, members paid twice',
      ours: `${spread.wrong + atOnce.wrong} (${spread.refused + atOnce.refused} refused)`,
      other: '0',
      ratio: spread.wrong + atOnce.wrong,
      wanted: '≤ 0',
    },
  ]
}
