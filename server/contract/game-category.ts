/** Kinds of games; the lobby, reports, rebates and bonuses all use them. */
import * as z from 'zod/mini'

/** The category of a game. */
export const GAME_CATEGORIES = [
  'RNG',
  'FISH',
  'LIVE',
  'PVP',
  'COCKFIGHT',
  'SPORTS',
  'ESPORTS',
  'LOTT',
  'ELOTT',
  'INHOUSE',
] as const
export type GameCategory = (typeof GAME_CATEGORIES)[number]
export const gameCategory = z.enum(GAME_CATEGORIES)
