/** Templates of generated sheets, by class of game: reels, symbols, and the shape of the pays before scaling. */
import { between, lineList, shuffled, type SymbolPlan } from './generate-strips.ts'
import type { Uniform } from './uniform.ts'

/** Classes of the catalogue (`classify`). */
export const SLOT_CLASSES = ['CLASSIC', 'VIDEO', 'JACKPOT', 'HOLD_WIN', 'BUY_FEATURE', 'MEGAWAYS', 'CLUSTER'] as const
export type SlotClass = (typeof SLOT_CLASSES)[number]

/** Deviation per spin in bets: low below 4, medium to 9, high above (SLT-08). */
export type Volatility = 'low' | 'medium' | 'high'

export type Pays = Readonly<Record<string, readonly number[]>>
type ByCount = Readonly<Record<string, number>>

interface Common {
  volatility: Volatility
  reels: number
  rows: number
  scatter?: { symbol: string; pays: ByCount }
  free?: { trigger: ByCount; retrigger: ByCount; mult: number }
  /** Lowest counts that pay, in the order of `pays`. */
  counts: readonly number[]
  /** In any unit, because they are scaled to the target. */
  pays: Pays
  maxWinX: number
}
export interface ReelTemplate extends Common {
  type: 'lines' | 'ways'
  lines: readonly string[]
  plans: readonly SymbolPlan[]
  wild: { symbol: string; mult: number; mode: 'none' | 'any' | 'product' }
}
export interface TumbleTemplate extends Common {
  type: 'tumble'
  weights: ByCount
  multiplierSymbol: string
  multipliers: ByCount
}
export type Template = ReelTemplate | TumbleTemplate

const SCATTER_PAYS = [
  { 3: 2, 4: 10, 5: 50 },
  { 3: 2, 4: 5, 5: 20 },
  { 3: 3, 4: 12, 5: 60 },
  { 3: 1, 4: 8, 5: 40 },
]
const FREE_GAMES = [
  { trigger: { 3: 8, 4: 12, 5: 20 }, retrigger: { 3: 4, 4: 6, 5: 10 } },
  { trigger: { 3: 10, 4: 15, 5: 20 }, retrigger: { 3: 5, 4: 8, 5: 10 } },
  { trigger: { 3: 7, 4: 10, 5: 15 }, retrigger: { 3: 5, 4: 7, 5: 10 } },
  { trigger: { 3: 12, 4: 15, 5: 25 }, retrigger: { 3: 5, 4: 8, 5: 12 } },
]

function pick<T>(choices: readonly T[], uniform: Uniform): T {
  return choices[uniform(choices.length)]!
}
/** Varies each pay by up to a fifth. */
const varied = (pays: readonly number[], uniform: Uniform) => pays.map((value) => (value * between(80, 120, uniform)) / 100)
const variedPays = (pays: Pays, uniform: Uniform): Pays =>
  Object.fromEntries(Object.entries(pays).map(([symbol, values]) => [symbol, varied(values, uniform)]))

/** For 3, 4 and 5 of a kind. */
const STEEPNESS: Record<Volatility, Pays> = {
  low: { P: [33, 123, 408], E: [16, 49, 167], D: [12, 33, 98], A: [7, 16, 49], K: [4, 12, 41], Q: [4, 8, 33] },
  medium: { P: [50, 300, 2_400], E: [20, 90, 600], D: [14, 45, 250], A: [6, 18, 80], K: [4, 12, 50], Q: [3, 9, 40] },
  high: { P: [60, 700, 9_000], E: [25, 180, 1_500], D: [14, 60, 400], A: [5, 16, 80], K: [3, 10, 45], Q: [2, 8, 35] },
}

const videoPlans = (uniform: Uniform): SymbolPlan[] => [
  { symbol: 'P', least: 1, most: 2 },
  { symbol: 'E', least: 2, most: 3 },
  { symbol: 'D', least: 3, most: 4 },
  { symbol: 'A', least: 4, most: 5 },
  { symbol: 'K', least: 4, most: 6 },
  { symbol: 'Q', least: 5, most: 7 },
  { symbol: 'S', least: 1, most: 1 },
  // Not on the first reel, where it would need pays of its own.
  {
    symbol: 'W',
    least: 1,
    most: 2,
    reels: shuffled([1, 2, 3, 4], uniform)
      .slice(0, between(2, 4, uniform))
      .sort(),
  },
]

