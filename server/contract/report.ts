/** What members' reports share: days, pages and files. */
import * as z from 'zod/mini'
import { reportPageQuery, textOrNumber } from './wire.ts'

export const REPORT_PAGE_SIZE = 25
/** Most days of a report of figures by day. */
export const DAYS_REPORT_MAX = 400

/** `yyyy-MM-dd`, with or without a time after it, or epoch ms; only the business day counts (WIR-11). */
const reportDay = textOrNumber(24, 1).check(z.regex(/^(\d{4}-\d{2}-\d{2}([ T][\d:.]+Z?)?|\d{10,14})$/))

/** First and last day, both inclusive. Without a first day: the year up to the last. */
export const reportRange = { startDate: z.optional(reportDay), endDate: z.optional(reportDay) }
export const reportQuery = { ...reportRange, ...reportPageQuery(REPORT_PAGE_SIZE) }

/** Comma-separated words of a query string. */
export const wordList = z.pipe(
  textOrNumber(400),
  z.transform((words: string) => words.split(',').flatMap((word) => word.trim() || [])),
)

/** `{list,total,totalPages,page}` */
export const rowsOf = <Row extends z.ZodMiniType>(row: Row) =>
  z.object({ list: z.array(row), total: z.int(), totalPages: z.int(), page: z.int() })

/** `{list,total,totalPages,page,footer}` (WIR-11); the footer sums all matching rows of all pages. */
export const reportOf = <Row extends z.ZodMiniType, Footer extends z.ZodMiniType>(row: Row, footer: Footer) =>
  z.object({ ...rowsOf(row).shape, footer })
