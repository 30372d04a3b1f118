const HUNDRED = 100

/** For a bar: whole per cent, from 0 to 100. */
export const percentOf = (part: number, whole: number): number =>
  whole === 0 ? 0 : Math.min(HUNDRED, Math.floor((part * HUNDRED) / whole))
