const SHOWN = 4

/** `********7890` → `•••• 7890`: as many stars as a number has digits tell nobody anything. */
export const maskedNumber = (cardNumber: string): string => `•••• ${cardNumber.slice(-SHOWN)}`
