/** The fields of every reward that older clients read. Pure. */
import type { Reward } from '#contract/rewards/reward/reward.ts'

export const headOf = ({ campaignId, template, title, amount, state, transactionId, expiresAt, needs }: Reward) => ({
  promotionId: campaignId,
  promotionType: template,
  name: title,
  amount,
  status: state,
  transactionId,
  expiredDate: expiresAt,
  conditionStatus: needs.map(({ need, isMet }) => ({ condition: need, isMet })),
})
