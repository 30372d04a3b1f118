/** Where envelopes fall and how they look; never their contents. Pure. */
import type { EnvelopeKind } from '#contract/rewards/rain/rain.ts'

export interface Falling {
  kind: EnvelopeKind
  /** Percent of the width. */
  left: number
  width: number
  /** Seconds. */
  fall: number
  delay: number
  sway: number
}

const COUNT = 20
const STILL_COUNT = 9
const GOLD_AT = 11
const UBE_EVERY = 4
/** Free space at each side, in percent of the width. */
const EDGE = 7
const LEAST_WIDTH = 46
const MORE_WIDTH = 44
/** Spreads numbers evenly, however many there are. */
const GOLDEN_PART = 0.618
const GOLD_WIDTH = 124
const LEAST_FALL = 2.6
const MORE_FALL = 1.6

/** The same numbers for the same seed (mulberry32). */
export function numbersFrom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let value = Math.imul(state ^ (state >>> 15), 1 | state)
    value = (value + Math.imul(value ^ (value >>> 7), 61 | value)) ^ value
    return ((value ^ (value >>> 14)) >>> 0) / 2 ** 32
  }
}

const kindAt = (index: number): EnvelopeKind => (index === GOLD_AT ? 'GOLD' : index % UBE_EVERY === UBE_EVERY - 1 ? 'UBE' : 'RED')

export function fallingOf(seed: number): readonly Falling[] {
  const next = numbersFrom(seed)
  const all = Array.from({ length: COUNT }, (_, index): Falling => {
    const kind = kindAt(index)
    const fall = LEAST_FALL + next() * MORE_FALL
    // Each has its own lane, so that they don't bunch up.
    const lane = (index * 7) % COUNT
    return {
      kind,
      left: EDGE + ((lane + next()) / COUNT) * (100 - 2 * EDGE),
      width: kind === 'GOLD' ? GOLD_WIDTH : LEAST_WIDTH + next() * MORE_WIDTH,
      fall,
      delay: -((index * GOLDEN_PART) % 1) * fall,
      sway: 1.1 + next() * 0.9,
    }
  })
  // Larger ones are in front.
  return all.toSorted((one, other) => one.width - other.width)
}

/** For reduced motion. */
export const stillKinds: readonly EnvelopeKind[] = Array.from({ length: STILL_COUNT }, (_, index) =>
  index === 4 ? 'GOLD' : index % 2 === 0 ? 'RED' : 'UBE',
)
