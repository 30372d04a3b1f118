/** Billing runs: each merchant's periods are billed and paid when they end in its time zone; missed runs are made up for. */
import type { RebateRun } from '#server/features/agents/rebate/rebate-run.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Logger } from '#server/platform/logger.ts'
import type { Merchant, MerchantDirectory } from '#server/platform/merchant/merchant-directory.ts'
import type { AgentBillRepository } from './agent-bill.repository.ts'
import type { PayDue } from './pay-bills.ts'
import { type Period, periodOf, periodsDue } from '#server/features/agents/agent-contracts/periods.ts'
import type { TeamFiguresRepository } from './team-figures.repository.ts'
import type { PeriodWriter } from './write-period.ts'

interface Deps {
  bills: AgentBillRepository
  teams: Pick<TeamFiguresRepository, 'fold'>
  periods: PeriodWriter
  rebates: Pick<RebateRun, 'write'>
  payDue: PayDue
  merchants: Pick<MerchantDirectory, 'findById'>
  clock: Clock
  logger: Pick<Logger, 'info' | 'error'>
}

const DAY_MS = 86_400_000
/** How far back a run makes up for missed periods and looks for resettled bets. */
const LOOKS_BACK_DAYS = { HOURLY: 2, DAILY: 31, MANUAL_DAILY: 31, DIVIDEND: 92 } as const
const CORRECTED_WITHIN_DAYS = 2
/** Hours first, because the day may deduct what they paid. */
const BILLED_KINDS = ['HOURLY', 'DAILY', 'MANUAL_DAILY', 'DIVIDEND'] as const

/** Kinds that are corrected by day. Hourly figures count a correction in the hour it happens. */
const CORRECTED_KINDS = ['DAILY', 'MANUAL_DAILY', 'DIVIDEND'] as const

export function createAgentRunService({ bills, teams, periods, rebates, payDue, merchants, clock, logger }: Deps) {
  async function billPeriods(merchant: Merchant, kind: (typeof BILLED_KINDS)[number], now: Date): Promise<number> {
    const since = await bills.countedSince(merchant.id, kind)
    if (!since) return 0
    const from = new Date(Math.max(since.getTime(), now.getTime() - LOOKS_BACK_DAYS[kind] * DAY_MS))
    const done = await bills.finishedSince(merchant.id, kind, from)
    let written = 0
    for (const period of periodsDue(kind, from, now, merchant.timezone))
      if (!done.has(period.start.getTime())) written += await periods.write(merchant, kind, period, now)
    return written
  }

  /** Today's real-time salaries, and yesterday's until the morning, because bets may have settled in its last minute. */
  async function goOn(merchant: Merchant, now: Date): Promise<number> {
    const since = await bills.countedSince(merchant.id, 'REALTIME')
    if (!since) return 0
    const today = periodOf('REALTIME', now, merchant.timezone)
    const yesterday = periodOf('REALTIME', new Date(today.start.getTime() - 1), merchant.timezone)
    const days = new Map([yesterday, today].map((day) => [day.start.getTime(), day]))
    for (const { settledAt } of await bills.correctedSince(
      merchant.id,
      new Date(now.getTime() - CORRECTED_WITHIN_DAYS * DAY_MS),
    )) {
      const day = periodOf('REALTIME', settledAt, merchant.timezone)
      days.set(day.start.getTime(), day)
    }
    let changed = 0
    for (const day of days.values()) if (day.end > since) changed += await periods.goOn(merchant, day, now)
    return changed
  }

  /** Bets voided or resettled after their period was billed (AGT-03). */
  async function correct(merchant: Merchant, now: Date): Promise<number> {
    const since = new Date(now.getTime() - CORRECTED_WITHIN_DAYS * DAY_MS)
    const corrections = await bills.correctedSince(merchant.id, since)
    if (corrections.length === 0) return 0
    let written = 0
    for (const kind of CORRECTED_KINDS) {
      const oldest = new Date(now.getTime() - LOOKS_BACK_DAYS.DIVIDEND * DAY_MS)
      const done = await bills.finishedSince(merchant.id, kind, oldest)
      const touched = new Map<number, Period>()
      for (const { settledAt } of corrections) {
        const period = periodOf(kind, settledAt, merchant.timezone)
        if (done.has(period.start.getTime())) touched.set(period.start.getTime(), period)
      }
      // A dividend starts with the previous one's carry, so all later ones are recalculated in order.
      if (kind === 'DIVIDEND')
        for (const start of done.keys())
          if (start > Math.min(...touched.keys())) touched.set(start, periodOf(kind, new Date(start), merchant.timezone))
      for (const start of [...touched.keys()].toSorted((one, other) => one - other))
        written += await periods.correct(merchant, kind, touched.get(start)!, now)
    }
    return written
  }

  /** Writes bills of all periods that have ended and of the current day, without posting. Returns the number of new bills. */
  async function write(merchant: Merchant): Promise<number> {
    const now = clock.now()
    await teams.fold()
    let written = await goOn(merchant, now)
    for (const kind of BILLED_KINDS) written += await billPeriods(merchant, kind, now)
    return written + (await correct(merchant, now))
  }

  async function payAll(merchant: Merchant): Promise<void> {
    for (const { kind, periodStart } of await bills.payable(merchant.id, merchant.currency))
      await payDue(merchant, kind, periodStart)
  }

  return {
    payDue,
    write,
    /** Writes and pays all that is due for a merchant. Repeated or concurrent runs write and post nothing twice (AGT-04). */
    async run(merchant: Merchant): Promise<{ bills: number }> {
      // Uncollected bills expire before anything new is written (AGT-31).
      await bills.expire(merchant.id, clock.now())
      // Rebates come first, because dividends depend on what is left after them.
      let written = await rebates.write(merchant)
      await payAll(merchant)
      written += await write(merchant)
      await payAll(merchant)
      if (written > 0) logger.info({ merchant: merchant.code, bills: written }, 'agents billed')
      return { bills: written }
    },

    /** All merchants; a failed run does not delay the others. */
    async runAll(): Promise<void> {
      for (const id of await bills.merchantIds()) {
        const merchant = await merchants.findById(id)
        if (!merchant) continue
        await this.run(merchant).catch((error: unknown) => {
          logger.error({ err: error, merchant: merchant.code }, 'billing agents failed')
        })
      }
    },
  }
}
export type AgentRunService = ReturnType<typeof createAgentRunService>
