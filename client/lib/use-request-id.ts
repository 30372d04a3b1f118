/** The request id of a form: the same for every retry of a request, so that it never runs twice. */
import { useRef } from 'react'
import { ApiError } from './api-error.ts'
import { newRequestId } from './request-id.ts'

/** No answer, or a server fault: the request may have been carried out. */
const isUnanswered = (error: unknown): boolean => error instanceof ApiError && (error.status === 0 || error.status >= 500)

export function useRequestId() {
  const id = useRef<string>(undefined)
  return {
    take: (): string => (id.current ??= newRequestId()),
    /** The request has changed, or its outcome is known. */
    forget(): void {
      id.current = undefined
    },
    /** A refusal is an outcome too. */
    forgetUnlessUnanswered(error: unknown): void {
      if (!isUnanswered(error)) id.current = undefined
    },
  }
}
