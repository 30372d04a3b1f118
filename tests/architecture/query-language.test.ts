/**
 * No query has the language in its key: a key of another language is another query, without data, and its page shows a skeleton in
 * place of a form that someone has begun to fill in. On a change of language `client/app/reload-texts.ts` loads every query again,
 * and the old texts stay until the new ones are there.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'

const root = fileURLToPath(new URL('../../', import.meta.url))
const sources = readdirSync(`${root}client`, { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$/.test(name) && !name.startsWith('build/'))
  .map((name) => `client/${name}`)

const LANGUAGE = String.raw`(language|lng|locale|i18n\.(language|resolvedLanguage)|currentLanguage\(\))`
/** An item of a list, or a field of an object in one. */
const IN_KEY = [
  new RegExp(String.raw`(queryKey|mutationKey|keys\.all|\bALL\b|_KEY\b|\.all\b)[^\n\]]*[,{]\s*${LANGUAGE}\s*[,}\]]`),
  new RegExp(String.raw`queryKey: \[[^\]]*${LANGUAGE}[^\]]*\]`),
]
/** A parameter of a query or a key: what else would it be for? */
const IN_QUERIES = new RegExp(String.raw`(\(|, )(language|lng|locale)(: [^,)]+)?, |\((language|lng|locale): string\) =>`)

const hasLanguage = (path: string, text: string) =>
  IN_KEY.some((pattern) => pattern.test(text)) || (path.endsWith('.queries.ts') && IN_QUERIES.test(text))

describe('a query’s key has no language', () => {
  it('in all of the client', () => {
    expect(sources.length).toBeGreaterThan(500)
    expect(sources.filter((path) => hasLanguage(path, readFileSync(root + path, 'utf8')))).toEqual([])
  })

  it.each([
    "queryKey: [...keys.all, 'dictionary', language],",
    "queryKey: [\n  ...keys.all,\n  'transactions',\n  language,\n  asked,\n]",
    "offer: (language: string) => [...keys.all, 'offer', language] as const",
    "queryKey: ['bet-record', 'list', i18n.language, rangeKey(range)] as const",
    "queryKey: [...keys.all, 'banners', { language }]",
    'const keys = { list: () => [...ALL, currentLanguage()] }',
    'export const betPages = (language: string, asked: BetsAsked) =>',
    'export const depositOffer = (language: string) => queryOptions(keys.offer(language))',
  ])('which is found: %s', (text) => expect(hasLanguage('client/features/a/b/b.queries.ts', text)).toBe(true))
})
