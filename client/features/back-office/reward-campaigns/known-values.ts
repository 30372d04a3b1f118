/** Reads several typed fields together, for results that need all of them. */

const COUNT = /^\d{1,9}$/
/** Undefined unless it is a whole number. */
export const countOf = (typed: string): number | undefined => (COUNT.test(typed.trim()) ? Number(typed.trim()) : undefined)

/** Undefined if any value is. */
export const knownOf = <T>(values: readonly (T | undefined)[]): T[] | undefined => {
  const known = values.filter((value): value is T => value !== undefined)
  return known.length === values.length ? known : undefined
}
