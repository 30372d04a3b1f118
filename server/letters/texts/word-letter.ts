/** Words a stored letter for its reader: amounts in the merchant's currency, dates in its time zone, people's text encoded. */
import * as z from 'zod'
import { LANGUAGES, type Language } from '#contract/wire.ts'
import { escapeHtml } from '#server/platform/escape-html.ts'
import type { Merchant } from '#server/platform/merchant/merchant-directory.ts'
import { en } from './en.ts'
import { isLetterKey, type LetterKey, type LetterText, type LetterTexts, type ParamKind, paramsOf } from './letters.ts'
import { tl } from './tl.ts'
import { vi } from './vi.ts'
import { zh } from './zh.ts'

export const LETTER_TEXTS: Record<Language, LetterTexts> = { tl, en, zh, vi }
const LOCALE = { tl: 'fil-PH', en: 'en-PH', zh: 'zh-CN', vi: 'vi-VN' } as const satisfies Record<Language, string>

/** The reader: the language, and the merchant for currency and time zone. */
export interface Reader {
  language: Language
  merchant: Pick<Merchant, 'name' | 'currencySymbol' | 'currencyPosition' | 'timezone' | 'defaultLanguage'>
}

const SCALE = 10_000n
const SCALE_DIGITS = 4
const stored = {
  money: z
    .string()
    .regex(/^-?\d+$/)
    .transform(BigInt),
  instant: z.int(),
  name: z.string(),
  written: z.string(),
  titles: z.partialRecord(z.enum(LANGUAGES), z.string()),
} as const satisfies Record<ParamKind, z.ZodType>

/** Truncated, never rounded up, like on the pages. */
function moneyWords(amount: bigint, { language, merchant }: Reader): string {
  const format = new Intl.NumberFormat(LOCALE[language], {
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
    roundingMode: 'trunc',
  } as Intl.NumberFormatOptions)
  const whole = amount < 0n ? -amount : amount
  const digits = format.format(`${whole / SCALE}.${String(whole % SCALE).padStart(SCALE_DIGITS, '0')}` as `${number}`)
  const { currencySymbol, currencyPosition } = merchant
  const worded = currencyPosition === 'F' ? currencySymbol + digits : `${digits} ${currencySymbol}`
  return amount < 0n ? `−${worded}` : worded
}

const dateWords = (at: number, { language, merchant }: Reader) =>
  new Intl.DateTimeFormat(LOCALE[language], { dateStyle: 'medium', timeStyle: 'short', timeZone: merchant.timezone }).format(at)

function titleWords(titles: Partial<Record<Language, string>>, { language, merchant }: Reader): string {
  return titles[language] ?? titles[merchant.defaultLanguage] ?? Object.values(titles)[0] ?? ''
}

function words(kind: ParamKind, value: unknown, reader: Reader): string {
  if (kind === 'money') return moneyWords(stored.money.parse(value), reader)
  if (kind === 'instant') return dateWords(stored.instant.parse(value), reader)
  if (kind === 'titles') return titleWords(stored.titles.parse(value), reader)
  return stored[kind].parse(value)
}

/** Keeps line breaks. */
const encode = (text: string) => escapeHtml(text).replaceAll(/\r\n|\r|\n/g, '<br>')
const fill = (text: string, of: ReadonlyMap<string, string>) =>
  text.replaceAll(/\{(\w+)\}/g, (braces, name: string) => of.get(name) ?? braces)

function allWords(key: LetterKey, params: Readonly<Record<string, unknown>>, reader: Reader): Map<string, string> {
  const named = Object.entries(paramsOf(key)).map(([name, kind]) => [name, words(kind, params[name], reader)] as const)
  return new Map([['site', reader.merchant.name], ...named])
}

/** The subject is plain text, the content HTML. Undefined for an unknown key. */
export function wordLetter(key: string, params: unknown, reader: Reader): LetterText | undefined {
  if (!isLetterKey(key)) return undefined
  const { subject, content } = LETTER_TEXTS[reader.language][key]
  const plain = allWords(key, z.record(z.string(), z.unknown()).parse(params ?? {}), reader)
  const encoded = new Map([...plain].map(([name, text]) => [name, encode(text)]))
  return { subject: fill(subject, plain), content: fill(content, encoded) }
}
