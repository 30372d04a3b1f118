/** A temporary password just logged in with: held in memory alone, so that choosing a first one asks for it no second time. */
import { currentSession, onSessionChange } from './session.ts'
import { createStore } from './store.ts'

const store = createStore<string | null>(null)

export const holdTemporaryPassword = store.set
export const forgetTemporaryPassword = () => store.set(null)
/** Null = it has to be typed. */
export const useTemporaryPassword = store.useValue

onSessionChange(() => {
  if (!currentSession()) forgetTemporaryPassword()
})
