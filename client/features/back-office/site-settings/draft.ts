/** Converts a setting to text and back; errors that can be found here are reported before the server is asked. */
import type { Setting } from '#contract/back-office/site-settings/setting-list.ts'
import type { SettingProblem, SettingValue } from '#contract/back-office/site-settings/site-settings.ts'
import { moneyFromWire } from '#contract/wire.ts'

/** Text and numbers as typed, lists one entry per line, choices by name. */
export type Draft = string | boolean | readonly string[] | Readonly<Record<string, string>>
export type Read = { value: SettingValue } | { problem: SettingProblem }

const PPM_OF_PERCENT = 10_000
const PERCENT = /^\d{1,3}([.,]\d{1,4})?$/
const PAIR = /^([^=\s]+)\s*[=\s]\s*(\S+)$/

const isRecord = (value: unknown): value is Record<string, string | number> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const linesOf = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
const percentOf = (ppm: unknown) => String(Number(ppm) / PPM_OF_PERCENT)
/** Undefined unless it is a per cent. */
const ppmOf = (percent: string) =>
  PERCENT.test(percent.trim()) ? Math.round(Number(percent.trim().replace(',', '.')) * PPM_OF_PERCENT) : undefined

export function toDraft(setting: Setting, value: SettingValue): Draft {
  switch (setting.kind) {
    case 'switch':
      return value === true
    case 'choices':
      return Array.isArray(value) ? value.map(String) : []
    case 'list':
    case 'amounts':
      return Array.isArray(value) ? value.join('\n') : ''
    case 'byLanguage':
      return isRecord(value) ? Object.fromEntries(Object.entries(value).map(([key, text]) => [key, String(text)])) : {}
    case 'shareBy':
      return isRecord(value) ? Object.fromEntries(Object.entries(value).map(([key, ppm]) => [key, percentOf(ppm)])) : {}
    case 'amountBy':
      return isRecord(value)
        ? Object.entries(value)
            .map(([key, amount]) => `${key}=${amount}`)
            .join('\n')
        : ''
    case 'share':
      return value === null ? '' : percentOf(value)
    default:
      return value === null ? '' : String(value)
  }
}

function amountOf(typed: string, least = 0): Read {
  const text = typed.trim()
  if (moneyFromWire(text) !== undefined)
    return Number(text) < least || text.startsWith('-') ? { problem: 'range' } : { value: text }
  return { problem: /^\d+\.\d{5,}$/.test(text) ? 'decimals' : text === '' ? 'missing' : 'format' }
}

/** Reads each entry; the first invalid one gives the problem. */
function eachOf<T>(entries: readonly T[], read: (entry: T) => Read): { values: SettingValue[] } | { problem: SettingProblem } {
  const values: SettingValue[] = []
  for (const entry of entries) {
    const one = read(entry)
    if ('problem' in one) return one
    values.push(one.value)
  }
  return { values }
}

function readLines(text: string, max: number, read: (line: string) => Read): Read {
  const lines = linesOf(text)
  if (lines.length > max) return { problem: 'tooMany' }
  if (new Set(lines).size < lines.length) return { problem: 'twice' }
  const all = eachOf(lines, read)
  return 'problem' in all ? all : { value: all.values as string[] }
}

function readPairs(text: string, max: number): Read {
  const lines = linesOf(text)
  if (lines.length > max) return { problem: 'tooMany' }
  const pairs: [string, string][] = []
  for (const line of lines) {
    const [, key = '', amount = ''] = PAIR.exec(line) ?? []
    const read = amountOf(amount)
    if (!key || 'problem' in read) return { problem: 'format' }
    pairs.push([key.toUpperCase(), amount])
  }
  const values = Object.fromEntries(pairs)
  return Object.keys(values).length < pairs.length ? { problem: 'twice' } : { value: values }
}

function readShares(typed: Readonly<Record<string, string>>): Read {
  const pairs: [string, number][] = []
  for (const [key, percent] of Object.entries(typed)) {
    if (percent.trim() === '') continue
    const ppm = ppmOf(percent)
    if (ppm === undefined) return { problem: 'format' }
    if (ppm > 100 * PPM_OF_PERCENT) return { problem: 'range' }
    pairs.push([key, ppm])
  }
  return { value: Object.fromEntries(pairs) }
}

function readWhole(typed: string, setting: Extract<Setting, { kind: 'whole' }>): Read {
  const text = typed.trim()
  if (text === '') return setting.isOptional ? { value: null } : { problem: 'missing' }
  if (!/^\d{1,10}$/.test(text)) return { problem: 'format' }
  const value = Number(text)
  return value < setting.min || value > setting.max ? { problem: 'range' } : { value }
}

function readText(typed: string, { max, isRequired }: { max: number; isRequired?: true }): Read {
  const text = typed.trim()
  if (text === '' && isRequired) return { problem: 'missing' }
  return text.length > max ? { problem: 'range' } : { value: text }
}

/** The value to send. */
export function fromDraft(setting: Setting, draft: Draft): Read {
  const text = typeof draft === 'string' ? draft : ''
  const record = isRecord(draft) ? (draft as Readonly<Record<string, string>>) : {}
  switch (setting.kind) {
    case 'switch':
      return { value: draft === true }
    case 'whole':
      return readWhole(text, setting)
    case 'share': {
      const ppm = ppmOf(text)
      if (ppm === undefined) return { problem: text.trim() === '' ? 'missing' : 'format' }
      return ppm > 100 * PPM_OF_PERCENT ? { problem: 'range' } : { value: ppm }
    }
    case 'amount':
      return text.trim() === '' && setting.isOptional ? { value: null } : amountOf(text, setting.least)
    case 'text':
    case 'longText':
      return readText(text, setting)
    case 'time':
      return /^\d\d:\d\d$/.test(text) ? { value: text } : { problem: 'format' }
    case 'choice':
      return { value: text }
    case 'choices': {
      const chosen = Array.isArray(draft) ? (draft as string[]) : []
      return chosen.length === 0 && setting.isRequired ? { problem: 'missing' } : { value: [...chosen] }
    }
    case 'list':
      return readLines(text, setting.max, (line) => ({ value: line }))
    case 'amounts':
      return readLines(text, setting.max, amountOf)
    case 'byLanguage': {
      const texts = Object.entries(record)
        .map(([key, words]) => [key, words.trim()] as const)
        .filter(([, words]) => words !== '')
      return texts.some(([, words]) => words.length > setting.max) ? { problem: 'range' } : { value: Object.fromEntries(texts) }
    }
    case 'amountBy':
      return readPairs(text, setting.max)
    case 'shareBy':
      return readShares(record)
  }
}

/** Whether both mean the same setting: `5` and `5.0`, lists with an extra blank line. */
export function isSameDraft(setting: Setting, one: Draft, other: Draft): boolean {
  const [a, b] = [fromDraft(setting, one), fromDraft(setting, other)]
  if (!('value' in a) || !('value' in b)) return JSON.stringify(one) === JSON.stringify(other)
  const plain = (value: SettingValue) => (setting.kind === 'amount' && value !== null ? Number(value) : value)
  return JSON.stringify(plain(a.value)) === JSON.stringify(plain(b.value))
}
