/** What is typed into several fields at once, for what follows from all of them. */

const COUNT = /^\d{1,9}$/
/** Undefined while it is no whole number. */
export const countOf = (typed: string): number | undefined => (COUNT.test(typed.trim()) ? Number(typed.trim()) : undefined)

/** Undefined while one of them is. */
export const knownOf = <T>(values: readonly (T | undefined)[]): T[] | undefined => {
  const known = values.filter((value): value is T => value !== undefined)
  return known.length === values.length ? known : undefined
}
