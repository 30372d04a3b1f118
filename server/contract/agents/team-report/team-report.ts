/**
 * What an agent's team played, paid and earned, by business days of the merchant (WIR-39, AGT-36, AGT-37). Real money of real
 * players only (ACC-11).
 */
import * as z from 'zod/mini'
import { endpoint } from '../../endpoint.ts'
import { GAME_TYPES } from '../rebate.ts'
import { REPORT_PAGE_SIZE, reportOf, reportRange } from '../../report.ts'
import { MAX_PAGE_SIZE, memberType, money, reportPageQuery, text, textOrNumber, wholeNumber } from '../../wire.ts'

/** Most days in one report: three whole months. */
export const TEAM_REPORT_MAX_DAYS = 92

/** TEAM = the agent and the whole downline; DIRECT = the direct downline; OWN = the agent alone. */
export const TEAM_SCOPES = ['TEAM', 'DIRECT', 'OWN'] as const
export type TeamScope = (typeof TEAM_SCOPES)[number]

const upper = (max: number) => text(max).check(z.toUpperCase())
/** TEAM = the agent and the whole downline; DIRECT = the direct downline; OWN = the agent alone. */
export const scopeAsked = z.pipe(upper(8), z.enum(TEAM_SCOPES))
export const gameTypeAsked = z.pipe(upper(16), z.enum([...GAME_TYPES, 'ALL']))
/** Username or id of a member of the team; absent = the calling agent. */
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
  /** What the players won: prizes, rebates, bonuses and salaries less their stakes; negative if they lost. */
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

/** Distinct members. Counts of several days cannot be added up, so it is null there; the KPI counts each member once. */
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
/** `teamOnlineCount` is always the current number, regardless of the requested days. */
const kpiTotals = z.object({ ...kpiCounts, teamOnlineCount: z.int() })
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
  /**
   * True for the row of the member whose team this is, with its own figures only. The other rows are teams, named by their head.
   */
  isOwn: z.boolean(),
  /** Whether the member has a team of its own. */
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

/** Older clients name the member by `customerId`. */
export const named = {
  /** Username or id of a member of the team; absent = the calling agent. */
  username: memberAsked,
  /** Another name of `username`. */
  customerId: memberAsked,
}
/** Whose figures, and which part of the team. */
const whose = { ...named, scope: z._default(scopeAsked, 'TEAM') }
const played = { gameType: z.optional(gameTypeAsked) }
const pnlAsked = {
  ...reportRange,
  ...played,
  /** Whose team; the rows are its direct downline. */
  ...named,
  /** Part of a username. */
  search: z.optional(text(64)),
  /** The column the list is sorted by. */
  sort: z._default(z.enum(PNL_COLUMNS), 'validTurnover'),
  /** The order of the sorted column. */
  order: z._default(z.enum(['asc', 'desc']), 'desc'),
}
const pnlQuery = { ...pnlAsked, ...reportPageQuery(REPORT_PAGE_SIZE) }
/** Usernames from the calling agent down to the named member. */
const path = z.array(z.string())
const pnlValue = z.object({ ...reportOf(pnlRow, teamFigures).shape, path })

const read = { method: 'GET', auth: 'agent', errors: ['no.data', 'request.param.err'] } as const
const file = { ...read, tier: 'write', framing: 'csv', value: z.string() } as const

export const kpi = endpoint({
  ...read,
  summary:
    'How many members of the team logged in, bet, registered and deposited, each counted once, and how many are online; `size` days, newest first',
  relay: 'ODSFE2_teamKPIC',
  moduleId: 'AGEINFO3',
  query: z.object({
    ...reportRange,
    ...whose,
    /** How many days the list has, newest first; 0 = none. */
    size: z._default(wholeNumber(MAX_PAGE_SIZE), 0),
  }),
  value: z.object({ list: z.array(kpiDay), total: z.int(), totalPages: z.int(), page: z.int(), footer: kpiTotals }),
})

