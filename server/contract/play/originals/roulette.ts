/** European roulette: chips on the table; one number is drawn for all of them, and a bet on n of them pays 36/n (ORI-09). */
import * as z from 'zod/mini'
import { money, moneyInput } from '../../wire.ts'
import type { Draw } from '../fairness/byte-stream.ts'
import { instantEndpoints, type InstantOriginal, type Placing } from './instant.ts'
import { MULTIPLIER_SCALE, multiplierPayout } from './multiplier.ts'
import { betId, type Odds, optionReturn, published, revealedFields, roundFields, tableFields } from './original.ts'
import { optionOf } from './returns.ts'
import { storedAmount } from './stored-amount.ts'

export const ROULETTE_NUMBERS = 37
const HIGHEST = ROULETTE_NUMBERS - 1
const IN_A_ROW = 3
const ROWS = HIGHEST / IN_A_ROW

export const RED_NUMBERS: ReadonlySet<number> = new Set([1, 3, 5, 7, 9, 12, 14, 16, 18, 19, 21, 23, 25, 27, 30, 32, 34, 36])

export const rouletteNumber = (draw: Draw): number => draw(ROULETTE_NUMBERS)

/** Bets on numbers that touch each other on the table: the chip names them. */
export const ROULETTE_INSIDE = ['straight', 'split', 'street', 'corner', 'sixLine'] as const
/** Bets whose name says their numbers. `low` is 1 to 18, `high` 19 to 36; the columns are those of 1, 2 and 3. */
export const ROULETTE_OUTSIDE = [
  'dozen1',
  'dozen2',
  'dozen3',
  'column1',
  'column2',
  'column3',
  'red',
  'black',
  'odd',
  'even',
  'low',
  'high',
] as const
export const ROULETTE_BETS = [...ROULETTE_INSIDE, ...ROULETTE_OUTSIDE] as const
type Inside = (typeof ROULETTE_INSIDE)[number]
type Outside = (typeof ROULETTE_OUTSIDE)[number]
export type RouletteBetKind = (typeof ROULETTE_BETS)[number]

const from = (first: number, count: number): number[] => Array.from({ length: count }, (_, index) => first + index)
const ROW_STARTS = from(0, ROWS).map((row) => row * IN_A_ROW + 1)
const PAYING = from(1, HIGHEST)
const isAtRowEnd = (number: number) => number % IN_A_ROW === 0

/** All places for a chip. Zero lies beside the first row: 1, 2, 3. */
const PLACES: Record<Inside, readonly (readonly number[])[]> = {
  straight: from(0, ROULETTE_NUMBERS).map((number) => [number]),
  split: [
    ...from(1, IN_A_ROW).map((number) => [0, number]),
    ...PAYING.filter((number) => !isAtRowEnd(number)).map((number) => [number, number + 1]),
    ...PAYING.slice(0, -IN_A_ROW).map((number) => [number, number + IN_A_ROW]),
  ],
  street: [[0, 1, 2], [0, 2, 3], ...ROW_STARTS.map((start) => from(start, IN_A_ROW))],
  corner: [
    [0, 1, 2, 3],
    ...PAYING.slice(0, -IN_A_ROW)
      .filter((number) => !isAtRowEnd(number))
      .map((number) => [number, number + 1, number + IN_A_ROW, number + IN_A_ROW + 1]),
  ],
  sixLine: ROW_STARTS.slice(0, -1).map((start) => from(start, 2 * IN_A_ROW)),
}
const nameOf = (numbers: readonly number[]) => numbers.join()
const NAMES = new Map(ROULETTE_INSIDE.map((kind) => [kind, new Set(PLACES[kind].map(nameOf))]))

