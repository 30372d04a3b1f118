import type { GameCategory } from '#contract/game-category.ts'
import { buildCategory, buildVendorLists, type GameSeed, type NameLists, readLists, type VendorListPlan } from './catalogue.ts'
import { COCKFIGHT, ELOTT, ESPORTS, LOTT, SPORTS } from './events.ts'
import { RNG } from './rng.ts'
import { SPOTLIGHT } from './spotlight.ts'
import { FISH, INHOUSE, LIVE, PVP } from './tables.ts'

export type { GameSeed } from './catalogue.ts'

const LISTS: Record<GameCategory, NameLists> = { RNG, FISH, LIVE, PVP, COCKFIGHT, SPORTS, ESPORTS, LOTT, ELOTT, INHOUSE }

/** Both demo merchants offer these studios. */
const VENDOR_LISTS: readonly VendorListPlan[] = [
  { vendorCode: 'PSL', name: 'Perlas Studios', category: 'RNG', place: 6, motif: 'pearl' },
  { vendorCode: 'MNL', name: 'Maynila Live', category: 'LIVE', place: 6, motif: 'roulette' },
]

/** The whole catalogue. */
export const GAMES: readonly GameSeed[] = [
  ...(Object.keys(LISTS) as GameCategory[]).flatMap((category) => buildCategory(readLists(category, LISTS[category]), SPOTLIGHT)),
  ...buildVendorLists(VENDOR_LISTS),
]
