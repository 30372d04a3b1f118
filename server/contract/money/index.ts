/** The endpoints of the area, by feature. */
import { endpointsOf } from '../endpoint.ts'
import * as depositReviewEndpoints from './deposit/deposit-review.ts'
import * as depositEndpoints from './deposit/deposit.ts'
import * as payoutAccountEndpoints from './payout-account/payout-account.ts'
import * as transactionEndpoints from './transaction.ts'
import * as turnoverEndpoints from './turnover/turnover.ts'
import * as walletTransferEndpoints from './wallet-transfer.ts'
import * as walletEndpoints from './wallet.ts'
import * as withdrawalReviewEndpoints from './withdrawal/withdrawal-review.ts'
import * as withdrawalEndpoints from './withdrawal/withdrawal.ts'

export const moneyArea = {
  'payout-account': endpointsOf(payoutAccountEndpoints),
  wallet: endpointsOf(walletEndpoints),
  'wallet-transfer': endpointsOf(walletTransferEndpoints),
  withdrawal: { ...endpointsOf(withdrawalEndpoints), ...endpointsOf(withdrawalReviewEndpoints) },
  turnover: endpointsOf(turnoverEndpoints),
  deposit: { ...endpointsOf(depositEndpoints), ...endpointsOf(depositReviewEndpoints) },
  transaction: endpointsOf(transactionEndpoints),
}