const COVERED: Record<Outside, readonly number[]> = {
  dozen1: from(1, 12),
  dozen2: from(13, 12),
  dozen3: from(25, 12),
  column1: PAYING.filter((number) => number % IN_A_ROW === 1),
  column2: PAYING.filter((number) => number % IN_A_ROW === 2),
  column3: PAYING.filter(isAtRowEnd),
  red: PAYING.filter((number) => RED_NUMBERS.has(number)),
  black: PAYING.filter((number) => !RED_NUMBERS.has(number)),
  odd: PAYING.filter((number) => number % 2 === 1),
  even: PAYING.filter((number) => number % 2 === 0),
  low: from(1, HIGHEST / 2),
  high: from(HIGHEST / 2 + 1, HIGHEST / 2),
}
const isInside = (kind: RouletteBetKind): kind is Inside => kind in PLACES

/** Where a chip of that kind may lie; an outside bet has one place. */
export const roulettePlaces = (kind: RouletteBetKind): readonly (readonly number[])[] =>
  isInside(kind) ? PLACES[kind] : [COVERED[kind]]

/** The numbers a chip covers, in order: an inside bet's own, in any order, or those of an outside bet. Undefined if there is no such place. */
export function rouletteCovered(kind: RouletteBetKind, numbers: readonly number[]): readonly number[] | undefined {
  if (!isInside(kind)) return numbers.length === 0 ? COVERED[kind] : undefined
  const sorted = numbers.toSorted((one, other) => one - other)
  return NAMES.get(kind)!.has(nameOf(sorted)) ? sorted : undefined
}

/** Stake and win, in 1/10 000 of the stake. All counts of numbers divide 36: nothing is rounded. */
export const rouletteMultiplier = (covered: number): number => (HIGHEST / covered) * MULTIPLIER_SCALE

export const ROULETTE_MOST_CHIPS = 20
const MOST_NUMBERS = 6

const kind = z.enum(ROULETTE_BETS)
const covers = z.int().check(z.gte(0), z.lte(HIGHEST))

export const rouletteChip = z.object({
  /** The kind of bet: on single numbers, a colour, a dozen and so on. */
  kind,
  /** The numbers of an inside bet, in any order; an outside bet has none. */
  numbers: z._default(z.array(covers).check(z.maxLength(MOST_NUMBERS)), []),
  amount: moneyInput,
})

/** The stake is the sum of the chips. */
export const rouletteBet = z.object({
  requestId: betId,
  /** The chips on the table, each with its bet. */
  chips: z.array(rouletteChip).check(z.minLength(1), z.maxLength(ROULETTE_MOST_CHIPS)),
})
export type RouletteBet = z.output<typeof rouletteBet>

const chipFields = {
  /** The kind of bet. */
  kind,
  /** The numbers the chip lies on; empty for outside bets. */
  numbers: z.array(z.int()),
}
const detail = {
  /** The number drawn, 0 to 36. */
  number: z.int(),
  /** The chips as placed, with what each paid: 0 if it lost. */
  chips: z.array(z.object({ ...chipFields, amount: money, payout: money })),
}
const rouletteDetail = z.object(detail)
type Detail = z.output<typeof rouletteDetail>
export const rouletteRound = z.object({ ...roundFields, ...detail })

export const rouletteTable = z.object({
  ...tableFields,
  maxChips: z.int(),
  /** `covers` numbers pay `multiplier` (1/10 000, with the stake). */
  options: z.array(
    z.object({
      /** The kind of bet. */
      kind,
      covers: z.int(),
      multiplier: z.int(),
      returnToPlayer: optionReturn,
    }),
  ),
})

export const rouletteEndpoints = instantEndpoints('roulette', {
  bet: rouletteBet,
  round: rouletteRound,
  row: z.extend(rouletteRound, revealedFields),
  table: rouletteTable,
})

interface Chip {
  kind: RouletteBetKind
  /** As the chip gives them; empty for an outside bet. */
  numbers: number[]
  covered: readonly number[]
  amount: bigint
}
const chipOf = ({ kind: of, numbers, amount }: RouletteBet['chips'][number]): Chip | undefined => {
  const covered = rouletteCovered(of, numbers)
  return covered && { kind: of, numbers: numbers.length === 0 ? [] : [...covered], covered, amount }
}
const payoutOn = (number: number, { covered, amount }: Pick<Chip, 'covered' | 'amount'>): bigint =>
  covered.includes(number) ? multiplierPayout(amount, rouletteMultiplier(covered.length)) : 0n
