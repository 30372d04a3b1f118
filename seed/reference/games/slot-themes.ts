/** How the slots of the catalogue look on their reels, by game code. */
import { type SlotTheme, slotTheme } from '#seed/art/slot-symbols.ts'
import { GAMES } from './index.ts'

export const SLOT_THEMES: Readonly<Record<string, SlotTheme>> = Object.fromEntries(
  GAMES.filter(({ category, isVendorList }) => category === 'RNG' && !isVendorList).map(
    ({ name, category, motif, vendorCode, nodeId, gameCode }) => [
      gameCode,
      slotTheme({ name, category, motif, key: `${vendorCode}/${nodeId}` }),
    ],
  ),
)
