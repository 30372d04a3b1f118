/** The games a member played last (wire §4.6). */
import * as z from 'zod'
import { endpoint } from './endpoint.ts'
import { GAME_PAGE_SIZE, gameCard, gameTypeAsked } from './game.ts'
import { MAX_PAGE_SIZE, wholeNumber } from './wire.ts'

export const RECENT_KEPT = 100

export const recentQuery = z.object({
  page: wholeNumber(10_000, 1).default(1),
  pageSize: wholeNumber(MAX_PAGE_SIZE, 1).default(GAME_PAGE_SIZE),
  gameType: gameTypeAsked.optional(),
  vassalage: z.string().trim().max(64).optional(),
})
export type RecentQuery = z.output<typeof recentQuery>

export const recentEndpoints = {
  /** A GET with an effect: real clients call it so. `gameId` and `nodeId` both name a game. */
  add: endpoint({
    summary: 'Remember a game as just played',
    method: ['GET', 'POST'],
    relay: 'MCS2_addRecentGame',
    aliases: ['MCSFE_addRecentGame', 'GCS_addRecentGame'],
    moduleId: 'GAMELOREC3',
    auth: 'member',
    tier: 'write',
    query: z.object({ nodeId: z.string().trim().max(64).optional(), gameId: z.string().trim().max(64).optional() }),
    errors: ['no.data'],
  }),
  list: endpoint({
    summary: 'The games played last, latest first',
    method: 'GET',
    relay: 'GCS_recentGame',
    aliases: ['MCS2_recentGame'],
    moduleId: 'GAMELOREC3',
    auth: 'member',
    query: recentQuery,
    value: z.object({ list: z.array(gameCard), total: z.int(), totalPages: z.int() }),
  }),
}
