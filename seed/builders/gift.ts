/** A gift an operator has given to members: its grant and their tickets, without letters. */
import { createGiftGiving } from '#server/features/back-office/reward-grant/give-gifts.ts'
import { createRewardGrantRepository } from '#server/features/back-office/reward-grant/reward-grant.repository.ts'
import { createRewardRepository } from '#server/features/rewards/reward/reward.repository.ts'
import { createMerchantDirectory } from '#server/platform/merchant/merchant-directory.ts'
import { createTransactions } from '#server/platform/transactions.ts'
import { amount as sum } from './amount.ts'
import type { BuilderDeps } from './context.ts'
import { unique } from './unique.ts'

export interface GiftDetails {
  /** Of the template GIFT. */
  campaign: { id: number; merchantId: number }
  operator: { id: number }
  members: readonly { id: number }[]
  amount?: bigint
  reason?: string
  /** It waits for another operator. */
  isProposed?: boolean
}
const NO_LETTERS = { write: () => Promise.resolve(), announce: () => Promise.resolve() }

export async function createGift({ database, clock }: Pick<BuilderDeps, 'database' | 'clock'>, details: GiftDetails) {
  const { campaign, operator, members, amount = sum(88), reason = 'for your patience', isProposed = false } = details
  const merchants = createMerchantDirectory({ database })
  const merchant = await merchants.findById(campaign.merchantId)
  if (!merchant) throw new Error(`campaign ${campaign.id} has no merchant`)
  const [grants, campaigns, inTransaction] = [
    createRewardGrantRepository(database),
    createRewardRepository(database),
    createTransactions(database),
  ]
  const total = amount * BigInt(members.length)
  const grant = await inTransaction(async (tx) => {
    const made = await grants.add(
      tx,
      {
        merchantId: merchant.id,
        campaignId: campaign.id,
        chosenBy: 'LIST',
        members: members.length,
        total,
        reason,
        requestId: unique('gift'),
        proposedById: operator.id,
        proposedAt: clock.now(),
      },
      members.map(({ id }) => ({ memberId: id, amount })),
    )
    if (!made) throw new Error('a gift of that name is there already')
    if (isProposed) return made
    if (!(await campaigns.promiseMore(tx, campaign.id, total))) throw new Error(`campaign ${campaign.id} has no budget for it`)
    return grants.change(tx, made.id, { state: 'GIVING', decidedById: operator.id, decidedAt: clock.now() })
  })
  const loud = {
    error: (...what: unknown[]) => {
      throw new Error('no gift', { cause: what })
    },
  }
  const giving = createGiftGiving({ grants, campaigns, letters: NO_LETTERS, merchants, inTransaction, clock, logger: loud })
  if (!isProposed) await giving.start(grant.id, merchant)
  return grant
}
