/** The agent programme: rates, links, teams, bills. */
import { createAffiliateLinkRepository } from '#server/features/affiliate-link/affiliate-link.repository.ts'
import { affiliateLinkRoutes } from '#server/features/affiliate-link/affiliate-link.routes.ts'
import { createAffiliateLinkService } from '#server/features/affiliate-link/affiliate-link.service.ts'
import { createRebateGiftService } from '#server/features/rebate/rebate-gift.service.ts'
import { createRebateIncomeRepository } from '#server/features/rebate/rebate-income.repository.ts'
import { createRebateIncomeService } from '#server/features/rebate/rebate-income.service.ts'
import { createRebateRun } from '#server/features/rebate/rebate-run.ts'
import { createRebateRunRepository } from '#server/features/rebate/rebate-run.repository.ts'
import { createRebateRooms } from '#server/features/rebate/rebate-rooms.ts'
import { createRebateRepository } from '#server/features/rebate/rebate.repository.ts'
import { rebateRoutes } from '#server/features/rebate/rebate.routes.ts'
import { createRebateService } from '#server/features/rebate/rebate.service.ts'
import type { Core } from './core.ts'

export function createAgentFeatures({ database, reports, redis, clock }: Core) {
  const repository = createRebateRepository(database)
  const rates = { rebates: repository, rooms: createRebateRooms({ rebates: repository }) }
  const rebates = createRebateService({ ...rates, database, clock })
  const rebateGifts = createRebateGiftService(rates)
  const rebateIncome = createRebateIncomeRepository({ reports })
  const income = createRebateIncomeService({ income: rebateIncome, clock })
  const rebateRun = createRebateRun({ runs: createRebateRunRepository(database), clock })
  const links = createAffiliateLinkService({ links: createAffiliateLinkRepository(database), rebates: rebateGifts, redis, clock })
  return { rebateGifts, rebateRun, rebateIncome, routes: [...rebateRoutes(rebates, income), ...affiliateLinkRoutes(links)] }
}
export type AgentFeatures = ReturnType<typeof createAgentFeatures>
