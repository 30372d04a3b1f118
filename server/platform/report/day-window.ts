/** Where a page lies among days whose rows are counted: however deep it is, no more than its own days are read. Pure. */

export interface CountedDay {
  day: string
  rows: number
}
export interface DayWindow {
  /** `yyyy-MM-dd`, both in it. */
  from: string
  to: string
  /** Rows of the newest of these days that earlier pages have shown. */
  skip: number
}

/** `days`: newest first. Undefined where the page is behind the last row. */
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
