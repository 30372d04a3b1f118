/** Every feature that moves money, for the sweep (LED-10), which finds entries that none of them caused. */
import { SWEPT_BILLS } from './features/agents/agent-bill/agent-bill-causes.sql.ts'
import { SWEPT_DOWNLINE_TRANSFERS } from './features/agents/downline/downline-causes.sql.ts'
import { SWEPT_ADJUSTMENTS } from './features/back-office/adjustment/adjustment-causes.sql.ts'
import { SWEPT_CORRECTIONS } from './features/back-office/bet-correction/bet-correction-causes.sql.ts'
import { SWEPT_MEMBERS } from './features/identity/member/member-causes.sql.ts'
import { SWEPT_DEPOSITS } from './features/money/deposit/deposit-causes.sql.ts'
import { SWEPT_TURNOVER } from './features/money/turnover/turnover-causes.sql.ts'
import { SWEPT_WALLET_TRANSFERS } from './features/money/wallet-transfer/wallet-transfer-causes.sql.ts'
import { SWEPT_WITHDRAWALS } from './features/money/withdrawal/withdrawal-causes.sql.ts'
import { SWEPT_VENDOR_WALLET } from './features/play/vendor-wallet/vendor-wallet-causes.sql.ts'
import { SWEPT_REWARDS } from './features/rewards/reward/reward-causes.sql.ts'
import type { SweptFeature } from './ledger/index.ts'

export const SWEPT_FEATURES: readonly SweptFeature[] = [
  SWEPT_MEMBERS,
  SWEPT_DEPOSITS,
  SWEPT_TURNOVER,
  SWEPT_WITHDRAWALS,
  SWEPT_WALLET_TRANSFERS,
  SWEPT_VENDOR_WALLET,
  SWEPT_REWARDS,
  SWEPT_BILLS,
  SWEPT_DOWNLINE_TRANSFERS,
  SWEPT_ADJUSTMENTS,
  SWEPT_CORRECTIONS,
]
