/** Where the curve of a round lies on its stage, in CSS pixels. Pure: the canvas only strokes it. */
import { firstMsAt, multiplierAt } from '#contract/play/crash/crash-curve.ts'
import { CRASH_RESCALE_AFTER_MS } from '#client/lib/timings.ts'

export interface Place {
  x: number
  y: number
}
export interface Size {
  width: number
  height: number
}

const EDGE = { left: 22, right: 62, top: 148, bottom: 34 }
/** Bends the curve more than the multiplier does, so that it rises in the first seconds too. */
const BEND = 1.5
const POINTS = 48
const growth = (ms: number) => multiplierAt(ms) - 1

/** The position at a time of the round; after some seconds of flight the axes end at the curve's head. */
export function placeAt(ms: number, elapsedMs: number, { width, height }: Size): Place {
  const end = Math.max(elapsedMs, CRASH_RESCALE_AFTER_MS)
  const x = ms / end
  const y = (growth(ms) / growth(end)) ** BEND
  return {
    x: EDGE.left + x * (width - EDGE.left - EDGE.right),
    y: height - EDGE.bottom - y * (height - EDGE.top - EDGE.bottom),
  }
}

/** From the start to the head. */
export const curveOf = (elapsedMs: number, size: Size): Place[] =>
  Array.from({ length: POINTS + 1 }, (_, index) => placeAt((elapsedMs * index) / POINTS, elapsedMs, size))

export interface Dot extends Place {
  multiplier: number
  /** False if it is too close to another label. */
  isNamed: boolean
}
const LABEL_GAP = 26
const MOST_DOTS = 12

/** Cash-outs on the curve, the highest first; a label where there is room for it. */
export function dotsOf(cashOuts: readonly number[], elapsedMs: number, size: Size): Dot[] {
  const highest = [...new Set(cashOuts)].toSorted((a, b) => b - a).slice(0, MOST_DOTS)
  let above: Place | undefined
  return highest.map((multiplier) => {
    const place = placeAt(Math.min(firstMsAt(multiplier), elapsedMs), elapsedMs, size)
    const isNamed = above === undefined || Math.abs(place.y - above.y) >= LABEL_GAP
    if (isNamed) above = place
    return { ...place, multiplier, isNamed }
  })
}
