/** Wheel: it stops at one of its segments, all equally likely, which says what the bet pays (ORI-08). Every table returns 99 %. */
import * as z from 'zod/mini'
import { moneyInput } from '../../wire.ts'
import type { Draw } from '../fairness/byte-stream.ts'
import { shortTimesText, timesText } from './figures.ts'
import { instantEndpoints, instantOriginal } from './instant.ts'
import { MULTIPLIER_SCALE, type Risk, RISKS, toMultiplier } from './multiplier.ts'
import { betId, multipliers, optionReturn, published, revealedFields, roundFields, tableFields } from './original.ts'
import { optionOf } from './returns.ts'

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

const options = () =>
  WHEEL_SEGMENTS.flatMap((ofSegments) =>
    RISKS.map((ofRisk) => {
      const pays = wheelPays(ofSegments, ofRisk)
      const weights = pays.map(() => 1n)
      return { segments: ofSegments, risk: ofRisk, multipliers: pays, ...optionOf(weights, pays) }
    }),
  )

const segments = z.literal(WHEEL_SEGMENTS)
const risk = z.enum(RISKS)

export const wheelBet = z.object({ requestId: betId, stake: moneyInput, segments, risk })

const detail = {
  segments,
  risk,
  /** The segment, counted from 0. */
  index: z.int(),
  /** What the segment pays, in 1/10 000. */
  result: z.int(),
}
export const wheelRound = z.object({ ...roundFields, ...detail })

export const wheelTable = z.object({
  ...tableFields,
  /** `multipliers` by segment. */
  options: z.array(z.object({ segments, risk, multipliers, returnToPlayer: optionReturn })),
})

export const wheelEndpoints = instantEndpoints('wheel', {
  bet: wheelBet,
  round: wheelRound,
  row: z.extend(wheelRound, revealedFields),
  table: wheelTable,
})

function spin(choices: { segments: WheelSegments; risk: Risk }, draw: Draw) {
  const index = wheelIndex(draw, choices.segments)
  return { index, result: wheelMultiplier(choices.segments, choices.risk, index) }
}

export const wheel = instantOriginal({
  code: 'wheel',
  algorithm: 'wheel/1',
  endpoints: wheelEndpoints,
  detail: z.object(detail),
  chosen: ['segments', 'risk'],
  most: (choices) => Math.max(...wheelPays(choices.segments, choices.risk)),
  play: spin,
  multiplierOf: ({ result }) => result,
  text: ({ index, result }) => `${index} · ${timesText(result)}`,
  short: ({ result }) => shortTimesText(result),
  example: { segments: 10, risk: 'low' },
  published: published({ segments, risk }, (draw, choices) => {
    const { index, result } = spin(choices, draw)
    return { index, multiplier: result / MULTIPLIER_SCALE }
  }),
  options,
  pays: () => ({ options: options().map((option) => ({ ...option, returnToPlayer: option.ppm })) }),
})
