/** An agent's own people, and the money between them. */
import { createCollectConsents } from '#server/features/downline/collect-consent.ts'
import { createDownlineAccountService } from '#server/features/downline/downline-account.service.ts'
import { createDownlineTransferRepository } from '#server/features/downline/downline-transfer.repository.ts'
import { createDownlineTransferService } from '#server/features/downline/downline-transfer.service.ts'
import { createDownlineRepository } from '#server/features/downline/downline.repository.ts'
import { downlineRoutes } from '#server/features/downline/downline.routes.ts'
import { createDownlineService } from '#server/features/downline/downline.service.ts'
import { createMoveDownlineService } from '#server/features/downline/move-downline.service.ts'
import { createTransferListService } from '#server/features/downline/transfer-list.service.ts'
import type { AgentPayFeatures } from './agent-pay.ts'
import type { AgentFeatures } from './agents.ts'
import type { ContentFeatures } from './content.ts'
import type { Core } from './core.ts'
import type { IdentityFeatures } from './identity.ts'
import type { MoneyFeatures } from './money.ts'
import type { Safeguards } from './safeguards.ts'

type Given = Pick<ContentFeatures, 'wallet'> &
  Pick<IdentityFeatures, 'members' | 'admission'> &
  Pick<MoneyFeatures, 'turnover'> &
  Pick<AgentFeatures, 'rebateGifts'> &
  Pick<AgentPayFeatures, 'contractMaker'>

export function createDownlineFeatures(
  { database, ledger, clock, sessions }: Core,
  { memberRows, passwords, passwordCheck, securityLog }: Safeguards,
  { wallet, members, admission, turnover, rebateGifts: rates, contractMaker: contracts }: Given,
) {
  const downlines = createDownlineRepository(database)
  const transferRows = createDownlineTransferRepository(database)
  const guards = { passwordCheck, securityLog, clock }
  const consents = createCollectConsents({ transfers: transferRows, members: memberRows, ...guards })
  const team = createDownlineService({ downlines, sessions, consents, clock })
  const account = { team, members, rows: memberRows, rates, admission, passwords, sessions, securityLog, clock }
  return {
    routes: downlineRoutes({
      team,
      accounts: createDownlineAccountService({ downlines, ...account }),
      moves: createMoveDownlineService({ downlines, rates, contracts, securityLog, clock }),
      transfers: createDownlineTransferService({
        transfers: transferRows,
        downlines,
        members: memberRows,
        consents,
        passwordCheck,
        turnover,
        ledger,
        wallet,
        clock,
      }),
      lists: createTransferListService({ transfers: transferRows }),
      consents,
    }),
  }
}
