/** What older clients read of every reward, and how they name one in a claim (WIR-40). */
import * as z from 'zod/mini'
import { money, textOrNumber, wholeNumber } from '../../wire.ts'
import { rewardState } from './reward.ts'
import { rewardNeed, rewardTemplate } from './reward-template.ts'

export const REWARD_ID_MAX = 2_147_483_647
const CLAIM_ID_MAX = 40

export const rewardHead = {
  promotionId: z.int(),
  promotionType: rewardTemplate,
  name: z.string(),
  amount: money,
  status: rewardState,
  /** Names it in a claim; null while there is nothing to claim. */
  transactionId: z.nullable(z.string()),
  expiredDate: z.nullable(z.int()),
  conditionStatus: z.array(z.object({ condition: rewardNeed, isMet: z.boolean() })),
}

/** Which reward; absent = the first that can be claimed. */
export const namedReward = z.object({
  promotionId: z.optional(wholeNumber(REWARD_ID_MAX, 1)),
  configId: z.optional(wholeNumber(REWARD_ID_MAX, 1)),
  transactionId: z.optional(textOrNumber(CLAIM_ID_MAX, 1)),
})
export type NamedReward = z.output<typeof namedReward>
