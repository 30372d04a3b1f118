/** What each game states that it returns (GAM-02): the house's own by their tables, slots that are played here by their par sheets. */
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

const TABLES = new Map(
  [...originals, { code: CRASH_GAME_CODE, options: crashOptions }].map((game) => [game.code as string, game]),
)
const SLOTS = new Map(
  SHEETS.map(({ vendorCode, gameCode, figures }) => [`${vendorCode}/${gameCode}`, Math.round(figures.rtp.value * MILLION)]),
)

/** `minStake`: at the merchant's tables. Null for games of other vendors' servers, which state their returns elsewhere. */
export function statedReturnOf(
  { vendorCode, gameCode, isPlayedHere }: Pick<GameFacts, 'vendorCode' | 'gameCode' | 'isPlayedHere'>,
  minStake: bigint,
): StatedReturn | null {
  if (vendorCode === INHOUSE_VENDOR) {
    const table = TABLES.get(gameCode)
    return table ? statedReturns(table, leastStake(minStake)) : null
  }
  const stated = isPlayedHere ? SLOTS.get(`${vendorCode}/${gameCode}`) : undefined
  return stated === undefined ? null : { least: stated, most: stated, average: stated }
}
