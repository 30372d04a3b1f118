/** Favourites: the games a member has marked with a heart (WIR-31). */
import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { gameCard, gameTypeAsked } from './game.ts'
import { MAX_PAGE_SIZE, pageOf, pageQuery, text, textOrNumber } from '../wire.ts'

/** One page of the "my collection" screen. */
export const FAVOURITE_PAGE_SIZE = 25

const nodeId = textOrNumber(64, 1)

export const favouriteKey = z.object({
  nodeId,
  vendor: text(64, 1),
})
export type FavouriteKey = z.infer<typeof favouriteKey>

export const favouriteQuery = z.object({ ...pageQuery(FAVOURITE_PAGE_SIZE), gameType: z.optional(gameTypeAsked) })
export type FavouriteQuery = z.output<typeof favouriteQuery>

const base = { auth: 'member', moduleId: 'GAMELOFAV3' } as const

/** Bare node ids: clients key a map by them. */
export const ids = endpoint({
  ...base,
  summary: 'Node ids of the favourites, newest first',
  method: 'GET',
  relay: 'MCSFE_getFavoriteGames',
  aliases: ['MCS2_getFavoriteGames'],
  query: z.object(pageQuery(MAX_PAGE_SIZE)),
  value: z.array(z.string()),
})

export const list = endpoint({
  ...base,
  summary: 'One page of favourites, newest first; those coming soon behind what plays',
  method: 'GET',
  relay: 'MCSFE_getFavoriteGamesList',
  aliases: ['MCS2_getFavoriteGamesList'],
  query: favouriteQuery,
  value: pageOf(gameCard),
})

/** Adding a game twice is not an error; `added` says whether anything changed. */
export const add = endpoint({
  ...base,
  summary: 'Mark a game as a favourite',
  method: 'POST',
  relay: 'MCSFE_addFavoriteGameV2',
  aliases: ['MCSFE_addFavoriteGame', 'MCS2_addFavoriteGame'],
  body: favouriteKey,
  value: z.object({ added: z.boolean() }),
  errors: ['no.data'],
})

export const remove = endpoint({
  ...base,
  summary: 'Remove a game from the favourites',
  method: 'DELETE',
  relay: 'MCSFE_removeFavoriteGameV2',
  aliases: ['MCSFE_removeFavoriteGame', 'MCS2_removeFavoriteGame'],
  body: favouriteKey,
  value: z.object({ removed: z.boolean() }),
})
