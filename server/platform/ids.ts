import { randomBytes } from 'node:crypto'
import { v7 } from 'uuid'

/** A time-ordered unique id. */
export const newId = (): string => v7()

/** An opaque secret of `bytes` random bytes, URL-safe. */
export const newSecret = (bytes = 32): string => randomBytes(bytes).toString('base64url')
