/** Separate from claim.queries.ts, so that the promotions page does not load everything a claim changes. */
import * as rewardEndpoints from '#contract/rewards/reward/reward.ts'
import { api } from '#client/lib/api.ts'

/** A reward identified by its transaction, or a promotion code. */
export type Claim = { transactionId: string } | { promoCode: string }

export const sendClaim = (claim: Claim) =>
  'promoCode' in claim ? api(rewardEndpoints.claimCode, { body: claim }) : api(rewardEndpoints.claim, { body: claim })
