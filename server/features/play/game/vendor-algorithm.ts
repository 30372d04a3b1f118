/** What a round of a vendor has in place of an algorithm: the vendor, whose outcome it is. */
const PREFIX = 'vendor/'

export const vendorAlgorithm = (vendorCode: string): string => PREFIX + vendorCode

/** Undefined for a round of the house's own games. */
export const vendorOfAlgorithm = (algorithm: string): string | undefined =>
  algorithm.startsWith(PREFIX) ? algorithm.slice(PREFIX.length) : undefined
