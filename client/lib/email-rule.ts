/**
 * For the forgot form only (SCR-30): word characters with optional dotted parts, an at sign, a domain, one to three suffixes of
 * two or three letters.
 */
const EMAIL = /^\w+([.-]\w+)*@\w+([.-]\w+)*(\.[A-Za-z]{2,3}){1,3}$/
export const EMAIL_MAX = 255

export const isEmail = (typed: string): boolean => typed.length <= EMAIL_MAX && EMAIL.test(typed)

/** Any address that can receive mail; the same as the server's register rule. */
const ADDRESS = /^[A-Za-z0-9._%+-]+@[A-Za-z0-9]+([.-][A-Za-z0-9]+)*\.[A-Za-z]{2,24}$/
export const isMailAddress = (typed: string): boolean => typed.length <= EMAIL_MAX && ADDRESS.test(typed)
