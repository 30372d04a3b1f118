import { useEffect, useEffectEvent, useState } from 'react'
import type { SlotRoundView } from '#contract/play/slots/slots.ts'
import { SLOT_CARD_MS, SLOT_FREE_PAUSE_MS, SLOT_FREE_WIN_MS } from '#client/lib/timings.ts'
import { lastScreen } from './slot-round.ts'
import type { Slot } from './use-slot.ts'

interface Deps {
  slot: Slot
  isTurbo: boolean
  /** Spins are automatic, and so is the feature. */
  isAuto: boolean
}

/** Free spins: offered, played one after another, and summed up. An open feature of an earlier visit is offered again (GAM-06). */
export function useFeature({ slot, isTurbo, isAuto }: Deps) {
  const { phase, round, error, hasUnanswered } = slot
  const [isRunning, setRunning] = useState(false)
  const [outro, setOutro] = useState<SlotRoundView>()
  const isOpen = round?.state === 'FREE_GAMES'
  const isIdle = phase === 'idle'
  const isStopped = error !== undefined || hasUnanswered
  const isOffered = isOpen && isIdle && !isRunning && !hasUnanswered

  const start = () => {
    slot.forgive()
    setRunning(true)
  }
  const next = useEffectEvent(() => {
    if (!round || !isRunning) return
    if (isStopped) return setRunning(false)
    if (isOpen) return void slot.spin(round.stake)
    setRunning(false)
    return setOutro(round)
  })
  const hasWon = (round && lastScreen(round)?.amount) !== 0n
  const pause = (hasWon ? SLOT_FREE_WIN_MS : SLOT_FREE_PAUSE_MS) / (isTurbo ? 2 : 1)
  useEffect(() => {
    if (!isRunning || !isIdle) return undefined
    const timer = setTimeout(() => next(), pause)
    return () => clearTimeout(timer)
  }, [isRunning, isIdle, pause])

  const goOn = useEffectEvent(() => {
    if (outro) setOutro(undefined)
    else if (isOffered) setRunning(true)
  })
  const waits = isAuto && (isOffered || outro !== undefined)
  useEffect(() => {
    if (!waits) return undefined
    const timer = setTimeout(() => goOn(), SLOT_CARD_MS)
    return () => clearTimeout(timer)
  }, [waits])

  return {
    /** Shown as free spins: background, count, total. */
    isOn: isOpen || isRunning || outro !== undefined,
    isRunning,
    isOffered,
    /** The whole round, once the result of its last free game is shown. */
    outro,
    start,
    close: () => setOutro(undefined),
  }
}
export type Feature = ReturnType<typeof useFeature>
