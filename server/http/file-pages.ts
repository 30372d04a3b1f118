/** Rows of a file, page by page: each page begins after the last row of the previous one, even if rows are added meanwhile. */
type Cells = readonly (string | number | bigint)[]

export const ROWS_AT_ONCE = 1_000

export async function* filePages<Row>(
  read: (after: Row | undefined, take: number) => Promise<readonly Row[]>,
  cellsOf: (rows: readonly Row[]) => readonly Cells[] | Promise<readonly Cells[]>,
): AsyncGenerator<readonly Cells[]> {
  for (let last: Row | undefined; ;) {
    const rows = await read(last, ROWS_AT_ONCE)
    if (rows.length > 0) yield await cellsOf(rows)
    if (rows.length < ROWS_AT_ONCE) return
    last = rows.at(-1)
  }
}
