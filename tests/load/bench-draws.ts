/** How evenly the originals draw over a million bets each: chi-square against its bounds (GAM-12). */
import { chiSquareOf, STATISTICS } from '#tests/support/draw-statistics.ts'
import type { Figure } from './figure.ts'

const BETS = 1_000_000

export function benchDraws(): Figure[] {
  return Object.entries(STATISTICS).flatMap(([code, all]) =>
    all.map((statistic, nth) => {
      const { value, least, most } = chiSquareOf(statistic, BETS)
      const bins = statistic.chances.length
      return {
        name: `${code}: chi-square of a million draws over ${bins} bins${nth > 0 ? ', later in the round' : ''}`,
        ours: value.toFixed(1),
        other: `${least.toFixed(1)} – ${most.toFixed(1)}`,
        ratio: value / (bins - 1),
        wanted: value > least && value < most ? 'within its bounds' : 'NOT within its bounds',
      }
    }),
  )
}
