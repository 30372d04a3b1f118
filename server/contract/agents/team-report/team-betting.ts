/** The bets of an agent's team, one by one: stakes and payouts, but nothing private to the player, such as seeds and balances. */
import * as z from 'zod/mini'
import { endpoint } from '../../endpoint.ts'
import { GAME_TYPES } from '../rebate.ts'
import { REPORT_PAGE_SIZE, reportRange } from '../../report.ts'
import { gameTypeAsked, memberAsked, named, scopeAsked } from './team-report.ts'
import { MAX_INSTANT, MAX_ROW_ID, money, pagePlace, reportPageQuery, text, textOrNumber } from '../../wire.ts'

/** CORRECTED = resettled. A voided bet counts for nothing. */
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
  /** The current stake: 0 for a voided bet. */
  betAmount: money,
  validTurnover: money,
  winAmount: money,
  /** The player's win (positive) or loss (negative). */
  netAmount: money,
  state: z.enum(BET_STATES),
})
export type TeamBet = z.output<typeof teamBet>

/** Totals of all matching bets; voided ones are counted separately. */
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
  /** A member of the team; without a scope, only that member's own bets. */
  member: memberAsked,
  /** Other names older clients use. */
  ...named,
  gameType: z.optional(gameTypeAsked),
  gameCode: z.optional(text(64)),
}
/** The `next` of the previous page. Pages by number have to read all pages before them. */
const after = z.optional(pagePlace(MAX_INSTANT, MAX_ROW_ID))
const query = z.object({ ...filters, after, ...reportPageQuery(REPORT_PAGE_SIZE) })
const value = z.object({
  list: z.array(teamBet),
  total: z.int(),
  totalPages: z.int(),
  page: z.int(),
  /** null = last page. */
  next: z.nullable(z.string()),
  footer,
})

const read = { method: 'GET', auth: 'agent', moduleId: 'TEAMBETTING3', errors: ['no.data', 'request.param.err'] } as const

export const list = endpoint({
  ...read,
  summary: 'Settled bets of the team, latest settled first, with totals of all matches',
  path: '/wps/report/teamBetting',
  aliases: ['/wps/report/teamPVPRNGBetting', 'ODSFE2_teamBet'],
  query,
  value,
})

export const lottery = endpoint({
  ...read,
  summary: 'Settled lottery bets of the team',
  relay: 'ODSFE2_lottTeamBet',
  query,
  value,
})

export const one = endpoint({
  method: 'GET',
  auth: 'member',
  errors: ['no.data'],
  summary: 'One bet: the caller’s own, or of a member who was in the caller’s downline when it was placed',
  relay: 'ODSFE2_lottBetRecordsDetail',
  query: z.object({ roundId: textOrNumber(19, 1).check(z.regex(/^\d+$/)) }),
  value: teamBet,
})

export const exported = endpoint({
  ...read,
  summary: 'The bets of the team as a file, all matches',
  path: '/wps/report/teamBetting/export',
  tier: 'write',
  framing: 'csv',
  query: z.object(filters),
  value: z.string(),
})
