/** Red envelope rain under the names older clients ask for it (WIR-41). */
import * as z from 'zod/mini'
import { endpoint } from '../../endpoint.ts'
import { money, textOrNumber } from '../../wire.ts'
import { claimResult, claims } from '../reward/reward.ts'
import { RAIN_ERRORS } from './rain.ts'

/** NONE: none is planned. UPCOMING. ONGOING: it rains. CLAIMED: the member has caught an envelope of it. FULL: all are taken. */
export const raffleStatus = z.enum(['NONE', 'UPCOMING', 'ONGOING', 'CLAIMED', 'FULL'])

export const raffle = endpoint({
  auth: 'member',
  trialRefused: true,
  summary: 'The rain that falls now, or the next',
  method: 'GET',
  relay: 'MCSFE_getRafflePromotionStatus',
  value: z.object({
    status: raffleStatus,
    promotionId: z.nullable(z.int()),
    name: z.nullable(z.string()),
    startTime: z.nullable(z.int()),
    endTime: z.nullable(z.int()),
    serverTime: z.int(),
    /** What all envelopes hold together. */
    totalAmount: money,
    /** What the member caught. */
    amount: money,
  }),
  errors: ['function.not.available'],
})

const ID_MAX = 40
/** Claims from the current rain, regardless of the id sent. An empty envelope is not an error: `amount` is 0. */
export const claimRaffle = endpoint({
  ...claims,
  summary: 'Catch an envelope of the rain that falls now',
  relay: 'MCSFE_claimRafflePromotion',
  body: z.object({ promotionId: z.optional(textOrNumber(ID_MAX)), promotionClaimId: z.optional(textOrNumber(ID_MAX)) }),
  value: claimResult,
  errors: RAIN_ERRORS,
})
