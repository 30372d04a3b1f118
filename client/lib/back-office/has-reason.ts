const LEAST = 3

/** Long enough to say something: it goes into the audit log. */
export const hasReason = (typed: string): boolean => typed.trim().length >= LEAST
