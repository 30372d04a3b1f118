/** Multipliers are whole numbers of 1/10 000: 20 000 = 2.0000×. */

export const MULTIPLIER_SCALE = 10_000

/** From a pay table's figure: 5.6 becomes 56 000. */
export const toMultiplier = (times: number): number => Math.round(times * MULTIPLIER_SCALE)

/** Rounded down to 1/10 000 of the unit. */
export const multiplierPayout = (stake: bigint, multiplier: number): bigint =>
  (stake * BigInt(multiplier)) / BigInt(MULTIPLIER_SCALE)

/** An exact multiplier, for games whose factors multiply: over / under. */
export interface Factor {
  over: bigint
  under: bigint
}

/** Rounded down once, to 1/10 000 of the unit. */
export const factorPayout = (stake: bigint, { over, under }: Factor): bigint => (stake * over) / under

/** As it is shown: to the nearest 1/10 000, a half downwards. Payouts use the factor itself. */
export const shownMultiplier = ({ over, under }: Factor): bigint =>
  (2n * over * BigInt(MULTIPLIER_SCALE) + under - 1n) / (2n * under)

export const RISKS = ['low', 'medium', 'high'] as const
export type Risk = (typeof RISKS)[number]
