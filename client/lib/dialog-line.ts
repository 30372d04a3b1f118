/** A queue for dialogs that open by themselves: they wait for each other and for anything the player has opened. */
import { useEffect, useState } from 'react'
import { createStore } from './store.ts'

const line = createStore<readonly symbol[]>([])

/** Whether a dialog that wants to open may do so. With `doesWait` it opens when it is first in the queue, otherwise at once. */
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
