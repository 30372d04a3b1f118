/** Back office tables: pages, newest first, of one merchant, within dates. */
import * as z from 'zod/mini'
import { reportRange } from './report.ts'
import { wholeNumber } from './wire.ts'

export const BACK_OFFICE_PAGE_SIZE = 25
const MAX_PAGE = 10_000
const MAX_SIZE = 200
/** Epoch ms, as a number or as digits in a query string. */
export const instant = z.union([z.int().check(z.gte(0)), z.pipe(z.string().check(z.regex(/^\d{1,14}$/)), z.transform(Number))])

/** `from` is inclusive, `to` exclusive: epoch ms. */
export const backOfficeSpan = { from: z.optional(instant), to: z.optional(instant) }
/** Days in the merchant's time zone, both inclusive; a day takes precedence over an instant. */
export const backOfficeDays = reportRange

export const backOfficePageQuery = {
  page: z._default(wholeNumber(MAX_PAGE, 1), 1),
  size: z._default(wholeNumber(MAX_SIZE, 1), BACK_OFFICE_PAGE_SIZE),
  ...backOfficeSpan,
}

export const backOfficePage = <T extends z.ZodMiniType>(row: T) =>
  z.object({ list: z.array(row), total: z.int(), page: z.int(), totalPages: z.int() })
