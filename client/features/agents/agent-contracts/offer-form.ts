/** The fields of an offer, and what they become on the wire. */
import type { SalaryKind, ContractTerms } from '#contract/agents/agent-contracts/agent-contracts.ts'
import { MONEY_SCALE } from '#contract/wire.ts'
import { amountText, readAmount, readPercent, typedText } from '#client/lib/typed-amount.ts'
import type { OfferBody } from './offers.queries.ts'

export interface TierFields {
  turnover: string
  active: string
  loss: string
  rate: string
}
export interface OfferFields {
  kind: SalaryKind
  username: string
  tiers: TierFields[]
  billing: string
  cap: string
  carry: ContractTerms['carry']
  offsets: 'yes' | 'no'
}

export const EMPTY_TIER: TierFields = { turnover: '', active: '', loss: '', rate: '' }
const WHOLE_PERCENT = 100n * MONEY_SCALE

/** Empty is 0. */
const amountOf = (typed: string): bigint | undefined => (typed.trim() === '' ? 0n : readAmount(typed).value)

export const isAmount = (typed: string): boolean => amountOf(typed) !== undefined
export const readRate = (typed: string) => readPercent(typed, WHOLE_PERCENT)
export const isRate = (typed: string): boolean => {
  const { value } = readRate(typed)
  return value !== undefined && value > 0n && value <= WHOLE_PERCENT
}
export const isCount = (typed: string): boolean => /^\d{0,5}$/.test(typed.trim())

/** Null = none. */
const optional = (typed: string) => (typed.trim() === '' ? null : amountText(typed))

/** A tier for the example; undefined while something is missing. */
export function tierOf({ turnover, active, loss, rate }: TierFields): ContractTerms['tiers'][number] | undefined {
  const minTurnover = amountOf(turnover)
  if (minTurnover === undefined || !isRate(rate) || !isCount(active) || !isAmount(loss)) return undefined
  return {
    minTurnover,
    minActive: Number(active.trim() || 0),
    minLoss: loss.trim() === '' ? null : (amountOf(loss) ?? null),
    rate: readRate(rate).value ?? 0n,
  }
}

export const bodyOf = ({ kind, username, tiers, billing, cap, carry, offsets }: OfferFields): OfferBody => ({
  username,
  tiers: tiers.map(({ turnover, active, loss, rate }) => ({
    minTurnover: kind === 'REALTIME' ? 0 : amountText(turnover),
    minActive: kind === 'REALTIME' ? 0 : Number(active.trim() || 0),
    minLoss: kind === 'REALTIME' ? null : optional(loss),
    rate: typedText(readRate(rate).value ?? 0n),
  })),
  minBillingOrder: amountText(billing),
  ...(kind === 'HOURLY' && { dailyCap: optional(cap), offsetsDaily: offsets === 'yes' }),
  ...(kind === 'DIVIDEND' && { carry }),
})

/** The terms in force, as a start for new ones. */
export const fieldsOf = (terms: ContractTerms): Pick<OfferFields, 'tiers' | 'billing' | 'cap' | 'carry' | 'offsets'> => ({
  tiers: terms.tiers.map(({ minTurnover, minActive, minLoss, rate }) => ({
    turnover: typedText(minTurnover),
    active: String(minActive),
    loss: minLoss === null ? '' : typedText(minLoss),
    rate: typedText(rate),
  })),
  billing: typedText(terms.minBillingOrder),
  cap: terms.dailyCap === null ? '' : typedText(terms.dailyCap),
  carry: terms.carry,
  offsets: terms.offsetsDaily ? 'yes' : 'no',
})
