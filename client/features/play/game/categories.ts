/** The order and the labels of categories on our screens. */
import { GAME_CATEGORIES, type GameCategory } from '#contract/game-category.ts'
import { type VendorCard, type VendorLane } from '#contract/play/game.ts'
import type { CategoryKey } from '#client/ui/index.ts'

const BEFORE_INHOUSE: GameCategory = 'RNG'
const isLottery = (category: GameCategory) => category.endsWith('LOTT')

export const isGameCategory = (text: string): text is GameCategory => (GAME_CATEGORIES as readonly string[]).includes(text)
/** The text of a category: `common:category_<KEY>`. */
export const categoryLabel = <K extends CategoryKey>(category: K) => `common:category_${category}` as const

/** Menu order: as the server sends them, in-house just after the slots, lotteries left out (SCR-13). */
export function menuLanes(lanes: readonly VendorLane[]): VendorLane[] {
  const shown = lanes.filter(({ title }) => !isLottery(title) && title !== 'INHOUSE')
  const inHouse = lanes.find(({ title }) => title === 'INHOUSE')
  if (!inHouse) return shown
  const after = shown.findIndex(({ title }) => title === BEFORE_INHOUSE) + 1
  return shown.toSpliced(after, 0, inHouse)
}

/** A vendor by its code, in any case, as on the server. */
export const vendorOf = (lanes: readonly VendorLane[], code: string): VendorCard | undefined =>
  lanes.flatMap(({ cards }) => cards).find(({ accountTypeName }) => accountTypeName.toUpperCase() === code.toUpperCase())

/** Each vendor once, even if it is in several categories; those with something to play first. */
export function allVendors(lanes: readonly VendorLane[]): VendorCard[] {
  const cards = lanes.flatMap((lane) => lane.cards)
  const sorted = cards.toSorted((one, other) => Number(one.comingSoon) - Number(other.comingSoon))
  const codes = sorted.map(({ accountTypeName }) => accountTypeName)
  return sorted.filter(({ accountTypeName }, place) => codes.indexOf(accountTypeName) === place)
}
