/** Makes a sheet from a template: draws strips or weights, and scales the pays so that the sheet returns about the target. */
import { type ParSheet, parSheet } from '#contract/play/slots/par-sheet.ts'
import { type FittedPay, fitPays } from './fit-pays.ts'
import { drawStrips } from './generate-strips.ts'
import { type SlotModel, slotModel } from './model.ts'
import { lineSlopes, type PaySlopes, tumbleSlopes, waySlopes } from './pay-slopes.ts'
import { toNumber } from './rational.ts'
import { meanOf, scatterClasses, type ScreenClass } from './screen-figures.ts'
import type { ReelTemplate, Template, TumbleTemplate } from './templates.ts'
import type { Uniform } from './uniform.ts'

/** Steps of a pay in twentieths: a line unit, or 0.05 bets. */
const TWENTIETHS = 20
const stepOf = ({ type }: Template) => (type === 'lines' ? TWENTIETHS : 1)

type PaysInSteps = Readonly<Record<string, readonly number[]>>
const inUnits = (template: Template, steps: readonly number[]) => steps.map((one) => (one * stepOf(template)) / TWENTIETHS)

/** Lists pays by count for reels, by band for a tumbling board. */
function sheetOf(template: Template, drawn: object, steps: PaysInSteps): object {
  const pays = Object.entries(steps).map(([symbol, values]) => {
    const units = inUnits(template, values)
    const byCount = () => Object.fromEntries(template.counts.map((count, place) => [count, units[place]]))
    return [symbol, template.type === 'tumble' ? units : byCount()]
  })
  const { type, reels, rows, scatter, free, maxWinX } = template
  return { type, reels, rows, ...drawn, scatter, free, maxWinX, pays: Object.fromEntries(pays) }
}

const drawnReels = (template: ReelTemplate, uniform: Uniform) => ({
  strips: drawStrips({ ...template, scatter: template.scatter?.symbol }, uniform),
  wild: template.wild,
  ...(template.type === 'lines' && { lines: template.lines }),
})
const drawnBoard = ({ weights, multiplierSymbol, multipliers, counts }: TumbleTemplate) => ({
  weights,
  multiplierSymbol,
  multipliers,
  bands: counts,
})

function slopesOf(
  model: SlotModel,
  { counts }: Template,
): { slopes: PaySlopes; classes: readonly Pick<ScreenClass, 'probability'>[] } {
  if (model.type === 'tumble') {
    const { slopes, figures } = tumbleSlopes(model, counts)
    return { slopes, classes: figures.classes }
  }
  return {
    slopes: model.type === 'lines' ? lineSlopes(model) : waySlopes(model),
    classes: scatterClasses(model, model.strips),
  }
}

/** The return needed from lines, ways or clusters on base screens for the whole sheet, with scatters and free games, to return `target`. */
function baseTarget(model: SlotModel, classes: readonly Pick<ScreenClass, 'probability'>[], target: number): number {
  const mean = (table: readonly number[]) => toNumber(meanOf(table, classes))
  const { free } = model
  const perGame = free ? free.mult / (1 - mean(free.retrigger)) : 0
  const screens = 1 + (free ? mean(free.trigger) * perGame : 0)
  return target / screens - mean(model.scatterPays) / model.unitsPerBet
}

/** Not validated. `target`: 0.96 for 96 %. */
export function candidateOf(template: Template, target: number, uniform: Uniform): object {
  const drawn = template.type === 'tumble' ? drawnBoard(template) : drawnReels(template, uniform)
  const rough = Object.fromEntries(Object.entries(template.pays).map(([symbol, pays]) => [symbol, pays.map(Math.ceil)]))
  const draft: ParSheet = parSheet.parse({ id: 'draft', ...sheetOf(template, drawn, rough) })
  const model = slotModel(draft)
  const { slopes, classes } = slopesOf(model, template)
  const wanted = Object.entries(template.pays).flatMap(([symbol, pays]) =>
    pays.map((steps, place): FittedPay => {
      const times = slopes[model.symbols.indexOf(symbol)]![template.counts[place]!]!
      return { symbol, place, steps, slope: (times * stepOf(template)) / TWENTIETHS }
    }),
  )
  const fitted = fitPays(wanted, baseTarget(model, classes, target))
  const stepsOf = (symbol: string) => fitted.filter((pay) => pay.symbol === symbol).map(({ steps }) => steps)
  return sheetOf(template, drawn, Object.fromEntries(Object.keys(template.pays).map((symbol) => [symbol, stepsOf(symbol)])))
}
