/** Automatic spins: when they end (RG-13). Amounts in 1/10 000 of the unit. Pure. */
export const AUTO_SPINS = [10, 25, 50, 100] as const

export interface AutoplayPlan {
  spins: number
  stake: bigint
  /** No spin is played that could bring the total loss above this. */
  stopLoss: bigint
  /** Ends after a round with at least this win. */
  stopWin: bigint | undefined
  stopsOnFeature: boolean
}
export type AutoplayEnd = 'done' | 'loss' | 'win' | 'feature' | 'balance' | 'refused' | 'hidden' | 'player'

export interface AutoplayRun {
  plan: AutoplayPlan
  played: number
  profit: bigint
  /** The round that was counted last. */
  counted: string | undefined
  end: AutoplayEnd | undefined
}

const endOf = ({ plan, played, profit }: AutoplayRun): AutoplayEnd | undefined => {
  if (played >= plan.spins) return 'done'
  return plan.stake - profit > plan.stopLoss ? 'loss' : undefined
}

export function startAutoplay(plan: AutoplayPlan): AutoplayRun {
  const run: AutoplayRun = { plan, played: 0, profit: 0n, counted: undefined, end: undefined }
  return { ...run, end: endOf(run) }
}

export const endAutoplay = (run: AutoplayRun, end: AutoplayEnd): AutoplayRun => (run.end ? run : { ...run, end })

/** Updates the run after a round. */
export function countRound(run: AutoplayRun, round: { id: string; stake: bigint; won: bigint }): AutoplayRun {
  if (run.counted === round.id) return run
  const next = { ...run, counted: round.id, played: run.played + 1, profit: run.profit + round.won - round.stake }
  const { stopWin } = run.plan
  const won = stopWin !== undefined && round.won >= stopWin ? 'win' : undefined
  return { ...next, end: run.end ?? won ?? endOf(next) }
}

export const autoplayLeft = ({ plan, played }: AutoplayRun): number => plan.spins - played
