/** Who invited whom among the demo members, and what it earned them: from the world's own bets, by the job itself. */
import { createInvitation, createReferralCode } from '#seed/builders/referral.ts'
import { createIncomeAddition } from '#server/features/rewards/referral/add-up-income.ts'
import { createReferralIncomeRepository } from '#server/features/rewards/referral/referral-income.repository.ts'
import { createRewardRepository } from '#server/features/rewards/reward/reward.repository.ts'
import { createMerchantDirectory } from '#server/platform/merchant/merchant-directory.ts'
import { createTransactions } from '#server/platform/transactions.ts'
import type { WorldDeps } from './context.ts'
import type { Resident } from './people.ts'

/** Inviters come before their invitees. */
const INVITED: readonly (readonly [string, readonly string[]])[] = [
  ['member01', ['member08', 'member09', 'member10', 'member11', 'member14', 'member20']],
  ['member09', ['member12', 'member13', 'member15']],
  ['member12', ['member16', 'member17']],
  ['member02', ['member03', 'member04', 'member06']],
  ['member05', ['member18']],
  ['member18', ['member19']],
]
const CODES: Readonly<Record<string, string>> = { member01: 'JUAN88', member02: 'MARIKIT', member05: 'DAGAT05' }

export async function writeReferrals(deps: WorldDeps, merchantId: number, residents: ReadonlyMap<string, Resident>) {
  const { database, clock } = deps
  const member = (username: string) => ({ id: residents.get(username)!.memberId, merchantId })
  for (const [username, code] of Object.entries(CODES))
    await createReferralCode(database, { member: member(username), code }, clock.now())
  for (const [referrer, invitees] of INVITED)
    for (const invitee of invitees) await createInvitation(database, { referrer: member(referrer), invitee: member(invitee) })
  const addUp = createIncomeAddition({
    rewards: createRewardRepository(database),
    incomes: createReferralIncomeRepository(database),
    inTransaction: createTransactions(database),
    clock,
  })
  const merchant = await createMerchantDirectory({ database }).findById(merchantId)
  if (merchant) await addUp(merchant)
}
