const SHOWN = 4

/** `********7890` → `•••• 7890`: a star per digit tells the reader nothing. */
export const maskedNumber = (cardNumber: string): string => `•••• ${cardNumber.slice(-SHOWN)}`
