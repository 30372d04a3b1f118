/** Limbo: a multiplier is drawn, and bets up to it win (domain §6.2). */
import type { Draw } from '../byte-stream.ts'

/** Stored with each bet (PF-10): a changed mapping gets a new version. */
export const LIMBO_ALGORITHM = 'limbo/1'

/** Targets in hundredths. Above the highest, so few of the draws win that a target more or less would cost over 0.1 % of the return. */
export const LIMBO_TARGET_MIN = 101
export const LIMBO_TARGET_MAX = 1_000_000

/** Draws are whole numbers below it. */
export const LIMBO_STEPS = 2 ** 24
const RETURN = 0.99
const LEAST = 100

/** The order of the operations is that of the published scheme. */
const resultAt = (drawn: number): number => Math.max(LEAST, Math.floor((LIMBO_STEPS / (drawn + 1)) * RETURN * 100))

/** The drawn multiplier in hundredths, at least 100: 1741 = 17.41×. */
export const limboResult = (draw: Draw): number => resultAt(draw(LIMBO_STEPS))

export const isLimboWin = (result: number, target: number): boolean => result >= target

/** How many of all possible draws reach a target: those below this number. */
export function limboWinners(target: number): number {
  let count = Math.floor((LIMBO_STEPS * RETURN * 100) / target)
  // Rounding in the scheme's floats decides about the last one.
  while (isLimboWin(resultAt(count), target)) count += 1
  while (!isLimboWin(resultAt(count - 1), target)) count -= 1
  return count
}

/** In 1/10 000: what a target pays. */
export const limboMultiplier = (target: number): number => target * 100
