/** Normalises answers for comparison: `  SAN  José ` and `san josé` are equal. */
import { createHash } from 'node:crypto'

export const normaliseAnswer = (typed: string): string => typed.normalize('NFKC').trim().replace(/\s+/gu, ' ').toLowerCase()

/** The input of bcrypt, which reads at most 72 bytes. */
export const answerDigest = (typed: string): string => createHash('sha256').update(normaliseAnswer(typed)).digest('base64')
