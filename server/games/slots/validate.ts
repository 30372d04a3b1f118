/** Finds problems of a par sheet (SLT-05) by rules that its schema cannot express. */
import { BLANK, type LinesSheet, type ParSheet, type TumbleSheet, type WaysSheet } from '#contract/play/slots/par-sheet.ts'
import { slotModel } from './model.ts'
import { isBelow, ONE } from './rational.ts'
import { meanOf, scatterClasses, screenFigures, type ScreenFigures } from './screen-figures.ts'

/** Each described for the author of the sheet; empty = none. */
type Problems = string[]

const onlyIf = (isWrong: boolean, problem: string): Problems => (isWrong ? [problem] : [])

const entriesOf = (table: Readonly<Record<string, number>>) =>
  Object.entries(table)
    .map(([count, value]) => ({ count: Number(count), value }))
    .sort((one, other) => one.count - other.count)

function risingProblems(symbol: string, values: readonly number[]): Problems {
  const isRising = values.every((value, index) => index === 0 || value > values[index - 1]!)
  return onlyIf(!isRising, `the pays of ${symbol} do not rise with the count`)
}

function scatterProblems({ scatter, free }: ParSheet): Problems {
  if (!scatter) return onlyIf(free !== undefined, 'free games without a scatter to trigger them')
  const pays = entriesOf(scatter.pays)
  const least = pays[0]?.count ?? Infinity
  const isPaid = (count: number) => scatter.pays[count] !== undefined || count > (pays.at(-1)?.count ?? Infinity)
  const games = [...Object.entries(free?.trigger ?? {}), ...Object.entries(free?.retrigger ?? {})]
  return [
    ...risingProblems(
      scatter.symbol,
      pays.map(({ value }) => value),
    ),
    ...onlyIf(free !== undefined && Object.keys(free.trigger).length === 0, 'free games that nothing triggers'),
    ...games
      .filter(([count]) => Number(count) < least || !isPaid(Number(count)))
      .map(([count]) => `${count} scatters trigger free games and pay nothing`),
  ]
}

function stripProblems({ reels, rows, strips, pays, wild, scatter }: LinesSheet | WaysSheet, of: string, all = strips): Problems {
  const known = new Set([...Object.keys(pays), BLANK, ...(wild ? [wild.symbol] : []), ...(scatter ? [scatter.symbol] : [])])
  const used = new Set(all.join(''))
  return [
    ...onlyIf(all.length !== reels, `${of} for ${all.length} reels of ${reels}`),
    ...onlyIf(
      all.some((strip) => strip.length < rows),
      `${of} shorter than a screen`,
    ),
    ...[...used].filter((symbol) => !known.has(symbol)).map((symbol) => `${symbol} stands on ${of} and has no meaning`),
    ...[...known]
      .filter((symbol) => symbol !== BLANK && !used.has(symbol))
      .map((symbol) => `${symbol} stands on none of the ${of}`),
  ]
}

function lineProblems({ lines, reels, rows }: LinesSheet): Problems {
  const isWrong = (line: string) => line.length !== reels || [...line].some((row) => Number(row) >= rows)
  return [
    ...lines.filter(isWrong).map((line) => `line ${line} does not fit the reels`),
    ...onlyIf(new Set(lines).size !== lines.length, 'a line is listed twice'),
  ]
}

/** Runs of only wilds pay the wild's own pays; without these, the best-looking lines would pay nothing. */
function wildProblems(sheet: LinesSheet | WaysSheet, strips: readonly string[]): Problems {
  const { wild, pays, scatter, type } = sheet
  if (!wild) return []
  const startsWild = strips[0]?.includes(wild.symbol) ?? false
  if (wild.symbol === scatter?.symbol) return ['the wild is the scatter']
  if (type === 'ways')
    return [
      ...onlyIf(startsWild, 'wild on reel 0 in ways'),
      ...onlyIf(wild.mode !== 'none', 'a wild that multiplies in ways'),
      ...onlyIf(pays[wild.symbol] !== undefined, 'pays of the wild in ways, where no run is of wilds alone'),
    ]
  const runs = strips.findIndex((strip) => !strip.includes(wild.symbol))
  const longest = runs === -1 ? strips.length : runs
  const counts = new Set(Object.values(pays).flatMap((table) => Object.keys(table)))
  const missing = [...counts].filter((count) => Number(count) <= longest && pays[wild.symbol]?.[count] === undefined)
  return missing.map((count) => `${count} wilds from reel 0 have no pay of their own`)
}

