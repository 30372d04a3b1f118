import { randomBytes } from 'node:crypto'
import { v7 } from 'uuid'

/** A unique id, ordered by time. */
export const newId = (): string => v7()

/** A random URL-safe secret of `bytes` bytes. */
export const newSecret = (bytes = 32): string => randomBytes(bytes).toString('base64url')
