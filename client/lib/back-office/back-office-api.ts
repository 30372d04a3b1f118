/** Back-office calls: sends the operator's token instead of a member's; when the session has ended, leads back to the login. */
import type { Endpoint, Value } from '#contract/endpoint.ts'
import { SESSION_OVER_CODES } from '#contract/errors.ts'
import { api, type CallOptions } from '#client/lib/api.ts'
import { ApiError } from '#client/lib/api-error.ts'
import { currentOperator, endOperatorSession } from './operator-session.ts'

/** Prefix of all back-office query keys: they are dropped when the operator's session ends. */
export const BACK_OFFICE_KEY = 'back-office'

export async function backOfficeApi<E extends Endpoint>(
  endpoint: E,
  options: Omit<CallOptions<E>, 'token'>,
  signal?: AbortSignal,
): Promise<Value<E>> {
  const token = currentOperator()?.token ?? ''
  const call = api as (endpoint: E, options: object, signal?: AbortSignal) => Promise<Value<E>>
  try {
    return await call(endpoint, { ...options, token }, signal)
  } catch (error) {
    const isOver = error instanceof ApiError && (SESSION_OVER_CODES as readonly string[]).includes(error.code)
    // A late refusal must not end a session opened since.
    if (isOver && currentOperator()?.token === token) endOperatorSession()
    throw error
  }
}
