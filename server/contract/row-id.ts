import * as z from 'zod/mini'
import { MAX_ROW_ID } from './wire.ts'

/** The id of one of our rows, as digits, because it may exceed a JSON number. All checks run, even on what the first refuses. */
export const rowId = z.string().check(
  z.regex(/^[1-9]\d{0,18}$/),
  z.refine((id) => !/^\d+$/.test(id) || BigInt(id) <= MAX_ROW_ID, 'too large'),
)
