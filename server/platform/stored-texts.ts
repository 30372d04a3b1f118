import * as z from 'zod'
import { LANGUAGES } from '#contract/wire.ts'

/** `{language: text}` as a column keeps it; what is no such object has no text. */
export const storedTexts = z.partialRecord(z.enum(LANGUAGES), z.string()).catch({})
export type StoredTexts = z.output<typeof storedTexts>
