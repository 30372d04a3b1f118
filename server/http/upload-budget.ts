/** Limits the upload data a process holds at once, over all callers: a request above it is refused, the others go on. */
import { AppError } from '#server/platform/app-error.ts'

const MAX_HELD_BYTES = 32 * 1_024 * 1_024
const RETRY_AFTER_S = 3

/** The upload data one request holds until it is answered. */
export interface HeldUpload {
  /** Throws `TOO_MANY_REQUEST`. */
  take(bytes: number): void
  release(): void
}

export function createUploadBudget(maxBytes = MAX_HELD_BYTES) {
  let held = 0
  return function open(): HeldUpload {
    let own = 0
    return {
      take(bytes) {
        if (held + bytes > maxBytes) throw new AppError('TOO_MANY_REQUEST', { retryAfter: RETRY_AFTER_S })
        held += bytes
        own += bytes
      },
      release() {
        held -= own
        own = 0
      },
    }
  }
}
