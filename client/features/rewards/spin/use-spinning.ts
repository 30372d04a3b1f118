import { useRef, useState } from 'react'
import type { SpinGame } from '#contract/rewards/spin/spin.ts'
import { whenDone } from '#client/lib/when-done.ts'
import { isUnanswered } from './spin-parts.ts'
import { type SpinResult, useShowSpun, useSpin } from './spin.queries.ts'

/** REST: nothing moves. TURNING: until the answer. STOPPING: to the result. FAILING: without one. SHOWN: the result is shown. */
export type SpinPhase = 'REST' | 'TURNING' | 'STOPPING' | 'FAILING' | 'SHOWN'

export interface Spinning {
  phase: SpinPhase
  /** Set once the answer has arrived. */
  result: SpinResult | null
  error: unknown
  /** The last spin has no answer: pressing retries it, even if the room no longer lists it. */
  isUnclear: boolean
  isBusy: boolean
  /** Counts spins: a new burst for each. */
  number: number
  press: () => void
  /** Called when the stage has stopped. */
  onStopped: () => void
}

/**
 * One spin at a time: pressing sends the request, and the result is shown when the stage has stopped. `onBusy` reports when the
 * stage starts to move and when it stops.
 */
export function useSpinning({ reward: { campaignId }, spins }: SpinGame, onBusy: (isBusy: boolean) => void): Spinning {
  const send = useSpin()
  const showSpun = useShowSpun()
  const unclear = useRef<string>(undefined)
  const [sent, setSent] = useState<string>()
  const [phase, setPhase] = useState<SpinPhase>('REST')
  const [number, setNumber] = useState(0)
  const isBusy = phase === 'TURNING' || phase === 'STOPPING' || phase === 'FAILING'
  const error = phase === 'REST' ? send.error : null

  function press() {
    const transactionId = unclear.current ?? spins[0]?.transactionId
    if (isBusy || transactionId === undefined) return
    setSent(transactionId)
    setNumber(number + 1)
    setPhase('TURNING')
    onBusy(true)
    whenDone(send.mutateAsync(transactionId), {
      onSuccess: () => {
        unclear.current = undefined
        setPhase('STOPPING')
      },
      onError: (failure) => {
        unclear.current = isUnanswered(failure) ? transactionId : undefined
        setPhase('FAILING')
      },
    })
  }
  function onStopped() {
    if (phase === 'FAILING') {
      setPhase('REST')
      onBusy(false)
    }
    if (phase !== 'STOPPING' || !send.data || sent === undefined) return
    setPhase('SHOWN')
    onBusy(false)
    showSpun({ campaignId, transactionId: sent, amount: send.data.amount })
  }

  return {
    phase,
    result: send.data ?? null,
    error,
    isUnclear: isUnanswered(error),
    isBusy,
    number,
    press,
    onStopped,
  }
}
