/** Login and registration: opened by their address they are pages, asked for on a page they open over it. */
import { createContext, use, useLayoutEffect, useMemo, useState, type ContextType, type ReactNode } from 'react'
import { UNSAFE_LocationContext as PlaceContext } from 'react-router-dom'
import { currentSession, onSessionChange } from '#client/lib/session.ts'
import { SCREENS } from './paths.ts'

/** Where the router is, and how it came there. */
type Place = ContextType<typeof PlaceContext>

/** A login or registration over a page. */
export interface LoginOver {
  /** The router's own place; the page below does not see it. */
  place: Place
  below: Place
  /** Entries of the history between the two. */
  steps: number
}

const LOGIN_PATHS: readonly string[] = [SCREENS.login.path, SCREENS.register.path]
const isLogin = ({ location }: Place) => LOGIN_PATHS.includes(location.pathname)

/** Pages of this visit, by the number the router gives their entry in the history. Not kept: a reload on /m/login is the page. */
const pages = new Map<number, Place>()
/** A page of the member who left is no ground for the next login. */
onSessionChange(() => {
  if (currentSession() === null) pages.clear()
})

const isNumbered = (state: unknown): state is { idx: number } =>
  typeof state === 'object' && state !== null && 'idx' in state && typeof state.idx === 'number'
const entryNumber = (): number => (isNumbered(history.state) ? history.state.idx : 0)

function loginOver(place: Place): LoginOver | null {
  if (!isLogin(place) || currentSession() !== null) return null
  const entry = entryNumber()
  for (let number = entry - 1; number >= 0; number -= 1) {
    const below = pages.get(number)
    if (below) return { place, below, steps: entry - number }
  }
  return null
}

function isSameEntry({ location: one }: Place, { location: other }: Place): boolean {
  return one.key === other.key && one.pathname === other.pathname && one.search === other.search && one.hash === other.hash
}

const LoginOverContext = createContext<LoginOver | null>(null)
export const useLoginOver = () => use(LoginOverContext)

/**
 * While a login is open the page below stays at its own place: it is not drawn again, and keeps its scroll position and what was typed.
 * After it too: coming back to the same entry is no new arrival.
 */
export function PageBelowLogin({ children }: { children: ReactNode }) {
  const place = use(PlaceContext)
  // Decided as one arrives: a login ends the session of guests while its own login is still open.
  const login = useMemo(() => loginOver(place), [place])
  const [shown, setShown] = useState(place)
  const next = login?.below ?? (isSameEntry(shown, place) ? shown : place)
  if (next !== shown) setShown(next)
  useLayoutEffect(() => {
    if (isLogin(place)) pages.delete(entryNumber())
    else pages.set(entryNumber(), next)
  }, [place, next])
  return (
    <LoginOverContext value={login}>
      <PlaceContext.Provider value={next}>{children}</PlaceContext.Provider>
    </LoginOverContext>
  )
}
