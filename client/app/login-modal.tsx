/** Login and registration: pages when opened by address, sheets when opened from a page. */
import { createContext, use, useLayoutEffect, useMemo, useState, type ContextType, type ReactNode } from 'react'
import { UNSAFE_LocationContext as PlaceContext } from 'react-router-dom'
import { currentSession, onSessionChange } from '#client/lib/session.ts'
import { SCREENS } from './paths.ts'

/** The router's location and how it got there. */
type Place = ContextType<typeof PlaceContext>

/** A login or registration over a page. */
export interface LoginOver {
  /** The router's own place; the page below does not see it. */
  place: Place
  below: Place
  /** History entries between the two. */
  steps: number
}

const LOGIN_PATHS: readonly string[] = [SCREENS.login.path, SCREENS.register.path]
const isLogin = ({ location }: Place) => LOGIN_PATHS.includes(location.pathname)

/** Pages of this visit, by the router's number for their history entry. In memory only: after a reload, /m/login is a page. */
const pages = new Map<number, Place>()
/** After a sign-out, do not show the last member's page below the next login. */
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
 * While a login is open, the page below keeps its own place: it is not rendered again, and keeps its scroll position and what was
 * typed. The same after closing it: going back to the same entry is not a new visit.
 */
export function PageBelowLogin({ children }: { children: ReactNode }) {
  const place = use(PlaceContext)
  // Decided on arrival: logging in may end an older session first, which clears `pages` while the login is still open.
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
