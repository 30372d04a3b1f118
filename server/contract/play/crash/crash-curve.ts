/** The curve of Crash (CRS-02): e^(0.00006 × ms), shown in hundredths and rounded down. Servers settle by it, pages draw it. */

/** Stored with each bet (PF-10): a changed curve or mapping gets a new version. */
export const CRASH_ALGORITHM = 'crash/1'

const GROWTH = 0.000_06
/** The exact multiplier after this many milliseconds, for drawing only; bets are settled by `shownAt`. */
export const multiplierAt = (ms: number): number => Math.exp(GROWTH * ms)
/** Lowest cash-out and highest win, in hundredths: 101 = 1.01×. */
export const CRASH_LEAST = 101
export const CRASH_MOST = 1_000_000

/** The first millisecond of a round at which a multiplier is shown: 2.00 at 11,553. */
export const firstMsAt = (multiplier: number): number => Math.ceil(Math.log(multiplier / 100) / GROWTH)

/** The multiplier shown after this many milliseconds: the highest whose first millisecond has been reached. */
export function shownAt(ms: number): number {
  if (ms <= 0) return 100
  let shown = Math.floor(multiplierAt(ms) * 100)
  while (firstMsAt(shown) > ms) shown -= 1
  while (firstMsAt(shown + 1) <= ms) shown += 1
  return shown
}

/** When a round with this crash point ends: the first millisecond at which more would be shown. All open bets lose then. */
export const crashMs = (point: number): number => firstMsAt(point + 1)

/**
 * The highest multiplier a stake can win, 1 + most / stake, within the game's limits; the bet is cashed out there automatically.
 */
export function highestTarget(stake: bigint, maxProfit: bigint): number {
  const hundredths = 100n + (100n * maxProfit) / stake
  return hundredths > BigInt(CRASH_MOST) ? CRASH_MOST : Number(hundredths)
}
