/** The agent programme with a thousand and a hundred thousand members: reports of the top-level agent, a bet deep in the tree. */
import { DEFAULT_PASSWORD } from '#seed/builders/index.ts'
import { seedWorld } from '#seed/index.ts'
import { diceEndpoints } from '#contract/play/originals/dice.ts'
import * as downlineEndpoints from '#contract/agents/downline/downline.ts'
import * as sessionEndpoints from '#contract/identity/session.ts'
import * as teamBettingEndpoints from '#contract/agents/team-report/team-betting.ts'
import * as teamReportEndpoints from '#contract/agents/team-report/team-report.ts'
import { createLedger } from '#server/ledger/index.ts'
import { SWEPT_FEATURES } from '#server/swept-features.ts'
import { systemClock } from '#server/platform/clock.ts'
import { createDatabase } from '#server/platform/database.ts'
import { createLogger } from '#server/platform/logger.ts'
import type { Process } from '#tests/support/processes.ts'
import { gameTokens } from './game-tokens.ts'
import { benchNight } from './bench-night.ts'
import type { Figure } from './figure.ts'
import { percentile } from './percentile.ts'

interface Site {
  url: string
  start: () => Promise<Process>
}

const DAYS = 90
const LARGE = { members: 100_000, agents: 1_000, days: DAYS }
const SMALL = { members: 1_000, agents: 10, days: DAYS }
const SEED_SECONDS = 180
const MOST_MS = 60
const MOST_TIMES = 3
const DEEP = 1.1
const CALLS = 100
const WARM_UP = 20
const BETS = 400
const CHEAP_HASH = 4
const DAY_MS = 86_400_000
const TOP = 'agent000001'

async function timed(work: () => Promise<unknown>): Promise<number> {
  const startedAt = performance.now()
  await work()
  return performance.now() - startedAt
}

function open(url: string) {
  const database = createDatabase({ url, poolSize: 4 })
  const ledger = createLedger({ database, clock: systemClock, logger: createLogger('silent'), swept: SWEPT_FEATURES })
  return { database, clock: systemClock, ledger, bcryptCost: CHEAP_HASH }
}

async function fill({ url }: Site, options: typeof LARGE): Promise<number> {
  const deps = open(url)
  const ms = await timed(() => seedWorld('load', deps, options))
  // As a database in use for months would be.
  await deps.database.pool.query('VACUUM (ANALYZE)')
  await deps.database.close()
  return ms / 1_000
}

async function reportTimes({ start }: Site): Promise<Map<string, number>> {
  const server = await start()
  try {
    const headers = { Merchant: 'load', 'Content-Type': 'application/json' }
    const login = await fetch(server.url + sessionEndpoints.loginUnsecure.path, {
      method: 'POST',
      headers,
      body: JSON.stringify({ username: TOP, password: DEFAULT_PASSWORD }),
    })
    const { value } = (await login.json()) as { value: { token: string } }
    const month = `startDate=${Date.now() - 29 * DAY_MS}&endDate=${Date.now()}`
    const calls = {
      'team overview, 30 days': `${teamReportEndpoints.days.path}?${month}`,
      'subordinate list': downlineEndpoints.list.path,
      'team profit and loss, 30 days': `${teamReportEndpoints.pnl.path}?${month}`,
      'team betting, first page': `${teamBettingEndpoints.list.path}?${month}`,
    }
    const times = new Map<string, number[]>(Object.keys(calls).map((name) => [name, []]))
    for (let round = 0; round < CALLS + WARM_UP; round += 1)
      for (const [name, path] of Object.entries(calls)) {
        const ms = await timed(async () => {
          const answer = await fetch(server.url + path, { headers: { ...headers, Authorization: value.token } })
          await answer.arrayBuffer()
          if (!answer.ok) throw new Error(`${name}: ${answer.status}`)
        })
        if (round >= WARM_UP) times.get(name)!.push(ms)
      }
    return new Map([...times].map(([name, all]) => [name, percentile(all)]))
  } finally {
    await server.stop()
  }
}

/** Medians of alternating bets by a member at the bottom of the tree and by the agent at the top. */
async function betTimes({ url, start }: Site): Promise<{ top: number; deep: number }> {
  const deps = open(url)
  const { rows } = await deps.database.pool.query<{ username: string }>(
    `SELECT m.username FROM member m JOIN member_line l ON l.member_id = m.id AND l.valid_until IS NULL JOIN merchant h ON h.id = m.merchant_id
     WHERE h.code = 'load' AND m.type = 0 ORDER BY cardinality(l.ancestors) DESC, m.id LIMIT 1`,
  )
  await deps.database.close()
  const server = await start()
  try {
    const players = [TOP, rows[0]!.username].map((username) => ({ username, password: DEFAULT_PASSWORD }))
    const tokens = await gameTokens(server, players, { merchant: 'load' })
    const times: [number[], number[]] = [[], []]
    for (let bet = 0; bet < BETS; bet += 1)
      for (const [who, token] of tokens.entries()) {
        const ms = await timed(async () => {
          const answer = await fetch(server.url + diceEndpoints.bet.path, {
            method: 'POST',
            headers: { Authorization: token, 'Content-Type': 'application/json' },
            body: JSON.stringify({ requestId: `deep-${who}-${bet}`, stake: 1, target: 4_950, direction: 'over' }),
          })
          if (!answer.ok) throw new Error(`a bet was refused: ${await answer.text()}`)
        })
        if (bet >= WARM_UP) times[who as 0 | 1].push(ms)
      }
    return { top: percentile(times[0], 0.5), deep: percentile(times[1], 0.5) }
  } finally {
    await server.stop()
  }
}

export async function benchAgents({ small, large }: { small: Site; large: Site }): Promise<Figure[]> {
  const seconds = await fill(large, LARGE)
  await fill(small, SMALL)
  const figures: Figure[] = [
    {
      name: 'agents: seeding 1,000 agents, 100,000 members, 90 days',
      ours: `${seconds.toFixed(0)} s`,
      other: `${SEED_SECONDS} s`,
      ratio: seconds / SEED_SECONDS,
      wanted: '≤ 1',
    },
  ]
  const [few, many] = [await reportTimes(small), await reportTimes(large)]
  for (const [name, ms] of many) {
    const least = few.get(name)!
    figures.push(
      {
        name: `agents: ${name}, 100,000 members, p95`,
        ours: `${ms.toFixed(1)} ms`,
        other: `${MOST_MS} ms`,
        ratio: ms / MOST_MS,
        wanted: '≤ 1',
      },
      {
        name: `agents: ${name}, against 1,000 members`,
        ours: `${ms.toFixed(1)} ms`,
        other: `${least.toFixed(1)} ms`,
        ratio: ms / least,
        wanted: `≤ ${MOST_TIMES}`,
      },
    )
  }
  const { top, deep } = await betTimes(large)
  figures.push({
    name: 'agents: a bet twelve levels deep, against one at the top',
    ours: `${deep.toFixed(2)} ms`,
    other: `${top.toFixed(2)} ms`,
    ratio: deep / top,
    wanted: `≤ ${DEEP}`,
  })
  // Last: it pays everyone.
  return [...figures, ...(await benchNight(large.url))]
}
