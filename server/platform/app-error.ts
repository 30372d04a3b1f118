import { ERROR_STATUS, type ErrorCode } from '#contract/errors.ts'

/** An expected failure: a code from the catalogue, and details the client may read in `value`. */
export class AppError extends Error {
  readonly code: ErrorCode
  readonly details: unknown

  constructor(code: ErrorCode, details?: unknown) {
    super(code)
    this.name = 'AppError'
    this.code = code
    this.details = details
  }

  get status(): number {
    return ERROR_STATUS[this.code]
  }
}

const BAD_REQUEST = 400

/**
 * Input that no client of the contract sends: a body that cannot be parsed, a repeated header. Status 400 with any code (WIR-08).
 */
export class MalformedRequest extends AppError {
  override get status(): number {
    return BAD_REQUEST
  }
}
