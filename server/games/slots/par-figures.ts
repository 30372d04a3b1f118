/** The figures of a par sheet for display: each as a number, and as a fraction if they were counted exactly. */
import type { ParFigures } from '#contract/play/slots/par.ts'
import type { ParSheet } from '#contract/play/slots/par-sheet.ts'
import { deviationOf, slotFigures } from './figures.ts'
import { volatilityOf } from './generate.ts'
import { slotModel } from './model.ts'
import { type Rational, toNumber } from './rational.ts'
import type { ScreenFigures } from './screen-figures.ts'

/** `screens`: pass them if known, because a tumbling board's take seconds. Throws a RangeError if free games would never end. */
export function parFiguresOf(sheet: ParSheet, screens?: ScreenFigures): ParFigures {
  const figures = slotFigures(slotModel(sheet), screens)
  const isCounted = sheet.type !== 'tumble'
  const shown = (value: Rational) => ({
    value: toNumber(value),
    exact: isCounted ? `${value.top}/${value.bottom}` : null,
  })
  const sd = deviationOf(figures)
  return {
    rtp: shown(figures.rtp),
    base: shown(figures.base),
    scatter: shown(figures.scatter),
    feature: shown(figures.feature),
    hit: shown(figures.hit),
    trigger: shown(figures.trigger),
    retrigger: shown(figures.retrigger),
    sd,
    volatility: volatilityOf(sd),
    maxScreen: figures.maxScreen ? toNumber(figures.maxScreen) : null,
    maxScreenChance: figures.maxScreenChance ? shown(figures.maxScreenChance) : null,
  }
}
