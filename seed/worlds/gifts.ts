/** Gifts of the demo's operators: one that was given, one that waits for a second operator, one that was rejected. */
import type { GrantChoice } from '#contract/back-office/reward-grant.ts'
import { amount } from '#seed/builders/amount.ts'
import { createMemberChoice } from '#server/features/back-office/reward-grant/choose-members.ts'
import { createGiftGiving } from '#server/features/back-office/reward-grant/give-gifts.ts'
import { createGrantRecords } from '#server/features/back-office/reward-grant/grant-records.service.ts'
import { createGrantPresenter } from '#server/features/back-office/reward-grant/present-grant.ts'
import { createRewardGrantRepository } from '#server/features/back-office/reward-grant/reward-grant.repository.ts'
import { createRewardGrantService } from '#server/features/back-office/reward-grant/reward-grant.service.ts'
import { createRewardRepository } from '#server/features/rewards/reward/reward.repository.ts'
import { openAuditLog } from '#server/container/open-audit-log.ts'
import { createMerchantDirectory } from '#server/platform/merchant/merchant-directory.ts'
import { createTransactions } from '#server/platform/transactions.ts'
import type { WorldDeps } from './context.ts'

/** The letters of the demo are written elsewhere. */
const LOUD = {
  error: (...what: unknown[]) => {
    throw new Error('the demo has no gifts', { cause: what })
  },
}
const LETTERS = { write: () => Promise.resolve(), announce: () => Promise.resolve() }

export async function writeGifts(
  { database, clock, auditKey }: WorldDeps,
  merchantId: number,
  usernames: readonly string[],
): Promise<void> {
  const { prisma } = database
  const merchants = createMerchantDirectory({ database })
  const merchant = await merchants.findById(merchantId)
  const campaign = await prisma.rewardCampaign.findFirst({ where: { merchantId, template: 'GIFT' } })
  const [one, two] = await prisma.operator.findMany({
    where: { merchantId, role: 'CASHIER', isActive: true, mustChangePassword: false },
    orderBy: { id: 'asc' },
    take: 2,
  })
  if (!merchant || !campaign || !one || !two) return
  const grants = createRewardGrantRepository(database)
  const campaigns = createRewardRepository(database)
  const inTransaction = createTransactions(database)
  const parts = { grants, campaigns, inTransaction, clock }
  const present = createGrantPresenter(grants)
  const service = createRewardGrantService({
    ...parts,
    choose: createMemberChoice(parts),
    present,
    records: createGrantRecords({ grants, present, clock }),
    giving: createGiftGiving({ ...parts, letters: LETTERS, merchants, logger: LOUD }),
    audit: (await openAuditLog({ database, clock, auditKey })).audit,
  })
  const as = ({ id: operatorId, username, name }: typeof one) => ({
    merchant,
    language: merchant.defaultLanguage,
    ip: '127.0.0.1',
    requestId: 'seed',
    caller: { kind: 'operator' as const, merchantId, operatorId, username, name, role: 'CASHIER' as const, token: '' },
  })
  const propose = async (choice: GrantChoice, reason: string, requestId: string) => {
    const { members, total } = await service.forecast(as(one), { campaignId: campaign.id, choice })
    return service.propose({ campaignId: campaign.id, choice, members, total, reason, requestId }, as(one))
  }
  const listed = (some: readonly string[], gift: bigint): GrantChoice => ({ by: 'LIST', list: some.join('\n'), amount: gift })
  await propose(listed(usernames, amount(88)), 'thank you for waiting while the slots were down', 'demo-gift-1')
  const rejected = await propose(listed(usernames, amount(888)), 'the same again, for the second evening', 'demo-gift-2')
  await service.reject({ id: rejected.id, reason: 'once is enough for one evening' }, as(two))
  await propose({ by: 'FILTER', filter: { minRank: 3 }, amount: amount(388) }, 'for our most loyal players', 'demo-gift-3')
}
