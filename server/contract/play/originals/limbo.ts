/** Limbo: name a multiplier; if the drawn one reaches it, the bet pays it (ORI-03). */
import * as z from 'zod/mini'
import { moneyInput } from '../../wire.ts'
import type { Draw } from '../fairness/byte-stream.ts'
import { hundredthsText } from './figures.ts'
import { instantEndpoints, instantOriginal } from './instant.ts'
import { MULTIPLIER_SCALE } from './multiplier.ts'
import { betId, type BetOption, published, revealedFields, roundFields, tableFields } from './original.ts'
import { MILLION } from './returns.ts'

/** Targets in hundredths. Above the highest, so few of the draws win that a target more or less would cost over 0.1 % of the return. */
export const LIMBO_TARGET_MIN = 101
export const LIMBO_TARGET_MAX = 1_000_000

/** Draws are whole numbers below this. */
export const LIMBO_STEPS = 2 ** 24
const RETURN = 0.99
const LEAST = 100

/** The order of the operations is that of the published scheme. */
const resultAt = (drawn: number): number => Math.max(LEAST, Math.floor((LIMBO_STEPS / (drawn + 1)) * RETURN * 100))

/** The drawn multiplier in hundredths, at least 100: 1741 = 17.41×. */
export const limboResult = (draw: Draw): number => resultAt(draw(LIMBO_STEPS))

const isWin = (result: number, target: number): boolean => result >= target

/** How many of all possible draws reach a target: those below this number. */
export function limboWinners(target: number): number {
  let count = Math.floor((LIMBO_STEPS * RETURN * 100) / target)
  // Rounding in the scheme's floats decides about the last one.
  while (isWin(resultAt(count), target)) count += 1
  while (!isWin(resultAt(count - 1), target)) count -= 1
  return count
}

/** In 1/10 000: what a target pays. */
export const limboMultiplier = (target: number): number => target * 100

function* options(): Generator<BetOption> {
  for (let target = LIMBO_TARGET_MIN; target <= LIMBO_TARGET_MAX; target++) {
    const winners = limboWinners(target)
    const ppm = Math.floor((winners * limboMultiplier(target) * (MILLION / MULTIPLIER_SCALE)) / LIMBO_STEPS)
    yield { ppm, chance: winners / LIMBO_STEPS }
  }
}

export const limboBet = z.object({
  requestId: betId,
  stake: moneyInput,
  /** In hundredths: 200 = 2.00×. */
  target: z.int().check(z.gte(LIMBO_TARGET_MIN), z.lte(LIMBO_TARGET_MAX)),
})

const detail = {
  /** In hundredths. */
  target: z.int(),
  /** The drawn multiplier in hundredths: 1741 = 17.41×. */
  result: z.int(),
  /** What the bet pays if it wins, in 1/10 000. */
  multiplier: z.int(),
}
export const limboRound = z.object({ ...roundFields, ...detail })

export const limboTable = z.object({
  ...tableFields,
  /** The lowest and the highest target, in hundredths. */
  targetMin: z.int(),
  targetMax: z.int(),
})

export const limboEndpoints = instantEndpoints('limbo', {
  bet: limboBet,
  round: limboRound,
  row: z.extend(limboRound, revealedFields),
  table: limboTable,
})

export const limbo = instantOriginal({
  code: 'limbo',
  algorithm: 'limbo/1',
  endpoints: limboEndpoints,
  detail: z.object(detail),
  chosen: ['target'],
  most: ({ target }) => limboMultiplier(target),
  play: ({ target }, draw) => ({ result: limboResult(draw), multiplier: limboMultiplier(target) }),
  multiplierOf: ({ result, target, multiplier }) => (isWin(result, target) ? multiplier : 0),
  text: ({ result }) => `${hundredthsText(result)}×`,
  example: { target: 200 },
  published: published({}, (draw) => ({ multiplier: limboResult(draw) / 100 })),
  options,
  pays: () => ({ targetMin: LIMBO_TARGET_MIN, targetMax: LIMBO_TARGET_MAX }),
})
