/** A vendor's round stores the vendor instead of an algorithm, because the vendor decides the outcome. */
const PREFIX = 'vendor/'

export const vendorAlgorithm = (vendorCode: string): string => PREFIX + vendorCode

/** Undefined for rounds of in-house games. */
export const vendorOfAlgorithm = (algorithm: string): string | undefined =>
  algorithm.startsWith(PREFIX) ? algorithm.slice(PREFIX.length) : undefined
