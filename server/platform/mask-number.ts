const SHOWN = 4
/** Shows only the last digits. */
export const maskNumber = (number: string): string => '*'.repeat(Math.max(0, number.length - SHOWN)) + number.slice(-SHOWN)
