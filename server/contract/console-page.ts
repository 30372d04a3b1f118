/** Pages of the console's tables: newest first, of one merchant, within dates. */
import * as z from 'zod/mini'
import { reportRange } from './report.ts'
import { wholeNumber } from './wire.ts'

export const CONSOLE_PAGE_SIZE = 25
const MAX_PAGE = 10_000
const MAX_SIZE = 200
/** Epoch ms; also as the digits of a query string. */
export const instant = z.union([z.int().check(z.gte(0)), z.pipe(z.string().check(z.regex(/^\d{1,14}$/)), z.transform(Number))])

/** From, and before: epoch ms. */
export const consoleSpan = { from: z.optional(instant), to: z.optional(instant) }
/** Days of the merchant, the last one whole; a day that is named goes before the instant. */
export const consoleDays = reportRange

export const consolePageQuery = {
  page: z._default(wholeNumber(MAX_PAGE, 1), 1),
  size: z._default(wholeNumber(MAX_SIZE, 1), CONSOLE_PAGE_SIZE),
  ...consoleSpan,
}

export const consolePage = <T extends z.ZodMiniType>(row: T) =>
  z.object({ list: z.array(row), total: z.int(), page: z.int(), totalPages: z.int() })
