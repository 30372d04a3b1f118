/** Answers as they are compared: `  SAN  José ` and `san josé` are one. */
import { createHash } from 'node:crypto'

export const normaliseAnswer = (typed: string): string => typed.normalize('NFKC').trim().replace(/\s+/gu, ' ').toLowerCase()

/** What is given to bcrypt, which reads no more than 72 bytes. */
export const answerDigest = (typed: string): string => createHash('sha256').update(normaliseAnswer(typed)).digest('base64')
