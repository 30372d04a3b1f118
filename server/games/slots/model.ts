/** A par sheet as the engine plays it: symbols by index, pays in whole units, tables by count. */
import type { LinesSheet, ParSheet, TumbleSheet, WaysSheet } from '#contract/play/slots/par-sheet.ts'

/** No such symbol. */
export const NONE = -1

export interface FreeGamesModel {
  /** Free games won, by the count of scatters on a base screen (`trigger`) and on a free one (`retrigger`). */
  trigger: readonly number[]
  retrigger: readonly number[]
  mult: number
}

interface CommonModel {
  reels: number
  rows: number
  /** The letter of each index. */
  symbols: readonly string[]
  scatter: number
  /** By count. */
  scatterPays: readonly number[]
  free: FreeGamesModel | undefined
  /** Pays are whole numbers of bet / `unitsPerBet`. */
  unitsPerBet: number
  /** The highest win, which ends the round. */
  maxUnits: number
}

export interface ReelModel extends CommonModel {
  type: 'lines' | 'ways'
  strips: readonly (readonly number[])[]
  freeStrips: readonly (readonly number[])[]
  /** The row of each reel. */
  lines: readonly (readonly number[])[]
  wild: number
  /** Multiplier of a win, by the number of wilds in the run. */
  wildFactors: readonly number[]
  /** By symbol, by count. */
  pays: readonly (readonly number[])[]
}

export interface TumbleModel extends CommonModel {
  type: 'tumble'
  /** By symbol. */
  weights: readonly number[]
  pays: readonly (readonly number[])[]
  /** The lowest count that pays. */
  lowestBand: number
  multiplierSymbol: number
  multipliers: readonly { value: number; weight: number }[]
}
export type SlotModel = ReelModel | TumbleModel

/** Pays have at most four decimals. */
const PAY_SCALE = 10_000

type Table = Readonly<Record<string, number>>

/** A table by count, from 0 to `most`; the highest listed count also covers all higher ones. */
function byCount(table: Table, most: number): number[] {
  const highest = Math.max(...Object.keys(table).map(Number), 0)
  return Array.from({ length: most + 1 }, (_, count) => table[count] ?? (count > highest ? (table[highest] ?? 0) : 0))
}

const commonDivisor = (a: number, b: number): number => (b === 0 ? a : commonDivisor(b, a % b))
const scaled = (pay: number) => Math.round(pay * PAY_SCALE)

/** Finds the largest unit in which all pays of a sheet are whole numbers. `perBet`: units of `pays` in a bet. */
function scaleOf(sheet: ParSheet, pays: readonly number[], perBet: number) {
  const scatterPays = Object.values(sheet.scatter?.pays ?? {})
  const all = [...pays.map(scaled), ...scatterPays.map((pay) => scaled(pay) * perBet)]
  const divisor = all.reduce(commonDivisor, PAY_SCALE * perBet)
  return {
    unitsPerBet: (PAY_SCALE * perBet) / divisor,
    toUnits: (pay: number) => scaled(pay) / divisor,
    scatterToUnits: (pay: number) => (scaled(pay) * perBet) / divisor,
  }
}

function commonOf(sheet: ParSheet, symbols: readonly string[], scale: ReturnType<typeof scaleOf>): CommonModel {
  const cells = sheet.reels * sheet.rows
  const { scatter, free } = sheet
  return {
    reels: sheet.reels,
    rows: sheet.rows,
    symbols,
    scatter: scatter ? symbols.indexOf(scatter.symbol) : NONE,
    scatterPays: byCount(scatter?.pays ?? {}, cells).map(scale.scatterToUnits),
    free: free && {
      trigger: byCount(free.trigger, cells),
      retrigger: byCount(free.retrigger ?? {}, cells),
      mult: free.mult,
    },
    unitsPerBet: scale.unitsPerBet,
    maxUnits: sheet.maxWinX === undefined ? Infinity : sheet.maxWinX * scale.unitsPerBet,
  }
}

function reelModel(sheet: LinesSheet | WaysSheet): ReelModel {
  const strips = [...sheet.strips, ...(sheet.free?.strips ?? [])]
  const symbols = [...new Set(strips.join(''))].sort()
  const lines = sheet.type === 'lines' ? sheet.lines.map((line) => [...line].map(Number)) : []
  const pays = Object.values(sheet.pays).flatMap((table) => Object.values(table))
  const scale = scaleOf(sheet, pays, sheet.type === 'lines' ? lines.length : 1)
  const onReels = (all: readonly string[]) => all.map((strip) => [...strip].map((letter) => symbols.indexOf(letter)))
  const base = onReels(sheet.strips)
  const { wild } = sheet
  return {
    ...commonOf(sheet, symbols, scale),
    type: sheet.type,
    strips: base,
    freeStrips: sheet.free?.strips ? onReels(sheet.free.strips) : base,
    lines,
    wild: wild ? symbols.indexOf(wild.symbol) : NONE,
    wildFactors: Array.from({ length: sheet.reels + 1 }, (_, wilds) => {
      if (!wild || wild.mode === 'none' || wilds === 0) return 1
      return wild.mode === 'any' ? wild.mult : wild.mult ** wilds
    }),
    pays: symbols.map((letter) => byCount(sheet.pays[letter] ?? {}, sheet.reels).map(scale.toUnits)),
  }
}

function tumbleModel(sheet: TumbleSheet): TumbleModel {
  const symbols = Object.keys(sheet.weights).sort()
  const scale = scaleOf(sheet, Object.values(sheet.pays).flat(), 1)
  const ofBands = (pays: readonly number[]) =>
    byCount(
      Object.fromEntries(sheet.bands.flatMap((band, index) => bandCounts(sheet, band, index, pays))),
      sheet.reels * sheet.rows,
    )
  return {
    ...commonOf(sheet, symbols, scale),
    type: 'tumble',
    weights: symbols.map((letter) => sheet.weights[letter]!),
    pays: symbols.map((letter) => ofBands(sheet.pays[letter] ?? []).map(scale.toUnits)),
    lowestBand: Math.min(...sheet.bands),
    multiplierSymbol: sheet.multiplierSymbol === undefined ? NONE : symbols.indexOf(sheet.multiplierSymbol),
    multipliers: Object.entries(sheet.multipliers ?? {}).map(([value, weight]) => ({ value: Number(value), weight })),
  }
}

/** The counts from this band up to the next one, with their pay. */
function bandCounts({ bands }: TumbleSheet, band: number, index: number, pays: readonly number[]): [number, number][] {
  const next = bands[index + 1] ?? band + 1
  return Array.from({ length: next - band }, (_, more) => [band + more, pays[index] ?? 0])
}

/** `sheet` must have no problems (`validate.ts`). */
export const slotModel = (sheet: ParSheet): SlotModel => (sheet.type === 'tumble' ? tumbleModel(sheet) : reelModel(sheet))

/** Stakes are multiples of this many 1/10 000 of the currency unit: every win is then a whole amount, and nothing is rounded (GAM-15). */
export const stakeStep = ({ unitsPerBet }: SlotModel): bigint => BigInt(unitsPerBet)

/** The amount of `units` at a stake. Throws for a stake at which wins are not whole amounts. */
export function amountOf(model: SlotModel, stake: bigint, units: number): bigint {
  const step = stakeStep(model)
  if (stake <= 0n || stake % step !== 0n) throw new RangeError(`the stake is no multiple of ${step}`)
  return (stake / step) * BigInt(units)
}
