import type { ErrorCode } from '#contract/errors.ts'

/** Codes of the client's own: no answer at all, and an answer that breaks the contract. */
export type ClientErrorCode = 'network.timeout' | 'answer.invalid'

/** A refused or failed call. `code` is the catalogue's, or one a newer server made. */
export class ApiError extends Error {
  readonly code: ErrorCode | ClientErrorCode | (string & {})
  /** HTTP status; 0 when there was no answer. */
  readonly status: number
  /** `value` of the refusal, as it came: parse it with the contract's schema (`loginRefusal`). */
  readonly value: unknown

  constructor(
    code: string,
    { status = 0, value, message = code, cause }: { status?: number; value?: unknown; message?: string; cause?: unknown } = {},
  ) {
    super(message, { cause })
    this.name = 'ApiError'
    this.code = code
    this.status = status
    this.value = value
  }
}
