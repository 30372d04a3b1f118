/** Rewards: what many bets add to the pages that count them, and claims that come at once. */
import * as referralEndpoints from '#contract/rewards/referral/referral.ts'
import * as pointEndpoints from '#contract/rewards/points/points.ts'
import * as rewardEndpoints from '#contract/rewards/reward/reward.ts'
import * as vipEndpoints from '#contract/rewards/vip/vip.ts'
import * as sessionEndpoints from '#contract/identity/session.ts'
import { amount, createBuilders } from '#seed/builders/index.ts'
import { createLedger } from '#server/ledger/index.ts'
import { SWEPT_FEATURES } from '#server/swept-features.ts'
import { systemClock } from '#server/platform/clock.ts'
import { createDatabase } from '#server/platform/database.ts'
import { createLogger } from '#server/platform/logger.ts'
import type { Process } from '#tests/support/processes.ts'
import { createCalls } from './call-as.ts'
import type { Figure } from './figure.ts'
import type { Player } from './load-world.ts'
import { percentile } from './percentile.ts'

const BETS = 10_000
const BUSY = 3
const LOOKS = 200
const CLAIMANTS = 256
const AT_ONCE = 32
const MOST_SLOWER = 3
const MOST_MS = 200
const CODE = 'BENCH26'

/** Over the last ten days, at a slot; without money, which the page does not read. */
const PLAY = `
  INSERT INTO game_round (id, created_at, settled_at, merchant_id, member_id, game_code, asset, is_trial, is_test, seed_pair_id, nonce,
    algorithm, stake, payout, balance_before, balance_after, detail)
  SELECT 9000000000 + m.id * 100000::bigint + n, now() - n * INTERVAL '80 seconds', now() - n * INTERVAL '80 seconds', m.merchant_id, m.id,
    (SELECT game_code FROM game WHERE category = 'RNG' ORDER BY id LIMIT 1), 'PHP', false, false, -m.id, 900000 + n, 'vendor/1', 10000, 9000, 0, 0, '{}'
  FROM member m CROSS JOIN generate_series(1, ${BETS}) n WHERE m.username = ANY ($1)`

const INVITEES = 2_000
const INCOME_DAYS = 37
/** $1 the busy ones: each has invited the same members, who earned it something every day that a claim can still be for. */
const INVITE = `
  WITH busy AS (SELECT id, merchant_id FROM member WHERE username = ANY ($1)),
    invitee AS (SELECT m.id FROM member m JOIN busy b ON b.merchant_id = m.merchant_id WHERE m.id <> ALL (ARRAY(SELECT id FROM busy)) AND NOT EXISTS (SELECT FROM referral_line l WHERE l.invitee_id = m.id)
                GROUP BY m.id ORDER BY m.id DESC LIMIT ${INVITEES}),
    line AS (INSERT INTO referral_line (invitee_id, tier, referrer_id, merchant_id)
             SELECT i.id, row_number() OVER (PARTITION BY i.id ORDER BY b.id), b.id, b.merchant_id FROM invitee i CROSS JOIN busy b
             RETURNING invitee_id, tier, referrer_id)
  INSERT INTO referral_income (campaign_id, day, referrer_id, invitee_id, tier, turnover, amount)
  SELECT c.id, current_date - d, l.referrer_id, l.invitee_id, l.tier, 1000000, 3000
  FROM line l JOIN member m ON m.id = l.referrer_id JOIN reward_campaign c ON c.merchant_id = m.merchant_id AND c.template = 'REFERRAL'
  CROSS JOIN generate_series(1, ${INCOME_DAYS}) d`
/** Everyone is in the ranking of the week. */
const RANK = `
  INSERT INTO referral_week (merchant_id, week, member_id, amount)
  SELECT merchant_id, date_trunc('week', current_date)::date, id, 10000 + id % 5000 * 100 FROM member WHERE type = 0 ON CONFLICT DO NOTHING`

export async function benchRewards(process: Process, databaseUrl: string, players: readonly Player[]): Promise<Figure[]> {
  const database = createDatabase({ url: databaseUrl, poolSize: 4 })
  const ledger = createLedger({ database, clock: systemClock, logger: createLogger('silent'), swept: SWEPT_FEATURES })
  const given = createBuilders({ database, ledger, clock: systemClock, bcryptCost: 4, merchantCode: 'demo' })
  const rule = { template: 'CODE', options: { amount: amount(10), code: CODE, isListed: false } } as const
  await given.rewardCampaign({ rule })
  await database.pool.query(PLAY, [players.slice(0, BUSY).map(({ username }) => username)])
  await database.pool.query(INVITE, [players.slice(0, BUSY).map(({ username }) => username)])
  await database.pool.query(RANK)
  await database.pool.query('ANALYZE game_round, referral_line, referral_income, referral_week')
  await database.close()

  const call = createCalls(process, '10.2')
  const tokens: string[] = []
  for (const [index, { username, password }] of players.slice(0, CLAIMANTS).entries())
    tokens.push((await call<{ token: string }>(sessionEndpoints.loginUnsecure.path, index, { username, password })).token)
  async function timed(work: () => Promise<unknown>): Promise<number> {
    const startedAt = performance.now()
    await work()
    return performance.now() - startedAt
  }

  /** Medians, in ms. */
  async function looksAt({ path }: { path: string }): Promise<Record<'busy' | 'quiet', number>> {
    const looks: Record<'busy' | 'quiet', number[]> = { busy: [], quiet: [] }
    // In turn, so that a noisy minute hits both.
    for (let index = 0; index < LOOKS; index++)
      for (const [who, caller] of [
        ['busy', index % BUSY],
        ['quiet', BUSY + (index % BUSY)],
      ] as const)
        looks[who].push(await timed(() => call(path, caller, undefined, tokens[caller])))
    return { busy: percentile(looks.busy, 0.5), quiet: percentile(looks.quiet, 0.5) }
  }
  const [rewards, vip, points, referral] = [
    await looksAt(rewardEndpoints.list),
    await looksAt(vipEndpoints.room),
    await looksAt(pointEndpoints.room),
    await looksAt(referralEndpoints.room),
  ]

  const claims: number[] = []
  async function claimUntilTheEnd(first: number) {
    for (let caller = first; caller < CLAIMANTS; caller += AT_ONCE)
      claims.push(await timed(() => call(rewardEndpoints.claimCode.path, caller, { promoCode: CODE }, tokens[caller])))
  }
  const all = await timed(() => Promise.all(Array.from({ length: AT_ONCE }, (_, index) => claimUntilTheEnd(index))))
  const slow = percentile(claims)
  const played = `${BETS.toLocaleString('en')} bets in ten days`
  const added = (what: string, { busy, quiet }: typeof rewards, than = played): Figure => ({
    name: `${what} of a member with ${than} vs without, median`,
    ours: `${busy.toFixed(1)} ms`,
    other: `${quiet.toFixed(1)} ms`,
    ratio: busy / quiet,
    wanted: `≤ ${MOST_SLOWER}`,
  })
  return [
    added('rewards', rewards),
    added('VIP room', vip),
    added('reward centre', points),
    added('invitations', referral, `${INVITEES.toLocaleString('en')} invitees who played each of ${INCOME_DAYS} days`),
    {
      name: `codes entered by ${CLAIMANTS} members, ${AT_ONCE} at once (${((CLAIMANTS / all) * 1_000).toFixed(0)}/s), p95`,
      ours: `${slow.toFixed(0)} ms`,
      other: `${MOST_MS} ms`,
      ratio: slow / MOST_MS,
      wanted: '≤ 1',
    },
  ]
}
