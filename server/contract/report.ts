/** What the reports of a member share: days, pages and files. */
import * as z from 'zod/mini'
import { reportPageQuery, textOrNumber } from './wire.ts'

export const REPORT_PAGE_SIZE = 25

/** `yyyy-MM-dd`, with or without a time behind it, or epoch ms: the business day is meant (wire §2). */
const reportDay = textOrNumber(24, 1).check(z.regex(/^(\d{4}-\d{2}-\d{2}([ T][\d:.]+Z?)?|\d{10,14})$/))

/** From the first day to the last, both in it. Without a first day: the year that ends with the last. */
export const reportRange = { startDate: z.optional(reportDay), endDate: z.optional(reportDay) }
export const reportQuery = { ...reportRange, ...reportPageQuery(REPORT_PAGE_SIZE) }

/** Words of a query string, by comma. */
export const wordList = z.pipe(
  textOrNumber(400),
  z.transform((words: string) => words.split(',').flatMap((word) => word.trim() || [])),
)

/** `{list,total,totalPages,page,footer}` (wire §2); the footer sums every row that matches, on whatever page. */
export const reportOf = <Row extends z.ZodMiniType, Footer extends z.ZodMiniType>(row: Row, footer: Footer) =>
  z.object({ list: z.array(row), total: z.int(), totalPages: z.int(), page: z.int(), footer })
