import * as z from 'zod'
import { drawsOf } from '#contract/play/fairness/byte-stream.ts'
import { MULTIPLIER_SCALE, multiplierPayout } from '#contract/play/fairness/originals/multiplier.ts'
import {
  ROULETTE_ALGORITHM,
  ROULETTE_BETS,
  ROULETTE_NUMBERS,
  type RouletteBetKind,
  rouletteCovered,
  rouletteMultiplier,
  rouletteNumber,
  roulettePlaces,
} from '#contract/play/fairness/originals/roulette.ts'
import { ROULETTE_GAME_CODE, ROULETTE_MOST_CHIPS, type RouletteBet } from '#contract/play/originals/roulette.ts'
import type { BetOdds } from '#server/features/money/turnover/bonus/bonus-bets.ts'
import { hmacSha256 } from '#server/games/fair/hmac.ts'
import { optionOf, rememberReturns } from '#server/games/fair/returns.ts'
import { AppError } from '#server/platform/app-error.ts'
import type { OriginalGame } from '../original-game.ts'

/** JSON has no bigint: amounts are stored as digits of 1/10 000. */
const storedMoney = z.string().transform(BigInt)
const shown = z.object({
  number: z.int(),
  chips: z.array(z.object({ kind: z.enum(ROULETTE_BETS), numbers: z.array(z.int()), amount: storedMoney, payout: storedMoney })),
})

interface Chip {
  kind: RouletteBetKind
  /** As named: none of an outside bet. */
  numbers: readonly number[]
  covered: readonly number[]
  amount: bigint
}

const NUMBERS = Array.from({ length: ROULETTE_NUMBERS }, (_, number) => number)

function chipOf({ kind, numbers, amount }: RouletteBet['chips'][number]): Chip {
  const covered = rouletteCovered(kind, numbers)
  if (!covered) throw new AppError('bet.target.invalid')
  // A chip of less than nothing would pay for the others.
  if (amount <= 0n) throw new AppError('bet.amount.limit')
  return { kind, numbers: numbers.length === 0 ? [] : covered, covered, amount }
}

const payoutOf = ({ covered, amount }: Chip, number: number): bigint =>
  covered.includes(number) ? multiplierPayout(amount, rouletteMultiplier(covered.length)) : 0n
const paidOn = (chips: readonly Chip[], number: number): bigint => chips.reduce((sum, chip) => sum + payoutOf(chip, number), 0n)

/** The least and the most that any number that pays at all pays of the whole stake: chips on both sides of the table pay little. */
function oddsOf(payouts: readonly bigint[], stake: bigint): BetOdds {
  const scale = BigInt(MULTIPLIER_SCALE)
  const multiples = payouts.filter((payout) => payout > 0n).map((payout) => payout * scale)
  return {
    least: Math.min(...multiples.map((multiple) => Number(multiple / stake))),
    most: Math.max(...multiples.map((multiple) => Number((multiple + stake - 1n) / stake))),
  }
}

const OPTIONS = ROULETTE_BETS.map((kind) => {
  const covers = roulettePlaces(kind).at(-1)!.length
  const multiplier = rouletteMultiplier(covers)
  return { kind, covers, multiplier, ...optionOf([BigInt(covers), BigInt(ROULETTE_NUMBERS - covers)], [multiplier, 0]) }
})

export const rouletteGame = {
  code: ROULETTE_GAME_CODE,
  algorithm: ROULETTE_ALGORITHM,
  place(bet) {
    const chips = bet.chips.map(chipOf)
    const stake = chips.reduce((sum, { amount }) => sum + amount, 0n)
    const payouts = NUMBERS.map((number) => paidOn(chips, number))
    return {
      stake,
      choices: chips.map(({ kind, numbers, amount }) => `${kind}/${numbers.join()}/${amount}`).join(';'),
      possiblePayout: payouts.reduce((most, payout) => (payout > most ? payout : most)),
      odds: oddsOf(payouts, stake),
      play(seeds) {
        const number = rouletteNumber(drawsOf(hmacSha256, seeds))
        const kept = chips.map((chip) => ({
          kind: chip.kind,
          numbers: chip.numbers,
          amount: String(chip.amount),
          payout: String(payoutOf(chip, number)),
        }))
        return { payout: payouts[number]!, detail: { number, chips: kept } }
      },
    }
  },
  shown,
  returns: rememberReturns(() => OPTIONS),
  pays: {
    maxChips: ROULETTE_MOST_CHIPS,
    options: OPTIONS.map(({ kind, covers, multiplier, ppm }) => ({ kind, covers, multiplier, returnToPlayer: ppm })),
  },
} satisfies OriginalGame<RouletteBet, z.output<typeof shown>>
