/** New members are asked once for a deposit limit (RG-01). */
import { createStore } from '#client/lib/store.ts'

const store = createStore(false)

export const askForLimit = () => store.set(true)
export const stopAsking = () => store.set(false)
export const useIsAskedForLimit = store.useValue
