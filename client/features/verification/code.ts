/** Codes as they are typed, pasted or dictated: with spaces, and from some keyboards in full width. */
const CODE = /^\d{1,10}$/

export const codeDigits = (typed: string): string => typed.normalize('NFKC').replace(/\s/g, '')
export const isCode = (typed: string): boolean => CODE.test(codeDigits(typed))
