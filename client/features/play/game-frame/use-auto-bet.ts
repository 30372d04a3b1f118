import { useEffect, useEffectEvent, useState } from 'react'
import { AUTO_PAUSE_MS } from '#client/lib/timings.ts'
import { checkStake, endAuto, nextAuto, startAuto, type AutoEnd, type AutoPlan, type AutoRun, type EndedBet } from './auto-bet.ts'
import { useWhenHidden } from './use-when-hidden.ts'

interface Deps {
  /** A bet is under way or has no answer. */
  isBusy: boolean
  /** The highest stake possible now. */
  most: bigint
  /** Undefined = refused. */
  place: (stake: bigint) => Promise<EndedBet | undefined>
}

/** Bets one after another, until the plan ends, a bet is refused, the page is hidden or left, or the player stops. */
export function useAutoBet({ isBusy, most, place }: Deps) {
  const [run, setRun] = useState<AutoRun>()
  const isOn = run !== undefined && run.end === undefined
  const end = (reason: AutoEnd) => setRun((last) => last && endAuto(last, reason))

  const turn = useEffectEvent(async () => {
    if (!run) return
    const checked = checkStake(run, most)
    if (checked.end) return setRun(checked)
    const round = await place(run.stake)
    setRun((last) => last && (round ? nextAuto(last, round) : endAuto(last, 'refused')))
  })
  useEffect(() => {
    if (!isOn || isBusy) return undefined
    const timer = setTimeout(() => void turn(), run.placed === 0 ? 0 : AUTO_PAUSE_MS)
    return () => clearTimeout(timer)
  }, [isOn, isBusy, run])

  useWhenHidden(isOn, () => end('hidden'))

  return {
    run,
    isOn,
    start: (plan: AutoPlan) => setRun(startAuto(plan)),
    stop: () => end('player'),
    clear: () => setRun(undefined),
  }
}
export type AutoBet = ReturnType<typeof useAutoBet>
