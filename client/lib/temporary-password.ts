/** The temporary password of the last login, in memory only, so that setting a first password does not ask for it again. */
import { currentSession, onSessionChange } from './session.ts'
import { createStore } from './store.ts'

const store = createStore<string | null>(null)

export const holdTemporaryPassword = store.set
export const forgetTemporaryPassword = () => store.set(null)
/** Null = the player has to type it. */
export const useTemporaryPassword = store.useValue

onSessionChange(() => {
  if (!currentSession()) forgetTemporaryPassword()
})
