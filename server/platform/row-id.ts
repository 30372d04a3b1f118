import { AppError } from './app-error.ts'

/** Could be a row's id: what is not, no row has. */
export const isRowId = (typed: string): boolean => /^\d{1,18}$/.test(typed)

/** A row's id as a caller wrote it. Throws `no.data` for what can't be one. */
export function toRowId(typed: string): bigint {
  if (!isRowId(typed)) throw new AppError('no.data')
  return BigInt(typed)
}
