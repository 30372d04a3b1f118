import type { GameCategory } from '#contract/game.ts'

/** Shown by their vendors, not their games (spec §2). */
const BY_VENDOR: readonly GameCategory[] = ['COCKFIGHT', 'SPORTS', 'ESPORTS']
export const isByVendor = (category: GameCategory) => BY_VENDOR.includes(category)
