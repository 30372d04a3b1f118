/** The endpoints of the area, by feature. */
import { endpointsOf } from '../endpoint.ts'
import * as affiliateLinkEndpoints from './affiliate-link.ts'
import * as agentBillEndpoints from './agent-bill/agent-bill.ts'
import * as agentBackOfficeEndpoints from './agent-bill/agent-back-office.ts'
import * as agentPayoutEndpoints from './agent-bill/agent-payout.ts'
import * as agentContractEndpoints from './agent-contracts/agent-contracts.ts'
import * as agentOfferEndpoints from './agent-contracts/agent-offers.ts'
import * as downlineTransferEndpoints from './downline/downline-transfer.ts'
import * as downlineEndpoints from './downline/downline.ts'
import * as rebateEndpoints from './rebate.ts'
import * as teamBettingEndpoints from './team-report/team-betting.ts'
import * as teamGamesEndpoints from './team-report/team-games.ts'
import * as teamReportEndpoints from './team-report/team-report.ts'
import * as teamTransactionEndpoints from './team-report/team-transaction.ts'

export const agentsArea = {
  downline: { ...endpointsOf(downlineEndpoints), ...endpointsOf(downlineTransferEndpoints) },
  'agent-contracts': { ...endpointsOf(agentContractEndpoints), ...endpointsOf(agentOfferEndpoints) },
  'agent-bill': {
    ...endpointsOf(agentBillEndpoints),
    ...endpointsOf(agentBackOfficeEndpoints),
    ...endpointsOf(agentPayoutEndpoints),
  },
  'affiliate-link': endpointsOf(affiliateLinkEndpoints),
  rebate: endpointsOf(rebateEndpoints),
  'team-report': {
    ...endpointsOf(teamReportEndpoints),
    betting: teamBettingEndpoints.list,
    lotteryBetting: teamBettingEndpoints.lottery,
    bettingFile: teamBettingEndpoints.exported,
    bet: teamBettingEndpoints.one,
    games: teamGamesEndpoints.list,
    excludeTurnover: teamGamesEndpoints.excludeTurnover,
    lotteryGames: teamGamesEndpoints.lottery,
    personalGames: teamGamesEndpoints.personal,
    gamesFile: teamGamesEndpoints.exported,
    transactions: teamTransactionEndpoints.list,
    transactionsFile: teamTransactionEndpoints.exported,
  },
}
