/** What an agent's team played, paid and earned, by business days of the merchant (wire §4.13, domain §4.8). Real money of real players only (ACC-11). */
import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { GAME_TYPES } from './rebate.ts'
import { REPORT_PAGE_SIZE, reportOf, reportRange } from './report.ts'
import { MAX_PAGE_SIZE, memberType, money, reportPageQuery, text, textOrNumber, wholeNumber } from './wire.ts'

/** Days of one report at most: three whole months. */
export const TEAM_REPORT_MAX_DAYS = 92

/** TEAM: the agent and everybody below; DIRECT: who stands right below; OWN: the agent alone. */
export const TEAM_SCOPES = ['TEAM', 'DIRECT', 'OWN'] as const
export type TeamScope = (typeof TEAM_SCOPES)[number]

const upper = (max: number) => text(max).check(z.toUpperCase())
export const scopeAsked = z.pipe(upper(8), z.enum(TEAM_SCOPES))
export const gameTypeAsked = z.pipe(upper(16), z.enum([...GAME_TYPES, 'ALL']))
/** Username or id of somebody of the team; nobody named: the agent who asks. */
export const memberAsked = z.optional(textOrNumber(64))

const play = { betCount: z.int(), stake: money, validTurnover: money, prize: money }
const sums = {
  deposit: money,
  firstDepositAmount: money,
  withdraw: money,
  fee: money,
  rebate: money,
  promotion: money,
  dailySalary: money,
  hourlySalary: money,
  realTimeSalary: money,
  dividend: money,
  adjustment: money,
  /** What the players won: prizes, rebates, bonuses and salaries less their stakes; negative where they lost. */
  PnL: money,
}
const counts = {
  depositCount: z.int(),
  firstDepositCount: z.int(),
  withdrawCount: z.int(),
  registerCount: z.int(),
  loginCount: z.int(),
}
export const teamFigures = z.object({ ...play, ...sums, ...counts })
export type TeamFigures = z.output<typeof teamFigures>

/** Different members. Of several days nobody can tell by adding, and it is null: the KPI counts each of them once. */
const heads = {
  betMemberCount: z.nullable(z.int()),
  depositMemberCount: z.nullable(z.int()),
  loginMemberCount: z.nullable(z.int()),
}
const teamSum = z.object({ ...teamFigures.shape, ...heads })
export type TeamSum = z.output<typeof teamSum>
const teamDay = z.object({ day: z.string(), ...teamSum.shape })
export type TeamDay = z.output<typeof teamDay>

const kpiCounts = {
  teamLoginMemberCount: z.int(),
  teamBetMemberCount: z.int(),
  teamRegisterMemberCount: z.int(),
  teamDepositMemberCount: z.int(),
  teamFirstDepositMemberCount: z.int(),
}
/** Online: right now, whatever days are asked for. */
const kpi = z.object({ ...kpiCounts, teamOnlineCount: z.int() })
const kpiDay = z.object({ day: z.string(), ...kpiCounts })

export const PNL_COLUMNS = [
  'username',
  ...(Object.keys(teamFigures.shape) as (keyof TeamFigures)[]),
] as const satisfies readonly (keyof TeamFigures | 'username')[]
export type PnlColumn = (typeof PNL_COLUMNS)[number]

const pnlRow = z.object({
  customerId: z.string(),
  username: z.string(),
  type: memberType,
  /** The one whose team this is: what it did itself. The others are teams, each with its head. */
  isOwn: z.boolean(),
  /** Has a team of its own to look into. */
  hasTeam: z.boolean(),
  ...teamFigures.shape,
})
export type PnlRow = z.output<typeof pnlRow>

const ofType = { ...play, PnL: money }
const typeRow = z.object({ gameType: z.enum(GAME_TYPES), ...ofType })
const ofGifts = {
  rebate: money,
  promotion: money,
  dailySalary: money,
  hourlySalary: money,
  realTimeSalary: money,
  dividend: money,
  adjustment: money,
}
const giftRow = z.object({ day: z.string(), ...ofGifts })
const ofFees = { deposit: money, depositCount: z.int(), withdraw: money, withdrawCount: z.int(), fee: money }
const feeRow = z.object({ day: z.string(), ...ofFees })

/** Older clients name whom they ask about by `customerId`. */
export const named = { username: memberAsked, customerId: memberAsked }
/** Whose, and which part of it. */
const whose = { ...named, scope: z._default(scopeAsked, 'TEAM') }
const played = { gameType: z.optional(gameTypeAsked) }
const pnlAsked = {
  ...reportRange,
  ...played,
  /** Whose team; the rows are of those right below. */
  ...named,
  /** A part of the names. */
  search: z.optional(text(64)),
  sort: z._default(z.enum(PNL_COLUMNS), 'validTurnover'),
  order: z._default(z.enum(['asc', 'desc']), 'desc'),
}
const pnlQuery = { ...pnlAsked, ...reportPageQuery(REPORT_PAGE_SIZE) }
/** The way from the agent who asks down to whose team it is. */
const path = z.array(z.string())
const pnlValue = z.object({ ...reportOf(pnlRow, teamFigures).shape, path })