export const sum = endpoint({
  ...read,
  summary: 'Totals of the team over these days',
  relay: 'ODSFE2_getTeamOverviewSum',
  moduleId: 'AGEPAG',
  query: z.object({ ...reportRange, ...whose }),
  value: teamSum,
})

export const days = endpoint({
  ...read,
  summary: 'Totals of the team day by day, oldest first; days without activity are zero',
  relay: 'ODSFE2_getTeamOverviewDailyList',
  moduleId: 'AGEPAG',
  query: z.object({ ...reportRange, ...whose }),
  value: z.object({ list: z.array(teamDay), total: z.int(), footer: teamSum }),
})

export const daysFile = endpoint({
  ...file,
  summary: 'Totals of the team day by day as a file',
  path: '/wps/report/teamOverview/export',
  query: z.object({ ...reportRange, ...whose }),
})

export const pnl = endpoint({
  ...read,
  summary: 'Profit and loss of the agent alone, and of each direct downline with its team; the footer is their sum',
  relay: 'ODSFE2_getTeamPNLV3',
  aliases: ['ODSFE2_TeamPNL', '/wps/report/teamPNL'],
  moduleId: 'AGETEAMPNL3',
  query: z.object(pnlQuery),
  value: pnlValue,
})

export const lotteryPnl = endpoint({
  ...read,
  summary: 'Profit and loss of lotteries only',
  path: '/wps/report/downlineLottoPNL',
  query: z.object(pnlQuery),
  value: pnlValue,
})

export const fishingPnl = endpoint({
  ...read,
  summary: 'Profit and loss of fishing games only',
  path: '/wps/report/teamPVPFishingPNL',
  query: z.object(pnlQuery),
  value: pnlValue,
})

export const pnlFile = endpoint({
  ...file,
  summary: 'Profit and loss as a file, all rows',
  path: '/wps/report/teamPNL/export',
  query: z.object(pnlAsked),
})

/** A member reads its own figures; an agent also those of a member of its team (WIR-39). */
export const memberPnl = endpoint({
  ...read,
  auth: 'member',
  summary: 'Figures of one member alone, without its downline',
  relay: 'ODSFE2_getMemberPnlv2',
  aliases: ['ODSFE2_MemPNL', '/wps/report/memberPNL'],
  query: z.object({ ...reportRange, ...played, ...named }),
  value: z.object({ username: z.string(), ...teamFigures.shape }),
})

export const byGameType = endpoint({
  ...read,
  summary: 'Bets by kind of game',
  relay: 'ODSFE2_getTeamPNLV2Detail',
  moduleId: 'AGETEAMPNL3',
  query: z.object({ ...reportRange, ...whose }),
  value: z.object({ list: z.array(typeRow), footer: z.object(ofType) }),
})

export const byGameTypeFile = endpoint({
  ...file,
  summary: 'Bets by kind of game as a file',
  path: '/wps/report/teamPNL/gameTypes/export',
  query: z.object({ ...reportRange, ...whose }),
})

export const gifts = endpoint({
  ...read,
  summary: 'Promotions by day, newest first; days without any are left out',
  relay: 'ODSFE2_getTeamPNLV2PromotionDetail',
  moduleId: 'AGETEAMPNL3',
  query: z.object({ ...reportRange, ...whose }),
  value: z.object({ list: z.array(giftRow), footer: z.object(ofGifts) }),
})

export const giftsFile = endpoint({
  ...file,
  summary: 'Promotions by day as a file',
  path: '/wps/report/teamPNL/gifts/export',
  query: z.object({ ...reportRange, ...whose }),
})

export const fees = endpoint({
  ...read,
  summary: 'Deposits, withdrawals and their fees by day, newest first; days without any are left out',
  relay: 'ODSFE2_getPaymentFeeDetail',
  moduleId: 'AGETEAMPNL3',
  query: z.object({ ...reportRange, ...whose }),
  value: z.object({ list: z.array(feeRow), footer: z.object(ofFees) }),
})

export const feesFile = endpoint({
  ...file,
  summary: 'Deposits, withdrawals and their fees as a file',
  path: '/wps/report/teamPNL/fees/export',
  query: z.object({ ...reportRange, ...whose }),
})
