/** The return of an automatic cash-out, for every target (GAM-02, GAM-03). Pure. */
import { CRASH_LEAST, CRASH_MOST } from '#contract/play/crash/crash-curve.ts'
import type { BetOption } from '#contract/play/originals/original.ts'

const DRAWS = 2 ** 32
const MILLION = 1_000_000
/** How many of the 2³² draws reach a target: draw n has the point ⌊99 × 2³² / (n + 1)⌋, and a hundredth below the target wins nothing. */
export const winningDraws = (target: number): number => Math.floor((99 * DRAWS) / target)

export function* crashOptions(): Generator<BetOption> {
  for (let target = CRASH_LEAST; target <= CRASH_MOST; target++) {
    const winners = winningDraws(target)
    yield { ppm: Math.floor((winners * target * (MILLION / 100)) / DRAWS), chance: winners / DRAWS }
  }
}
