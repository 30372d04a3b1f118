/**
 * Metrics for Prometheus, at `/metrics`. Every label has few values, fixed at startup: a declared endpoint, a tier, a status.
 * Histograms are per tier, not per endpoint, because each has thirteen lines and there are hundreds of endpoints.
 */
import { setTimeout as delay } from 'node:timers/promises'
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client'
import type { Pool } from './database.ts'

const SECONDS = [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5]
/** All paths that are not endpoints. */
const UNKNOWN = { path: 'unknown', tier: 'unknown' }

/** The result of the ledger's last sweep (LED-10), from any process. */
const LAST_SWEEP = `SELECT findings, extract(epoch FROM finished_at)::float8 AS "sweptAt" FROM ledger_sweep ORDER BY id DESC LIMIT 1`
/** Of all merchants, and of orders without a merchant. */
const CONTRADICTIONS = `SELECT count(*)::integer AS open FROM payment_callback WHERE contradiction IS NOT NULL AND settled_at IS NULL`
const READ_MS = 1_000
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
    help: 'Responses, by endpoint and status',
    labelNames: ['endpoint', 'status'] as const,
    registers,
  })
  const busy = new Counter({
    name: 'palaro_endpoint_seconds_total',
    help: 'Time from request to response, summed by endpoint',
    labelNames: ['endpoint'] as const,
    registers,
  })
  const times = new Histogram({
    name: 'palaro_answer_seconds',
    help: 'Time from request to response, by rate tier',
    labelNames: ['tier'] as const,
    buckets: SECONDS,
    registers,
  })
  const findings = new Gauge({
    name: 'palaro_ledger_findings',
    help: 'Findings of the last ledger sweep: alert if more than 0',
    registers: [registry],
  })
  const sweptAt = new Gauge({
    name: 'palaro_ledger_swept_at_seconds',
    help: 'When the last ledger sweep ended, in seconds since 1970: alert if older than two hours',
    registers: [registry],
  })
  const contradictions = new Gauge({
    name: 'palaro_payment_contradictions',
    help: 'Open contradictions between reports of payment sites: alert if more than 0',
    registers: [registry],
  })
  const programChanged = new Gauge({
    name: 'palaro_program_changed',
    help: 'Whether files of the program differ from those it started with or from the released ones: alert if 1',
    registers: [registry],
  })
  const programCheckedAt = new Gauge({
    name: 'palaro_program_checked_at_seconds',
    help: 'When the program last verified its files, in seconds since 1970: alert if older than two days',
    registers: [registry],
  })
  for (const gauge of [programChanged, programCheckedAt]) gauge.set(Number.NaN)
  /** The first row; undefined if the database does not answer: the other metrics matter most then. */
  async function rowOf<Row extends object>(sql: string): Promise<Row | undefined> {
    const read = pool.query<Row>(sql).catch(() => undefined)
    const found = await Promise.race([read, delay(READ_MS, undefined, { ref: false })])
    return found?.rows[0]
  }
  async function readStored(): Promise<void> {
    const [sweep, reports] = await Promise.all([rowOf<Sweep>(LAST_SWEEP), rowOf<{ open: number }>(CONTRADICTIONS)])
    findings.set(sweep?.findings ?? Number.NaN)
    sweptAt.set(sweep?.sweptAt ?? Number.NaN)
    contradictions.set(reports?.open ?? Number.NaN)
  }
  return {
    contentType: registry.contentType,
    async text(): Promise<string> {
      await readStored()
      return registry.metrics()
    },
    observeProgram({ isFine, checkedAt }: { isFine: boolean; checkedAt: number }) {
      programChanged.set(isFine ? 0 : 1)
      programCheckedAt.set(checkedAt / 1_000)
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
