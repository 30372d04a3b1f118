import * as z from 'zod'
import { LANGUAGES } from '#contract/wire.ts'

/** `{language: text}` as stored in a column; anything else is read as an empty object. */
export const storedTexts = z.partialRecord(z.enum(LANGUAGES), z.string()).catch({})
export type StoredTexts = z.output<typeof storedTexts>
