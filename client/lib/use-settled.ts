import { startTransition, useEffect, useState } from 'react'
import { createStore } from './store.ts'

/** After the load event: the first screen is drawn and answers taps. */
const SETTLE_MS = 2_000
/** Where the browser does not tell when it is idle: a moment apart from the others. */
const PAUSE_MS = 100

const store = createStore(false)
const settleSoon = () => setTimeout(() => store.set(true), SETTLE_MS)
if (document.readyState === 'complete') settleSoon()
else addEventListener('load', settleSoon, { once: true })

/** Safari has no idle callbacks. */
export const whenIdle: (run: () => void) => void = window.requestIdleCallback ?? ((run) => setTimeout(run, PAUSE_MS))

/**
 * False in a visit's first drawing, for one frame: drawn whole, a page would hold a phone for longer than a tap should wait.
 * Later drawings have all at once, so that going back finds its place.
 */
export function useOwnFrame(): boolean {
  const [isTurn, setTurn] = useState(store.get)
  useEffect(() => {
    if (isTurn) return undefined
    let timer: ReturnType<typeof setTimeout> | undefined
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(() => startTransition(() => setTurn(true)))
    })
    return () => {
      cancelAnimationFrame(frame)
      clearTimeout(timer)
    }
  }, [isTurn])
  return isTurn
}

/**
 * True once the first page of a visit has had its time: what nobody asked for yet may load now. Whoever asks has an idle
 * moment of its own, so that the late parts do not hold a phone up together.
 */
export function useSettled(): boolean {
  const [isTurn, setTurn] = useState(store.get)
  // Nothing is drawn before its turn: those who wait would all be drawn anew in the one moment.
  useEffect(() => {
    const takeTurn = () => whenIdle(() => startTransition(() => setTurn(true)))
    // It may have settled between the drawing and this.
    if (store.get()) takeTurn()
    return store.subscribe(takeTurn)
  }, [])
  return isTurn
}
