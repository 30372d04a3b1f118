import { describe, expect, it } from 'vitest'
import { LANGUAGES, localeOf } from './languages.ts'

type Texts = Record<string, string>
const files = import.meta.glob<Texts>('../locales/*/*.json', { eager: true, import: 'default' })
const at = (language: string, namespace: string) => files[`../locales/${language}/${namespace}.json`]
const namespaces = Object.keys(files).flatMap((path) => /\/en\/(.+)\.json$/.exec(path)?.[1] ?? [])

/** Each language has its own plural forms: `games_one`, `games_other`. */
const withoutPlural = (key: string) => key.replace(/_(zero|one|two|few|many|other)$/, '')
const keysOf = (texts: Texts) => [...new Set(Object.keys(texts).map(withoutPlural))].sort()
const variablesOf = (text = '') => [...text.matchAll(/\{\{\s*(\w+)/g)].map(([, name]) => name).sort()

/** Tagalog’s `_one` covers 1, 2, 3, 5 and 50: it must not say "this message" for three, and needs the number as `_other` does. */
const modelOf = (key: string, language: string) =>
  new Intl.PluralRules(localeOf(language)).select(50) === 'one' ? key.replace(/_one$/, '_other') : key

describe.each(namespaces)('texts of %s', (namespace) => {
  const english = at('en', namespace) ?? {}

  it('exist in Tagalog, the default', () => {
    expect(at('tl', namespace)).toBeDefined()
  })

  it.each(LANGUAGES.filter((language) => at(language, namespace)))('have the same keys and variables in %s', (language) => {
    const texts = at(language, namespace) ?? {}
    expect(keysOf(texts)).toEqual(keysOf(english))
    const shared = Object.keys(texts).filter((key) => key in english)
    const written = shared.map((key) => [key, variablesOf(texts[key])])
    expect(written).toEqual(shared.map((key) => [key, variablesOf(english[modelOf(key, language)])]))
  })

  it('are never blank', () => {
    expect(Object.entries(english).filter(([, text]) => text.trim() === '')).toEqual([])
  })
})
