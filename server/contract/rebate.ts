/** Rebates: what members get back of what they turn over, and their agents the difference (wire §4.13, domain §4.1). */

/** Kinds of game with rates of their own; the reference table `game_type` says how each counts. */
export const GAME_TYPES = ['RNG', 'INHOUSE', 'FISH', 'LIVE', 'PVP', 'SPORTS', 'ESPORTS', 'COCKFIGHT', 'LOTT', 'ELOTT'] as const
export type GameType = (typeof GAME_TYPES)[number]

/** Parts per million of one step of a prize series of 2000 (domain §4.1a). */
export const SERIES_PPM = 500
const TOP_SERIES = 1_960 * SERIES_PPM

export const DEFAULT_HIGHEST_RATES = {
  RNG: 10_000,
  INHOUSE: 5_000,
  FISH: 10_000,
  LIVE: 8_000,
  PVP: 8_000,
  SPORTS: 8_000,
  ESPORTS: 8_000,
  COCKFIGHT: 8_000,
  LOTT: TOP_SERIES,
  ELOTT: TOP_SERIES,
} as const satisfies Record<GameType, number>
