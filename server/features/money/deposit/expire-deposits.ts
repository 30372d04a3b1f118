import type { WalletService } from '#server/features/money/wallet/wallet.service.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { DepositRepository } from './deposit.repository.ts'

interface Deps {
  deposits: Pick<DepositRepository, 'expire'>
  wallet: Pick<WalletService, 'announce'>
  clock: Clock
}

/** Expires overdue unpaid orders and updates their owners' pages; returns the number expired. */
export const createExpireDeposits =
  ({ deposits, wallet, clock }: Deps) =>
  async (): Promise<number> => {
    const expired = await deposits.expire(clock.now())
    const owners = new Map(expired.map((owner) => [owner.memberId, owner]))
    for (const owner of owners.values()) await wallet.announce({ ...owner, isTrial: false })
    return expired.length
  }
