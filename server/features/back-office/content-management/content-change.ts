/** Changes of content: no one overwrites a change they have not seen, and the log has the old and new values. */
import { LANGUAGES, type Language } from '#contract/wire.ts'
import { AppError } from '#server/platform/app-error.ts'

type Plain = Record<string, string | number | boolean | null>

export const refuseField = (path: string, message: string) => new AppError('request.param.err', { fields: [{ path, message }] })

/** Throws `no.data` if the merchant has no such row, `content.changed` if it differs from what the editor read. */
export function assertUnchanged<Row extends { version: number }>(row: Row | null, version: number | undefined): Row {
  if (!row) throw new AppError('no.data')
  if (row.version !== version) throw new AppError('content.changed', { data: { version: row.version } })
  return row
}

/** Keys of nested objects joined by dots; lists as text; undefined values left out. */
export function flatten(value: object, prefix = ''): Plain {
  const plain: Plain = {}
  for (const [name, inner] of Object.entries(value) as [string, unknown][]) {
    const key = prefix + name
    if (inner instanceof Date) plain[key] = inner.toISOString()
    else if (Array.isArray(inner)) plain[key] = inner.join(', ')
    else if (typeof inner === 'object' && inner !== null) Object.assign(plain, flatten(inner, `${key}.`))
    else if (typeof inner === 'bigint') plain[key] = String(inner)
    else if (inner !== undefined) plain[key] = inner as Plain[string]
  }
  return plain
}

/** Only the differences; a new row has no `before`. */
export function changesOf(before: object | undefined, after: object): { before?: Plain; after: Plain } {
  const [was, is] = [before ? flatten(before) : undefined, flatten(after)]
  if (!was) return { after: is }
  const changed = [...new Set([...Object.keys(was), ...Object.keys(is)])].filter((key) => was[key] !== is[key])
  const pick = (from: Plain) => Object.fromEntries(changed.flatMap((key) => (from[key] === undefined ? [] : [[key, from[key]]])))
  return { before: pick(was), after: pick(is) }
}

/** The text in the merchant's own language is required, because all others fall back to it. */
export function assertDefaultText(texts: Partial<Record<Language, { title: string }>>, language: Language): void {
  if (!texts[language]?.title) throw refuseField(`texts.${language}.title`, 'required in the language of the site')
}

export const missingIn = (texts: Partial<Record<Language, unknown>>): Language[] =>
  LANGUAGES.filter((language) => texts[language] === undefined)
