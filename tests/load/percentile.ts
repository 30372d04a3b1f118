/** The time that `part` of all are within, as measured; the 95th percentile unless told. Infinity of none. */
export const percentile = (times: readonly number[], part = 0.95): number =>
  times.toSorted((one, other) => one - other)[Math.min(times.length - 1, Math.floor(times.length * part))] ?? Infinity
