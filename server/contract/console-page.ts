/** Pages of the console's tables: newest first, of one merchant, within dates. */
import * as z from 'zod/mini'
import { wholeNumber } from './wire.ts'

export const CONSOLE_PAGE_SIZE = 25
const MAX_PAGE = 10_000
const MAX_SIZE = 200
/** Epoch ms; also as the digits of a query string. */
export const instant = z.union([z.int().check(z.gte(0)), z.pipe(z.string().check(z.regex(/^\d{1,14}$/)), z.transform(Number))])

export const consolePageQuery = {
  page: z._default(wholeNumber(MAX_PAGE, 1), 1),
  size: z._default(wholeNumber(MAX_SIZE, 1), CONSOLE_PAGE_SIZE),
  /** From, and before: epoch ms. */
  from: z.optional(instant),
  to: z.optional(instant),
}

export const consolePage = <T extends z.ZodMiniType>(row: T) =>
  z.object({ list: z.array(row), total: z.int(), page: z.int(), totalPages: z.int() })