const read = { method: 'GET', auth: 'agent', errors: ['no.data', 'request.param.err'] } as const
const file = { ...read, tier: 'write', framing: 'csv', value: z.string() } as const

export const teamReportEndpoints = {
  kpi: endpoint({
    ...read,
    summary:
      'How many of the team logged in, bet, registered and deposited, each once, and how many are online; `size` days, newest first',
    relay: 'ODSFE2_teamKPIC',
    moduleId: 'AGEINFO3',
    query: z.object({ ...reportRange, ...whose, size: z._default(wholeNumber(MAX_PAGE_SIZE), 0) }),
    value: z.object({ list: z.array(kpiDay), total: z.int(), totalPages: z.int(), page: z.int(), footer: kpi }),
  }),
  sum: endpoint({
    ...read,
    summary: 'What the team comes to on these days',
    relay: 'ODSFE2_getTeamOverviewSum',
    moduleId: 'AGEPAG',
    query: z.object({ ...reportRange, ...whose }),
    value: teamSum,
  }),
  days: endpoint({
    ...read,
    summary: 'The same day by day, oldest first; days on which nothing happened are zero',
    relay: 'ODSFE2_getTeamOverviewDailyList',
    moduleId: 'AGEPAG',
    query: z.object({ ...reportRange, ...whose }),
    value: z.object({ list: z.array(teamDay), total: z.int(), footer: teamSum }),
  }),
  daysFile: endpoint({
    ...file,
    summary: 'The team day by day, as a file',
    path: '/wps/report/teamOverview/export',
    query: z.object({ ...reportRange, ...whose }),
  }),
  pnl: endpoint({
    ...read,
    summary:
      'Profit and loss: the agent’s own, and of each member right below with its team; the footer is the sum of all of them',
    relay: 'ODSFE2_getTeamPNLV3',
    aliases: ['ODSFE2_TeamPNL', '/wps/report/teamPNL'],
    moduleId: 'AGETEAMPNL3',
    query: z.object(pnlQuery),
    value: pnlValue,
  }),
  lotteryPnl: endpoint({
    ...read,
    summary: 'The same of lotteries alone',
    path: '/wps/report/downlineLottoPNL',
    query: z.object(pnlQuery),
    value: pnlValue,
  }),
  fishingPnl: endpoint({
    ...read,
    summary: 'The same of fishing games alone',
    path: '/wps/report/teamPVPFishingPNL',
    query: z.object(pnlQuery),
    value: pnlValue,
  }),
  pnlFile: endpoint({
    ...file,
    summary: 'Profit and loss as a file, all rows',
    path: '/wps/report/teamPNL/export',
    query: z.object(pnlAsked),
  }),
  /** A member reads its own; an agent that of one of its team too (wire §6.8). */
  memberPnl: endpoint({
    ...read,
    auth: 'member',
    summary: 'What one member did itself, without those below',
    relay: 'ODSFE2_getMemberPnlv2',
    aliases: ['ODSFE2_MemPNL', '/wps/report/memberPNL'],
    query: z.object({ ...reportRange, ...played, ...named }),
    value: z.object({ username: z.string(), ...teamFigures.shape }),
  }),
  byGameType: endpoint({
    ...read,
    summary: 'What was played, by kind of game',
    relay: 'ODSFE2_getTeamPNLV2Detail',
    moduleId: 'AGETEAMPNL3',
    query: z.object({ ...reportRange, ...whose }),
    value: z.object({ list: z.array(typeRow), footer: z.object(ofType) }),
  }),
  byGameTypeFile: endpoint({
    ...file,
    summary: 'The same as a file',
    path: '/wps/report/teamPNL/gameTypes/export',
    query: z.object({ ...reportRange, ...whose }),
  }),
  gifts: endpoint({
    ...read,
    summary: 'What was given, by days on which something was, newest first',
    relay: 'ODSFE2_getTeamPNLV2PromotionDetail',
    moduleId: 'AGETEAMPNL3',
    query: z.object({ ...reportRange, ...whose }),
    value: z.object({ list: z.array(giftRow), footer: z.object(ofGifts) }),
  }),
  giftsFile: endpoint({
    ...file,
    summary: 'The same as a file',
    path: '/wps/report/teamPNL/gifts/export',
    query: z.object({ ...reportRange, ...whose }),
  }),
  fees: endpoint({
    ...read,
    summary: 'What was paid in and out and what that cost, by days on which something was, newest first',
    relay: 'ODSFE2_getPaymentFeeDetail',
    moduleId: 'AGETEAMPNL3',
    query: z.object({ ...reportRange, ...whose }),
    value: z.object({ list: z.array(feeRow), footer: z.object(ofFees) }),
  }),
  feesFile: endpoint({
    ...file,
    summary: 'The same as a file',
    path: '/wps/report/teamPNL/fees/export',
    query: z.object({ ...reportRange, ...whose }),
  }),
}
