/** Each game's stated and actual return (GAM-11). A past day is summed once and stored; today is calculated live. */
import { pageOf } from '#server/platform/report/page-of.ts'
import type { GamePerformance, GameFigures } from '#contract/back-office/game-performance.ts'
import type * as gamePerformanceEndpoints from '#contract/back-office/game-performance.ts'
import type { Query, Value } from '#contract/endpoint.ts'
import { gameCategory } from '#contract/game-category.ts'
import { DAYS_REPORT_MAX } from '#contract/report.ts'
import { moneyToWire } from '#contract/wire.ts'
import { csvAnswer } from '#server/http/csv-answer.ts'
import { businessDay, dayStart } from '#server/platform/business-day.ts'
import { addDays } from '#server/platform/calendar-day.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Merchant } from '#server/platform/merchant/merchant-directory.ts'
import { dayRangeOf, daysOfReport } from '#server/platform/report/report-days.ts'
import type { Range } from '#server/platform/report/report-range.ts'
import type { GameKey, GamePerformanceRepository, Settled } from './game-performance.repository.ts'
import { addUpByGame, footerOf, inOrder, keyOf, type Sums, sumOf, toFigures } from './performance-figures.ts'
import { statedReturnOf } from './stated-returns.ts'

type Zoned = Pick<Merchant, 'id' | 'timezone'>
interface Deps {
  performance: GamePerformanceRepository
  /** The first day anything can have happened. */
  openedAt: (merchantId: number) => Promise<Date | undefined>
  merchants: () => Promise<Zoned[]>
  clock: Clock
}
type Filter = Pick<Query<typeof gamePerformanceEndpoints.gamesFile>, 'vendor' | 'category' | 'order'>

const FILE_COLUMNS = [
  'vendor',
  'vendorName',
  'gameCode',
  'gameName',
  'category',
  'statedLeast',
  'statedMost',
  'statedAverage',
  'actualReturn',
  'games',
  'wins',
  'staked',
  'paidOut',
  'ggr',
  'voids',
  'voided',
  'openGames',
  'openStakes',
] as const

function cellsOf(row: GamePerformance) {
  const { least = null, most = null, average = null } = row.statedReturn ?? {}
  const cells = { ...row, statedLeast: least, statedMost: most, statedAverage: average }
  return FILE_COLUMNS.map((name) => {
    const cell = cells[name]
    return typeof cell === 'bigint' ? moneyToWire(cell) : (cell ?? '')
  })
}

export function createGamePerformanceService({ performance, openedAt, merchants, clock }: Deps) {
  const calculate = ({ id, timezone }: Zoned, day: string, isOver: boolean) =>
    performance.calculate({ merchantId: id, from: dayStart(day, timezone), before: dayStart(addDays(day, 1), timezone) }, isOver)

  /** By game. Past days that are not stored are calculated one after the other, and stored. */
  async function settledIn(merchant: Zoned, { from, to }: Range): Promise<(GameKey & Settled)[]> {
    const today = businessDay(clock.now(), merchant.timezone)
    const days = daysOfReport({ from, to }, DAYS_REPORT_MAX)
    const [stored, opened] = await Promise.all([performance.storedDays(merchant.id, from, to), openedAt(merchant.id)])
    const firstDay = opened ? businessDay(opened, merchant.timezone) : today
    for (const day of days) {
      if (day < firstDay || day >= today || stored.has(day)) continue
      const games = await calculate(merchant, day, true)
      await performance.keep(merchant.id, day, games, sumOf(games))
    }
    const past = await performance.stored(merchant.id, from, to)
    return days.includes(today) ? [...past, ...(await calculate(merchant, today, false))] : past
  }

  /** All matching rows, in order, with their sum. */
  async function read(
    merchant: Merchant,
    range: Range,
    filter: Filter,
  ): Promise<{ rows: GamePerformance[]; footer: GameFigures }> {
    const [settled, open] = await Promise.all([settledIn(merchant, range), performance.open(merchant.id)])
    const sums = addUpByGame([...settled, ...open])
    const known = new Map((await performance.facts(merchant.id, sums)).map((facts) => [keyOf(facts), facts]))
    const found: { row: GamePerformance; sum: Sums }[] = []
    for (const sum of sums) {
      const facts = known.get(keyOf(sum))
      const category = facts ? gameCategory.parse(facts.category) : null
      if (filter.vendor && filter.vendor !== sum.vendorCode) continue
      if (filter.category && filter.category !== category) continue
      const row = {
        ...toFigures(sum),
        vendor: sum.vendorCode,
        vendorName: facts?.vendorName ?? sum.vendorCode,
        gameCode: sum.gameCode,
        gameName: facts?.name ?? sum.gameCode,
        category,
        statedReturn: statedReturnOf({ ...sum, isPlayedHere: facts?.isPlayedHere ?? false }, merchant.settings.dice.minStake),
      }
      found.push({ row, sum })
    }
    return {
      rows: inOrder(
        found.map(({ row }) => row),
        filter.order,
      ),
      footer: footerOf(found.map(({ sum }) => sum)),
    }
  }

  return {
    vendors: (): Promise<Value<typeof gamePerformanceEndpoints.vendors>> => performance.vendors(),

    /** Throws `request.param.err` and `report.days.invalid`. */
    async games(
      merchant: Merchant,
      { page, size, ...asked }: Query<typeof gamePerformanceEndpoints.games>,
    ): Promise<Value<typeof gamePerformanceEndpoints.games>> {
      const { rows, footer } = await read(merchant, dayRangeOf(asked, merchant.timezone, clock.now()), asked)
      return {
        ...pageOf(rows, page, size),
        footer,
      }
    },

    /** Throws `request.param.err` and `report.days.invalid`. */
    gamesFile(merchant: Merchant, asked: Query<typeof gamePerformanceEndpoints.gamesFile>) {
      const range = dayRangeOf(asked, merchant.timezone, clock.now())
      async function* pages() {
        yield (await read(merchant, range, asked)).rows.map(cellsOf)
      }
      return csvAnswer(`games-${range.from}-${range.to}.csv`, FILE_COLUMNS, pages())
    },

    /** Stores yesterday's figures of every merchant, so that no one has to wait for them; an hourly job. */
    async closeDays(): Promise<void> {
      for (const merchant of await merchants()) {
        const yesterday = addDays(businessDay(clock.now(), merchant.timezone), -1)
        await settledIn(merchant, { from: yesterday, to: yesterday })
      }
    },
  }
}
export type GamePerformanceService = ReturnType<typeof createGamePerformanceService>
