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
/** Members read these of themselves, whatever scope they name; agents of their team (wire §6.8). */
const own = { ...read, auth: 'member' } as const

export const teamGamesEndpoints = {
  list: endpoint({
    ...read,
    summary: 'Profit and loss by game, the most turnover first; the footer sums every game',
    path: '/wps/report/gamePNL',
    query: z.object({ ...ofTeam, ...pages }),
    value,
  }),
  /** With the rows under both names there are readers of (wire §2). */
  excludeTurnover: endpoint({
    ...own,
    summary: 'The same, of a member the caller’s own; what does not count stands in `excludeTurnover`',
    relay: 'GCSGAME_getExcludeTurnoverV2',
    query: z.object({ ...ofTeam, ...pages }),
    value: z.object({ ...value.shape, dataList: z.array(teamGame), pageNum: z.int() }),
  }),
  lottery: endpoint({
    ...own,
    summary: 'The same of lotteries alone, of a member the caller’s own',
    path: '/wps/report/detailedLottoPNL',
    query: z.object({ ...ofTeam, ...pages }),
    value,
  }),
  personal: endpoint({
    ...own,
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
