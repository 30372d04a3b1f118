/** Dice: pick a target, roll 0.00 to 100.00 over or under it (ORI-02). */
import * as z from 'zod/mini'
import { moneyInput } from '../../wire.ts'
import { hundredthsText } from './figures.ts'
import { instantEndpoints, instantOriginal } from './instant.ts'
import { MULTIPLIER_SCALE } from './multiplier.ts'
import { betId, type BetOption, published, revealedFields, roundFields, tableFields } from './original.ts'
import { MILLION } from './returns.ts'

/** Targets and rolls travel as hundredths: 4950 = 49.50. */
export const DICE_SIDES = 10_001
export const DICE_TARGET_MIN = 200
export const DICE_TARGET_MAX = 9_800
export const DICE_DIRECTIONS = ['over', 'under'] as const
export type DiceDirection = (typeof DICE_DIRECTIONS)[number]

const HUNDREDTHS = 10_000n
/** 99 % in 1/10 000 of a percent, times the hundredths of a percent in which chances are counted. */
const RETURN_NUMERATOR = 99n * 100n * HUNDREDTHS

export const isDiceWin = (roll: number, target: number, direction: DiceDirection): boolean =>
  direction === 'over' ? roll > target : roll < target

/** Chance in hundredths of a percent: 4950 = 49.50 %. */
export const diceChance = (target: number, direction: DiceDirection): number =>
  direction === 'over' ? Number(HUNDREDTHS) - target : target

/** floor4(99 / chance) in 1/10 000: 20000 = 2.0000×. */
export const diceMultiplier = (target: number, direction: DiceDirection): number =>
  Number(RETURN_NUMERATOR / BigInt(diceChance(target, direction)))

/** Its return is just under 99 %, because there are 10 001 rolls. */
export function diceOption(target: number, direction: DiceDirection): BetOption {
  const chance = diceChance(target, direction)
  const paid = BigInt(chance) * BigInt(diceMultiplier(target, direction)) * BigInt(MILLION)
  return { ppm: Number(paid / (BigInt(DICE_SIDES) * BigInt(MULTIPLIER_SCALE))), chance: chance / DICE_SIDES }
}

function* options(): Generator<BetOption> {
  for (let target = DICE_TARGET_MIN; target <= DICE_TARGET_MAX; target++)
    for (const direction of DICE_DIRECTIONS) yield diceOption(target, direction)
}

const direction = z.enum(DICE_DIRECTIONS)

export const diceBet = z.object({
  requestId: betId,
  stake: moneyInput,
  /** In hundredths. */
  target: z.int().check(z.gte(DICE_TARGET_MIN), z.lte(DICE_TARGET_MAX)),
  /** Whether the roll must be over or under the target. */
  direction,
})
export type DiceBet = z.output<typeof diceBet>

const detail = {
  /** The roll, in hundredths: 4950 = 49.50. */
  roll: z.int(),
  target: z.int(),
  /** Whether the roll had to be over or under the target. */
  direction,
  /** Multiplier in 1/10 000: 19604 = 1.9604×. */
  multiplier: z.int(),
}
export const diceRound = z.object({ ...roundFields, ...detail })

export const diceEndpoints = instantEndpoints('dice', {
  bet: diceBet,
  round: diceRound,
  row: z.extend(diceRound, revealedFields),
  table: z.object(tableFields),
})

export const dice = instantOriginal({
  code: 'dice',
  algorithm: 'dice/1',
  endpoints: diceEndpoints,
  detail: z.object(detail),
  chosen: ['target', 'direction'],
  most: ({ target, direction: side }) => diceMultiplier(target, side),
  play: ({ target, direction: side }, draw) => ({ roll: draw(DICE_SIDES), multiplier: diceMultiplier(target, side) }),
  multiplierOf: ({ roll, target, direction: side, multiplier }) => (isDiceWin(roll, target, side) ? multiplier : 0),
  text: ({ roll }) => hundredthsText(roll),
  example: { target: 4_950, direction: 'over' },
  published: published({}, (draw) => ({ roll: draw(DICE_SIDES) / 100 })),
  options,
  pays: () => ({}),
  hidesMaxProfit: true,
})
