/** Wheel: a wheel with equal segments, each with its multiplier (domain §7.11). Every table returns exactly 99 %. */
import type { Draw } from '../byte-stream.ts'
import { MULTIPLIER_SCALE, type Risk, toMultiplier } from './multiplier.ts'

/** Stored with each bet (PF-10): a changed mapping or table gets a new version. */
export const WHEEL_ALGORITHM = 'wheel/1'

export const WHEEL_SEGMENTS = [10, 20, 30, 40, 50] as const
export type WheelSegments = (typeof WHEEL_SEGMENTS)[number]

/** Repeated all round. */
const LOW = [1.5, 1.2, 1.2, 1.2, 0, 1.2, 1.2, 1.2, 1.2, 0]
const MEDIUM: Record<WheelSegments, readonly number[]> = {
  10: [0, 1.9, 0, 1.5, 0, 2, 0, 1.5, 0, 3],
  20: [1.5, 0, 2, 0, 2, 0, 2, 0, 1.5, 0, 3, 0, 1.8, 0, 2, 0, 2, 0, 2, 0],
  30: [1.5, 0, 1.5, 0, 2, 0, 1.5, 0, 2, 0, 2, 0, 1.5, 0, 3, 0, 1.5, 0, 2, 0, 2, 0, 1.7, 0, 4, 0, 1.5, 0, 2, 0],
  40: [
    2, 0, 3, 0, 2, 0, 1.5, 0, 3, 0, 1.5, 0, 1.5, 0, 2, 0, 1.5, 0, 3, 0, 1.5, 0, 2, 0, 2, 0, 1.6, 0, 2, 0, 1.5, 0, 3, 0, 1.5, 0, 2,
    0, 1.5, 0,
  ],
  50: [
    2, 0, 1.5, 0, 2, 0, 1.5, 0, 3, 0, 1.5, 0, 1.5, 0, 2, 0, 1.5, 0, 3, 0, 1.5, 0, 2, 0, 1.5, 0, 2, 0, 2, 0, 1.5, 0, 3, 0, 1.5, 0,
    2, 0, 1.5, 0, 1.5, 0, 5, 0, 1.5, 0, 2, 0, 1.5, 0,
  ],
}

export function wheelMultiplier(segments: WheelSegments, risk: Risk, index: number): number {
  if (risk === 'low') return toMultiplier(LOW[index % LOW.length]!)
  if (risk === 'medium') return toMultiplier(MEDIUM[segments][index]!)
  return index === segments - 1 ? (segments * MULTIPLIER_SCALE * 99) / 100 : 0
}

/** What each segment pays, in their order. */
export const wheelPays = (segments: WheelSegments, risk: Risk): number[] =>
  Array.from({ length: segments }, (_, index) => wheelMultiplier(segments, risk, index))

export const wheelIndex = (draw: Draw, segments: WheelSegments): number => draw(segments)
