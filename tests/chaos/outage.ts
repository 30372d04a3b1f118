/** PostgreSQL goes down for a while under load and comes back (see `npm run chaos -- --outage`). */
import { setTimeout as delay } from 'node:timers/promises'
import * as operatorEndpoints from '#contract/back-office/operator/operator.ts'
import { harmUnderWork, type Site } from './site.ts'

interface Options {
  seconds: number
  /** Members who act at once. */
  members: number
  withRedis: boolean
  say: (line: string) => void
}

export interface OutageReport {
  acknowledged: Awaited<ReturnType<typeof harmUnderWork>>['acknowledged']
  /** Logins during the outage, counted by answer (a status; 0 = none), and the slowest answer, ms. */
  refused: Record<number, number>
  slowestRefusal: number
  /** Times from PostgreSQL's first answer until the site was ready, acknowledged an operation, and made a payout, ms. */
  ready: number
  served: number
  paid: number
  faults: string[]
}

/** Below the range of outgoing connections, one of which could take the port of a stopped server. */
const FIRST_PORT = 25_000
/** The deadlines for serving again and for a job's result; the jobs of the missed minutes may run first. */
const AGAIN_MS = { served: 5_000, paid: 15_000 }
const BEFORE = { acknowledged: 20 }
const ASK_EACH_MS = 500
const POLL_MS = 20
/** After this time the site will not recover. */
const PATIENCE_MS = 60_000
const UNAVAILABLE = 503

async function logIn({ stage, work }: Site): Promise<number> {
  const { username, password } = work.cashier
  const headers = { 'Content-Type': 'application/json', Merchant: work.merchant.code }
  const body = JSON.stringify({ username, password })
  const signal = AbortSignal.timeout(PATIENCE_MS)
  return fetch(stage.url + operatorEndpoints.login.path, { method: 'POST', headers, body, signal }).then(
    ({ status }) => status,
    () => 0,
  )
}

async function waitUntil(isSo: () => boolean | Promise<boolean>): Promise<void> {
  for (const end = performance.now() + PATIENCE_MS; performance.now() < end && !(await isSo());) await delay(POLL_MS)
}

async function goAway(site: Site, { seconds, say }: Pick<Options, 'seconds' | 'say'>) {
  const { stage, work, payouts, container } = site
  await waitUntil(() => work.acknowledged() >= BEFORE.acknowledged)
  await stage.stopPostgres()
  say(`PostgreSQL is down for ${seconds} s; ${work.acknowledged()} operations were acknowledged before.`)

  const refused: Record<number, number> = {}
  let slowestRefusal = 0
  for (const end = performance.now() + seconds * 1_000; performance.now() < end; await delay(ASK_EACH_MS)) {
    const askedAt = performance.now()
    const status = await logIn(site)
    slowestRefusal = Math.max(slowestRefusal, performance.now() - askedAt)
    refused[status] = (refused[status] ?? 0) + 1
  }
  const isAlive = stage.isRunning()

  const acknowledged = work.acknowledged()
  await stage.startPostgres()
  const backAt = performance.now()
  const since = async (isSo: () => boolean | Promise<boolean>) => {
    await waitUntil(isSo)
    return performance.now() - backAt
  }
  const paidOnce = async () => (await container.database.prisma.agentBillPayment.count()) > 0
  const [ready, served, paid] = await Promise.all([
    since(async () => (await stage.ready()) >= 0),
    since(() => work.acknowledged() > acknowledged),
    payouts.add().then(() => since(paidOnce)),
  ])
  const faults: string[] = []
  if (!isAlive.server || !isAlive.worker) faults.push('a process ended while PostgreSQL was down')
  const others = Object.keys(refused).filter((status) => Number(status) !== UNAVAILABLE)
  if (others.length > 0) faults.push(`while PostgreSQL was down, a login got ${others.join(', ')}`)
  if (Math.max(ready, served) > AGAIN_MS.served) faults.push(`serving again took more than ${AGAIN_MS.served} ms`)
  if (paid > AGAIN_MS.paid) faults.push(`a job took more than ${AGAIN_MS.paid} ms to finish`)
  return { refused, slowestRefusal, ready, served, paid, faults }
}

export async function runOutage(options: Options): Promise<OutageReport> {
  const { found, acknowledged, faults } = await harmUnderWork({ ...options, firstPort: FIRST_PORT }, (site) =>
    goAway(site, options),
  )
  return { ...found, acknowledged, faults: [...found.faults, ...faults] }
}
