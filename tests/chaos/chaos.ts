/** Kills (kill -9) at random under work, each part of a site in turn; at the end every sum is looked at (see `npm run chaos`). */
import { setTimeout as delay } from 'node:timers/promises'
import { amount } from '#seed/builders/index.ts'
import { readConfig } from '#server/config/config.ts'
import { type Container, createContainer } from '#server/container.ts'
import { createJobQueue } from '#server/jobs/job-queue.ts'
import { findFaults, findHalves } from './invariants.ts'
import { type Kind, type Stage, startStage } from './stage.ts'
import { countOf, createWork, type Work } from './work.ts'

interface Options {
  kills: number
  /** Members who act at once. */
  members: number
  withRedis: boolean
  say: (line: string) => void
}
export interface Report {
  kills: Record<Kind, number>
  acknowledged: ReturnType<typeof countOf> & { payouts: number }
  /** Looks at the whole database in between, and the longest wait until the site served again, ms. */
  looks: number
  longestAway: number
  /** What is wrong; nothing, where all is well. */
  faults: string[]
}

/** By what the site has done since the last kill, and a little more: a slow machine must not mean a shorter life. */
const LIFE = { answers: 16, mostMs: 2_000, extraMs: 60 }
/** These meet payouts under way: their job has begun by then, or not, or is over. */
const WITH_PAYOUTS: readonly Kind[] = ['PostgreSQL', 'worker']
const PAYING_MS = 400
const SAY_EACH = 20
const BILL = amount(3)
const FIRST_PERIOD = new Date('2026-11-01T00:00:00Z').getTime()
const DAY_MS = 86_400_000
const AGAIN_MS = 100
const PAYOUT_MS = 180_000

/** The database may be away just now. */
async function insist<T>(work: () => Promise<T>): Promise<T> {
  for (const end = Date.now() + PAYOUT_MS; ; await delay(AGAIN_MS)) {
    try {
      return await work()
    } catch (error) {
      if (Date.now() > end) throw error
    }
  }
}

/** Bills that wait, one a period for each payee, and the job that pays them. */
function createPayouts({ database }: Container, { merchant, payees }: Work) {
  let periods = 0
  return {
    count: () => periods * payees.length,
    async add(): Promise<void> {
      const periodStart = new Date(FIRST_PERIOD + periods * DAY_MS)
      const bill = { merchantId: merchant.id, kind: 'REBATE', status: 'DUE', gross: BILL, funded: BILL, deducted: 0n, net: BILL }
      const rest = { periodStart, periodEnd: new Date(periodStart.getTime() + DAY_MS), createdAt: periodStart }
      const statement = { kind: 'REBATE', lines: [] }
      await insist(() =>
        database.prisma.agentBill.createMany({
          data: payees.map(({ id }) => ({ ...bill, ...rest, statement, payeeId: id })),
          skipDuplicates: true,
        }),
      )
      periods += 1
      await insist(() => database.pool.query(`SELECT graphile_worker.add_job('agent-bill.run')`))
    },
  }
}
type Payouts = ReturnType<typeof createPayouts>

interface Site {
  stage: Stage
  work: Work
  payouts: Payouts
  container: Container
  isOver: () => boolean
}

async function killInTurn({ stage, work, payouts, container, isOver }: Site, { kills, say }: Pick<Options, 'kills' | 'say'>) {
  const counts: Record<Kind, number> = { server: 0, worker: 0, PostgreSQL: 0, Redis: 0 }
  const faults: string[] = []
  let [looks, longestAway] = [0, 0]
  const startedAt = performance.now()
  for (let kill = 0; kill < kills && !isOver(); kill += 1) {
    const end = work.acknowledged() + 1 + Math.floor(Math.random() * LIFE.answers)
    const latest = performance.now() + LIFE.mostMs
    while (work.acknowledged() < end && performance.now() < latest) await delay(1)
    const kind = stage.kinds[kill % stage.kinds.length]!
    const isPaying = WITH_PAYOUTS.includes(kind)
    if (isPaying) await payouts.add()
    await delay(Math.random() * (isPaying ? PAYING_MS : LIFE.extraMs))
    await stage.kill(kind)
    counts[kind] += 1
    longestAway = Math.max(longestAway, await stage.ready())
    for (const { what, id } of await insist(() => findHalves(container))) {
      faults.push(`after kill ${kill + 1} (${kind}): ${what} ${id}`)
      say(faults.at(-1)!)
    }
    looks += 1
    if ((kill + 1) % SAY_EACH === 0)
      say(
        `${kill + 1} kills in ${Math.round((performance.now() - startedAt) / 1_000)} s, ${work.acknowledged()} operations acknowledged, ${faults.length} faults`,
      )
  }
  return { counts, faults, looks, longestAway }
}

