import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react'
import type { SlotRoundView } from '#contract/play/slots/slots.ts'
import { moneyToWire } from '#contract/wire.ts'
import { useRemind } from '#client/features/identity/responsible-play/index.ts'
import { isUnanswered, playSound } from '#client/features/play/game-frame/index.ts'
import { ApiError } from '#client/lib/api-error.ts'
import { newRequestId } from '#client/lib/request-id.ts'
import { REFUSAL_PAUSE_MS, SLOT_PENDING_MS } from '#client/lib/timings.ts'
import { useReducedMotion } from '#client/lib/use-reduced-motion.ts'
import type { Reels } from './reels/reels.ts'
import { creditOf, firstGrid, lastGrid, lastScreen } from './slot-round.ts'
import type { SlotEntry } from './slot-session.ts'
import { fetchSlotState, useSpin } from './slot.queries.ts'

/** `asking` from the tap until the answer, `showing` until the result is shown, `pausing` after a refusal and between spins. */
export type SlotPhase = 'idle' | 'asking' | 'showing' | 'pausing'
interface Asked {
  requestId: string
  stake: bigint
}

interface Deps {
  entry: SlotEntry
  reels: RefObject<Reels | undefined>
  isTurbo: boolean
}

const wait = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds))

/**
 * The running spin and the last round. A spin lasts from the tap until its result is shown, so that a double tap is one spin. A
 * spin without an answer is stored, and must be retried under its id before the next one.
 */
export function useSlot({ entry, reels, isTurbo }: Deps) {
  const { token, state } = entry
  const { leastSpinMs } = state.rules
  const spin = useSpin(token)
  const remind = useRemind()
  const isStill = useReducedMotion()
  const startGrid = firstGrid(state.sheet)
  const isRunning = useRef(false)
  const isGone = useRef(false)
  const [phase, setPhase] = useState<SlotPhase>('idle')
  const [balance, setBalance] = useState(state.balance)
  const [round, setRound] = useState<SlotRoundView | null>(state.round)
  /** Only rounds of this visit are celebrated, not the one it started with. */
  const [isFresh, setFresh] = useState(false)
  const [error, setError] = useState<unknown>()
  const [unanswered, setUnanswered] = useState<Asked>()

  useEffect(() => {
    isGone.current = false
    return () => void (isGone.current = true)
  }, [])

  const isPending = round?.state === 'PENDING' && phase === 'idle'
  const settle = useEffectEvent((next: typeof state) => {
    if (!isPending) return
    setBalance(next.balance)
    setRound(next.round)
    const screen = next.round && lastScreen(next.round)
    if (screen) reels.current?.show(lastGrid(screen))
  })
  useEffect(() => {
    if (!isPending) return undefined
    // The next interval retries after a failed request.
    const timer = setInterval(() => void fetchSlotState(token).then(settle, () => undefined), SLOT_PENDING_MS)
    return () => clearInterval(timer)
  }, [isPending, token])

  async function refuse(cause: unknown, asked: Asked, before: bigint) {
    if (cause instanceof ApiError && cause.code === 'reality.check.due') remind()
    const screen = round && lastScreen(round)
    reels.current?.show(screen ? lastGrid(screen) : startGrid)
    setBalance(before)
    setError(cause)
    setUnanswered(isUnanswered(cause) ? asked : undefined)
    setPhase('pausing')
    await wait(REFUSAL_PAUSE_MS)
  }

  async function show(next: SlotRoundView, after: bigint) {
    setUnanswered(undefined)
    setBalance(after - creditOf(next))
    setPhase('showing')
    const screen = lastScreen(next)
    if (screen) await reels.current?.land(screen, { isTurbo, isStill })
    setRound(next)
    setFresh(true)
    setBalance(after)
    if (screen && screen.amount > next.stake) playSound('win')
  }

  /** The resulting round; undefined if the spin was refused, or another one is under way. */
  async function send(asked: Asked): Promise<SlotRoundView | undefined> {
    if (isRunning.current) return undefined
    isRunning.current = true
    const startedAt = performance.now()
    setPhase('asking')
    setError(undefined)
    playSound('click')
    reels.current?.start({ isStill })
    let next: SlotRoundView | undefined
    try {
      const spun = await spin.mutateAsync({ requestId: asked.requestId, stake: moneyToWire(asked.stake) })
      next = spun.round
      await show(next, spun.balance)
    } catch (cause) {
      await refuse(cause, asked, balance)
    }
    if (leastSpinMs > 0 && next) {
      setPhase('pausing')
      await wait(Math.max(0, leastSpinMs - (performance.now() - startedAt)))
    }
    isRunning.current = false
    if (!isGone.current) setPhase('idle')
    return next
  }

  return {
    phase,
    isBusy: phase !== 'idle',
    balance,
    round,
    isFresh,
    isPending,
    hasUnanswered: unanswered !== undefined,
    error,
    forgive: () => setError(undefined),
    /** The symbols before the first spin. */
    startGrid,
    spin: (stake: bigint) => send({ requestId: newRequestId(), stake }),
    retry: () => (unanswered ? send(unanswered) : Promise.resolve(undefined)),
    hurry: () => reels.current?.hurry(),
  }
}
export type Slot = ReturnType<typeof useSlot>
