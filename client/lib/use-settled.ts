import { startTransition, useEffect, useState } from 'react'
import { createStore } from './store.ts'

/** After the load event: by then the first screen is drawn and answers taps. */
const SETTLE_MS = 2_000
/** Keeps late parts a moment apart if the browser has no idle callback. */
const PAUSE_MS = 100

const store = createStore(false)
const settleSoon = () => setTimeout(() => store.set(true), SETTLE_MS)
if (document.readyState === 'complete') settleSoon()
else addEventListener('load', settleSoon, { once: true })

/** Safari has no idle callbacks. */
export const whenIdle: (run: () => void) => void = window.requestIdleCallback ?? ((run) => setTimeout(run, PAUSE_MS))

/**
 * False for one frame of a visit's first render: rendering the whole page at once would block taps for too long. Later renders
 * are complete at once, so that going back restores the scroll position.
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
 * True once the first page of a visit has settled and optional code may load. Each caller gets its own idle moment, so that the
 * late parts do not block a phone together.
 */
export function useSettled(): boolean {
  const [isTurn, setTurn] = useState(store.get)
  // No state changes before its turn: otherwise all waiting components would render in the same moment.
  useEffect(() => {
    const takeTurn = () => whenIdle(() => startTransition(() => setTurn(true)))
    // It may have settled between the render and this effect.
    if (store.get()) takeTurn()
    return store.subscribe(takeTurn)
  }, [])
  return isTurn
}
