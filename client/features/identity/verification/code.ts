/** Codes as typed, pasted or dictated: with spaces, and full-width from some keyboards. */
const CODE = /^\d{1,10}$/

export const codeDigits = (typed: string): string => typed.normalize('NFKC').replace(/\s/g, '')
export const isCode = (typed: string): boolean => CODE.test(codeDigits(typed))
