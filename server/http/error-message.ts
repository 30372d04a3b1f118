/** The `message` of a refusal, in the caller's language: clients that do not know a code show it (WIR-07). */
import { readFileSync } from 'node:fs'
import * as z from 'zod'
import { ERROR_TEXT } from '#contract/error-text.ts'
import type { ErrorCode } from '#contract/errors.ts'
import { LANGUAGES, type Language } from '#contract/wire.ts'

const texts = z.record(z.string(), z.string())

/** Reads the client's own texts, so that there is one table; from the sources, because the build does not include them. */
const read = (language: Language) =>
  texts.parse(JSON.parse(readFileSync(new URL(`../../client/locales/${language}/errors.json`, import.meta.url), 'utf8')))
const MESSAGES = new Map(LANGUAGES.map((language) => [language, read(language)]))

export const errorMessage = (code: ErrorCode, language: Language): string => MESSAGES.get(language)?.[code] ?? ERROR_TEXT[code]
