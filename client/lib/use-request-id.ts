/** The request id of a form: the same for every try of one request, so that trying again never does it twice. */
import { useRef } from 'react'
import { ApiError } from './api-error.ts'
import { newRequestId } from './request-id.ts'

/** No answer, or a server fault: the request may have been carried out. */
const isUnanswered = (error: unknown): boolean => error instanceof ApiError && (error.status === 0 || error.status >= 500)

export function useRequestId() {
  const id = useRef<string>(undefined)
  return {
    take: (): string => (id.current ??= newRequestId()),
    /** Something else is asked from now on, or the outcome is known. */
    forget(): void {
      id.current = undefined
    },
    /** A refusal is an outcome too. */
    forgetUnlessUnanswered(error: unknown): void {
      if (!isUnanswered(error)) id.current = undefined
    },
  }
}