/** Is what was acknowledged there, once, and nothing beside it? */
async function compare({ database, ledger }: Container, { done, merchant, payees }: Work, payouts: Payouts): Promise<string[]> {
  const faults: string[] = []
  const list = async (what: string, text: string, acknowledged: Set<string | number>) => {
    const { rows } = await database.pool.query<{ id: string }>(text, [merchant.id])
    const found = rows.map(({ id }) => id)
    const there = new Set(found)
    const missing = [...acknowledged].filter((id) => !there.has(String(id)))
    const unknown = found.filter((id) => !acknowledged.has(id) && !acknowledged.has(Number(id)))
    if (missing.length > 0) faults.push(`${what} acknowledged and missing: ${missing.join(', ')}`)
    if (unknown.length > 0) faults.push(`${what} done and never acknowledged: ${unknown.join(', ')}`)
    if (found.length !== acknowledged.size) faults.push(`${what}: ${found.length} done, ${acknowledged.size} acknowledged`)
  }
  await list('deposits', `SELECT number AS id FROM deposit WHERE merchant_id = $1 AND state <> 'EXPIRED'`, done.deposits)
  await list('paid withdrawals', `SELECT id::text FROM withdrawal WHERE merchant_id = $1 AND state = 'PAID'`, done.paid)
  await list('rejected withdrawals', `SELECT id::text FROM withdrawal WHERE merchant_id = $1 AND state <> 'PAID'`, done.rejected)
  await list(
    'transfers',
    `SELECT 'D' || lpad(id::text, 8, '0') AS id FROM downline_transfer WHERE merchant_id = $1`,
    done.transfers,
  )
  await list('bets', `SELECT id::text FROM game_round WHERE merchant_id = $1`, done.bets)
  const owed = [...done.balances, ...payees.map(({ id }) => [id, BigInt(payouts.count() / payees.length) * BILL] as const)]
  for (const [memberId, expected] of owed) {
    const balance = await ledger.balanceOf(memberId, 'PHP')
    const locked = await ledger.balanceOf(memberId, 'PHP', undefined, 'MEMBER_LOCKED')
    if (balance !== expected || locked !== 0n)
      faults.push(`member ${memberId} has ${balance} and ${locked} set aside, not ${expected}`)
  }
  const payments = await database.prisma.agentBillPayment.count()
  if (payments !== payouts.count()) faults.push(`${payments} payouts for ${payouts.count()} bills`)
  return faults
}

export async function runChaos(options: Options): Promise<Report> {
  const { members, withRedis, say } = options
  const stage = await startStage({ withRedis, say: () => {} })
  let container: Container | undefined
  try {
    const config = readConfig({ NODE_ENV: 'test', DATABASE_URL: stage.databaseUrl, BCRYPT_COST: '4', LOG_LEVEL: 'silent' })
    const made = (container = await createContainer({ config, databaseUrl: stage.databaseUrl }))
    await createJobQueue(made).ready()
    const work = await createWork(made, stage.url, members)
    const payouts = createPayouts(made, work)
    await stage.ready()
    say(`The site is up at ${stage.url}; ${members} members begin, ${options.kills} kills follow.`)

    let isOver = false
    const over = () => isOver
    const end = () => (isOver = true)
    const working = work.run(over).finally(end)
    const killing = killInTurn({ stage, work, payouts, container: made, isOver: over }, options).finally(end)
    await Promise.allSettled([killing, working])
    await working
    const { counts, faults, looks, longestAway } = await killing
    const paid = () => made.database.prisma.agentBill.count({ where: { status: 'PAID' } })
    const latest = Date.now() + PAYOUT_MS
    while ((await insist(paid)) < payouts.count() && Date.now() < latest) await delay(AGAIN_MS)

    const found = (await findFaults(made)).map(({ what, id }) => `${what} ${id}`)
    faults.push(...found, ...(await compare(made, work, payouts)))
    const { server, worker } = stage.isRunning()
    if (!server || !worker) faults.push('a process has ended by itself')
    return { kills: counts, acknowledged: { ...countOf(work.done), payouts: payouts.count() }, looks, longestAway, faults }
  } finally {
    await container?.close()
    await stage.stop()
  }
}
