const SHOWN = 3

/** Enough for an agent to know whose number it is, and too little to call it. */
export const lastDigits = (number: string | null): string =>
  number ? '*'.repeat(Math.max(0, number.length - SHOWN)) + number.slice(-SHOWN) : ''
