import { useEffect, useEffectEvent, useState } from 'react'
import type { Rain, RainCatch } from '#contract/rewards/rain/rain.ts'
import { whenDone } from '#client/lib/when-done.ts'
import { isRefused } from './rain-parts.ts'
import { useCatchEnvelope } from './rain.queries.ts'

export interface Catching {
  caught: RainCatch | null
  /** How many of the caught envelopes taps have opened. */
  opened: number
  /** Counts taps on envelopes after the last one. */
  missed: number
  isSending: boolean
  /** Why nothing was caught; final if `isRefused`. */
  error: unknown
  isRefused: boolean
  catchers: number
  tap: () => void
}

/**
 * The first tap requests the member's share, once; each tap opens one of its envelopes. The next tap retries a failed request, and
 * so does the end of the rain, once.
 */
export function useCatching(rain: Rain, isOver: boolean): Catching {
  const send = useCatchEnvelope()
  const [opened, setOpened] = useState(0)
  const [missed, setMissed] = useState(0)
  const caught = send.data ?? null
  const isFinal = send.isError && isRefused(send.error)

  function ask() {
    if (send.isPending || isFinal) return
    whenDone(send.mutateAsync(rain.rainId), {
      onSuccess: ({ envelopes }) => (envelopes.length > 0 ? setOpened(1) : setMissed(1)),
    })
  }
  function tap() {
    if (!caught) ask()
    else if (opened < caught.envelopes.length) setOpened(opened + 1)
    else setMissed(missed + 1)
  }
  const askOnceMore = useEffectEvent(() => {
    if (send.isError && !isFinal) ask()
  })
  useEffect(() => {
    if (isOver) askOnceMore()
  }, [isOver])

  return {
    caught: caught ?? rain.caught,
    opened,
    missed,
    isSending: send.isPending,
    error: send.error,
    isRefused: isFinal,
    catchers: Math.max(rain.catchers, send.data?.catchers ?? 0),
    tap,
  }
}
