/**
 * The only parser for typed numbers: amounts, rates, multipliers. It reads a number or says what is wrong with it, and repairs
 * nothing: `10,50` is 10.50 everywhere, `1,234` is read as pages in this language print it, and an ambiguous number is refused.
 * Pure.
 */
import { MONEY_SCALE } from '#contract/wire.ts'
import { localeOf } from './languages.ts'

/** All numbers are in 1/10 000, like money: of the unit, of a percent, of a multiplier. */
const SCALE_DIGITS = 4
const MOST_UNITS = 13
const GROUP = 3

/** What may be written beside a number: a currency’s symbol, `%`, and in games also `×`. */
const UNITS = { money: /^\p{Sc} *| *\p{Sc}$/u, percent: / *%$/, figure: / *[%×x]$/i, plain: /(?!)/ } as const

export interface NumberKind {
  /** How many decimals it may have. */
  decimals: number
  unit: keyof typeof UNITS
  /** The highest number possible in this field. It decides only whether a second reading is possible: the form checks its own limits. */
  most?: bigint
  isSigned?: boolean
}

type TypedProblem =
  | { kind: 'empty' | 'wrong' }
  /** More decimals than the field has. */
  | { kind: 'decimals'; most: number }
  /** Two numbers are possible; `readings` has both, written unambiguously. */
  | { kind: 'unclear'; readings: readonly [string, string] }
export type TypedNumber = { value: bigint; problem?: undefined } | { value?: undefined; problem: TypedProblem }

const refuse = (kind: 'empty' | 'wrong'): TypedNumber => ({ problem: { kind } })

const decimalMarks = new Map<string, string>()
/** The mark before the decimals on pages in this language: a comma in Vietnamese. */
export function decimalMark(language: string): string {
  const known = decimalMarks.get(language)
  if (known) return known
  const parts = new Intl.NumberFormat(localeOf(language)).formatToParts(1.5)
  const mark = parts.find(({ type }) => type === 'decimal')?.value ?? '.'
  decimalMarks.set(language, mark)
  return mark
}

const isDigit = (codePoint: number) => /^\p{Nd}$/u.test(String.fromCodePoint(codePoint))
/** `٣` → `3`. In every script the ten digits follow each other, from zero on. */
function plainDigit(digit: string): string {
  const codePoint = digit.codePointAt(0)!
  let first = codePoint
  while (isDigit(first - 1)) first -= 1
  return String((codePoint - first) % 10)
}

/** Full width, other scripts, and the many spaces and apostrophes become the plain ones. Raised digits and fractions are refused. */
function plainText(typed: string): string | undefined {
  if (/\p{No}/u.test(typed)) return undefined
  return typed
    .normalize('NFKC')
    .replace(/\p{Nd}/gu, plainDigit)
    .replace(/[’‘ʼ]/g, "'")
    .replace(/−/g, '-')
    .trim()
}

const GROUPED = /^[1-9]\d{0,2}(?:([.,' ])\d{3})(?:\1\d{3})*$/
const DIGITS = /^\d*$/
const MARK = /[.,]/

/** The digits of a whole number, well-formed groups without their separators; otherwise undefined. */
function wholeDigits(text: string): string | undefined {
  if (DIGITS.test(text)) return text
  return GROUPED.test(text) ? text.replace(/\D/g, '') : undefined
}

interface Parts {
  units: string
  decimals: string
}
/** The text as groups without decimals. */
function asGroups(text: string): Parts | undefined {
  const units = wholeDigits(text)
  return units ? { units, decimals: '' } : undefined
}
/** The text with its last mark before the decimals. */
function asDecimals(text: string): Parts | undefined {
  const [, head = '', mark, decimals = ''] = /^(.*)([.,])(\d*)$/.exec(text) ?? []
  if (mark === undefined || head.includes(mark)) return undefined
  const units = wholeDigits(head)
  return units !== undefined && units + decimals !== '' ? { units, decimals } : undefined
}

const withoutZeros = (decimals: string) => decimals.replace(/0+$/, '')
/** Undefined if it has more digits than any number here. */
function valueOf({ units, decimals }: Parts): bigint | undefined {
  const whole = units.replace(/^0+/, '')
  return whole.length > MOST_UNITS ? undefined : BigInt(whole) * MONEY_SCALE + BigInt(decimals.padEnd(SCALE_DIGITS, '0'))
}

function readParts(parts: Parts, kind: NumberKind): TypedNumber {
  const decimals = withoutZeros(parts.decimals)
  if (decimals.length > kind.decimals) return { problem: { kind: 'decimals', most: kind.decimals } }
  const value = valueOf({ ...parts, decimals })
  return value === undefined ? refuse('wrong') : { value }
}

/** `1,234` and `1.234`: one mark with three digits after it is read as pages print it, unless the other number is possible here too. */
function readEither(text: string, groups: Parts, decimals: Parts, kind: NumberKind, language: string): TypedNumber {
  const [large, small] = [valueOf(groups)!, valueOf(decimals)!]
  const isDecimal = MARK.exec(text)?.[0] === decimalMark(language)
  if (kind.decimals < GROUP) return isDecimal ? { problem: { kind: 'decimals', most: kind.decimals } } : { value: large }
  if (isDecimal && kind.most !== undefined && large > kind.most) return { value: small }
  return { problem: { kind: 'unclear', readings: [typedText(large), typedText(small)] } }
}

/** `language`: the page's, because people copy the numbers it shows. */
export function readNumber(typed: string, kind: NumberKind, language: string): TypedNumber {
  const plain = plainText(typed)
  if (plain === undefined) return refuse('wrong')
  if (plain === '') return refuse('empty')
  const isNegative = plain.startsWith('-')
  if (isNegative && !kind.isSigned) return refuse('wrong')
  const text = (isNegative ? plain.slice(1) : plain).replace(UNITS[kind.unit], '')
  const [groups, decimals] = [asGroups(text), asDecimals(text)]
  const parts = groups ?? decimals
  if (!parts) return refuse('wrong')
  const read = groups && decimals ? readEither(text, groups, decimals, kind, language) : readParts(parts, kind)
  return isNegative && read.value !== undefined ? { value: -read.value } : read
}

/**
 * A number as text for a field and for the wire: 2_505_000n → `250.5`. Never exactly three decimals, which could be a group: `1.2340`.
 * Every field reads it back in every language.
 */
export function typedText(value: bigint): string {
  const size = value < 0n ? -value : value
  const decimals = withoutZeros(String(size % MONEY_SCALE).padStart(SCALE_DIGITS, '0'))
  const shown = decimals.length === GROUP ? `${decimals}0` : decimals
  return `${value < 0n ? '-' : ''}${size / MONEY_SCALE}${shown && `.${shown}`}`
}
