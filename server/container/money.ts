/** Money that comes and goes: what must be played before it may be withdrawn, withdrawing it, and moving it between wallets. */
import { createExchangeRateRepository } from '#server/features/exchange-rate/exchange-rate.repository.ts'
import { exchangeRateRoutes } from '#server/features/exchange-rate/exchange-rate.routes.ts'
import { createExchangeRateService } from '#server/features/exchange-rate/exchange-rate.service.ts'
import { createTurnoverRepository } from '#server/features/turnover/turnover.repository.ts'
import { turnoverRoutes } from '#server/features/turnover/turnover.routes.ts'
import { createTurnoverService } from '#server/features/turnover/turnover.service.ts'
import { createWalletLockService } from '#server/features/wallet-transfer/wallet-lock.service.ts'
import { createWalletTransferRepository } from '#server/features/wallet-transfer/wallet-transfer.repository.ts'
import { walletTransferRoutes } from '#server/features/wallet-transfer/wallet-transfer.routes.ts'
import { createWalletTransferService } from '#server/features/wallet-transfer/wallet-transfer.service.ts'
import { createAskWithdrawalService } from '#server/features/withdrawal/ask-withdrawal.service.ts'
import { createReviewWithdrawalService } from '#server/features/withdrawal/review-withdrawal.service.ts'
import { createWithdrawalRepository } from '#server/features/withdrawal/withdrawal.repository.ts'
import { withdrawalRoutes } from '#server/features/withdrawal/withdrawal.routes.ts'
import { createWithdrawalService } from '#server/features/withdrawal/withdrawal.service.ts'
import type { ContentFeatures } from './content.ts'
import type { Core } from './core.ts'
import type { KycFeatures } from './kyc.ts'
import type { ProfileFeatures } from './profile.ts'
import type { Safeguards } from './safeguards.ts'
import type { SecurityFeatures } from './security.ts'

type Given = Pick<ContentFeatures, 'games' | 'wallet' | 'vendorWallets' | 'letters'> &
  Pick<ProfileFeatures, 'payoutAccounts'> &
  Pick<SecurityFeatures, 'verification'> &
  Pick<KycFeatures, 'identity'>

export function createMoneyFeatures(
  { database, ledger, clock, merchants }: Core,
  { memberRows: members, passwordCheck, audit }: Safeguards,
  { games, wallet, vendorWallets, letters, payoutAccounts, verification, identity }: Given,
) {
  const turnover = createTurnoverService({ turnovers: createTurnoverRepository(database), ledger, wallet, letters, clock })
  const rows = { withdrawals: createWithdrawalRepository(database), clock }
  const withdrawals = createWithdrawalService({ ...rows, payoutAccounts })
  const asking = createAskWithdrawalService({
    ...rows,
    members,
    payoutAccounts,
    passwordCheck,
    verification,
    identity,
    turnover,
    ledger,
    wallet,
  })
  const review = createReviewWithdrawalService({ ...rows, ledger, audit, wallet, letters })
  const wallets = { members, vendorWallets, ledger, wallet, clock }
  const walletTransfers = createWalletTransferService({ ...wallets, transfers: createWalletTransferRepository(database), games })
  const locking = createWalletLockService({ ...wallets, letters, audit })
  const rates = createExchangeRateService({ rates: createExchangeRateRepository(database) })
  return {
    turnover,
    /** How many bonuses ran out. */
    expireBonuses: () => turnover.expire(merchants.findById),
    walletTransfers,
    routes: [
      ...turnoverRoutes(turnover),
      ...withdrawalRoutes({ withdrawals, asking, review }),
      ...walletTransferRoutes(walletTransfers, locking),
      ...exchangeRateRoutes(rates),
    ],
  }
}
export type MoneyFeatures = ReturnType<typeof createMoneyFeatures>
