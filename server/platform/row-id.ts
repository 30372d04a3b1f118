import { AppError } from './app-error.ts'

/** Whether a text could be a row's id. */
export const isRowId = (typed: string): boolean => /^\d{1,18}$/.test(typed)

/** Parses a row's id from a caller. Throws `no.data` if it can't be one. */
export function toRowId(typed: string): bigint {
  if (!isRowId(typed)) throw new AppError('no.data')
  return BigInt(typed)
}
