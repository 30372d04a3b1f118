import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { formatMoney } from './format.ts'
import { LANGUAGES } from './languages.ts'
import { readAmount, readFigure, readPercent, storedText } from './typed-amount.ts'
import { decimalMark, type NumberKind, readNumber, typedText } from './typed-number.ts'

const CENTS = { decimals: 2, unit: 'money' } as const satisfies NumberKind
const RATE = { decimals: 4, unit: 'plain' } as const satisfies NumberKind
const units = (text: string) => BigInt(Math.round(Number(text) * 10_000))
const languages = LANGUAGES.map((language) => ({ language }))

describe.each(languages)('an amount typed on a page in $language', ({ language }) => {
  const read = (typed: string, kind: NumberKind = CENTS) => readNumber(typed, kind, language)

  it.each([
    ['10,50', '10.5'],
    ['10.50', '10.5'],
    ['0,5', '0.5'],
    ['2,55', '2.55'],
    ['100,50', '100.5'],
    ['1234,5', '1234.5'],
    ['1.234,50', '1234.5'],
    ['1,234.50', '1234.5'],
    ['1.234.567,8', '1234567.8'],
    ['1,234,567.8', '1234567.8'],
    ['1,234,567', '1234567'],
    ['1.234.567', '1234567'],
    ['1 000', '1000'],
    ['1 000,5', '1000.5'],
    ['1 000 000.50', '1000000.5'],
    ['1\u00A0000,5', '1000.5'],
    ['1\u2009000,5', '1000.5'],
    ['1\u202F000,5', '1000.5'],
    ["1'234.50", '1234.5'],
    ['1’234,50', '1234.5'],
    ['１０，５０', '10.5'],
    ['１０．５０', '10.5'],
    ['٣٤,٥', '34.5'],
    ['๑๒.๕', '12.5'],
    ['007', '7'],
    ['.5', '0.5'],
    [',5', '0.5'],
    ['12.', '12'],
    ['12,', '12'],
    [' 12 ', '12'],
    ['0,500', '0.5'],
    ['0.120', '0.12'],
    ['12.5000', '12.5'],
    ['₱1,234.50', '1234.5'],
    ['1.234,50 ₫', '1234.5'],
  ])('"%s" is %s', (typed, value) => expect(read(typed)).toEqual({ value: units(value) }))

  it.each([
    '1,2,3',
    '1.2.3',
    '12,34.5',
    '1.23,456.7',
    '1,234.567.8',
    '1.234,567,890',
    '1 00',
    '10 00',
    '1  000',
    '1 234 56',
    '1,00,000',
    '1234,567,890',
    '1 234,567.89',
    "1'234 567",
    '0,123,456',
    '--',
    '-5',
    '+5',
    '−5',
    '1-2',
    '(5)',
    'ten',
    '12a',
    'a12',
    '1e3',
    '0x10',
    '10²',
    '1½',
    '①',
    'Ⅳ',
    '.',
    ',',
    '., ',
    '1/2',
    '10..5',
    '10,,5',
    '1,234,',
    '10。50',
    '12345678901234',
    '50%',
    '5×',
    'NaN',
    '∞',
  ])('"%s" is refused, not repaired', (typed) => expect(read(typed)).toEqual({ problem: { kind: 'wrong' } }))

  it.each(['', ' ', '\u00A0'])('"%s" is empty', (typed) => expect(read(typed).problem?.kind).toBe('empty'))

  it.each(['10.5055', '10,5055', '0,123', '1234,567', '1.234,567', '1,234.567', '1 234,567'])(
    '"%s" has too many decimals',
    (typed) => expect(read(typed)).toEqual({ problem: { kind: 'decimals', most: 2 } }),
  )

  it('with three digits after the only mark is read as the page prints it, and refused where it would be a decimal mark', () => {
    const mark = decimalMark(language)
    const group = mark === '.' ? ',' : '.'
    expect(read(`1${group}234`)).toEqual({ value: units('1234') })
    expect(read(`100${group}000`)).toEqual({ value: units('100000') })
    expect(read(`1${mark}234`)).toEqual({ problem: { kind: 'decimals', most: 2 } })
    expect(read(`1${mark}000`)).toEqual({ problem: { kind: 'decimals', most: 2 } })
  })

  it('is refused where it could be two numbers, which are named as they can be typed', () => {
    for (const typed of ['1,234', '1.234']) {
      const { problem } = read(typed, RATE)
      expect(problem).toEqual({ kind: 'unclear', readings: ['1234', '1.2340'] })
      expect(problem?.kind === 'unclear' && problem.readings.map((one) => read(one, RATE).value)).toEqual([12_340_000n, 12_340n])
    }
    for (const typed of ['0,123', '0.123']) expect(read(typed, RATE)).toEqual({ value: 1_230n })
    expect(read('1 234,567', RATE)).toEqual({ value: 12_345_670n })
    expect(read('1234.567', RATE)).toEqual({ value: 12_345_670n })
  })

  it('is a decimal where the field has no such high number', () => {
    const mark = decimalMark(language)
    expect(read(`1${mark}234`, { ...RATE, most: units('100') })).toEqual({ value: 12_340n })
    expect(read(`1${mark === '.' ? ',' : '.'}234`, { ...RATE, most: units('100') }).problem?.kind).toBe('unclear')
  })

  it('that a page prints is read as that amount', () =>
    fc.assert(
      fc.property(fc.bigInt({ min: 0n, max: 10n ** 15n - 1n }), (cents) => {
        for (const currencyPosition of ['F', 'B'] as const) {
          const printed = formatMoney(cents * 100n, { currencySymbol: '₱', currencyPosition }, { language })
          expect(read(printed)).toEqual({ value: cents * 100n })
        }
      }),
    ))

  it('that is put into a field is read back', () =>
    fc.assert(
      fc.property(fc.bigInt({ min: -(10n ** 16n), max: 10n ** 16n }), (value) => {
        expect(read(typedText(value), { ...RATE, isSigned: true })).toEqual({ value })
      }),
    ))

  it('is never more than its digits say', () =>
    fc.assert(
      fc.property(fc.stringMatching(/^[1-9]\d{0,5}[.,]\d{1,6}$/), (typed) => {
        const decimal = Number(typed.replace(',', '.'))
        const found = read(typed).value
        const isGroup = /^\d{1,3}[.,]\d{3}$/.test(typed)
        if (found !== undefined && !isGroup) expect(Number(found) / 10_000).toBeCloseTo(decimal, 4)
      }),
    ))
})

describe('kinds of numbers', () => {
  it('may have a sign, a percent or a times after them', () => {
    expect(readAmount('-12,50', { isSigned: true }, 'en')).toEqual({ value: -125_000n })
    expect(readAmount('−₱12.50', { isSigned: true }, 'en')).toEqual({ value: -125_000n })
    expect(readPercent('0,5 %', units('100'), 'vi')).toEqual({ value: 5_000n })
    expect(readFigure('1,96×', { decimals: 2, unit: 'figure' }, 'en')).toEqual({ value: 19_600n })
  })

  it('without decimals refuse them', () => {
    expect(readFigure('1,5', { decimals: 0, unit: 'plain' }, 'en')).toEqual({ problem: { kind: 'decimals', most: 0 } })
  })

  it('of the server become text for a field', () => {
    expect([57.25, '57.125', 12, '0.0001'].map(storedText)).toEqual(['57.25', '57.1250', '12', '0.0001'])
  })

  it('use the language’s mark', () => expect(LANGUAGES.map(decimalMark)).toEqual(['.', '.', '.', ',']))
})
