/** From what teams did to what each contract comes to: one period of one merchant (domain §4.2–4.5). Pure. */
import type { ContractStatement, SalaryKind, TeamFigures } from '#contract/agent-bill.ts'
import type { ContractTerms } from '#contract/agent-contracts.ts'
import { type Before, carryInto, carryOutOf } from './dividend.ts'
import { chooseTier, countedTurnover, shareOf } from './choose-tier.ts'

/** A contract that counts in the period. */
export interface CountingContract {
  contractId: number
  /** null: the house. */
  payerId: number | null
  payeeId: number
  terms: ContractTerms
  /** Within the period, where a move ended it: nothing counts from then on. */
  until: Date | null
  /** Some of the team's bets may be of a time when the payee stood elsewhere, or after `until`: only those at the payer's side count. */
  isAtPlace: boolean
}
/** What a period is reckoned from beside the contracts. */
export interface Inputs {
  figuresOf: (payeeId: number) => TeamFigures
  /** Hourly: what the hours of the day came to before this one, by contract. Daily: what all of them came to, by payee. */
  hoursOf: (contract: CountingContract) => bigint
  /** Dividends: what the period before left behind. */
  beforeOf: (contract: CountingContract) => Before | undefined
  isFirstOfMonth: boolean
  /** Where an agent missed its lowest tier, nothing is paid below it. */
  skipsBelowUnreached: boolean
}
export interface Reckoned extends CountingContract {
  gross: bigint
  statement: ContractStatement
}

/** A real-time salary keeps all four decimals (domain §4.4). */
const WHOLE = 1n
const millis = (at: Date | null) => at?.getTime() ?? null
const lesser = (a: bigint, b: bigint) => (a < b ? a : b)

function reckonOne(kind: SalaryKind, contract: CountingContract, inputs: Inputs): Reckoned {
  const { terms, payeeId } = contract
  const figures = inputs.figuresOf(payeeId)
  const { index, tier, next } = chooseTier(terms.tiers, figures)
  const carryIn = kind === 'DIVIDEND' ? carryInto(terms.carry, inputs.beforeOf(contract), inputs.isFirstOfMonth) : 0n
  const base = kind === 'DIVIDEND' ? figures.loss - carryIn : countedTurnover(figures.turnover, terms)
  const rate = tier?.rate ?? 0n
  const computed = shareOf(base, rate)
  const hours = inputs.hoursOf(contract)
  const room = kind === 'HOURLY' && terms.dailyCap !== null ? terms.dailyCap - hours : computed
  const capped = computed - lesser(computed, room > 0n ? room : 0n)
  const offset = kind === 'DAILY' ? lesser(computed, hours) : 0n
  return {
    ...contract,
    gross: computed - capped - offset,
    statement: {
      kind,
      terms,
      figures,
      tier: index,
      next: next && { index: next.index, turnover: next.turnover, active: next.active, loss: next.loss },
      base,
      rate,
      computed,
      capped,
      offset,
      carryIn,
      carryOut: kind === 'DIVIDEND' ? carryOutOf(figures.loss, carryIn) : 0n,
      limitedBy: null,
      isSkipped: false,
      until: millis(contract.until),
    },
  }
}

/** Each agent's part of a bet is its ratio less that of the agent below; no ratio counts for more than any above it (domain §4.4). */
function reckonRatio(contract: CountingContract, limit: bigint | null, inputs: Inputs): Reckoned {
  const figures = inputs.figuresOf(contract.payeeId)
  const own = contract.terms.tiers[0]?.rate ?? 0n
  const rate = limit === null ? own : lesser(own, limit)
  const computed = shareOf(figures.stake, rate, WHOLE)
  const nothing = { capped: 0n, offset: 0n, carryIn: 0n, carryOut: 0n, next: null, isSkipped: false }
  return {
    ...contract,
    gross: computed,
    statement: {
      kind: 'REALTIME',
      terms: contract.terms,
      figures,
      tier: 0,
      base: figures.stake,
      rate,
      computed,
      limitedBy: rate < own ? rate : null,
      until: millis(contract.until),
      ...nothing,
    },
  }
}

const unpaid = (reckoned: Reckoned): Reckoned => ({
  ...reckoned,
  gross: 0n,
  statement: { ...reckoned.statement, isSkipped: true },
})

/** From the top down; a contract's payer is reckoned before it. One answer a contract. */
export function reckon(kind: SalaryKind, contracts: readonly CountingContract[], inputs: Inputs): Reckoned[] {
  const ofPayee = new Map(contracts.map((contract) => [contract.payeeId, contract]))
  const done = new Map<number, Reckoned>()

  function reach(contract: CountingContract): Reckoned {
    const known = done.get(contract.payeeId)
    if (known) return known
    const above = contract.payerId === null ? undefined : ofPayee.get(contract.payerId)
    const upline = above && reach(above)
    let result: Reckoned
    if (kind === 'REALTIME') {
      // An agent without a ratio has none to hand on.
      const limit = contract.payerId === null ? null : (upline?.statement.rate ?? 0n)
      result = reckonRatio(contract, limit, inputs)
    } else {
      const own = reckonOne(kind, contract, inputs)
      const isBelowUnreached = upline !== undefined && (upline.statement.tier === null || upline.statement.isSkipped)
      // By hand it is the payer's own money, whatever the payer reached.
      result = inputs.skipsBelowUnreached && kind !== 'MANUAL_DAILY' && isBelowUnreached ? unpaid(own) : own
    }
    done.set(contract.payeeId, result)
    return result
  }
  return contracts.map(reach)
}
