/** Makes the parts that pay agents: contracts, the bills of each period, and their posting. */
import type { Core } from '#server/container/core.ts'
import type { Identity } from '#server/features/identity/identity.container.ts'
import type { TurnoverService } from '#server/features/money/turnover/turnover.service.ts'
import type { WalletService } from '#server/features/money/wallet/wallet.service.ts'
import { agentBackOfficeRoutes } from './agent-bill/agent-back-office.routes.ts'
import { createAgentBackOfficeService } from './agent-bill/agent-back-office.service.ts'
import { createAgentBillRepository } from './agent-bill/agent-bill.repository.ts'
import { agentBillRoutes } from './agent-bill/agent-bill.routes.ts'
import { createAgentBillService } from './agent-bill/agent-bill.service.ts'
import { createAgentPayoutRepository } from './agent-bill/agent-payout.repository.ts'
import { agentPayoutRoutes } from './agent-bill/agent-payout.routes.ts'
import { createAgentPayoutService } from './agent-bill/agent-payout.service.ts'
import { createAgentRunService } from './agent-bill/agent-run.service.ts'
import { createBillListRepository } from './agent-bill/bill-list.repository.ts'
import { createBillPayment } from './agent-bill/pay-bills.ts'
import { createTeamFiguresRepository } from './agent-bill/team-figures.repository.ts'
import { createPeriodWriter } from './agent-bill/write-period.ts'
import { createAgentContractRepository } from './agent-contracts/agent-contracts.repository.ts'
import { agentContractRoutes } from './agent-contracts/agent-contracts.routes.ts'
import { createAgentContractService } from './agent-contracts/agent-contracts.service.ts'
import { createAgentOfferRepository } from './agent-contracts/agent-offers.repository.ts'
import { agentOfferRoutes } from './agent-contracts/agent-offers.routes.ts'
import { createAgentOfferService } from './agent-contracts/agent-offers.service.ts'
import { houseContractRoutes } from './agent-contracts/house-contracts.routes.ts'
import { createHouseContractService } from './agent-contracts/house-contracts.service.ts'
import { createContractMaker } from './agent-contracts/make-contract.ts'
import type { RebateIncomeRepository } from './rebate/rebate-income.repository.ts'
import type { RebateRun } from './rebate/rebate-run.ts'

interface Deps {
  identity: Identity
  wallet: WalletService
  turnover: TurnoverService
  rebateRun: RebateRun
  rebateIncome: RebateIncomeRepository
}

export function createAgentPay(core: Core, { identity, wallet, turnover, rebateRun, rebateIncome }: Deps) {
  const { config, database, ledger, merchants, audit, letters, inTransaction, clock, logger } = core
  const { memberRows, passwordCheck } = identity
  const offerRows = createAgentOfferRepository(database)
  const maker = createContractMaker({ offers: offerRows, letters, inTransaction, clock })
  const contracts = createAgentContractService({
    contracts: createAgentContractRepository(database),
    offers: offerRows,
    maker,
    members: memberRows,
    inTransaction,
    clock,
  })
  const offers = createAgentOfferService({ offers: offerRows, maker, clock })
  const bills = createAgentBillRepository(database)
  const teams = createTeamFiguresRepository(database)
  const payDue = createBillPayment({ bills, ledger, turnover, wallet, letters, inTransaction, clock })
  const periods = createPeriodWriter({ bills, teams, inTransaction })
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
    inTransaction,
    clock,
  })
  const backOffice = createAgentBackOfficeService({ lists, runs: agentRuns, canRun: !config.isProduction })
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
      ...agentBackOfficeRoutes(backOffice, billService),
      ...houseContractRoutes(house),
    ],
  }
}
