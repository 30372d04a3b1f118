/** Who is logged in, kept in session storage as MC_SESSION_INFO (SCR-28). Only the autoLogin flag goes to local storage. */
import { merchantCode } from './merchant.ts'
import { isTrialType } from './member-type.ts'
import { createSessionTabs } from './session-tabs.ts'
import { keep, readStored } from './storage.ts'
import { createStore } from './store.ts'

const SESSION_KEY = 'MC_SESSION_INFO'
const TABS = 'palaro.session'
const AUTO_LOGIN_KEY = 'autoLogin'
/** Set when the latest-news popup is closed (SCR-11). */
const NOTICE_POP_KEY = 'NOTICE_POP'
/** Set by a login: the number of its next popup, until all were seen; and the day on which the player wants no more of them. */
const LOGIN_POP_KEY = 'LOGIN_POP'
const NO_POPUPS_KEY = 'palaro.noLoginPopupsOn'
/** `due` from a registration on, until the welcome is closed: then `seen`, for as long as the browser session. */
const WELCOME_KEY = 'palaro.welcome'
/** Answers kept for the next page (kept-answers.ts); a member's own go with the session. */
export const KEPT_KEY = 'palaro.kept'

export interface Session {
  token: string
  merchantCode: string
  userName: string
  type: number
  firstTimeLogin: boolean
  /** A trial session keeps its made-up name. */
  trialName?: string
}
/** The answer of login, registration and free play. */
export interface LoginAnswer {
  token: string
  userName: string
  type: number
  firstTimeLogin: boolean
}

const isSession = (value: unknown): value is Session =>
  typeof value === 'object' &&
  value !== null &&
  'token' in value &&
  typeof value.token === 'string' &&
  'type' in value &&
  typeof value.type === 'number'

function restore(): Session | null {
  const text = readStored('sessionStorage', SESSION_KEY)
  if (!text) return null
  try {
    const value: unknown = JSON.parse(text)
    return isSession(value) ? value : null
  } catch {
    // Written by another version of the site: log in again.
    return null
  }
}

const store = createStore<Session | null>(restore())

/** Null = a guest. */
export const currentSession = store.get
export const useSession = store.useValue
export const onSessionChange = store.subscribe

const tabs = createSessionTabs<Session>(TABS, {
  current: store.get,
  read: (sent) => (isSession(sent) && sent.merchantCode === merchantCode() ? sent : null),
  adopt: keepSession,
  end(token, code) {
    if (code) dropLost(token, code)
    else if (store.get()?.token === token) dropSession()
  },
})
/** Takes over the login of another tab, where the last login on this device has not been ended. */
export const adoptSession = async (): Promise<void> => {
  if (readStored('localStorage', AUTO_LOGIN_KEY) === '1') await tabs.ask()
}

function keepSession(session: Session): void {
  tabs.stopAsking()
  keep('sessionStorage', SESSION_KEY, JSON.stringify(session))
  store.set(session)
}

export function startSession({ token, userName, type, firstTimeLogin }: LoginAnswer): Session {
  const session: Session = {
    token,
    merchantCode: merchantCode(),
    userName,
    type,
    firstTimeLogin,
    ...(isTrialType(type) && { trialName: userName }),
  }
  keep('localStorage', AUTO_LOGIN_KEY, '1')
  keep('sessionStorage', LOGIN_POP_KEY, '1')
  keepSession(session)
  return session
}

/** A new member is welcomed instead of seeing the popups of a login. */
export function startFirstSession(login: LoginAnswer): Session {
  const session = startSession(login)
  keep('sessionStorage', LOGIN_POP_KEY, null)
  if (readStored('sessionStorage', WELCOME_KEY) === null) keep('sessionStorage', WELCOME_KEY, 'due')
  return session
}

function dropSession(): void {
  tabs.stopAsking()
  keep('sessionStorage', SESSION_KEY, null)
  keep('sessionStorage', KEPT_KEY, null)
  keep('sessionStorage', LOGIN_POP_KEY, null)
  if (isWelcomeDue()) keep('sessionStorage', WELCOME_KEY, null)
  keep('localStorage', AUTO_LOGIN_KEY, '0')
  store.set(null)
}

/** Ends it in all tabs. */
export function endSession(): void {
  const session = store.get()
  dropSession()
  if (session) tabs.tellEnd(session.token)
}

type SessionLost = (code: string) => void
const lostListeners = new Set<SessionLost>()
/** Called when the server ends the session; the shell notifies the player and goes to login. */
export function onSessionLost(listener: SessionLost) {
  lostListeners.add(listener)
  return () => {
    lostListeners.delete(listener)
  }
}

function dropLost(token: string, code: string): boolean {
  if (store.get()?.token !== token) return false
  dropSession()
  for (const listener of lostListeners) listener(code)
  return true
}

/** The server refused the token. Only that token is dropped: a late answer must not end a newer session. */
export function loseSession(token: string, code: string): void {
  if (dropLost(token, code)) tabs.tellEnd(token, code)
}

export const isNoticePopupClosed = () => readStored('sessionStorage', NOTICE_POP_KEY) === '1'
export const closeNoticePopup = () => keep('sessionStorage', NOTICE_POP_KEY, '1')

export function isWelcomeDue(): boolean {
  return readStored('sessionStorage', WELCOME_KEY) === 'due'
}
export const endWelcome = () => keep('sessionStorage', WELCOME_KEY, 'seen')

const today = () => new Date().toDateString()
/** Which of a login's popups is next, from 0; undefined once all were seen, or if the player wants no more of them today. */
export function nextLoginPopup(): number | undefined {
  const number = Number(readStored('sessionStorage', LOGIN_POP_KEY) ?? 0)
  const isWanted = store.get() !== null && readStored('localStorage', NO_POPUPS_KEY) !== today()
  return number > 0 && isWanted ? number - 1 : undefined
}
/** Without a `next` one, all were seen. */
export function closeLoginPopups({ next, forToday }: { next: number | undefined; forToday: boolean }): void {
  keep('sessionStorage', LOGIN_POP_KEY, next === undefined || forToday ? null : String(next + 1))
  if (forToday) keep('localStorage', NO_POPUPS_KEY, today())
}
