/** The operator's session: separate from any member's, and gone when the tab closes. */
import * as z from 'zod/mini'
import { operator as operatorSchema, type Operator } from '#contract/back-office/operator/operator.ts'
import type { Permission } from '#contract/operator-roles.ts'
import { keep, readStored } from '#client/lib/storage.ts'
import { createStore } from '#client/lib/store.ts'

const KEY = 'palaro.operator'
const sessionSchema = z.object({ token: z.string(), operator: operatorSchema })
export interface OperatorSession {
  token: string
  operator: Operator
}

function restore(): OperatorSession | null {
  try {
    const read = sessionSchema.safeParse(JSON.parse(readStored('sessionStorage', KEY) ?? 'null'))
    return read.success ? read.data : null
  } catch {
    // Written by another version: log in again.
    return null
  }
}

const store = createStore<OperatorSession | null>(restore())
export const useOperatorSession = store.useValue
export const currentOperator = store.get

export function startOperatorSession(session: OperatorSession): void {
  keep('sessionStorage', KEY, JSON.stringify(session))
  store.set(session)
}

/** Keeps the session when the operator's role or duty has changed. */
export function refreshOperator(operator: Operator): void {
  const session = store.get()
  if (session && JSON.stringify(session.operator) !== JSON.stringify(operator)) startOperatorSession({ ...session, operator })
}

export function endOperatorSession(): void {
  keep('sessionStorage', KEY, null)
  store.set(null)
}

export const useMay = (asked: Permission): boolean => useOperatorSession()?.operator.permissions.includes(asked) ?? false
