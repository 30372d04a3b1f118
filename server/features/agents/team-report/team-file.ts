/** A team's reports as files. */
import type { Query } from '#contract/endpoint.ts'
import type * as teamReportEndpoints from '#contract/agents/team-report/team-report.ts'
import { PNL_COLUMNS, type TeamDay } from '#contract/agents/team-report/team-report.ts'
import { type Language, moneyToWire } from '#contract/wire.ts'
import type { MemberCaller } from '#server/http/caller.ts'
import { csvAnswer } from '#server/http/csv-answer.ts'
import type { Merchant } from '#server/platform/merchant/merchant-directory.ts'
import type { Range } from '#server/platform/report/report-range.ts'
import { COLUMN_NAMES, type FileColumn, KIND_NAME } from './team-report-names.ts'
import type { TeamReportService } from './team-report.service.ts'

const FIGURES = PNL_COLUMNS.filter((name) => name !== 'username')
const DAY_COLUMNS = [
  'day',
  ...FIGURES,
  'betMemberCount',
  'depositMemberCount',
  'loginMemberCount',
] as const satisfies (keyof TeamDay)[]

const TYPE_COLUMNS = ['betCount', 'stake', 'validTurnover', 'prize', 'PnL'] as const
const GIFT_COLUMNS = [
  'day',
  'rebate',
  'promotion',
  'dailySalary',
  'hourlySalary',
  'realTimeSalary',
  'dividend',
  'adjustment',
] as const
const FEE_COLUMNS = ['day', 'deposit', 'depositCount', 'withdraw', 'withdrawCount', 'fee'] as const

type Asked = Query<typeof teamReportEndpoints.byGameTypeFile>

const headOf = (columns: readonly FileColumn[], language: Language) => columns.map((name) => COLUMN_NAMES[name][language])
const cell = (value: string | number | bigint | null) => (typeof value === 'bigint' ? moneyToWire(value) : (value ?? ''))

async function* onePage<T>(page: T) {
  yield page
}
const fileOf = (what: string, { from, to }: Range, head: readonly string[], rows: (string | number)[][]) =>
  csvAnswer(`team-${what}-${from}-${to}.csv`, head, onePage(rows))

export const createTeamFiles = (service: TeamReportService) => ({
  async byGameType(caller: MemberCaller, merchant: Merchant, language: Language, asked: Asked) {
    const { list } = await service.byGameType(caller, merchant, asked)
    const head = [KIND_NAME[language], ...headOf(TYPE_COLUMNS, language)]
    const rows = list.map((row) => [row.gameType, ...TYPE_COLUMNS.map((name) => cell(row[name]))])
    return fileOf('game-types', service.rangeIn(asked, merchant), head, rows)
  },
  async gifts(caller: MemberCaller, merchant: Merchant, language: Language, asked: Asked) {
    const { list } = await service.gifts(caller, merchant, asked)
    const rows = list.map((row) => GIFT_COLUMNS.map((name) => cell(row[name])))
    return fileOf('gifts', service.rangeIn(asked, merchant), headOf(GIFT_COLUMNS, language), rows)
  },
  async fees(caller: MemberCaller, merchant: Merchant, language: Language, asked: Asked) {
    const { list } = await service.fees(caller, merchant, asked)
    const rows = list.map((row) => FEE_COLUMNS.map((name) => cell(row[name])))
    return fileOf('payments', service.rangeIn(asked, merchant), headOf(FEE_COLUMNS, language), rows)
  },
  async days(caller: MemberCaller, merchant: Merchant, language: Language, asked: Query<typeof teamReportEndpoints.daysFile>) {
    const { range, rows } = await service.dayRows(caller, merchant, asked)
    async function* pages() {
      yield rows.map((row) => DAY_COLUMNS.map((name) => cell(row[name])))
    }
    return csvAnswer(`team-${range.from}-${range.to}.csv`, headOf(DAY_COLUMNS, language), pages())
  },
  async pnl(caller: MemberCaller, merchant: Merchant, language: Language, asked: Query<typeof teamReportEndpoints.pnlFile>) {
    const { range, rows, node } = await service.pnlRows(caller, merchant, asked)
    async function* pages() {
      yield rows.map((row) => PNL_COLUMNS.map((name) => cell(row[name])))
    }
    return csvAnswer(`pnl-${node.username}-${range.from}-${range.to}.csv`, headOf(PNL_COLUMNS, language), pages())
  },
})
export type TeamFiles = ReturnType<typeof createTeamFiles>
