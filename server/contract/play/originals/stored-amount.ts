/** An amount as a row stores it in JSON, which has no bigint: the digits of 1/10 000 of the unit. */
import * as z from 'zod/mini'

export const storedAmount = z.codec(z.string().check(z.regex(/^\d+$/)), z.bigint(), { decode: BigInt, encode: String })
