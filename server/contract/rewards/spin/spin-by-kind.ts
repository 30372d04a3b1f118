/** Prize wheels and reels, under the names older clients ask for them (WIR-41). */
import * as z from 'zod/mini'
import { endpoint } from '../../endpoint.ts'
import { money } from '../../wire.ts'
import { claimResult, claims, rewardState } from '../reward/reward.ts'
import { SPIN_ERRORS, spinBody } from './spin.ts'

const member = { auth: 'member', trialRefused: true, method: 'GET' } as const

/** The first that runs; null if none does. */
const machine = z.nullable(
  z.object({
    promotionId: z.int(),
    name: z.string(),
    status: rewardState,
    /** How many can be spun now, and what the next is claimed by. */
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

/** As `PROMOFE_claimTicket` claims a spin, but one alone, and nothing that is no spin. Repeated, it answers as the first time. */
export const claimFreeSpin = endpoint({
  ...claims,
  summary: 'Claim a spin by its ticket',
  relay: 'PROMOFE_claimFreeSpinTicketV2',
  body: spinBody,
  value: claimResult,
  errors: SPIN_ERRORS,
})
