import type { GameCategory } from '#contract/game-category.ts'

/** Shown by vendor, not by game (SCR-09). */
const BY_VENDOR: readonly GameCategory[] = ['COCKFIGHT', 'SPORTS', 'ESPORTS']
export const isByVendor = (category: GameCategory) => BY_VENDOR.includes(category)
