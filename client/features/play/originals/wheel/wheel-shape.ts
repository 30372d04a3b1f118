/** The wheel's geometry: a circle of radius RADIUS around 0/0, its first segment to the right of the top. */

export const RADIUS = 150
export const INNER = 74
const WHOLE_TURN = 360
/** Full turns before it stops. */
export const TURNS = 5

const point = (radius: number, degrees: number) => {
  const angle = ((degrees - 90) * Math.PI) / 180
  return `${(radius * Math.cos(angle)).toFixed(2)} ${(radius * Math.sin(angle)).toFixed(2)}`
}

/** The outline of a segment as an SVG path. */
export function segmentPath(index: number, segments: number): string {
  const [from, to] = [(index * WHOLE_TURN) / segments, ((index + 1) * WHOLE_TURN) / segments]
  return `M${point(RADIUS, from)} A${RADIUS} ${RADIUS} 0 0 1 ${point(RADIUS, to)} L${point(INNER, to)} A${INNER} ${INNER} 0 0 0 ${point(INNER, from)}Z`
}

/** The middle of a segment, in degrees from the top. */
export const middleOf = (index: number, segments: number): number => ((index + 0.5) * WHOLE_TURN) / segments

/** The rotation with the middle of that segment at the pointer: the wheel never stops near an edge. */
export const restOf = (index: number, segments: number): number => -middleOf(index, segments)

/** The rotation to spin to: some full turns, then the segment's resting position. */
export function spinTo(from: number, index: number, segments: number): number {
  const rest = restOf(index, segments)
  const ahead = (((rest - from) % WHOLE_TURN) + WHOLE_TURN) % WHOLE_TURN
  return from + TURNS * WHOLE_TURN + ahead
}

/** Slows down evenly, so that no segment before the last one takes long. */
export const SLOWING = 'cubic-bezier(0.3333, 0.6667, 0.6667, 1)'

/** When segment edges pass the pointer during a spin, as fractions of its time; skips those too close to each other. */
export function ticksOf(from: number, to: number, segments: number, leastGap: number): number[] {
  const width = WHOLE_TURN / segments
  const first = Math.floor(from / width) + 1
  const edges = Array.from({ length: Math.ceil(to / width) - first }, (_, edge) => (first + edge) * width)
  const times = edges.map((edge) => 1 - Math.sqrt(1 - (edge - from) / (to - from)))
  return times.filter((time, at) => at > 0 && time - times[at - 1]! >= leastGap)
}

/** A segment's colour, by the rank of its pays: nothing, then from the smallest figure to the largest. */
export type SegmentTone = 'none' | 'one' | 'two' | 'three' | 'four' | 'five'
const TONES = ['one', 'two', 'three', 'four', 'five'] as const

export function toneOf(multiplier: number, pays: readonly number[]): SegmentTone {
  if (multiplier === 0) return 'none'
  const ranks = figuresOf(pays).filter((figure) => figure > 0)
  return ranks.length === 1 ? 'five' : TONES[ranks.indexOf(multiplier)]!
}

/** The different figures of a wheel, lowest first. */
export const figuresOf = (pays: readonly number[]): number[] => [...new Set(pays)].toSorted((one, other) => one - other)
