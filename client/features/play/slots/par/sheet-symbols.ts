/** The symbols and pays of a par sheet, in the order that pages show them. Pure. */
import { BLANK, type ParSheet } from '#contract/play/slots/par-sheet.ts'
import { bandText } from '../pay-amount.ts'

const highest = (pays: object | undefined): number => Math.max(0, ...Object.values(pays ?? {}).map(Number))

/** Best-paying first; then wild, scatter and multiplier if they have no pays of their own, and blanks. */
export function symbolsOf(sheet: ParSheet): string[] {
  const all = sheet.type === 'tumble' ? Object.keys(sheet.weights) : [...new Set(sheet.strips.join(''))]
  const specials = ['W', 'S', 'M', BLANK]
  const placeOf = (symbol: string) => specials.indexOf(symbol)
  const payOf = (symbol: string) => highest(sheet.pays[symbol])
  return all.sort((one, other) => payOf(other) - payOf(one) || placeOf(one) - placeOf(other))
}

/** How often a symbol is on each strip. */
export const countsOf = (symbol: string, strips: readonly string[]): number[] =>
  strips.map((strip) => [...strip].filter((letter) => letter === symbol).length)

/** The number of screens, all equally likely. */
export const screensOf = (strips: readonly string[]): number => strips.reduce((product, { length }) => product * length, 1)

export interface PayRow {
  symbol: string
  /** In the order of the columns; undefined = pays nothing. */
  pays: (number | undefined)[]
}

/** All symbols with pays except scatters, with column headings: "3×", or a band of a board. */
export function payTable(sheet: ParSheet): { columns: string[]; rows: PayRow[] } {
  const paying = symbolsOf(sheet).filter((symbol) => sheet.pays[symbol])
  if (sheet.type === 'tumble') {
    const columns = sheet.bands.map((band) => bandText(band, sheet.bands))
    return { columns, rows: paying.map((symbol) => ({ symbol, pays: sheet.pays[symbol] ?? [] })) }
  }
  const counts = [...new Set(paying.flatMap((symbol) => Object.keys(sheet.pays[symbol] ?? {})))].sort(
    (a, b) => Number(a) - Number(b),
  )
  return {
    columns: counts.map((count) => `${count}×`),
    rows: paying.map((symbol) => ({ symbol, pays: counts.map((count) => sheet.pays[symbol]?.[count]) })),
  }
}

/** A weight's share of the total. */
export const shareOf = (weight: number, all: Readonly<Record<string, number>>): number =>
  weight / Object.values(all).reduce((sum, one) => sum + one, 0)
