/** Wires the money area: wallets, turnover, deposits, withdrawals and statements. */
import type { Core } from '#server/container/core.ts'
import type { Identity } from '#server/features/identity/identity.container.ts'
import { createDeposits } from './deposit.container.ts'
import { createBindAccountService } from './payout-account/bind-account.service.ts'
import { createPayoutAccountRepository } from './payout-account/payout-account.repository.ts'
import { payoutAccountRoutes } from './payout-account/payout-account.routes.ts'
import { createPayoutAccountService } from './payout-account/payout-account.service.ts'
import { createTransactionRepository } from './transaction/transaction.repository.ts'
import { transactionRoutes } from './transaction/transaction.routes.ts'
import { createTransactionService } from './transaction/transaction.service.ts'
import { createTurnoverRepository } from './turnover/turnover.repository.ts'
import { turnoverRoutes } from './turnover/turnover.routes.ts'
import { createTurnoverService, type TurnoverService } from './turnover/turnover.service.ts'
import { createWalletLockService } from './wallet-transfer/wallet-lock.service.ts'
import { createWalletTransferRepository } from './wallet-transfer/wallet-transfer.repository.ts'
import { walletTransferRoutes } from './wallet-transfer/wallet-transfer.routes.ts'
import { createWalletTransferService } from './wallet-transfer/wallet-transfer.service.ts'
import type { VendorSource } from './wallet/known-vendors.ts'
import { createVendorWallets } from './wallet/vendor-wallets.ts'
import { createWalletLockRepository } from './wallet/wallet-lock.repository.ts'
import { walletRoutes } from './wallet/wallet.routes.ts'
import { createWalletService } from './wallet/wallet.service.ts'
import { createAskWithdrawalService } from './withdrawal/ask-withdrawal.service.ts'
import { createCancelWithdrawalService } from './withdrawal/cancel-withdrawal.service.ts'
import { createReviewWithdrawalService } from './withdrawal/review-withdrawal.service.ts'
import { createWithdrawalRepository } from './withdrawal/withdrawal.repository.ts'
import { withdrawalRoutes } from './withdrawal/withdrawal.routes.ts'
import { createWithdrawalService } from './withdrawal/withdrawal.service.ts'

/** Wallets are built before members, because members have wallets; of games they know only the vendors. */
export function createWallets({ database, ledger, live, merchants, logger }: Core, games: VendorSource) {
  const vendorWallets = createVendorWallets({ games, locks: createWalletLockRepository(database) })
  const wallet = createWalletService({ ledger, live, merchants, vendorWallets, logger })
  return { games, vendorWallets, wallet }
}
export type Wallets = ReturnType<typeof createWallets>

interface Deps {
  identity: Identity
  wallets: Wallets
}

function createWithdrawals(core: Core, { identity, wallets: { wallet } }: Deps, turnover: TurnoverService) {
  const { database, ledger, audit, letters, inTransaction, clock } = core
  const { memberRows: members, passwordCheck, proofs, securityLog, verification, kycGate } = identity
  const guards = { members, passwordCheck, proofs, securityLog, clock }
  const accounts = createPayoutAccountRepository(database)
  const payoutAccounts = createPayoutAccountService({ ...guards, accounts })
  const binding = createBindAccountService({ ...guards, accounts })
  const rows = { withdrawals: createWithdrawalRepository(database), clock }
  const withdrawals = createWithdrawalService({ ...rows, payoutAccounts })
  const asking = createAskWithdrawalService({
    ...rows,
    members,
    payoutAccounts,
    passwordCheck,
    verification,
    identity: kycGate,
    turnover,
    ledger,
    wallet,
  })
  const deciding = { ...rows, ledger, wallet, letters, inTransaction }
  const cancelling = createCancelWithdrawalService(deciding)
  const review = createReviewWithdrawalService({ ...deciding, audit })
  return [...payoutAccountRoutes(payoutAccounts, binding), ...withdrawalRoutes({ withdrawals, asking, cancelling, review })]
}

export function createMoney(core: Core, deps: Deps) {
  const { database, reports, ledger, inTransaction, clock, merchants, audit, letters, logger } = core
  const { wallet, vendorWallets, games } = deps.wallets
  const { memberRows: members, responsiblePlay } = deps.identity
  const turnover = createTurnoverService({
    turnovers: createTurnoverRepository(database),
    ledger,
    wallet,
    letters,
    inTransaction,
    clock,
  })
  const deposits = createDeposits(core, { wallet, turnover, responsiblePlay })
  const held = { members, vendorWallets, ledger, wallet, clock }
  const walletTransfers = createWalletTransferService({ ...held, transfers: createWalletTransferRepository(database), games })
  const locking = createWalletLockService({ ...held, letters, audit })
  const transactions = createTransactionService({
    transactions: createTransactionRepository({ ...database, reports }),
    clock,
    logger,
  })
  return {
    turnover,
    walletTransfers,
    transactions,
    /** Whether an undecided deposit of the member requests a bonus. */
    asksForBonus: deposits.asksForBonus,
    depositBonuses: deposits.bonuses,
    paymentPage: deposits.paymentPage,
    /** Whether players can be sent to a payment site. */
    hasPaymentSite: deposits.hasPaymentSite,
    expireDeposits: deposits.expireDeposits,
    openContradictions: deposits.openContradictions,
    /** Returns the number of expired bonuses. */
    expireBonuses: () => turnover.expire(merchants.findById),
    routes: [
      ...walletRoutes(wallet),
      ...turnoverRoutes(turnover),
      ...deposits.routes,
      ...createWithdrawals(core, deps, turnover),
      ...walletTransferRoutes(walletTransfers, locking),
      ...transactionRoutes(transactions),
    ],
  }
}
export type Money = ReturnType<typeof createMoney>
