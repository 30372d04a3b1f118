/** Each game's stated return (GAM-02): from the tables of the house's own games, and from the par sheets of slots played here. */
import type { StatedReturn } from '#contract/back-office/game-performance.ts'
import { INHOUSE_VENDOR } from '#contract/play/game.ts'
import { CRASH_GAME_CODE } from '#contract/play/crash/crash.ts'
import { originals } from '#contract/play/originals/registry.ts'
import { MILLION } from '#contract/play/originals/returns.ts'
import { leastStake } from '#server/features/play/originals/limits.ts'
import { statedReturns } from '#server/features/play/originals/stated.ts'
import { crashOptions } from '#server/games/fair/crash-returns.ts'
import { SHEETS } from '#server/games/slots/sheets.ts'
import type { GameFacts } from './game-performance.repository.ts'
import { keyOf } from './performance-figures.ts'

const TABLES = new Map(
  [...originals, { code: CRASH_GAME_CODE, options: crashOptions }].map((game) => [game.code as string, game]),
)
const SLOTS = new Map(SHEETS.map((sheet) => [keyOf(sheet), Math.round(sheet.figures.rtp.value * MILLION)]))

/** `minStake`: at the merchant's tables. Null for games on other vendors' servers, which state their returns elsewhere. */
export function statedReturnOf(
  game: Pick<GameFacts, 'vendorCode' | 'gameCode' | 'isPlayedHere'>,
  minStake: bigint,
): StatedReturn | null {
  if (game.vendorCode === INHOUSE_VENDOR) {
    const table = TABLES.get(game.gameCode)
    return table ? statedReturns(table, leastStake(minStake)) : null
  }
  const stated = game.isPlayedHere ? SLOTS.get(keyOf(game)) : undefined
  return stated === undefined ? null : { least: stated, most: stated, average: stated }
}
