/**
 * The house's contracts with a top-level agent, and the bills of past days: from the world's own bets, by the billing run itself.
 */
import { createAgentContract } from '#seed/builders/agent.ts'
import { amount } from '#seed/builders/amount.ts'
import { createAgentBillRepository } from '#server/features/agents/agent-bill/agent-bill.repository.ts'
import { createAgentRunService } from '#server/features/agents/agent-bill/agent-run.service.ts'
import { createBillPayment } from '#server/features/agents/agent-bill/pay-bills.ts'
import { createTeamFiguresRepository } from '#server/features/agents/agent-bill/team-figures.repository.ts'
import { createPeriodWriter } from '#server/features/agents/agent-bill/write-period.ts'
import { createRebateRun } from '#server/features/agents/rebate/rebate-run.ts'
import { createRebateRunRepository } from '#server/features/agents/rebate/rebate-run.repository.ts'
import { createLogger } from '#server/platform/logger.ts'
import { createMerchantDirectory } from '#server/platform/merchant/merchant-directory.ts'
import { createTransactions } from '#server/platform/transactions.ts'
import type { WorldDeps } from './context.ts'

type Party = { id: number; merchantId: number }

const tier = (turnover: number, minActive: number, rate: number) => ({ minTurnover: String(amount(turnover)), minActive, rate })
const BILLED = String(amount(10))

/** Low enough for a small world to reach; agents' own contracts stay within them. */
const HOUSE_TERMS = {
  DAILY: { tiers: [tier(500, 1, 5_000), tier(100_000, 3, 8_000), tier(500_000, 8, 10_000)], minBillingOrder: BILLED },
  HOURLY: { tiers: [tier(100, 1, 1_000), tier(10_000, 2, 2_000)], minBillingOrder: BILLED },
  REALTIME: { tiers: [tier(0, 0, 2_000)], minBillingOrder: '0' },
  DIVIDEND: { tiers: [tier(1_000, 1, 150_000), tier(300_000, 3, 200_000)], minBillingOrder: BILLED, carry: 'PERMANENT' },
} as const
const AGENT_TERMS = {
  DAILY: { tiers: [tier(500, 1, 3_000), tier(100_000, 3, 6_000)], minBillingOrder: BILLED },
  REALTIME: { tiers: [tier(0, 0, 1_000)], minBillingOrder: '0' },
  MANUAL_DAILY: { tiers: [tier(500, 1, 1_000), tier(5_000, 2, 2_000)], minBillingOrder: BILLED },
} as const

export async function writeHouseContracts(
  { database }: Pick<WorldDeps, 'database'>,
  { top, below }: { top: Party; below: Party },
  since: Date,
): Promise<void> {
  const signed = { status: 'signed' } as const
  for (const [kind, terms] of Object.entries(HOUSE_TERMS))
    await createAgentContract(
      database,
      {
        ...signed,
        firstParty: null,
        secondParty: top,
        kind: kind as keyof typeof HOUSE_TERMS,
        terms: { ...terms, tiers: [...terms.tiers] },
      },
      since,
    )
  for (const [kind, terms] of Object.entries(AGENT_TERMS))
    await createAgentContract(
      database,
      {
        ...signed,
        firstParty: top,
        secondParty: below,
        kind: kind as keyof typeof AGENT_TERMS,
        terms: { ...terms, tiers: [...terms.tiers] },
      },
      since,
    )
}

/** Every period that is over by now, billed and paid. */
export async function runAgents({ database, ledger, clock }: WorldDeps, merchantId: number): Promise<void> {
  const inTransaction = createTransactions(database)
  const bills = createAgentBillRepository(database)
  const teams = createTeamFiguresRepository(database)
  const merchants = createMerchantDirectory({ database })
  const noNotices = { write: () => Promise.resolve(), announce: () => Promise.resolve() }
  // Agents in the worlds have no bonuses.
  const turnover = { reserved: () => Promise.resolve(0n) }
  const payDue = createBillPayment({ bills, ledger, turnover, inTransaction, clock, wallet: noNotices, letters: noNotices })
  const rebates = createRebateRun({ runs: createRebateRunRepository(database), inTransaction, clock })
  const periods = createPeriodWriter({ bills, teams, inTransaction })
  const runs = createAgentRunService({ bills, teams, periods, rebates, payDue, merchants, clock, logger: createLogger('silent') })
  const merchant = await merchants.findById(merchantId)
  if (!merchant) return
  await runs.run(merchant)
  // Days long past were billed the night after; what was not paid out or claimed has expired.
  const { collectDays } = merchant.settings.agents
  await database.pool.query(
    `UPDATE agent_bill SET created_at = period_end + interval '125 minutes', expires_at = period_end + interval '125 minutes' + $2 * interval '1 day'
     WHERE merchant_id = $1 AND kind IN ('MANUAL_DAILY', 'REBATE') AND is_by_hand`,
    [merchantId, collectDays],
  )
  await bills.expire(merchantId, clock.now())
}
