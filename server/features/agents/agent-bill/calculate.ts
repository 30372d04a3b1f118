/** Calculates each contract's result from the teams' figures: one period of one merchant (AGT-24 to AGT-29). Pure. */
import { wholeSteps } from '#server/platform/money-rounding.ts'
import type { SalaryKind, ContractTerms } from '#contract/agents/agent-contracts/agent-contracts.ts'
import type { ContractStatement, TeamFigures } from '#contract/agents/agent-bill/bill-statement.ts'
import { type Before, carryInto, carryOutOf } from './dividend.ts'
import { chooseTier, countedTurnover, shareOf } from '#server/features/agents/agent-contracts/choose-tier.ts'

/** A contract in force in the period. */
export interface CountingContract {
  contractId: number
  /** null = the house. */
  payerId: number | null
  payeeId: number
  terms: ContractTerms
  /** The end within the period, if a move ended it: nothing counts from then on. */
  until: Date | null
  /**
   * Some of the team's bets may be from a time when the payee had another upline, or after `until`: only those under this payer
   * count.
   */
  isAtPlace: boolean
}
/** Input of a period besides the contracts. */
export interface Inputs {
  figuresOf: (payeeId: number) => TeamFigures
  /** Hourly: results of earlier hours of the day, by contract. Daily: results of all hours, by payee. */
  hoursOf: (contract: CountingContract) => bigint
  /** Dividends: the carry of the previous period. */
  beforeOf: (contract: CountingContract) => Before | undefined
  isFirstOfMonth: boolean
  /** The currency's smallest amount, to which daily and hourly salaries and dividends are rounded down. */
  step: bigint
  /** If an agent misses its lowest tier, nothing is paid to its downline. */
  skipsBelowUnreached: boolean
}
export interface Calculated extends CountingContract {
  gross: bigint
  statement: ContractStatement
}

/** A real-time salary keeps all four decimals (AGT-17). */
const WHOLE = 1n
const millis = (at: Date | null) => at?.getTime() ?? null
const lesser = (a: bigint, b: bigint) => (a < b ? a : b)

function calculateOne(kind: SalaryKind, contract: CountingContract, inputs: Inputs): Calculated {
  const { terms, payeeId } = contract
  const figures = inputs.figuresOf(payeeId)
  const { index, tier, next } = chooseTier(terms.tiers, figures)
  const carryIn = kind === 'DIVIDEND' ? carryInto(terms.carry, inputs.beforeOf(contract), inputs.isFirstOfMonth) : 0n
  const base = kind === 'DIVIDEND' ? figures.loss - carryIn : countedTurnover(figures.turnover, terms)
  const rate = tier?.rate ?? 0n
  const computed = shareOf(base, rate, inputs.step)
  const hours = inputs.hoursOf(contract)
  const room = kind === 'HOURLY' && terms.dailyCap !== null ? terms.dailyCap - hours : computed
  const capped = computed - lesser(computed, room > 0n ? room : 0n)
  const offset = kind === 'DAILY' ? lesser(computed, hours) : 0n
  return {
    ...contract,
    gross: wholeSteps(computed - capped - offset, inputs.step),
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

/**
 * An agent's part of a bet is its ratio less that of the agent below; a ratio is limited by every ratio above it (AGT-27).
 */
function calculateRatio(contract: CountingContract, limit: bigint | null, inputs: Inputs): Calculated {
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

const unpaid = (calculated: Calculated): Calculated => ({
  ...calculated,
  gross: 0n,
  statement: { ...calculated.statement, isSkipped: true },
})

/** From the top down: a payer is calculated before its payees. One result per contract. */
export function calculate(kind: SalaryKind, contracts: readonly CountingContract[], inputs: Inputs): Calculated[] {
  const ofPayee = new Map(contracts.map((contract) => [contract.payeeId, contract]))
  const done = new Map<number, Calculated>()

  function reach(contract: CountingContract): Calculated {
    const known = done.get(contract.payeeId)
    if (known) return known
    const above = contract.payerId === null ? undefined : ofPayee.get(contract.payerId)
    const upline = above && reach(above)
    let result: Calculated
    if (kind === 'REALTIME') {
      // An agent without a ratio cannot pass one on.
      const limit = contract.payerId === null ? null : (upline?.statement.rate ?? 0n)
      result = calculateRatio(contract, limit, inputs)
    } else {
      const own = calculateOne(kind, contract, inputs)
      const isBelowUnreached = upline !== undefined && (upline.statement.tier === null || upline.statement.isSkipped)
      // A salary paid by hand is the payer's own money, whatever tier the payer reached.
      result = inputs.skipsBelowUnreached && kind !== 'MANUAL_DAILY' && isBelowUnreached ? unpaid(own) : own
    }
    done.set(contract.payeeId, result)
    return result
  }
  return contracts.map(reach)
}
