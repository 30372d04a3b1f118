import type { GameCategory } from '#contract/game.ts'
import { buildCategory, type GameSeed, type NameLists, readLists } from './catalogue.ts'
import { COCKFIGHT, ELOTT, ESPORTS, LOTT, SPORTS } from './events.ts'
import { RNG } from './rng.ts'
import { SPOTLIGHT } from './spotlight.ts'
import { FISH, INHOUSE, LIVE, PVP } from './tables.ts'

export type { GameSeed } from './catalogue.ts'

const LISTS: Record<GameCategory, NameLists> = { RNG, FISH, LIVE, PVP, COCKFIGHT, SPORTS, ESPORTS, LOTT, ELOTT, INHOUSE }

/** The whole catalogue. */
export const GAMES: readonly GameSeed[] = (Object.keys(LISTS) as GameCategory[]).flatMap((category) =>
  buildCategory(readLists(category, LISTS[category]), SPOTLIGHT),
)
