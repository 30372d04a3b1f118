/** New members are asked once for a deposit limit, before their first deposit (RG-01). */
import { currentSession } from '#client/lib/session.ts'
import { keep, readStored } from '#client/lib/storage.ts'
import { createStore } from '#client/lib/store.ts'

/** The name of the new member who has not been asked on this device yet. */
const KEY = 'palaro.askForLimit'
const store = createStore(readStored('localStorage', KEY))

function set(userName: string | null) {
  keep('localStorage', KEY, userName)
  store.set(userName)
}
export const askForLimit = () => set(currentSession()?.userName ?? null)
export const stopAsking = () => set(null)
export const useAskedForLimit = store.useValue
