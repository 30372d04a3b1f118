/** What an automatic cash-out returns, for every target (GAM-02, GAM-03). Pure. */
import { CRASH_LEAST, CRASH_MOST } from '#contract/play/crash/crash-curve.ts'
import type { BetOption } from '#contract/play/originals/original.ts'

const DRAWS = 2 ** 32
const MILLION = 1_000_000
/** A hundredth below each target wins nothing: so many draws of 2³² reach a target, for the point of draw n is ⌊99 × 2³² / (n + 1)⌋. */
export const winningDraws = (target: number): number => Math.floor((99 * DRAWS) / target)

export function* crashOptions(): Generator<BetOption> {
  for (let target = CRASH_LEAST; target <= CRASH_MOST; target++) {
    const winners = winningDraws(target)
    yield { ppm: Math.floor((winners * target * (MILLION / 100)) / DRAWS), chance: winners / DRAWS }
  }
}
