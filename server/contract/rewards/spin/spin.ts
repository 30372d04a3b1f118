/** Prize wheels and reels: a member's spins, what each can give, and what it gave. */
import * as z from 'zod/mini'
import { endpoint } from '../../endpoint.ts'
import { gameCategory } from '../../game-category.ts'
import { avatarValue } from '../../identity/avatar.ts'
import { money, text, wireFlag } from '../../wire.ts'
import { CLAIM_ERRORS, claims, reward } from '../reward/reward.ts'
import { spinLook } from '../reward/reward-template.ts'

/** A prize and its chance, in parts per million; 0 = nothing. */
export const spinPrize = z.object({ amount: money, chance: z.int() })
export type SpinPrize = z.output<typeof spinPrize>

export const spinWinner = z.object({
  /** `ma***ay`: never a whole name. */
  name: z.string(),
  ...avatarValue.shape,
  amount: money,
  at: z.int(),
})
export type SpinWinner = z.output<typeof spinWinner>

export const spinGame = z.object({
  /** The reward as the promotions page shows it. */
  reward,
  look: spinLook,
  /** In the order in which they are shown. */
  prizes: z.array(spinPrize),
  /** The spins available now, the first to expire first. */
  spins: z.array(z.object({ transactionId: z.string(), expiresAt: z.int() })),
  /** Spins a day without a bet. */
  free: z.int(),
  /**
   * One spin for every `each` bet in a day, at most `most`; `earned` of them are earned today. `left` = bets missing for the
   * next; null = no more today.
   */
  bets: z.nullable(
    z.object({
      each: money,
      /** The most spins of a day for bets. */
      most: z.int(),
      earned: z.int(),
      /** Bets still missing for the next spin; null = no more today. */
      left: z.nullable(money),
      categories: z.array(gameCategory),
    }),
  ),
  /** When the day ends, and the spins of the next day begin. */
  nextDayAt: z.int(),
  /** The latest winners. */
  winners: z.array(spinWinner),
  /** What the member's own spins gave, newest first. */
  own: z.array(z.object({ amount: money, at: z.int() })),
})
export type SpinGame = z.output<typeof spinGame>

export const spinRoom = z.object({
  /** Running games, those with spins left first. */
  games: z.array(spinGame),
  /** The member may not play now: nothing is promised to it. */
  onBreak: z.boolean(),
})
export type SpinRoom = z.output<typeof spinRoom>

export const room = endpoint({
  summary: 'Prize wheels and reels: the spins a member has, the prizes and their chances, and the last winners',
  method: 'GET',
  path: '/wps/spins',
  value: spinRoom,
  sharedFor: 3,
  sharedWith: 'visitors',
})

const CLAIM_ID_MAX = 40
export const spinBody = z.object({ transactionId: text(CLAIM_ID_MAX, 1), isApp: z.optional(wireFlag) })
export const SPIN_ERRORS = CLAIM_ERRORS.filter((code) => code !== 'bonus.not.free')

/** The prize was drawn when the spin was issued, so it depends neither on when nor on how often this is called. */
export const spin = endpoint({
  ...claims,
  summary: 'Spin a wheel or reels',
  relay: 'PROMOFE_spinSlotMachine',
  body: spinBody,
  value: z.object({
    winStatus: z.enum(['WIN', 'LOSE']),
    rewardType: z.literal('BONUS'),
    point: z.int(),
    amount: money,
    spinDetails: z.array(z.object({ prizeType: z.enum(['BONUS', 'NONE']), ticketQuantity: z.int() })),
    /** The index of the prize, from 0; null if the prizes have changed since the spin was issued. */
    place: z.nullable(z.int()),
    /** Turnover it requires before a withdrawal. */
    requiredTurnover: money,
  }),
  errors: SPIN_ERRORS,
})
