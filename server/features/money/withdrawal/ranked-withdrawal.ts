/** Applies a member's VIP rank to the site's withdrawal limits. */
import type { PrismaTransaction } from '#server/platform/database.ts'
import type { Merchant } from '#server/platform/merchant/merchant-directory.ts'
import { hasVipRoom } from '#server/platform/merchant/vip-room.ts'
import type { WithdrawalSettings } from '#server/platform/merchant/withdrawal-settings.ts'

/** null = the site's setting applies. */
export interface RankLimits {
  withdrawPerDay: number | null
  withdrawAmountPerDay: bigint | null
  freeWithdrawals: number | null
}

export function rankedWithdrawal(settings: WithdrawalSettings, limits: RankLimits | undefined): WithdrawalSettings {
  if (!limits) return settings
  const { perDay, amountPerDay, charge } = settings
  return {
    ...settings,
    perDay: limits.withdrawPerDay ?? perDay,
    amountPerDay: limits.withdrawAmountPerDay ?? amountPerDay,
    charge: { ...charge, freePerDay: limits.freeWithdrawals ?? charge.freePerDay },
  }
}

interface Deps {
  withdrawals: { rankLimits(memberId: number, tx?: PrismaTransaction): Promise<RankLimits | undefined> }
}
/** The withdrawal settings that currently apply to a member. */
export const createOwnLimits =
  ({ withdrawals }: Deps) =>
  async (memberId: number, merchant: Merchant, tx?: PrismaTransaction): Promise<WithdrawalSettings> =>
    rankedWithdrawal(merchant.settings.withdrawal, hasVipRoom(merchant) ? await withdrawals.rankLimits(memberId, tx) : undefined)
