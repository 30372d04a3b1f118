/** Prize wheels and reels, under the names older clients ask for them (WIR-41). */
import * as z from 'zod/mini'
import { endpoint } from '../../endpoint.ts'
import { money } from '../../wire.ts'
import { claimResult, claims, rewardState } from '../reward/reward.ts'
import { SPIN_ERRORS, spinBody } from './spin.ts'

const member = { auth: 'member', trialRefused: true, method: 'GET' } as const

/** The first running machine; null if there is none. */
const machine = z.nullable(
  z.object({
    promotionId: z.int(),
    name: z.string(),
    status: rewardState,
    /** How many spins are available now, and the id to claim the next one with. */
    remainingSpins: z.int(),
    transactionId: z.nullable(z.string()),
    expiredDate: z.nullable(z.int()),
    prizes: z.array(
      z.object({
        prizeId: z.int(),
        prizeType: z.enum(['BONUS', 'NONE']),
        amount: money,
        /** Percent. */
        probability: z.number(),
      }),
    ),
  }),
)

export const prizeWheel = endpoint({
  ...member,
  summary: 'The prize wheel: its prizes, and the spins left',
  relay: 'PROMOFE_getPrizeWheelInfo',
  value: machine,
})

export const slotMachine = endpoint({
  ...member,
  summary: 'The reels: their prizes, and the spins left',
  relay: 'PROMOFE_getSlotMachineInfo',
  value: machine,
})

export const recentClaims = endpoint({
  ...member,
  summary: 'Who won last on wheels and reels',
  relay: 'PROMOFE_getRecentClaimList',
  value: z.array(
    z.object({
      /** `ma***ay`: never a whole name. */
      playerName: z.string(),
      promotionName: z.string(),
      amount: money,
      claimedDate: z.int(),
    }),
  ),
})

/**
 * Claims a spin like `PROMOFE_claimTicket`, but one at a time, and nothing but spins. A repeated call returns the first answer.
 */
export const claimFreeSpin = endpoint({
  ...claims,
  summary: 'Claim a spin by its ticket',
  relay: 'PROMOFE_claimFreeSpinTicketV2',
  body: spinBody,
  value: claimResult,
  errors: SPIN_ERRORS,
})
