/** The agent programme: rates, teams, bills. */
import { createRebateIncomeRepository } from '#server/features/rebate/rebate-income.repository.ts'
import { createRebateIncomeService } from '#server/features/rebate/rebate-income.service.ts'
import { createRebateRepository } from '#server/features/rebate/rebate.repository.ts'
import { rebateRoutes } from '#server/features/rebate/rebate.routes.ts'
import { createRebateService } from '#server/features/rebate/rebate.service.ts'
import type { Core } from './core.ts'

export function createAgentFeatures({ database, reports, clock }: Core) {
  const rebates = createRebateService({ rebates: createRebateRepository(database), database, clock })
  const income = createRebateIncomeService({ income: createRebateIncomeRepository({ reports }), clock })
  return { rebates, routes: [...rebateRoutes(rebates, income)] }
}
export type AgentFeatures = ReturnType<typeof createAgentFeatures>
