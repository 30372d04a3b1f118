/** A motif: the tones it may use, and how it is drawn in each. */
import type { Tone } from './palette.ts'
import { at } from './pen.ts'

export interface Motif {
  /** The first is its most natural colour. */
  tones: readonly [Tone, ...Tone[]]
  draw(tone: Tone): string
}

/** Scales a drawing that exceeds its box back into it. */
interface Fit {
  x?: number
  y?: number
  scale?: number
}

export const motif = (tones: readonly [Tone, ...Tone[]], draw: (tone: Tone) => string, fit?: Fit): Motif => ({
  tones,
  draw: fit ? (tone) => at(fit.x ?? 0, fit.y ?? 0, draw(tone), 0, fit.scale ?? 1) : draw,
})
