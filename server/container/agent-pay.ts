/** What agents are paid: contracts, the bills of each period, and posting them. */
import { createAgentBillRepository } from '#server/features/agent-bill/agent-bill.repository.ts'
import { agentBillRoutes } from '#server/features/agent-bill/agent-bill.routes.ts'
import { createAgentBillService } from '#server/features/agent-bill/agent-bill.service.ts'
import { agentDeskRoutes } from '#server/features/agent-bill/agent-desk.routes.ts'
import { createAgentDeskService } from '#server/features/agent-bill/agent-desk.service.ts'
import { createAgentPayoutRepository } from '#server/features/agent-bill/agent-payout.repository.ts'
import { agentPayoutRoutes } from '#server/features/agent-bill/agent-payout.routes.ts'
import { createAgentPayoutService } from '#server/features/agent-bill/agent-payout.service.ts'
import { createAgentRunService } from '#server/features/agent-bill/agent-run.service.ts'
import { createBillListRepository } from '#server/features/agent-bill/bill-list.repository.ts'
import { createBillPayment } from '#server/features/agent-bill/pay-bills.ts'
import { createTeamFiguresRepository } from '#server/features/agent-bill/team-figures.repository.ts'
import { createPeriodWriter } from '#server/features/agent-bill/write-period.ts'
import { createAgentContractRepository } from '#server/features/agent-contracts/agent-contracts.repository.ts'
import { agentContractRoutes } from '#server/features/agent-contracts/agent-contracts.routes.ts'
import { createAgentContractService } from '#server/features/agent-contracts/agent-contracts.service.ts'
import { createAgentOfferRepository } from '#server/features/agent-contracts/agent-offers.repository.ts'
import { agentOfferRoutes } from '#server/features/agent-contracts/agent-offers.routes.ts'
import { createAgentOfferService } from '#server/features/agent-contracts/agent-offers.service.ts'
import { houseContractRoutes } from '#server/features/agent-contracts/house-contracts.routes.ts'
import { createHouseContractService } from '#server/features/agent-contracts/house-contracts.service.ts'
import { createContractMaker } from '#server/features/agent-contracts/make-contract.ts'
import type { AgentFeatures } from './agents.ts'
import type { ContentFeatures } from './content.ts'
import type { Core } from './core.ts'
import type { MoneyFeatures } from './money.ts'
import type { Safeguards } from './safeguards.ts'

export type AgentPayFeatures = ReturnType<typeof createAgentPayFeatures>

export function createAgentPayFeatures(
  { config, database, ledger, merchants, clock, logger }: Core,
  { memberRows, audit, passwordCheck }: Safeguards,
  {
    wallet,
    letters,
    rebateRun,
    rebateIncome,
    turnover,
  }: Pick<ContentFeatures, 'wallet' | 'letters'> &
    Pick<AgentFeatures, 'rebateRun' | 'rebateIncome'> &
    Pick<MoneyFeatures, 'turnover'>,
) {
  const offerRows = createAgentOfferRepository(database)
  const maker = createContractMaker({ offers: offerRows, letters, clock })
  const contracts = createAgentContractService({
    contracts: createAgentContractRepository(database),
    offers: offerRows,
    maker,
    members: memberRows,
    clock,
  })
  const offers = createAgentOfferService({ offers: offerRows, maker, clock })
  const bills = createAgentBillRepository(database)
  const teams = createTeamFiguresRepository(database)
  const payDue = createBillPayment({ bills, ledger, turnover, wallet, letters, clock })
  const periods = createPeriodWriter({ bills, teams })
  const agentRuns = createAgentRunService({ bills, teams, periods, rebates: rebateRun, payDue, merchants, clock, logger })
  const lists = createBillListRepository(database)
  const billService = createAgentBillService({ lists, periods, teams, rebateLines: rebateIncome.lines, clock })
  const payouts = createAgentPayoutService({
    payouts: createAgentPayoutRepository(database),
    bills,
    lists,
    passwordCheck,
    ledger,
    turnover,
    wallet,
    clock,
  })
  const desk = createAgentDeskService({ lists, runs: agentRuns, canRun: !config.isProduction })
  const house = createHouseContractService({ offers: offerRows, maker, audit, clock })
  return {
    contractMaker: maker,
    agentRuns,
    agentBills: bills,
    routes: [
      ...agentContractRoutes(contracts, offers),
      ...agentOfferRoutes(offers),
      ...agentBillRoutes(billService),
      ...agentPayoutRoutes(payouts),
      ...agentDeskRoutes(desk, billService),
      ...houseContractRoutes(house),
    ],
  }
}
