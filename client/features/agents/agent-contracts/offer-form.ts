/** The fields of an offer, and what they become on the wire. */
import type { SalaryKind, ContractTerms } from '#contract/agents/agent-contracts/agent-contracts.ts'
import { MONEY_SCALE, moneyFromWire, moneyToWire } from '#contract/wire.ts'
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

/** Amounts as typed: digits, with or without thousands separators. */
const plain = (typed: string) => typed.trim().replaceAll(',', '')
const amountOf = (typed: string): bigint | undefined => (plain(typed) === '' ? 0n : moneyFromWire(plain(typed)))

export const isAmount = (typed: string): boolean => (amountOf(typed) ?? -1n) >= 0n
export const isRate = (typed: string): boolean => {
  const rate = moneyFromWire(plain(typed))
  return rate !== undefined && rate > 0n && rate <= WHOLE_PERCENT
}
export const isCount = (typed: string): boolean => /^\d{0,5}$/.test(typed.trim())

const numberOf = (typed: string) => plain(typed) || '0'

/** A tier for the example; undefined while something is missing. */
export function tierOf({ turnover, active, loss, rate }: TierFields): ContractTerms['tiers'][number] | undefined {
  const minTurnover = amountOf(turnover)
  if (minTurnover === undefined || !isRate(rate) || !isCount(active) || !isAmount(loss)) return undefined
  return {
    minTurnover,
    minActive: Number(active.trim() || 0),
    minLoss: plain(loss) === '' ? null : (amountOf(loss) ?? null),
    rate: moneyFromWire(plain(rate)) ?? 0n,
  }
}

export const bodyOf = ({ kind, username, tiers, billing, cap, carry, offsets }: OfferFields): OfferBody => ({
  username,
  tiers: tiers.map(({ turnover, active, loss, rate }) => ({
    minTurnover: kind === 'REALTIME' ? 0 : numberOf(turnover),
    minActive: kind === 'REALTIME' ? 0 : Number(active.trim() || 0),
    minLoss: plain(loss) === '' || kind === 'REALTIME' ? null : plain(loss),
    rate: plain(rate),
  })),
  minBillingOrder: numberOf(billing),
  ...(kind === 'HOURLY' && { dailyCap: plain(cap) === '' ? null : plain(cap), offsetsDaily: offsets === 'yes' }),
  ...(kind === 'DIVIDEND' && { carry }),
})

const typed = (amount: bigint) => String(moneyToWire(amount))

/** The terms in force, as a start for new ones. */
export const fieldsOf = (terms: ContractTerms): Pick<OfferFields, 'tiers' | 'billing' | 'cap' | 'carry' | 'offsets'> => ({
  tiers: terms.tiers.map(({ minTurnover, minActive, minLoss, rate }) => ({
    turnover: typed(minTurnover),
    active: String(minActive),
    loss: minLoss === null ? '' : typed(minLoss),
    rate: typed(rate),
  })),
  billing: typed(terms.minBillingOrder),
  cap: terms.dailyCap === null ? '' : typed(terms.dailyCap),
  carry: terms.carry,
  offsets: terms.offsetsDaily ? 'yes' : 'no',
})
