/** Limits, breaks and reminders: known to whatever opens accounts, takes money or plays. */
import { createTestAccountRepository } from '#server/features/member/test-account.repository.ts'
import { createExclusionService } from '#server/features/responsible-play/exclusion.service.ts'
import { createRealityChecks } from '#server/features/responsible-play/reality-check.ts'
import { createResponsiblePlayRepository } from '#server/features/responsible-play/responsible-play.repository.ts'
import { responsiblePlayRoutes } from '#server/features/responsible-play/responsible-play.routes.ts'
import { createResponsiblePlayService } from '#server/features/responsible-play/responsible-play.service.ts'
import type { Core } from './core.ts'
import type { Safeguards } from './safeguards.ts'

/** Where a member is gone in the middle of it. */
const LONGEST_INTERVAL_MINUTES = 60

export function createResponsiblePlayFeatures(
  { database, redis, clock, sessions, sessionSecret }: Core,
  { passwordCheck, securityLog }: Safeguards,
) {
  const plays = createResponsiblePlayRepository(database)
  const realityChecks = createRealityChecks({
    redis,
    clock,
    openedAt: sessions.openedAt,
    intervalOf: async (memberId) => (await plays.person(memberId))?.realityCheckMinutes ?? LONGEST_INTERVAL_MINUTES,
  })
  const responsiblePlay = createResponsiblePlayService({
    plays,
    realityChecks,
    testAccounts: createTestAccountRepository(database),
    securityLog,
    clock,
  })
  const exclusions = createExclusionService({
    plays,
    service: responsiblePlay,
    passwordCheck,
    sessions,
    securityLog,
    clock,
    secret: sessionSecret,
  })
  return { responsiblePlay, realityChecks, exclusions, routes: responsiblePlayRoutes(responsiblePlay, exclusions) }
}
export type ResponsiblePlayFeatures = ReturnType<typeof createResponsiblePlayFeatures>
