/** The reports of a team as files. */
import type { Query } from '#contract/endpoint.ts'
import { PNL_COLUMNS, type TeamDay, type teamReportEndpoints } from '#contract/team-report.ts'
import { type Language, moneyToWire } from '#contract/wire.ts'
import type { MemberCaller } from '#server/http/caller.ts'
import { csvAnswer } from '#server/http/csv-answer.ts'
import type { Merchant } from '#server/platform/merchant/merchant-directory.ts'
import { COLUMN_NAMES, type FileColumn } from './team-report-names.ts'
import type { TeamReportService } from './team-report.service.ts'

const FIGURES = PNL_COLUMNS.filter((name) => name !== 'username')
const DAY_COLUMNS = [
  'day',
  ...FIGURES,
  'betMemberCount',
  'depositMemberCount',
  'loginMemberCount',
] as const satisfies (keyof TeamDay)[]

const headOf = (columns: readonly FileColumn[], language: Language) => columns.map((name) => COLUMN_NAMES[name][language])
const cell = (value: string | number | bigint | null) => (typeof value === 'bigint' ? moneyToWire(value) : (value ?? ''))

export const createTeamFiles = (service: TeamReportService) => ({
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
