/**
 * Figures for Prometheus, at `/metrics`. Every label has few values, fixed when the server starts: an endpoint as it is declared,
 * a tier, a status of ours. Buckets of time are per tier, not per endpoint: thirteen lines each, of hundreds of endpoints.
 */
import { setTimeout as delay } from 'node:timers/promises'
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client'
import type { Pool } from './database.ts'

const SECONDS = [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5]
/** Every address that is no endpoint's. */
const UNKNOWN = { path: 'unknown', tier: 'unknown' }

/** Of the last sweep of the ledger (LED-10), whichever process ran it. */
const LAST_SWEEP = `SELECT findings, extract(epoch FROM finished_at)::float8 AS "sweptAt" FROM ledger_sweep ORDER BY id DESC LIMIT 1`
const SWEEP_MS = 1_000
interface Sweep {
  findings: number
  sweptAt: number
}

export function createMetrics({ pool }: { pool: Pool }) {
  const registry = new Registry()
  const registers = [registry]
  collectDefaultMetrics({ register: registry })
  const answers = new Counter({
    name: 'palaro_answers_total',
    help: 'Answers, by endpoint and status',
    labelNames: ['endpoint', 'status'] as const,
    registers,
  })
  const busy = new Counter({
    name: 'palaro_endpoint_seconds_total',
    help: 'Time from request to answer, added up by endpoint',
    labelNames: ['endpoint'] as const,
    registers,
  })
  const times = new Histogram({
    name: 'palaro_answer_seconds',
    help: 'Time from request to answer, by rate tier',
    labelNames: ['tier'] as const,
    buckets: SECONDS,
    registers,
  })
  const findings = new Gauge({
    name: 'palaro_ledger_findings',
    help: 'What the last sweep of the ledger found wrong: more than 0 is an alarm',
    registers: [registry],
  })
  const sweptAt = new Gauge({
    name: 'palaro_ledger_swept_at_seconds',
    help: 'When the last sweep of the ledger ended, in seconds since 1970; two hours ago is too long',
    registers: [registry],
  })
  async function readSweep(): Promise<void> {
    // The other figures are wanted most while the database is away.
    const read = pool.query<Sweep>(LAST_SWEEP).catch(() => undefined)
    const last = await Promise.race([read, delay(SWEEP_MS, undefined, { ref: false })])
    const sweep = last?.rows[0]
    findings.set(sweep?.findings ?? Number.NaN)
    sweptAt.set(sweep?.sweptAt ?? Number.NaN)
  }
  return {
    contentType: registry.contentType,
    async text(): Promise<string> {
      await readSweep()
      return registry.metrics()
    },
    observeAnswer(endpoint: { path: string; tier: string } | undefined, status: number, seconds: number) {
      const { path, tier } = endpoint ?? UNKNOWN
      answers.inc({ endpoint: path, status })
      busy.inc({ endpoint: path }, seconds)
      times.observe({ tier }, seconds)
    },
  }
}
export type Metrics = ReturnType<typeof createMetrics>
