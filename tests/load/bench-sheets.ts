/** Every par sheet in play, checked whole: all its screens counted, and its figures compared with those that are stored (SLT-02). */
import { isDeepStrictEqual } from 'node:util'
import { slotModel } from '#server/games/slots/model.ts'
import { parFiguresOf } from '#server/games/slots/par-figures.ts'
import { screenFigures } from '#server/games/slots/screen-figures.ts'
import { SHEETS, type StoredSheet } from '#server/games/slots/sheets.ts'
import { problemsOf } from '#server/games/slots/validate.ts'
import type { Figure } from './figure.ts'

const MOST_S = 60

function isRight({ sheet, figures }: StoredSheet): boolean {
  const screens = screenFigures(slotModel(sheet), false)
  return problemsOf(sheet, screens).length === 0 && isDeepStrictEqual(parFiguresOf(sheet, screens), figures)
}

export function benchSheets(): Figure {
  const startedAt = performance.now()
  const wrong = SHEETS.filter((sheet) => !isRight(sheet)).length
  const seconds = (performance.now() - startedAt) / 1_000
  return {
    name: `${SHEETS.length} par sheets checked, every screen counted`,
    ours: `${seconds.toFixed(1)} s (${wrong} wrong)`,
    other: `${MOST_S} s`,
    ratio: wrong > 0 ? Infinity : seconds / MOST_S,
    wanted: '≤ 1',
  }
}
