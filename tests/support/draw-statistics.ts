/** How evenly each original draws: what a bet's first outcome is, and how likely it should be (GAM-12). */
import { DICE_SIDES } from '#contract/play/originals/dice.ts'
import { HI_LO_CARDS, hiLoCard } from '#contract/play/originals/hilo.ts'
import { KENO_NUMBERS, kenoNumbers } from '#contract/play/originals/keno.ts'
import { limboResult, LIMBO_STEPS, limboWinners } from '#contract/play/originals/limbo.ts'
import { minePlaces, MINES_TILES } from '#contract/play/originals/mines.ts'
import { plinkoPath } from '#contract/play/originals/plinko.ts'
import type { OriginalCode } from '#contract/play/originals/registry.ts'
import { choose } from '#contract/play/originals/returns.ts'
import { ROULETTE_NUMBERS, rouletteNumber } from '#contract/play/originals/roulette.ts'
import { wheelIndex } from '#contract/play/originals/wheel.ts'
import type { Draw } from '#contract/play/fairness/byte-stream.ts'
import { drawsOn } from '#server/games/fair/draws.ts'

interface Statistic {
  /** Of each bin; together 1. */
  chances: readonly number[]
  binOf(draw: Draw): number
}

const even = (bins: number) => Array.from({ length: bins }, () => 1 / bins)
const PLINKO_ROWS = 8
/** Rolls are 0 to 10 000: the first bin has one more. */
const ROLLS_A_BIN = 100
const diceBin = (roll: number) => Math.max(0, Math.ceil(roll / ROLLS_A_BIN) - 1)
const diceChances = Array.from({ length: ROLLS_A_BIN }, (_, bin) => (ROLLS_A_BIN + (bin === 0 ? 1 : 0)) / DICE_SIDES)
const LIMBO_TARGETS = [110, 120, 150, 200, 300, 500, 1_000, 10_000]
const reach = (target: number | undefined) => (target === undefined ? 0 : limboWinners(target) / LIMBO_STEPS)
const limboChances = [undefined, ...LIMBO_TARGETS].map((target, index) =>
  index === 0 ? 1 - reach(LIMBO_TARGETS[0]) : reach(target) - reach(LIMBO_TARGETS[index]),
)

/** An original without statistics doesn't compile. */
export const STATISTICS: Readonly<Record<OriginalCode, readonly Statistic[]>> = {
  dice: [{ chances: diceChances, binOf: (draw) => diceBin(draw(DICE_SIDES)) }],
  limbo: [
    {
      chances: limboChances,
      binOf(draw) {
        const result = limboResult(draw)
        return LIMBO_TARGETS.filter((target) => result >= target).length
      },
    },
  ],
  plinko: [
    {
      chances: Array.from({ length: PLINKO_ROWS + 1 }, (_, bin) => Number(choose(PLINKO_ROWS, bin)) / 2 ** PLINKO_ROWS),
      binOf: (draw) => plinkoPath(draw, PLINKO_ROWS).filter(Boolean).length,
    },
  ],
  keno: [
    { chances: even(KENO_NUMBERS), binOf: (draw) => kenoNumbers(draw)[0]! - 1 },
    { chances: even(KENO_NUMBERS), binOf: (draw) => kenoNumbers(draw).at(-1)! - 1 },
  ],
  wheel: [{ chances: even(50), binOf: (draw) => wheelIndex(draw, 50) }],
  roulette: [{ chances: even(ROULETTE_NUMBERS), binOf: rouletteNumber }],
  mines: [
    { chances: even(MINES_TILES), binOf: (draw) => minePlaces(draw, 1)[0]! },
    { chances: even(MINES_TILES), binOf: (draw) => minePlaces(draw, 5).at(-1)! },
  ],
  hilo: [{ chances: even(HI_LO_CARDS.length), binOf: (draw) => HI_LO_CARDS.indexOf(hiLoCard(draw).name) }],
}

/** 0.25 % of all honest samples lie beyond it at each end. */
const DEVIATIONS = 2.807
/** Wilson and Hilferty's approximation of the chi-square distribution. */
const pointAt = (freedom: number, deviations: number) =>
  freedom * (1 - 2 / (9 * freedom) + deviations * Math.sqrt(2 / (9 * freedom))) ** 3

/** Chi-square of the bets with nonces from 0, and the bounds within which 99.5 % of all honest samples lie. */
export function chiSquareOf({ chances, binOf }: Statistic, rounds: number) {
  const counts = chances.map(() => 0)
  const seeds = { serverSeed: 'a fixed server seed', clientSeed: 'statistics' }
  for (let nonce = 0; nonce < rounds; nonce++) counts[binOf(drawsOn({ ...seeds, nonce }))]! += 1
  const value = counts.reduce((sum, seen, bin) => {
    const expected = chances[bin]! * rounds
    return sum + (seen - expected) ** 2 / expected
  }, 0)
  const freedom = chances.length - 1
  return { value, least: pointAt(freedom, -DEVIATIONS), most: pointAt(freedom, DEVIATIONS) }
}
