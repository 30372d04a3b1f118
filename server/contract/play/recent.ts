/** Games a member played recently (WIR-31). */
import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { GAME_PAGE_SIZE, gameCard, gameTypeAsked } from './game.ts'
import { MAX_PAGE_SIZE, text, textOrNumber, wholeNumber } from '../wire.ts'

export const RECENT_KEPT = 100

export const recentQuery = z.object({
  page: z._default(wholeNumber(10_000, 1), 1),
  pageSize: z._default(wholeNumber(MAX_PAGE_SIZE, 1), GAME_PAGE_SIZE),
  gameType: z.optional(gameTypeAsked),
  vassalage: z.optional(text(64)),
})
export type RecentQuery = z.output<typeof recentQuery>

/** Either one names a game. */
export const recentKey = z.object({ nodeId: z.optional(textOrNumber(64)), gameId: z.optional(textOrNumber(64)) })
export type RecentKey = z.output<typeof recentKey>

/** A GET with an effect, because real clients call it that way. With POST, the body or the query may name the game. */
export const add = endpoint({
  summary: 'Add a game to the recently played ones',
  method: ['GET', 'POST'],
  relay: 'MCS2_addRecentGame',
  aliases: ['MCSFE_addRecentGame', 'GCS_addRecentGame'],
  moduleId: 'GAMELOREC3',
  auth: 'member',
  tier: 'write',
  query: recentKey,
  body: z._default(recentKey, {}),
  errors: ['no.data'],
})

export const list = endpoint({
  summary: 'Recently played games, latest first; those coming soon behind what plays',
  method: 'GET',
  relay: 'GCS_recentGame',
  aliases: ['MCS2_recentGame'],
  moduleId: 'GAMELOREC3',
  auth: 'member',
  query: recentQuery,
  value: z.object({ list: z.array(gameCard), total: z.int(), totalPages: z.int() }),
})
