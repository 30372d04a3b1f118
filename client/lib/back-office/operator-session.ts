/** The operator's session: separate from any member's, shared by the open tabs, and gone when the last of them closes. */
import * as z from 'zod/mini'
import { operator as operatorSchema, type Operator } from '#contract/back-office/operator/operator.ts'
import type { Permission } from '#contract/operator-roles.ts'
import { createSessionTabs } from '#client/lib/session-tabs.ts'
import { keep, readStored } from '#client/lib/storage.ts'
import { createStore } from '#client/lib/store.ts'

const KEY = 'palaro.operator'
const sessionSchema = z.object({ token: z.string(), operator: operatorSchema })
export interface OperatorSession {
  token: string
  operator: Operator
}

function read(value: unknown): OperatorSession | null {
  const { data } = sessionSchema.safeParse(value)
  return data ?? null
}
function restore(): OperatorSession | null {
  try {
    return read(JSON.parse(readStored('sessionStorage', KEY) ?? 'null'))
  } catch {
    // Written by another version: log in again.
    return null
  }
}

const store = createStore<OperatorSession | null>(restore())
export const useOperatorSession = store.useValue
export const currentOperator = store.get

const tabs = createSessionTabs<OperatorSession>(KEY, {
  current: store.get,
  read,
  adopt: startOperatorSession,
  end(token) {
    if (store.get()?.token === token) dropSession()
  },
})
/** Takes over the login of another tab; asked for once, before the back office is first drawn. */
export const adoptedOperator = tabs.ask()

export function startOperatorSession(session: OperatorSession): void {
  tabs.stopAsking()
  keep('sessionStorage', KEY, JSON.stringify(session))
  store.set(session)
}

/** Keeps the session when the operator's role or duty has changed. */
export function refreshOperator(operator: Operator): void {
  const session = store.get()
  if (session && JSON.stringify(session.operator) !== JSON.stringify(operator)) startOperatorSession({ ...session, operator })
}

function dropSession(): void {
  tabs.stopAsking()
  keep('sessionStorage', KEY, null)
  store.set(null)
}

/** Ends it in all tabs. */
export function endOperatorSession(): void {
  const session = store.get()
  dropSession()
  if (session) tabs.tellEnd(session.token)
}

export const useMay = (asked: Permission): boolean => useOperatorSession()?.operator.permissions.includes(asked) ?? false
