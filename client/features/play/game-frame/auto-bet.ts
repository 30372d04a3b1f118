/** Automatic bets: the next stake, and when to stop (RG-13). Amounts in 1/10 000 of the unit; no floats. */
import { MONEY_SCALE } from '#contract/wire.ts'

const CENT = MONEY_SCALE / 100n
const WHOLE_PERCENT = 100n

export const AUTO_BETS_MOST = 500
/** The most a stake may rise after a round, in percent. */
export const AUTO_RAISE_MOST = 400

/** How the stake changes after a round: reset to the first one, or raised by whole percent. */
export type StakeChange = { kind: 'reset' } | { kind: 'raise'; percent: number }

export interface AutoPlan {
  /** How many bets. */
  bets: number
  firstStake: bigint
  onWin: StakeChange
  onLoss: StakeChange
  /** Stops at this total profit. */
  stopProfit: bigint | undefined
  /** No bet is placed that could bring the total loss above this. */
  stopLoss: bigint
}

export type AutoEnd = 'done' | 'profit' | 'loss' | 'stake' | 'refused' | 'hidden' | 'player'

export interface AutoRun {
  plan: AutoPlan
  placed: number
  /** The next bet's stake. */
  stake: bigint
  /** The total profit or loss after each round. */
  profits: readonly bigint[]
  end: AutoEnd | undefined
}

/** The relevant part of an ended round. */
export interface EndedBet {
  stake: bigint
  payout: bigint
}

const profitOf = ({ profits }: AutoRun): bigint => profits.at(-1) ?? 0n
export const autoProfit = profitOf
export const autoLeft = ({ plan, placed }: AutoRun): number => plan.bets - placed

/** Rounded down to whole cents; a raise of a small stake is at least a cent. */
function changed(stake: bigint, first: bigint, change: StakeChange): bigint {
  if (change.kind === 'reset') return first
  const raised = (stake * (WHOLE_PERCENT + BigInt(change.percent))) / WHOLE_PERCENT
  const whole = raised - (raised % CENT)
  return change.percent > 0 && whole <= stake ? stake + CENT : whole
}

/** Why the plan has no next bet. */
function endOf(run: AutoRun): AutoEnd | undefined {
  const { plan, stake } = run
  const profit = profitOf(run)
  if (autoLeft(run) <= 0) return 'done'
  if (plan.stopProfit !== undefined && profit >= plan.stopProfit) return 'profit'
  return stake - profit > plan.stopLoss ? 'loss' : undefined
}

export function startAuto(plan: AutoPlan): AutoRun {
  const run: AutoRun = { plan, placed: 0, stake: plan.firstStake, profits: [], end: undefined }
  return { ...run, end: endOf(run) }
}

/** After a round: the next stake, or the reason to stop. */
export function nextAuto(run: AutoRun, { stake, payout }: EndedBet): AutoRun {
  const { onWin, onLoss, firstStake } = run.plan
  const next: AutoRun = {
    ...run,
    placed: run.placed + 1,
    profits: [...run.profits, profitOf(run) + payout - stake],
    stake: changed(stake, firstStake, payout > stake ? onWin : onLoss),
  }
  return { ...next, end: run.end ?? endOf(next) }
}

/** Right before a bet: `most` is the highest stake that table and balance allow now. */
export const checkStake = (run: AutoRun, most: bigint): AutoRun => (run.stake > most ? endAuto(run, 'stake') : run)

export const endAuto = (run: AutoRun, end: AutoEnd): AutoRun => (run.end ? run : { ...run, end })
