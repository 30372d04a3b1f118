/** Apart from claim.queries.ts: the promotions page would load what a claim changes. */
import * as rewardEndpoints from '#contract/rewards/reward/reward.ts'
import { api } from '#client/lib/api.ts'

/** A reward by its transaction, or a promotion code. */
export type Claim = { transactionId: string } | { promoCode: string }

export const sendClaim = (claim: Claim) =>
  'promoCode' in claim ? api(rewardEndpoints.claimCode, { body: claim }) : api(rewardEndpoints.claim, { body: claim })
