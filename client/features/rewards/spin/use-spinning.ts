import { useRef, useState } from 'react'
import type { SpinGame } from '#contract/rewards/spin/spin.ts'
import { whenDone } from '#client/lib/when-done.ts'
import { isUnanswered } from './spin-parts.ts'
import { type SpinResult, useShowSpun, useSpin } from './spin.queries.ts'

/** REST: nothing moves. TURNING: until the answer is there. STOPPING: at the answer. FAILING: without one. SHOWN: the result stands. */
export type SpinPhase = 'REST' | 'TURNING' | 'STOPPING' | 'FAILING' | 'SHOWN'

export interface Spinning {
  phase: SpinPhase
  /** From the answer on. */
  result: SpinResult | null
  error: unknown
  /** The last spin has no answer: pressing sends it again, also if the room does not list it any more. */
  isUnclear: boolean
  isBusy: boolean
  /** Counts spins: a new burst for each. */
  number: number
  press: () => void
  /** The stage stands still. */
  onStopped: () => void
}

/**
 * One spin after the other: the request goes out with the press, and its result is shown when the stage has stopped. `onBusy` hears
 * when the stage begins to move, and when it stands still.
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
