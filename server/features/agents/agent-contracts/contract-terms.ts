/** Stored terms of a contract: amounts in 1/10 000 as digits, rates in parts per million (AGT-23 to AGT-29). */
import * as z from 'zod'
import { type ContractTerms, CARRIES } from '#contract/agents/agent-contracts/agent-contracts.ts'

const MOST_TIERS = 6
const MILLION = 1_000_000

const keptAmount = z
  .string()
  .regex(/^\d{1,17}$/)
  .transform(BigInt)

const keptTerms = z.object({
  tiers: z
    .array(
      z.object({
        minTurnover: keptAmount,
        minActive: z.int().nonnegative(),
        minLoss: keptAmount.nullable().default(null),
        rate: z.int().positive().max(MILLION).transform(BigInt),
      }),
    )
    .min(1)
    .max(MOST_TIERS),
  minBillingOrder: keptAmount,
  floorTo: keptAmount
    .refine((step) => step > 0n)
    .nullable()
    .default(null),
  dailyCap: keptAmount.nullable().default(null),
  offsetsDaily: z.boolean().default(false),
  carry: z.enum(CARRIES).default('NONE'),
})
/** Terms as written to the database. */
export type KeptTerms = z.input<typeof keptTerms>

/** Lowest tier first. Throws on terms that could never have been offered: that is a bug, not a caller's mistake. */
export function readTerms(kept: unknown): ContractTerms {
  const terms = keptTerms.parse(kept)
  return { ...terms, tiers: terms.tiers.toSorted((one, other) => Number(one.rate - other.rate)) }
}

const digits = (amount: bigint | null) => (amount === null ? null : String(amount))

/** Converts offered terms to their stored form. */
export const keepTerms = ({ tiers, minBillingOrder, floorTo, dailyCap, ...rest }: ContractTerms): KeptTerms => ({
  ...rest,
  tiers: tiers.map(({ minTurnover, minLoss, rate, minActive }) => ({
    minTurnover: String(minTurnover),
    minActive,
    minLoss: digits(minLoss),
    rate: Number(rate),
  })),
  minBillingOrder: String(minBillingOrder),
  floorTo: digits(floorTo),
  dailyCap: digits(dailyCap),
})
