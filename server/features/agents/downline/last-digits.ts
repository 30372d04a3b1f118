const SHOWN = 3

/** Enough for an agent to recognise the number, and too little to call it. */
export const lastDigits = (number: string | null): string =>
  number ? '*'.repeat(Math.max(0, number.length - SHOWN)) + number.slice(-SHOWN) : ''
