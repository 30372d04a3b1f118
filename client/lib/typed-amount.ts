/** Reads amounts typed into a field, in the page's language. `typed-number.ts` has the rules. */
import { moneyFromWire } from '#contract/wire.ts'
import { currentLanguage } from './i18n.ts'
import { readNumber, type NumberKind, type TypedNumber, typedText } from './typed-number.ts'

export { typedText, type TypedNumber } from './typed-number.ts'

const AMOUNT = { decimals: 2, unit: 'money' } as const satisfies NumberKind
const RATE_DECIMALS = 4

/** An amount of money, in 1/10 000 of the unit. Two decimals unless the field allows others. */
export const readAmount = (typed: string, kind: Partial<NumberKind> = {}, language: string = currentLanguage()): TypedNumber =>
  readNumber(typed, { ...AMOUNT, ...kind }, language)

/** A typed amount as text for the wire; empty is 0. */
export const amountText = (typed: string): string => typedText(readAmount(typed).value ?? 0n)

/** Per cent, in parts per million: `0,5` → 5_000n. */
export const readPercent = (typed: string, most: bigint, language: string = currentLanguage()): TypedNumber =>
  readNumber(typed, { decimals: RATE_DECIMALS, unit: 'percent', most }, language)

/** A figure of a game, hours: any other number, in 1/10 000. */
export const readFigure = (typed: string, kind: NumberKind, language: string = currentLanguage()): TypedNumber =>
  readNumber(typed, kind, language)

/** A number from the server, as text for a field. */
export function storedText(stored: string | number): string {
  const value = moneyFromWire(String(stored))
  return value === undefined ? String(stored) : typedText(value)
}
