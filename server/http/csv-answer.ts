/** A file written row by row while it is sent: however many rows, only a few are in memory. */

type Cell = string | number | bigint

const isStream = Symbol('rows of a file')
export interface CsvAnswer {
  readonly [isStream]: true
  readonly fileName: string
  readonly lines: AsyncIterable<string>
}

/** Spreadsheets take it for UTF-8 by this. */
const BYTE_ORDER_MARK = '\uFEFF'
/** A spreadsheet runs what begins so (a number alone is none). */
const FORMULA = /^[=+\-@\t\r]/
const NUMBER = /^-?\d+(\.\d+)?$/
const NEEDS_QUOTES = /[",\r\n]/

export function csvCell(cell: Cell): string {
  const text = String(cell)
  const harmless = FORMULA.test(text) && !NUMBER.test(text) ? `'${text}` : text
  return NEEDS_QUOTES.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless
}

const csvLine = (cells: readonly Cell[]): string => `${cells.map(csvCell).join(',')}\r\n`

/** `pages` gives rows as many at a time as it reads at a time. */
export async function csvAnswer(
  fileName: string,
  head: readonly string[],
  pages: AsyncIterator<readonly (readonly Cell[])[]>,
): Promise<CsvAnswer> {
  // The first page is read before anything is answered: what refuses it is still an error of the call.
  let page = await pages.next()
  async function* lines() {
    yield BYTE_ORDER_MARK + csvLine(head)
    for (; !page.done; page = await pages.next()) yield page.value.map(csvLine).join('')
  }
  return { [isStream]: true, fileName, lines: lines() }
}

export const isCsvAnswer = (value: unknown): value is CsvAnswer =>
  typeof value === 'object' && value !== null && isStream in value
