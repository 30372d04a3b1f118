/** Finds a page among days with known row counts, so that even a deep page reads only its own days. Pure. */

export interface CountedDay {
  day: string
  rows: number
}
export interface DayWindow {
  /** `yyyy-MM-dd`, both inclusive. */
  from: string
  to: string
  /** Rows of the newest of these days that were on earlier pages. */
  skip: number
}

/** `days`: newest first. Undefined if the page is past the last row. */
export function windowOf(days: readonly CountedDay[], offset: number, size: number): DayWindow | undefined {
  let before = 0
  let window: DayWindow | undefined
  for (const { day, rows } of days) {
    if (!window && before + rows > offset) window = { from: day, to: day, skip: offset - before }
    else if (window) window.from = day
    before += rows
    if (window && before >= offset + size) break
  }
  return window
}
