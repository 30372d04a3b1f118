import * as z from 'zod'

/** An amount in 1/10 000 of the currency unit, stored as digits (JSON has no bigint). */
export const storedAmount = z.union([z.string().regex(/^\d+$/), z.int().nonnegative()]).transform(BigInt)

/** The same, with a default in whole units. */
export const amount = (units: number) => storedAmount.prefault(String(units * 10_000))
