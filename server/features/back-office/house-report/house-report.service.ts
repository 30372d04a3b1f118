/** What the house earned and paid. A past day is summed once and stored; today is calculated live. */
import { pageOf } from '#server/platform/report/page-of.ts'
import type { Query, Value } from '#contract/endpoint.ts'
import type * as houseReportEndpoints from '#contract/back-office/house-report.ts'
import type { HouseFigures } from '#contract/back-office/house-report.ts'
import { DAYS_REPORT_MAX } from '#contract/report.ts'
import { moneyToWire } from '#contract/wire.ts'
import { csvAnswer } from '#server/http/csv-answer.ts'
import { businessDay, dayStart } from '#server/platform/business-day.ts'
import { addDays, firstOfMonth } from '#server/platform/calendar-day.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Merchant } from '#server/platform/merchant/merchant-directory.ts'
import { dayRangeOf, daysOfReport } from '#server/platform/report/report-days.ts'
import { NOTHING, toFigures, toSum } from './house-figures.ts'
import type { DayFigures, HouseReportRepository } from './house-report.repository.ts'

interface Deps {
  reports: HouseReportRepository
  /** How many refused wins wait for an operator. */
  refusedWins: (merchantId: number) => Promise<number>
  /** How many reports of payment sites contradict each other. */
  contradictions: (merchantId: number) => Promise<number>
  clock: Clock
}
type Zoned = Pick<Merchant, 'id' | 'timezone'>

interface Day {
  day: string
  figures: DayFigures
}

const FILE_COLUMNS = [
  'day',
  'registered',
  'deposits',
  'deposited',
  'depositFees',
  'firstDeposits',
  'firstDeposited',
  'withdrawals',
  'withdrawn',
  'withdrawalFees',
  'netDeposits',
  'players',
  'bets',
  'staked',
  'paidOut',
  'ggr',
  'promotions',
  'adjustments',
  'agentIncome',
  'ngr',
] as const

export function createHouseReportService({ reports, refusedWins, contradictions, clock }: Deps) {
  const calculate = ({ id, timezone }: Zoned, day: string, isOver: boolean): Promise<DayFigures> =>
    reports.calculate({ merchantId: id, from: dayStart(day, timezone), before: dayStart(addDays(day, 1), timezone) }, isOver)

  /** Newest first. Days that are not stored are calculated one after the other, and stored if they are over. */
  async function read(merchant: Zoned, from: string, to: string): Promise<Day[]> {
    const today = businessDay(clock.now(), merchant.timezone)
    const days = daysOfReport({ from, to }, DAYS_REPORT_MAX)
    const [kept, openedAt] = await Promise.all([reports.kept(merchant.id, from, to), reports.openedAt(merchant.id)])
    const firstDay = openedAt ? businessDay(openedAt, merchant.timezone) : today
    const found: Day[] = []
    for (const day of days) {
      if (day > today || day < firstDay) {
        found.push({ day, figures: NOTHING })
        continue
      }
      const known = kept.get(day)
      const figures = known ?? (await calculate(merchant, day, day < today))
      if (!known && day < today) await reports.keep(merchant.id, day, figures)
      found.push({ day, figures })
    }
    return found
  }

  const present = ({ day, figures }: Day): HouseFigures & { day: string } => ({ day, ...toFigures(figures) })

  return {
    async overview(merchant: Merchant): Promise<Value<typeof houseReportEndpoints.overview>> {
      const today = businessDay(clock.now(), merchant.timezone)
      const [yesterday, first] = [addDays(today, -1), firstOfMonth(today)]
      const days = await read(merchant, first < yesterday ? first : yesterday, today)
      const [owed, waiting, refused, contradictory] = await Promise.all([
        reports.owed(merchant.id, merchant.currency),
        reports.waiting(merchant.id),
        refusedWins(merchant.id),
        contradictions(merchant.id),
      ])
      const of = (name: string) => toFigures(days.find(({ day }) => day === name)?.figures ?? NOTHING)
      const month = toSum(days.filter(({ day }) => day >= first).map(({ figures }) => figures))
      const queues = { ...waiting, refusedWins: refused, contradictions: contradictory }
      return { today: of(today), yesterday: of(yesterday), month, owed, waiting: queues }
    },

    /** Throws `request.param.err` and `report.days.invalid`. */
    async days(
      merchant: Merchant,
      { page, size, ...asked }: Query<typeof houseReportEndpoints.days>,
    ): Promise<Value<typeof houseReportEndpoints.days>> {
      const { from, to } = dayRangeOf(asked, merchant.timezone, clock.now())
      const all = await read(merchant, from, to)
      return {
        ...pageOf(all.map(present), page, size),
        footer: toSum(all.map(({ figures }) => figures)),
      }
    },

    /** Throws `request.param.err` and `report.days.invalid`. */
    daysFile(merchant: Merchant, asked: Query<typeof houseReportEndpoints.daysFile>) {
      const { from, to } = dayRangeOf(asked, merchant.timezone, clock.now())
      async function* pages() {
        const rows = (await read(merchant, from, to)).map(present)
        yield rows.map((row) => FILE_COLUMNS.map((name) => (typeof row[name] === 'bigint' ? moneyToWire(row[name]) : row[name])))
      }
      return csvAnswer(`house-${from}-${to}.csv`, FILE_COLUMNS, pages())
    },

    /** Stores yesterday's figures of every merchant, so that no one has to wait for them; a nightly job. */
    async closeDays(): Promise<void> {
      for (const merchant of await reports.merchants()) {
        const yesterday = addDays(businessDay(clock.now(), merchant.timezone), -1)
        await read(merchant, yesterday, yesterday)
      }
    },
  }
}
export type HouseReportService = ReturnType<typeof createHouseReportService>
