import { useSyncExternalStore } from 'react'

/** Minimal shared state: a value, its listeners, and a hook that reads it. */
export function createStore<T>(initial: T) {
  let state = initial
  const listeners = new Set<() => void>()
  const get = () => state
  const set = (next: T) => {
    if (Object.is(next, state)) return
    state = next
    for (const listener of listeners) listener()
  }
  const subscribe = (listener: () => void) => {
    listeners.add(listener)
    return () => {
      listeners.delete(listener)
    }
  }
  const useValue = () => useSyncExternalStore(subscribe, get)
  return { get, set, subscribe, useValue }
}
