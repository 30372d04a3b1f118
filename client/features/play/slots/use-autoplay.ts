import { useEffect, useEffectEvent, useState } from 'react'
import { useWhenHidden } from '#client/features/play/game-frame/index.ts'
import { AUTO_PAUSE_MS } from '#client/lib/timings.ts'
import { type AutoplayEnd, type AutoplayPlan, type AutoplayRun, countRound, endAutoplay, startAutoplay } from './autoplay.ts'
import type { Slot } from './use-slot.ts'

/** Spins one after another, until the plan ends, a spin is refused, the page is hidden or left, or the player stops. */
export function useAutoplay(slot: Slot) {
  const { phase, round, balance } = slot
  const [run, setRun] = useState<AutoplayRun>()
  const isOn = run !== undefined && run.end === undefined
  const isIdle = phase === 'idle'
  const end = (reason: AutoplayEnd) => setRun((last) => last && endAutoplay(last, reason))

  const turn = useEffectEvent(async () => {
    if (!run) return
    if (run.plan.stake > balance) return end('balance')
    const next = await slot.spin(run.plan.stake)
    if (!next) return end('refused')
    if (next.state === 'CLOSED') return setRun((last) => last && countRound(last, next))
    return run.plan.stopsOnFeature ? end('feature') : undefined
  })
  // A round with free games is counted when the last of them has paid.
  const isWaiting = isOn && round?.state !== 'CLOSED' && round !== null
  const played = run?.played
  useEffect(() => {
    if (!isOn || !isIdle || isWaiting) return undefined
    const timer = setTimeout(() => void turn(), played === 0 ? 0 : AUTO_PAUSE_MS)
    return () => clearTimeout(timer)
  }, [isOn, isIdle, isWaiting, played])

  const count = useEffectEvent(() => {
    if (round && isOn && round.freeGames.length > 0) setRun((last) => last && countRound(last, round))
  })
  const isOver = isIdle && round?.state === 'CLOSED'
  useEffect(() => {
    if (!isOver) return undefined
    const timer = setTimeout(() => count())
    return () => clearTimeout(timer)
  }, [isOver])

  useWhenHidden(isOn, () => end('hidden'))

  return {
    run,
    isOn,
    start: (plan: AutoplayPlan) => {
      slot.forgive()
      // The round already on screen does not count.
      setRun({ ...startAutoplay(plan), counted: round?.id })
    },
    stop: () => end('player'),
    clear: () => setRun(undefined),
  }
}
export type Autoplay = ReturnType<typeof useAutoplay>
