import type { ErrorCode } from '#contract/errors.ts'

/** The client's own codes: no answer, and an answer that breaks the contract. */
export type ClientErrorCode = 'network.timeout' | 'answer.invalid'

/** A refused or failed call. `code` is from the catalogue, or unknown if the server is newer. */
export class ApiError extends Error {
  readonly code: ErrorCode | ClientErrorCode | (string & {})
  /** HTTP status; 0 if there was no answer. */
  readonly status: number
  /** `value` of the refusal, unparsed: parse it with the contract's schema (`loginRefusal`). */
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
