/** What an agent’s team played, by game (WIR-39): the whole team, one member, or the agent alone. */
import * as z from 'zod/mini'
import { endpoint } from '../../endpoint.ts'
import { GAME_TYPES } from '../rebate.ts'
import { REPORT_PAGE_SIZE, reportOf, reportRange } from '../../report.ts'
import { gameTypeAsked, named, scopeAsked } from './team-report.ts'
import { money, reportPageQuery } from '../../wire.ts'

const played = {
  betCount: z.int(),
  stake: money,
  validTurnover: money,
  /** Staked, but not counted as turnover. */
  excludeTurnover: money,
  prize: money,
  /** What the players won; negative if they lost. */
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
/** A member gets only its own figures, regardless of the scope; an agent gets the team's (WIR-39). */
const own = { ...read, auth: 'member' } as const

export const list = endpoint({
  ...read,
  summary: 'Profit and loss by game, highest turnover first; the footer covers all games',
  path: '/wps/report/gamePNL',
  query: z.object({ ...ofTeam, ...pages }),
  value,
})

/** Some clients read the rows under one name, some under the other (WIR-11). */
export const excludeTurnover = endpoint({
  ...own,
  summary: 'Profit and loss by game, with uncounted stakes in `excludeTurnover`; members get their own',
  relay: 'GCSGAME_getExcludeTurnoverV2',
  query: z.object({ ...ofTeam, ...pages }),
  value: z.object({ ...value.shape, dataList: z.array(teamGame), pageNum: z.int() }),
})

export const lottery = endpoint({
  ...own,
  summary: 'Profit and loss of lotteries only; members get their own',
  path: '/wps/report/detailedLottoPNL',
  query: z.object({ ...ofTeam, ...pages }),
  value,
})

export const personal = endpoint({
  ...own,
  summary: 'Profit and loss of fishing and card games only; without a scope, of the caller or of one member of the team',
  path: '/wps/report/personalPVPFishingPNL',
  query: z.object({ ...asked, scope: z._default(scopeAsked, 'OWN'), ...pages }),
  value,
})

export const exported = endpoint({
  ...read,
  summary: 'Profit and loss by game as a file, all games',
  path: '/wps/report/gamePNL/export',
  tier: 'write',
  framing: 'csv',
  query: z.object(ofTeam),
  value: z.string(),
})
