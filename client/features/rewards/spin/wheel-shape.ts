/** The wheel's geometry: a circle of radius RADIUS around 0/0, its first field in the middle of the top. Pure. */

export const RADIUS = 150
export const HUB = 34
const WHOLE_TURN = 360

const point = (radius: number, degrees: number) => {
  const angle = ((degrees - 90) * Math.PI) / 180
  return `${(radius * Math.cos(angle)).toFixed(2)} ${(radius * Math.sin(angle)).toFixed(2)}`
}

/** The middle of a field, in degrees from the top. */
export const middleOf = (place: number, count: number): number => (place * WHOLE_TURN) / count

/** The outline of a field as an SVG path. */
export function fieldPath(place: number, count: number): string {
  const half = WHOLE_TURN / count / 2
  const [from, to] = [middleOf(place, count) - half, middleOf(place, count) + half]
  return `M${point(RADIUS, from)}A${RADIUS} ${RADIUS} 0 0 1 ${point(RADIUS, to)}L0 0Z`
}

/** From rest to full speed. */
export const SPEED_UP_MS = 500
export const SPEED_UP_TURN = 180
/** Degrees per millisecond: the speed at the end of an even speed-up. */
export const SPEED = (2 * SPEED_UP_TURN) / SPEED_UP_MS
export const FULL_TURN_MS = WHOLE_TURN / SPEED
/** Speeds up evenly. */
export const SPEEDING_UP = 'cubic-bezier(0.3333, 0, 0.6667, 0.3333)'
/** Starts at three times its average speed, and ends slowly. */
export const SLOWING = 'cubic-bezier(0.3333, 1, 0.6667, 1)'
const SLOWING_FACTOR = 3
/** Full turns while it slows down. */
const LAST_TURNS = 2

/** Where to stop, and the duration that keeps the initial speed unchanged; at the middle of the field, or anywhere. */
export function stopOf(from: number, place: number | null, count: number): { to: number; milliseconds: number } {
  const ahead = place === null ? 0 : (((-middleOf(place, count) - from) % WHOLE_TURN) + WHOLE_TURN) % WHOLE_TURN
  const way = LAST_TURNS * WHOLE_TURN + ahead
  return { to: from + way, milliseconds: (SLOWING_FACTOR * way) / SPEED }
}

/** When field edges pass the pointer during the slow-down, as fractions of its time; skips those too close to each other. */
export function ticksOf(from: number, to: number, count: number, leastGap: number): number[] {
  const width = WHOLE_TURN / count
  const first = Math.ceil((from + width / 2) / width)
  const edges = Array.from(
    { length: Math.max(0, Math.ceil((to + width / 2) / width) - first) },
    (_, edge) => (first + edge - 0.5) * width,
  )
  const times = edges.map((edge) => 1 - Math.cbrt(1 - (edge - from) / (to - from)))
  let last = -leastGap
  return times.filter((time) => {
    const isApart = time - last >= leastGap
    if (isApart) last = time
    return isApart
  })
}

const WIDE_LABEL = 5
const MANY_FIELDS = 10
/** Long amounts, or amounts on many fields, are written along the radius. */
export const isAlongRadius = (labels: readonly string[]): boolean =>
  labels.length > MANY_FIELDS || labels.some((label) => label.length > WIDE_LABEL)

const LARGEST = 25
const ROOM_ALONG = 96
const LETTER = 0.64
/** Fits the longest label: all labels of a wheel have the same size. */
export function labelSize(labels: readonly string[]): number {
  const longest = Math.max(1, ...labels.map((label) => label.length))
  const room = isAlongRadius(labels) ? ROOM_ALONG : ((2 * Math.PI * 112) / labels.length) * 0.8
  const height = isAlongRadius(labels) ? ((2 * Math.PI * 84) / labels.length) * 0.62 : LARGEST
  return Math.min(LARGEST, height, room / (longest * LETTER))
}