function reelProblems(sheet: LinesSheet | WaysSheet): Problems {
  const { pays, scatter, reels, strips, free } = sheet
  const tables = Object.entries(pays)
  return [
    ...stripProblems(sheet, 'strips'),
    ...(free?.strips ? stripProblems(sheet, 'strips of free games', free.strips) : []),
    ...(sheet.type === 'lines' ? lineProblems(sheet) : []),
    ...wildProblems(sheet, strips),
    ...(free?.strips ? wildProblems(sheet, free.strips) : []),
    ...onlyIf(scatter !== undefined && pays[scatter.symbol] !== undefined, 'the scatter pays on lines or ways too'),
    ...tables.flatMap(([symbol, table]) => [
      ...risingProblems(
        symbol,
        entriesOf(table).map(({ value }) => value),
      ),
      ...onlyIf(table[reels] === undefined, `${symbol} has no pay for all ${reels} reels`),
      ...onlyIf(
        entriesOf(table).some(({ count }) => count > reels),
        `${symbol} has a pay for more than ${reels} reels`,
      ),
    ]),
  ]
}

function tumbleProblems(sheet: TumbleSheet): Problems {
  const { bands, pays, weights, reels, rows, scatter, multiplierSymbol, multipliers } = sheet
  const specials = [scatter?.symbol, multiplierSymbol].filter((symbol) => symbol !== undefined)
  const roles = [...Object.keys(pays), ...specials]
  return [
    ...onlyIf(
      bands.some((band, index) => index > 0 && band <= bands[index - 1]!),
      'bands that do not rise',
    ),
    ...onlyIf(
      bands.some((band) => band > reels * rows),
      'a band above the number of cells',
    ),
    ...onlyIf(
      (multiplierSymbol === undefined) !== (multipliers === undefined),
      'multipliers without their symbol, or the other way',
    ),
    ...onlyIf(new Set(roles).size !== roles.length, 'a symbol has two roles'),
    ...roles.filter((symbol) => weights[symbol] === undefined).map((symbol) => `${symbol} has no weight`),
    ...Object.keys(weights)
      .filter((symbol) => !roles.includes(symbol))
      .map((symbol) => `${symbol} has a weight and no meaning`),
    ...Object.entries(pays).flatMap(([symbol, values]) => [
      ...risingProblems(symbol, values),
      ...onlyIf(values.length !== bands.length, `${symbol} has ${values.length} pays for ${bands.length} bands`),
    ]),
  ]
}

/** The free games that one free game adds on average. For reels, computed without counting screens. */
function meanRetrigger(sheet: ParSheet, known: ScreenFigures | undefined) {
  const model = slotModel(sheet)
  const games = model.free!.retrigger
  if (model.type === 'tumble') return meanOf(games, (known ?? screenFigures(model, true)).classes)
  return meanOf(games, scatterClasses(model, model.freeStrips))
}

function endlessProblems(sheet: ParSheet, known: ScreenFigures | undefined): Problems {
  if (!sheet.free?.retrigger || !sheet.scatter) return []
  return onlyIf(!isBelow(meanRetrigger(sheet, known), ONE), 'a free game adds one or more on average: they would never end')
}

/** `known`: the figures of a tumbling sheet's screens if already computed, because they take seconds. */
export function problemsOf(sheet: ParSheet, known?: ScreenFigures): Problems {
  const problems = [...scatterProblems(sheet), ...(sheet.type === 'tumble' ? tumbleProblems(sheet) : reelProblems(sheet))]
  return problems.length > 0 ? problems : endlessProblems(sheet, known)
}
