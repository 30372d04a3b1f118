/** Statement and bet record of a member with 1,000,000 postings in a year: first pages, filtered ones, a deep one. */
import * as betRecordEndpoints from '#contract/play/bet-record/bet-record.ts'
import * as sessionEndpoints from '#contract/identity/session.ts'
import * as transactionEndpoints from '#contract/money/transaction.ts'
import { amount, createBuilders } from '#seed/builders/index.ts'
import { type Player, vendorRound, writeRounds } from '#seed/builders/round.ts'
import { createLedger, type HistoryEntry } from '#server/ledger/index.ts'
import { SWEPT_FEATURES } from '#server/swept-features.ts'
import { systemClock } from '#server/platform/clock.ts'
import { createDatabase } from '#server/platform/database.ts'
import { createLogger } from '#server/platform/logger.ts'
import type { Figure } from './figure.ts'
import type { Process } from '#tests/support/processes.ts'
import { percentile } from './percentile.ts'

const USERNAME = 'statement'
const DAYS = 365
const DAY_MS = 86_400_000
/** Every other round wins: 1.5 postings each; every seventeenth entry is not a round. */
const ENTRIES = 680_000
const OTHERS_EVERY = 17
const OTHERS = ['DEPOSIT', 'PROMOTION', 'REBATE'] as const
const HOUSE = { DEPOSIT: 'DEPOSITS', PROMOTION: 'PROMOTIONS', REBATE: 'AGENT_INCOME' } as const
const CALLS = 300
const ROUNDS = 3
const WARM_UP = 30
const MOST_MS = 30

function* history(player: Player, games: readonly string[], until: number): Generator<HistoryEntry> {
  const step = (DAYS * DAY_MS) / ENTRIES
  let rounds = 0
  for (let index = 0; index < ENTRIES; index++) {
    const at = new Date(until - (ENTRIES - index) * step)
    if (index % OTHERS_EVERY === 0) {
      const type = OTHERS[(index / OTHERS_EVERY) % OTHERS.length]!
      yield { ...player, at, type, reference: `r-${index}`, house: HOUSE[type], moves: [{ amount: amount(100), code: type }] }
    } else {
      const game = games[rounds % games.length]!
      yield vendorRound(player, at, game, amount(2), rounds % 2 === 0 ? amount(3) : 0n, rounds++)
    }
  }
}

/** In the world of the bench: merchant `demo` exists, with its games. */
async function fillStatement(databaseUrl: string): Promise<{ password: string; postings: number; firstLookMs: number }> {
  const database = createDatabase({ url: databaseUrl, poolSize: 4 })
  const ledger = createLedger({ database, clock: systemClock, logger: createLogger('silent'), swept: SWEPT_FEATURES })
  const given = createBuilders({ database, ledger, clock: systemClock, bcryptCost: 4, merchantCode: 'demo' })
  const { id: memberId, merchantId, password } = await given.member({ username: USERNAME })
  const games = await database.prisma.game.findMany({ take: 20, select: { gameCode: true }, orderBy: { id: 'asc' } })
  const player = { merchantId, memberId, asset: 'PHP', isTest: false }
  const codes = games.map(({ gameCode }) => gameCode)
  await ledger.importHistory(history(player, codes, Date.now()), writeRounds)
  await database.pool.query('ANALYZE ledger_posting, ledger_entry, game_round')
  const { rows } = await database.pool.query<{ count: number }>(
    'SELECT count(*)::integer AS count FROM ledger_posting WHERE member_id = $1',
    [memberId],
  )
  const startedAt = performance.now()
  await database.pool.query(`SELECT statement_add_up($1, 'PHP', 'Asia/Manila', false)`, [memberId])
  const firstLookMs = performance.now() - startedAt
  await database.pool.query(`SELECT bet_add_up($1, 'PHP', 'Asia/Manila')`, [memberId])
  // The maximum number not yet included in the cached sums: each call has to count them.
  const fresh = Array.from({ length: 600 }, (_, index) =>
    vendorRound(player, new Date(), codes[0]!, amount(2), index % 2 === 0 ? amount(3) : 0n, ENTRIES + index),
  )
  await ledger.importHistory(fresh, writeRounds)
  // As a database in use for a year would be.
  await database.pool.query('VACUUM (ANALYZE) ledger_posting, ledger_entry, game_round, statement_day, bet_day')
  await database.close()
  return { password, postings: rows[0]!.count, firstLookMs }
}

async function logIn(server: Process, password: string): Promise<string> {
  const response = await fetch(server.url + sessionEndpoints.loginUnsecure.path, {
    method: 'POST',
    headers: { Merchant: 'demo', 'Content-Type': 'application/json' },
    body: JSON.stringify({ username: USERNAME, password }),
  })
  const { value } = (await response.json()) as { value: { token: string } }
  return value.token
}

/** Milliseconds of each call. */
async function timesOf(url: string, token: string): Promise<number[]> {
  const times: number[] = []
  for (let index = 0; index < CALLS / ROUNDS + WARM_UP; index++) {
    const startedAt = performance.now()
    const answer = await fetch(url, { headers: { Merchant: 'demo', Language: 'EN', Authorization: token } })
    await answer.arrayBuffer()
    if (!answer.ok) throw new Error(`a report was refused: ${answer.status}`)
    if (index >= WARM_UP) times.push(performance.now() - startedAt)
  }
  return times
}

/** `startServer`: one without rate limits, because all calls are one member's. */
export async function benchReports(databaseUrl: string, startServer: () => Promise<Process>): Promise<Figure[]> {
  const { password, postings, firstLookMs } = await fillStatement(databaseUrl)
  const server = await startServer()
  try {
    const token = await logIn(server, password)
    const [statement, bets] = [transactionEndpoints.list.path, betRecordEndpoints.list.path]
    const week = `startDate=${Date.now() - 6 * DAY_MS}&endDate=${Date.now()}`
    const reports = [
      { name: 'statement, a year, first page', path: `${statement}?types=A` },
      { name: 'statement, a week, first page', path: `${statement}?types=A&${week}` },
      { name: 'statement, a year of deposits', path: `${statement}?types=DEPOSIT` },
      { name: 'statement, a year, page 10,000 of 25', path: `${statement}?types=A&page=10000` },
      { name: 'net deposits', path: transactionEndpoints.netDeposits.path },
      { name: 'bet record, a year, first page', path: bets },
      { name: 'bet record, a year of slots', path: `${bets}?gameCategory=RNG` },
    ]
    // In turns, because the first one pays for the machine's leftover work from the import.
    const times = reports.map((): number[] => [])
    for (let round = 0; round < ROUNDS; round++)
      for (const [index, { path }] of reports.entries()) times[index]!.push(...(await timesOf(server.url + path, token)))
    const figures: Figure[] = []
    for (const [index, { name }] of reports.entries()) {
      const p95 = percentile(times[index]!)
      figures.push({
        name: `reports: ${name}, of ${postings.toLocaleString('en')} postings, p95`,
        ours: `${p95.toFixed(1)} ms`,
        other: `${MOST_MS} ms`,
        ratio: p95 / MOST_MS,
        wanted: '≤ 1',
      })
    }
    figures.push({
      name: 'reports: summing all of them, once',
      ours: `${firstLookMs.toFixed(0)} ms`,
      other: `${MOST_MS} ms`,
      ratio: firstLookMs / MOST_MS,
      wanted: 'for information',
    })
    return figures
  } finally {
    await server.stop()
  }
}
