/** A file written row by row while it is sent, so only a few rows are in memory. */

type Cell = string | number | bigint

const isStream = Symbol('rows of a file')
export interface CsvAnswer {
  readonly [isStream]: true
  readonly fileName: string
  readonly lines: AsyncIterable<string>
}

/** Spreadsheets recognise UTF-8 by it. */
const BYTE_ORDER_MARK = '\uFEFF'
/** A spreadsheet runs a cell that begins with one of these as a formula (plain numbers excepted). */
const FORMULA = /^[=+\-@\t\r]/
const NUMBER = /^-?\d+(\.\d+)?$/
const NEEDS_QUOTES = /[",\r\n]/

export function csvCell(cell: Cell): string {
  const text = String(cell)
  const harmless = FORMULA.test(text) && !NUMBER.test(text) ? `'${text}` : text
  return NEEDS_QUOTES.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless
}

const csvLine = (cells: readonly Cell[]): string => `${cells.map(csvCell).join(',')}\r\n`

/** `pages` yields rows in the batches it reads. */
export async function csvAnswer(
  fileName: string,
  head: readonly string[],
  pages: AsyncIterator<readonly (readonly Cell[])[]>,
): Promise<CsvAnswer> {
  // The first page is read before the answer starts, so a refusal is still an error of the call.
  let page = await pages.next()
  async function* lines() {
    yield BYTE_ORDER_MARK + csvLine(head)
    for (; !page.done; page = await pages.next()) yield page.value.map(csvLine).join('')
  }
  return { [isStream]: true, fileName, lines: lines() }
}

export const isCsvAnswer = (value: unknown): value is CsvAnswer =>
  typeof value === 'object' && value !== null && isStream in value