const sumOf = (amounts: readonly bigint[]) => amounts.reduce((sum, amount) => sum + amount, 0n)

/**
 * The lowest and highest payout of the whole stake, among the numbers that pay at all: chips on both sides of the table pay
 * little.
 */
function oddsOf(payouts: readonly bigint[], stake: bigint): Odds {
  const scale = BigInt(MULTIPLIER_SCALE)
  const multiples = payouts.filter((payout) => payout > 0n).map((payout) => payout * scale)
  return {
    least: Math.min(...multiples.map((multiple) => Number(multiple / stake))),
    most: Math.max(...multiples.map((multiple) => Number((multiple + stake - 1n) / stake))),
  }
}

const options = () =>
  ROULETTE_BETS.map((of) => {
    const count = roulettePlaces(of).at(-1)!.length
    const multiplier = rouletteMultiplier(count)
    return {
      kind: of,
      covers: count,
      multiplier,
      ...optionOf([BigInt(count), BigInt(ROULETTE_NUMBERS - count)], [multiplier, 0]),
    }
  })

function place(bet: RouletteBet): Placing<typeof rouletteDetail> | 'bet.target.invalid' | 'bet.amount.limit' {
  const known = bet.chips.map(chipOf)
  const chips = known.filter((chip) => chip !== undefined)
  if (chips.length < known.length) return 'bet.target.invalid'
  // A negative chip would pay for the others.
  if (chips.some(({ amount }) => amount <= 0n)) return 'bet.amount.limit'
  const stake = sumOf(chips.map(({ amount }) => amount))
  const payouts = from(0, ROULETTE_NUMBERS).map((number) => sumOf(chips.map((chip) => payoutOn(number, chip))))
  return {
    stake,
    choices: chips.map(({ kind: of, numbers, amount }) => `${of}/${numbers.join()}/${amount}`).join(';'),
    possiblePayout: payouts.reduce((most, payout) => (payout > most ? payout : most)),
    odds: oddsOf(payouts, stake),
    play(draw) {
      const number = rouletteNumber(draw)
      const kept = chips.map(({ covered, ...chip }) => ({ ...chip, payout: payoutOn(number, { ...chip, covered }) }))
      return { payout: payouts[number]!, detail: { number, chips: kept } }
    },
  }
}

export const colourOf = (number: number) => (number === 0 ? 'green' : RED_NUMBERS.has(number) ? 'red' : 'black')

export const roulette: InstantOriginal<'roulette', typeof rouletteDetail, typeof rouletteEndpoints> = {
  code: 'roulette',
  algorithm: 'roulette/1',
  endpoints: rouletteEndpoints,
  detail: rouletteDetail,
  stored: z.object({ ...detail, chips: z.array(z.object({ ...chipFields, amount: storedAmount, payout: storedAmount })) }),
  place,
  replay(round: Detail, draw: Draw) {
    const number = rouletteNumber(draw)
    const paid = (chip: Detail['chips'][number]) => ({
      ...chip,
      payout: payoutOn(number, { covered: rouletteCovered(chip.kind, chip.numbers) ?? [], amount: chip.amount }),
    })
    return { number, chips: round.chips.map(paid) }
  },
  payoutOf: ({ chips }) => sumOf(chips.map(({ payout }) => payout)),
  multiplierOf: () => undefined,
  text: ({ number }) => String(number),
  example: { number: 0, chips: [] },
  published: published({}, (draw) => {
    const number = rouletteNumber(draw)
    return { number, colour: colourOf(number) }
  }),
  options,
  pays: () => ({
    maxChips: ROULETTE_MOST_CHIPS,
    options: options().map((option) => ({ ...option, returnToPlayer: option.ppm })),
  }),
}
