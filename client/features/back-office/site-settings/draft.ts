/** Converts a setting to text and back; errors that can be found here are reported before the server is asked. */
import type { Setting } from '#contract/back-office/site-settings/setting-list.ts'
import type { SettingProblem, SettingValue } from '#contract/back-office/site-settings/site-settings.ts'
import { MONEY_SCALE } from '#contract/wire.ts'
import { readAmount, readPercent, storedText, type TypedNumber, typedText } from '#client/lib/typed-amount.ts'

/** Text and numbers as typed, lists one entry per line, choices by name. */
export type Draft = string | boolean | readonly string[] | Readonly<Record<string, string>>
/** `unclear`: a number that can be read in two ways. */
type Problem = { problem: SettingProblem; unclear?: TypedNumber }
export type Read = { value: SettingValue } | Problem

const PPM_OF_PERCENT = 10_000
const WHOLE = 100n * BigInt(PPM_OF_PERCENT)
const AMOUNT_DECIMALS = 4
const PAIR = /^([^=\s]+)\s*[=\s]\s*(\S+)$/

const isRecord = (value: unknown): value is Record<string, string | number> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const linesOf = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
const percentOf = (ppm: unknown) => typedText(BigInt(Number(ppm)))
const refuse = (problem: SettingProblem, read: TypedNumber): Problem => ({
  problem,
  ...(read.problem?.kind === 'unclear' && { unclear: read }),
})

function shareOf(percent: string): { value: number } | Problem {
  const read = readPercent(percent, WHOLE)
  if (read.value === undefined) return refuse(read.problem.kind === 'empty' ? 'missing' : 'format', read)
  return read.value > WHOLE ? { problem: 'range' } : { value: Number(read.value) }
}

export function toDraft(setting: Setting, value: SettingValue): Draft {
  switch (setting.kind) {
    case 'switch':
      return value === true
    case 'choices':
      return Array.isArray(value) ? value.map(String) : []
    case 'list':
      return Array.isArray(value) ? value.join('\n') : ''
    case 'amounts':
      return Array.isArray(value) ? value.map((amount) => storedText(String(amount))).join('\n') : ''
    case 'byLanguage':
      return isRecord(value) ? Object.fromEntries(Object.entries(value).map(([key, text]) => [key, String(text)])) : {}
    case 'shareBy':
      return isRecord(value) ? Object.fromEntries(Object.entries(value).map(([key, ppm]) => [key, percentOf(ppm)])) : {}
    case 'amountBy':
      return isRecord(value)
        ? Object.entries(value)
            .map(([key, amount]) => `${key}=${storedText(amount)}`)
            .join('\n')
        : ''
    case 'share':
      return value === null ? '' : percentOf(value)
    case 'amount':
      return value === null ? '' : storedText(String(value))
    default:
      return value === null ? '' : String(value)
  }
}

function amountOf(typed: string, least = 0): Read {
  const read = readAmount(typed, { decimals: AMOUNT_DECIMALS, isSigned: true })
  if (read.value !== undefined)
    return Number(read.value) < least * Number(MONEY_SCALE) ? { problem: 'range' } : { value: typedText(read.value) }
  const { kind } = read.problem
  return refuse(kind === 'decimals' ? 'decimals' : kind === 'empty' ? 'missing' : 'format', read)
}

/** Reads each entry; the first invalid one gives the problem. */
function eachOf<T>(entries: readonly T[], read: (entry: T) => Read): { values: SettingValue[] } | Problem {
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
    if (!key) return { problem: 'format' }
    if ('problem' in read) return { ...read, problem: 'format' }
    pairs.push([key.toUpperCase(), String(read.value)])
  }
  const values = Object.fromEntries(pairs)
  return Object.keys(values).length < pairs.length ? { problem: 'twice' } : { value: values }
}

function readShares(typed: Readonly<Record<string, string>>): Read {
  const pairs: [string, number][] = []
  for (const [key, percent] of Object.entries(typed)) {
    if (percent.trim() === '') continue
    const read = shareOf(percent)
    if ('problem' in read) return read
    pairs.push([key, read.value])
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
    case 'share':
      return shareOf(text)
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
      return readLines(text, setting.max, (line) => amountOf(line))
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
