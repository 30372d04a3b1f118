import { DEFAULT_LANGUAGE, type Language } from '#contract/wire.ts'

/** The text in the first of these languages that it has, else in the default one or English; empty if it has none. */
export function textIn(texts: Partial<Record<Language, string>>, ...languages: readonly Language[]): string {
  const known = [...languages, DEFAULT_LANGUAGE, 'en' as const].find((language) => texts[language] !== undefined)
  return known === undefined ? '' : (texts[known] ?? '')
}
