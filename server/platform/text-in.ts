import { DEFAULT_LANGUAGE, type Language } from '#contract/wire.ts'

/** A text in the first of the languages it has, else in the default one or English; empty if in none. */
export function textIn(texts: Partial<Record<Language, string>>, ...languages: readonly Language[]): string {
  const known = [...languages, DEFAULT_LANGUAGE, 'en' as const].find((language) => texts[language] !== undefined)
  return known === undefined ? '' : (texts[known] ?? '')
}
