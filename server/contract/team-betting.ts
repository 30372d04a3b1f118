/** The bets of an agent's team, one by one: what was staked and paid, and nothing that is the player's own business, as seeds and balances. */
import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { GAME_TYPES } from './rebate.ts'
import { REPORT_PAGE_SIZE, reportRange } from './report.ts'
import { gameTypeAsked, memberAsked, named, scopeAsked } from './team-report.ts'
import { MAX_INSTANT, MAX_ROW_ID, money, pagePlace, reportPageQuery, text, textOrNumber } from './wire.ts'

/** CORRECTED: settled anew. A voided one counts for nothing. */
export const BET_STATES = ['SETTLED', 'CORRECTED', 'VOIDED'] as const

const teamBet = z.object({
  roundId: z.string(),
  customerId: z.string(),
  username: z.string(),
  betTime: z.int(),
  settleTime: z.int(),
  gameCode: z.string(),
  /** In the caller's language. */
  gameName: z.string(),
  gameType: z.enum(GAME_TYPES),
  vassalage: z.string(),
  vassalageName: z.string(),
  /** As it stands now: 0 of a voided one. */
  betAmount: money,
  validTurnover: money,
  winAmount: money,
  /** What the player won or lost. */
  netAmount: money,
  state: z.enum(BET_STATES),
})
export type TeamBet = z.output<typeof teamBet>

/** Of all that match; voided ones are counted apart. */
const footer = z.object({
  count: z.int(),
  voided: z.int(),
  betAmount: money,
  validTurnover: money,
  winAmount: money,
  netAmount: money,
})

const filters = {
  ...reportRange,
  scope: z.optional(scopeAsked),
  /** One of the team: its own bets alone where no scope is named with it. */
  member: memberAsked,
  /** What older clients call it. */
  ...named,
  gameType: z.optional(gameTypeAsked),
  gameCode: z.optional(text(64)),
}
/** Where the page before ended: its `next`. Pages by number read everything before them. */
const after = z.optional(pagePlace(MAX_INSTANT, MAX_ROW_ID))
const query = z.object({ ...filters, after, ...reportPageQuery(REPORT_PAGE_SIZE) })
const value = z.object({
  list: z.array(teamBet),
  total: z.int(),
  totalPages: z.int(),
  page: z.int(),
  /** Null where there is no more. */
  next: z.nullable(z.string()),
  footer,
})

const read = { method: 'GET', auth: 'agent', moduleId: 'TEAMBETTING3', errors: ['no.data', 'request.param.err'] } as const

export const teamBettingEndpoints = {
  list: endpoint({
    ...read,
    summary: 'Settled bets of the team, the latest settled first, with sums of all that match',
    path: '/wps/report/teamBetting',
    aliases: ['/wps/report/teamPVPRNGBetting', 'ODSFE2_teamBet'],
    query,
    value,
  }),
  lottery: endpoint({
    ...read,
    summary: 'The same of lotteries alone',
    relay: 'ODSFE2_lottTeamBet',
    query,
    value,
  }),
  one: endpoint({
    method: 'GET',
    auth: 'member',
    errors: ['no.data'],
    summary: 'One bet: the caller’s own, or of whoever stood below the caller when it was made',
    relay: 'ODSFE2_lottBetRecordsDetail',
    query: z.object({ roundId: textOrNumber(19, 1).check(z.regex(/^\d+$/)) }),
    value: teamBet,
  }),
  exported: endpoint({
    ...read,
    summary: 'The bets of the team as a file, all that match',
    path: '/wps/report/teamBetting/export',
    tier: 'write',
    framing: 'csv',
    query: z.object(filters),
    value: z.string(),
  }),
}
