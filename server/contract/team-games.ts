/** What an agent’s team played, game by game (wire §4.13): of all of it, of one of it, or the agent’s own. */
import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { GAME_TYPES } from './rebate.ts'
import { REPORT_PAGE_SIZE, reportOf, reportRange } from './report.ts'
import { gameTypeAsked, named, scopeAsked } from './team-report.ts'
import { money, reportPageQuery } from './wire.ts'

const played = {
  betCount: z.int(),
  stake: money,
  validTurnover: money,
  /** What was staked and does not count. */
  excludeTurnover: money,
  prize: money,
  /** What the players won; negative where they lost. */
  PnL: money,
}
const teamGame = z.object({
  gameCode: z.string(),
  /** In the caller's language. */
  gameName: z.string(),
  gameType: z.enum(GAME_TYPES),
  vassalage: z.string(),
  vassalageName: z.string(),
  ...played,
})
export type TeamGame = z.output<typeof teamGame>

const asked = { ...reportRange, ...named, gameType: z.optional(gameTypeAsked) }
const pages = reportPageQuery(REPORT_PAGE_SIZE)
const ofTeam = { ...asked, scope: z._default(scopeAsked, 'TEAM') }
const value = reportOf(teamGame, z.object(played))
const read = { method: 'GET', auth: 'agent', errors: ['no.data', 'request.param.err'] } as const

export const teamGamesEndpoints = {
  list: endpoint({
    ...read,
    summary: 'Profit and loss by game, the most turnover first; the footer sums every game',
    path: '/wps/report/gamePNL',
    aliases: ['GCSGAME_getExcludeTurnoverV2'],
    query: z.object({ ...ofTeam, ...pages }),
    value,
  }),
  lottery: endpoint({
    ...read,
    summary: 'The same of lotteries alone',
    path: '/wps/report/detailedLottoPNL',
    query: z.object({ ...ofTeam, ...pages }),
    value,
  }),
  personal: endpoint({
    ...read,
    summary: 'The same of fishing and card games alone: the caller’s own, or of one of the team, where no scope is named',
    path: '/wps/report/personalPVPFishingPNL',
    query: z.object({ ...asked, scope: z._default(scopeAsked, 'OWN'), ...pages }),
    value,
  }),
  exported: endpoint({
    ...read,
    summary: 'Profit and loss by game as a file, every game',
    path: '/wps/report/gamePNL/export',
    tier: 'write',
    framing: 'csv',
    query: z.object(ofTeam),
    value: z.string(),
  }),
}
