/** Account numbers: how people write them, how they are stored, and which are refused. Client and server share these rules. */

const SEPARATORS = /[\s-]/g
const CARD_DIGITS = /^\d{13,19}$/

/** Looks like a payment card (LED-20): such a number is neither stored nor logged. */
export function isCardNumber(typed: string): boolean {
  const digits = typed.normalize('NFKC').replace(SEPARATORS, '')
  if (!CARD_DIGITS.test(digits)) return false
  let sum = 0
  for (let place = 0; place < digits.length; place++) {
    const digit = Number(digits[digits.length - 1 - place])
    const doubled = place % 2 === 1 ? digit * 2 : digit
    sum += doubled > 9 ? doubled - 9 : doubled
  }
  return sum % 10 === 0
}

export type NumberKind = 'account' | 'mobile' | 'address'

/** Removes spaces and hyphens. A Philippine mobile number is stored as 09…, however it was dialled. */
export function tidyNumber(typed: string, kind: NumberKind): string {
  if (kind === 'address') return /^bc1/i.test(typed.trim()) ? typed.trim().toLowerCase() : typed.trim()
  const digits = typed.normalize('NFKC').replace(SEPARATORS, '')
  return kind === 'mobile' ? digits.replace(/^(?:\+?63|0)?(?=9\d{9}$)/, '0') : digits
}
