import { AppError } from '#server/platform/app-error.ts'

/** The rows with one moved up or down; undefined if it is already at that end. Throws `no.data`. */
export function moved<Row extends { id: number }>(rows: readonly Row[], id: number, direction: 'up' | 'down'): Row[] | undefined {
  const from = rows.findIndex((row) => row.id === id)
  const row = rows[from]
  if (!row) throw new AppError('no.data')
  const to = direction === 'up' ? from - 1 : from + 1
  if (to < 0 || to >= rows.length) return undefined
  const order = rows.toSpliced(from, 1)
  order.splice(to, 0, row)
  return order
}
