/** Keno: choose up to ten of forty numbers; ten are drawn, and the hits say what the bet pays (ORI-06). */
import * as z from 'zod/mini'
import { moneyInput } from '../../wire.ts'
import type { Draw } from '../fairness/byte-stream.ts'
import { shortTimesText, timesText } from './figures.ts'
import { instantEndpoints, instantOriginal } from './instant.ts'
import { MULTIPLIER_SCALE, RISKS, toMultiplier } from './multiplier.ts'
import { betId, multipliers, optionReturn, published, revealedFields, roundFields, tableFields } from './original.ts'
import { choose, optionOf } from './returns.ts'

export const KENO_NUMBERS = 40
export const KENO_MOST_CHOSEN = 10
export const KENO_DRAWN = 10

export const KENO_RISKS = ['classic', ...RISKS] as const
export type KenoRisk = (typeof KENO_RISKS)[number]

/** By chosen numbers from one to ten, then by hits from none to all. */
const TABLES: Record<KenoRisk, readonly (readonly number[])[]> = {
  classic: [
    [0, 3.96],
    [0, 1.9, 4.5],
    [0, 1, 3.1, 10.4],
    [0, 0.8, 1.8, 5, 22.5],
    [0, 0.25, 1.4, 4.1, 16.5, 36],
    [0, 0, 1, 3.68, 7, 16.5, 40],
    [0, 0, 0.47, 3, 4.5, 14, 31, 60],
    [0, 0, 0, 2.2, 4, 13, 22, 55, 70],
    [0, 0, 0, 1.55, 3, 8, 15, 44, 60, 85],
    [0, 0, 0, 1.4, 2.25, 4.5, 8, 17, 50, 80, 100],
  ],
  low: [
    [0.7, 1.85],
    [0, 2, 3.8],
    [0, 1.1, 1.38, 26],
    [0, 0, 2.2, 7.9, 90],
    [0, 0, 1.5, 4.2, 13, 300],
    [0, 0, 1.1, 2, 6.2, 100, 700],
    [0, 0, 1.1, 1.6, 3.5, 15, 225, 700],
    [0, 0, 1.1, 1.5, 2, 5.5, 39, 100, 800],
    [0, 0, 1.1, 1.3, 1.7, 2.5, 7.5, 50, 250, 1000],
    [0, 0, 1.1, 1.2, 1.3, 1.8, 3.5, 13, 50, 250, 1000],
  ],
  medium: [
    [0.4, 2.75],
    [0, 1.8, 5.1],
    [0, 0, 2.8, 50],
    [0, 0, 1.7, 10, 100],
    [0, 0, 1.4, 4, 14, 390],
    [0, 0, 0, 3, 9, 180, 710],
    [0, 0, 0, 2, 7, 30, 400, 800],
    [0, 0, 0, 2, 4, 11, 67, 400, 900],
    [0, 0, 0, 2, 2.5, 5, 15, 100, 500, 1000],
    [0, 0, 0, 1.6, 2, 4, 7, 26, 100, 500, 1000],
  ],
  high: [
    [0, 3.96],
    [0, 0, 17.1],
    [0, 0, 0, 81.5],
    [0, 0, 0, 10, 259],
    [0, 0, 0, 4.5, 48, 450],
    [0, 0, 0, 0, 11, 350, 710],
    [0, 0, 0, 0, 7, 90, 400, 800],
    [0, 0, 0, 0, 5, 20, 270, 600, 900],
    [0, 0, 0, 0, 4, 11, 56, 500, 800, 1000],
    [0, 0, 0, 0, 3.5, 8, 13, 63, 500, 800, 1000],
  ],
}

/** Ten different numbers, 1 to 40, in the order drawn: each draw takes one out of the list of those left, which closes up. */
export function kenoNumbers(draw: Draw): number[] {
  const left = Array.from({ length: KENO_NUMBERS }, (_, index) => index + 1)
  return Array.from({ length: KENO_DRAWN }, () => left.splice(draw(left.length), 1)[0]!)
}

export const kenoMultiplier = (risk: KenoRisk, chosen: number, hits: number): number =>
  toMultiplier(TABLES[risk][chosen - 1]![hits]!)