function videoTemplate(
  volatility: Volatility,
  shape: Pick<ReelTemplate, 'type' | 'lines' | 'rows'>,
  uniform: Uniform,
): ReelTemplate {
  const mult = volatility === 'low' ? 2 : between(2, 3, uniform)
  return {
    ...shape,
    volatility,
    reels: 5,
    plans: videoPlans(uniform),
    wild: { symbol: 'W', mult: 1, mode: 'none' },
    scatter: { symbol: 'S', pays: pick(SCATTER_PAYS, uniform) },
    free: { ...pick(FREE_GAMES, uniform), mult },
    counts: [3, 4, 5],
    pays: variedPays(STEEPNESS[volatility], uniform),
    maxWinX: volatility === 'high' ? 10_000 : 5_000,
  }
}

const CLASSIC_PAYS: Pays = { W: [364], 7: [68], B: [22], C: [12], L: [3], G: [2] }

function classicTemplate(lines: number, uniform: Uniform): ReelTemplate {
  return {
    type: 'lines',
    // The fewer the lines, the more often all of them lose.
    volatility: lines < 5 ? 'high' : 'medium',
    reels: 3,
    rows: 3,
    lines: lineList(lines, 3, 3),
    plans: [
      { symbol: 'W', least: 1, most: 1 },
      { symbol: '7', least: 1, most: 2 },
      { symbol: 'B', least: 2, most: 3 },
      { symbol: 'C', least: 2, most: 4 },
      { symbol: 'L', least: 3, most: 4 },
      { symbol: 'G', least: 4, most: 5 },
      { symbol: '-', least: 4, most: 6 },
    ],
    wild: { symbol: 'W', mult: 2, mode: 'product' },
    counts: [3],
    pays: variedPays(CLASSIC_PAYS, uniform),
    maxWinX: 5_000,
  }
}

const CLUSTER_PAYS: Pays = { P: [10, 30, 80], E: [4, 12, 30], D: [2, 6, 16], A: [1, 3, 8], K: [0.5, 1.5, 4] }

function clusterTemplate(uniform: Uniform): TumbleTemplate {
  const weight = (of: number) => of + between(-1, 1, uniform)
  return {
    type: 'tumble',
    volatility: 'low',
    reels: 6,
    rows: 5,
    weights: { P: weight(12), E: weight(16), D: weight(20), A: weight(24), K: weight(28), S: 2, M: 2 },
    multiplierSymbol: 'M',
    multipliers: pick<ByCount>(
      [
        { 2: 50, 3: 25, 5: 15, 10: 8, 25: 2 },
        { 2: 60, 3: 25, 5: 10, 10: 4, 20: 1 },
        { 2: 55, 4: 28, 6: 12, 10: 5 },
      ],
      uniform,
    ),
    scatter: {
      symbol: 'S',
      pays: pick<ByCount>(
        [
          { 4: 3, 5: 5, 6: 20 },
          { 4: 2, 5: 6, 6: 25 },
          { 4: 3, 5: 10, 6: 30 },
        ],
        uniform,
      ),
    },
    free: { trigger: { 4: 10, 5: 10, 6: 10 }, retrigger: { 4: 5, 5: 5, 6: 5 }, mult: 1 },
    counts: [10, 12, 14],
    pays: variedPays(CLUSTER_PAYS, uniform),
    maxWinX: 5_000,
  }
}

const CLASSIC_LINES = [1, 5, 9]
const VIDEO_LINES = [5, 9, 10, 20, 25, 30, 40, 50]

/** `wishedLines`: the catalogue's number of lines, used if the class allows it. */
function linesOf(choices: readonly number[], wishedLines: number | undefined, uniform: Uniform): number {
  return wishedLines !== undefined && choices.includes(wishedLines) ? wishedLines : pick(choices, uniform)
}

export function templateOf(slotClass: SlotClass, wishedLines: number | undefined, uniform: Uniform): Template {
  const onLines = (volatility: Volatility, choices: readonly number[]) =>
    videoTemplate(volatility, { type: 'lines', rows: 3, lines: lineList(linesOf(choices, wishedLines, uniform), 5, 3) }, uniform)
  switch (slotClass) {
    case 'CLASSIC':
      return classicTemplate(linesOf(CLASSIC_LINES, wishedLines, uniform), uniform)
    case 'VIDEO':
      return onLines('low', VIDEO_LINES.slice(3))
    case 'HOLD_WIN':
      return onLines('medium', VIDEO_LINES)
    case 'JACKPOT':
      return onLines('high', VIDEO_LINES.slice(0, 4))
    case 'BUY_FEATURE':
      return videoTemplate('medium', { type: 'ways', rows: 3, lines: [] }, uniform)
    case 'MEGAWAYS':
      return videoTemplate('low', { type: 'ways', rows: between(3, 4, uniform), lines: [] }, uniform)
    case 'CLUSTER':
      return clusterTemplate(uniform)
  }
}
