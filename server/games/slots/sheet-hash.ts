/** Hashes a sheet by how it plays: two that play the same have the same hash, even under different names. */
import { createHash } from 'node:crypto'
import type { ParSheet } from '#contract/play/slots/par-sheet.ts'

/** Sorts keys, so that the text does not depend on how the sheet was written. */
function canonical(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(canonical)
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value).filter(([, one]) => one !== undefined)
  return Object.fromEntries(entries.sort(([one], [other]) => (one < other ? -1 : 1)).map(([key, one]) => [key, canonical(one)]))
}

export function sheetHash({ id: _id, stated: _stated, ...plays }: ParSheet): string {
  return createHash('sha256')
    .update(JSON.stringify(canonical(plays)))
    .digest('hex')
}
