/** What agents are paid: contracts, the bills of each period, and posting them. */
import { createAgentBillRepository } from '#server/features/agent-bill/agent-bill.repository.ts'
import { createAgentRunService } from '#server/features/agent-bill/agent-run.service.ts'
import { createBillPayment } from '#server/features/agent-bill/pay-bills.ts'
import { createTeamFiguresRepository } from '#server/features/agent-bill/team-figures.repository.ts'
import { createPeriodWriter } from '#server/features/agent-bill/write-period.ts'
import { createAgentContractRepository } from '#server/features/agent-contracts/agent-contracts.repository.ts'
import { agentContractRoutes } from '#server/features/agent-contracts/agent-contracts.routes.ts'
import { createAgentContractService } from '#server/features/agent-contracts/agent-contracts.service.ts'
import type { ContentFeatures } from './content.ts'
import type { Core } from './core.ts'
import type { Safeguards } from './safeguards.ts'

export function createAgentPayFeatures(
  { database, ledger, merchants, clock, logger }: Core,
  { memberRows }: Safeguards,
  { wallet, letters }: Pick<ContentFeatures, 'wallet' | 'letters'>,
) {
  const contracts = createAgentContractService({
    contracts: createAgentContractRepository(database),
    members: memberRows,
    clock,
  })
  const bills = createAgentBillRepository(database)
  const teams = createTeamFiguresRepository(database)
  const payDue = createBillPayment({ bills, ledger, wallet, letters, clock })
  const periods = createPeriodWriter({ bills, teams })
  const agentRuns = createAgentRunService({ bills, teams, periods, payDue, merchants, clock, logger })
  return { agentRuns, agentBills: bills, routes: [...agentContractRoutes(contracts)] }
}
