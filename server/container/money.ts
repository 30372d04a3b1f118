/** Money that comes and goes: what must be played before it may be withdrawn, and withdrawing it. */
import { createTurnoverRepository } from '#server/features/turnover/turnover.repository.ts'
import { turnoverRoutes } from '#server/features/turnover/turnover.routes.ts'
import { createTurnoverService } from '#server/features/turnover/turnover.service.ts'
import { createAskWithdrawalService } from '#server/features/withdrawal/ask-withdrawal.service.ts'
import { createReviewWithdrawalService } from '#server/features/withdrawal/review-withdrawal.service.ts'
import { createWithdrawalRepository } from '#server/features/withdrawal/withdrawal.repository.ts'
import { withdrawalRoutes } from '#server/features/withdrawal/withdrawal.routes.ts'
import { createWithdrawalService } from '#server/features/withdrawal/withdrawal.service.ts'
import type { ContentFeatures } from './content.ts'
import type { Core } from './core.ts'
import type { ProfileFeatures } from './profile.ts'
import type { Safeguards } from './safeguards.ts'
import type { SecurityFeatures } from './security.ts'

type Given = Pick<ContentFeatures, 'wallet' | 'letters'> &
  Pick<ProfileFeatures, 'payoutAccounts'> &
  Pick<SecurityFeatures, 'verification'>

export function createMoneyFeatures(
  { database, ledger, clock }: Core,
  { memberRows: members, passwordCheck, audit }: Safeguards,
  { wallet, letters, payoutAccounts, verification }: Given,
) {
  const turnover = createTurnoverService({ turnovers: createTurnoverRepository(database), ledger, wallet, clock })
  const rows = { withdrawals: createWithdrawalRepository(database), clock }
  const withdrawals = createWithdrawalService({ ...rows, payoutAccounts })
  const asking = createAskWithdrawalService({
    ...rows,
    members,
    payoutAccounts,
    passwordCheck,
    verification,
    turnover,
    ledger,
    wallet,
  })
  const review = createReviewWithdrawalService({ ...rows, ledger, audit, wallet, letters })
  return { turnover, routes: [...turnoverRoutes(turnover), ...withdrawalRoutes({ withdrawals, asking, review })] }
}
export type MoneyFeatures = ReturnType<typeof createMoneyFeatures>
