/** Dialogs that open by themselves wait for each other, and for whatever the player has opened: never one over another. */
import { useEffect, useState } from 'react'
import { createStore } from './store.ts'

const line = createStore<readonly symbol[]>([])

/** Whether a dialog that wants to be open may be. What was asked for opens at once; who waits opens when first in the line. */
export function useTurn(isWanted: boolean, doesWait = false): boolean {
  const [self] = useState(() => Symbol('dialog'))
  const waiting = line.useValue()
  useEffect(() => {
    if (!isWanted) return undefined
    line.set([...line.get(), self])
    return () => line.set(line.get().filter((other) => other !== self))
  }, [isWanted, self])
  return isWanted && (!doesWait || waiting[0] === self)
}
