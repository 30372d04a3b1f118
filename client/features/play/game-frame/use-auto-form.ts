import { useState } from 'react'
import { AUTO_BETS_MOST, type AutoPlan } from './auto-bet.ts'
import { isWholeChange, type TypedChange } from './stake-change.ts'
import { readStake, stakeText } from './stake.ts'

const RESET: TypedChange = { kind: 'reset' }
const FIRST_COUNT = '10'
/** The default loss limit, in stakes; there is always a limit (RG-13). */
const STAKES_TO_LOSE = 10n

/** Digits only; empty is none. */
const countOf = (text: string): number | undefined => {
  const count = /^\d{1,3}$/.test(text) ? Number(text) : 0
  return count >= 1 && count <= AUTO_BETS_MOST ? count : undefined
}

/** The plan as typed: kept while the sheet is closed, for the next run. */
export function useAutoForm(stake: bigint | undefined) {
  const [count, setCount] = useState(FIRST_COUNT)
  const [onWin, setOnWin] = useState(RESET)
  const [onLoss, setOnLoss] = useState(RESET)
  const [profit, setProfit] = useState('')
  const [typedLoss, setLoss] = useState<string>()
  const loss = typedLoss ?? (stake === undefined ? '' : stakeText(stake * STAKES_TO_LOSE))
  const bets = countOf(count)
  const stopLoss = readStake(loss)
  const stopProfit = readStake(profit)
  const isProfitRead = stopProfit.value !== undefined || profit.trim() === ''
  const isLossEnough = stopLoss.value !== undefined && stake !== undefined && stopLoss.value >= stake

  function plan(): AutoPlan | undefined {
    if (bets === undefined || stake === undefined || stopLoss.value === undefined || !isLossEnough || !isProfitRead)
      return undefined
    if (!isWholeChange(onWin) || !isWholeChange(onLoss)) return undefined
    return { bets, firstStake: stake, onWin, onLoss, stopProfit: stopProfit.value || undefined, stopLoss: stopLoss.value }
  }

  return {
    stake,
    count,
    bets,
    setCount,
    onWin,
    setOnWin,
    onLoss,
    setOnLoss,
    profit,
    stopProfit,
    setProfit,
    loss,
    stopLoss,
    isLossEnough,
    setLoss,
    plan: plan(),
  }
}
export type AutoForm = ReturnType<typeof useAutoForm>