/** What each number of hits pays, from none to all. */
export const kenoPays = (risk: KenoRisk, chosen: number): number[] =>
  Array.from({ length: chosen + 1 }, (_, hits) => kenoMultiplier(risk, chosen, hits))

const kenoWeights = (chosen: number): bigint[] =>
  Array.from({ length: chosen + 1 }, (_, hits) => choose(chosen, hits) * choose(KENO_NUMBERS - chosen, KENO_DRAWN - hits))

/** How likely each number of hits is, from none to all. */
export const kenoChances = (chosen: number): number[] =>
  kenoWeights(chosen).map((weight) => Number(weight) / Number(choose(KENO_NUMBERS, KENO_DRAWN)))

const options = () =>
  KENO_RISKS.flatMap((ofRisk) =>
    Array.from({ length: KENO_MOST_CHOSEN }, (_, index) => {
      const chosen = index + 1
      const pays = kenoPays(ofRisk, chosen)
      return { risk: ofRisk, chosen, multipliers: pays, ...optionOf(kenoWeights(chosen), pays) }
    }),
  )

const risk = z.enum(KENO_RISKS)
const number = z.int().check(z.gte(1), z.lte(KENO_NUMBERS))
const numbers = z.array(number).check(z.minLength(1), z.maxLength(KENO_MOST_CHOSEN))

export const kenoBet = z.object({
  requestId: betId,
  stake: moneyInput,
  risk,
  /** One to ten different numbers, 1 to 40. */
  numbers,
})

const detail = {
  risk,
  /** The chosen numbers, lowest first. */
  numbers: z.array(z.int()),
  /** The drawn numbers, in the order drawn. */
  drawn: z.array(z.int()),
  hits: z.int(),
  /** What the hits pay, in 1/10 000. */
  result: z.int(),
}
export const kenoRound = z.object({ ...roundFields, ...detail })

export const kenoTable = z.object({
  ...tableFields,
  /** `multipliers` by hits, from none to all. */
  options: z.array(z.object({ risk, chosen: z.int(), multipliers, returnToPlayer: optionReturn })),
})

export const kenoEndpoints = instantEndpoints('keno', {
  bet: kenoBet,
  round: kenoRound,
  row: z.extend(kenoRound, revealedFields),
  table: kenoTable,
})

interface Choices {
  risk: KenoRisk
  numbers: number[]
}
function drawn(choices: Choices, draw: Draw) {
  const all = kenoNumbers(draw)
  const hits = choices.numbers.filter((one) => all.includes(one)).length
  return { drawn: all, hits, result: kenoMultiplier(choices.risk, choices.numbers.length, hits) }
}
const areDifferent = (all: readonly number[]) => new Set(all).size === all.length

export const keno = instantOriginal({
  code: 'keno',
  algorithm: 'keno/1',
  endpoints: kenoEndpoints,
  detail: z.object(detail),
  chosen: ['risk', 'numbers'],
  ordered: (choices) =>
    areDifferent(choices.numbers) ? { ...choices, numbers: choices.numbers.toSorted((one, other) => one - other) } : undefined,
  most: (choices) => Math.max(...kenoPays(choices.risk, choices.numbers.length)),
  play: drawn,
  multiplierOf: ({ result }) => result,
  text: (round) => `${round.drawn.join(' ')} · ${round.hits}/${round.numbers.length} · ${timesText(round.result)}`,
  short: ({ result }) => shortTimesText(result),
  example: { risk: 'classic', numbers: [1] },
  published: published(
    {
      risk: z.optional(risk),
      numbers: z.optional(numbers.check(z.refine(areDifferent))),
    },
    (draw, choices) => {
      if (!choices.risk || !choices.numbers) return { numbers: kenoNumbers(draw) }
      const { drawn: all, hits, result } = drawn({ risk: choices.risk, numbers: choices.numbers }, draw)
      return { numbers: all, hits, multiplier: result / MULTIPLIER_SCALE }
    },
  ),
  options,
  pays: () => ({ options: options().map((option) => ({ ...option, returnToPlayer: option.ppm })) }),
})
