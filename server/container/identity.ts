/** Who someone is: sessions, registration, codes; and what the site is. */
import { createAgentContractRepository } from '#server/features/agent-contracts/agent-contracts.repository.ts'
import { agentContractRoutes } from '#server/features/agent-contracts/agent-contracts.routes.ts'
import { createAgentContractService } from '#server/features/agent-contracts/agent-contracts.service.ts'
import { captchaRoutes } from '#server/features/captcha/captcha.routes.ts'
import { createCaptchaService } from '#server/features/captcha/captcha.service.ts'
import { memberRoutes } from '#server/features/member/member.routes.ts'
import { createMemberService } from '#server/features/member/member.service.ts'
import { createAffiliateRepository } from '#server/features/register/affiliate.repository.ts'
import { createAffiliateService } from '#server/features/register/affiliate.service.ts'
import { createRegistrationProofs } from '#server/features/register/registration-proof.ts'
import { registerRoutes } from '#server/features/register/register.routes.ts'
import { createRegisterService } from '#server/features/register/register.service.ts'
import { createLoginEventRepository } from '#server/features/session/login-event.repository.ts'
import { createLoginGuard } from '#server/features/session/login-guard.ts'
import { sessionRoutes } from '#server/features/session/session.routes.ts'
import { createSessionService } from '#server/features/session/session.service.ts'
import { createSystemRepository } from '#server/features/system/system.repository.ts'
import { systemRoutes } from '#server/features/system/system.routes.ts'
import { createSystemService } from '#server/features/system/system.service.ts'
import { createLocalGeo } from '#server/integrations/geo/local-geo.ts'
import type { ContentFeatures } from './content.ts'
import type { Core } from './core.ts'
import type { Safeguards } from './safeguards.ts'
import type { SecurityFeatures } from './security.ts'

export function createIdentityFeatures(
  { config, database, redis, clock, sessions: store }: Core,
  { memberRows, passwords }: Safeguards,
  {
    wallet,
    inbox,
    verification,
    rsaModulus,
  }: Pick<ContentFeatures, 'wallet' | 'inbox'> & Pick<SecurityFeatures, 'verification'> & { rsaModulus: string },
) {
  const loginEvents = createLoginEventRepository(database)
  const members = createMemberService({ members: memberRows, wallet, inbox, previousLoginAt: loginEvents.previousLoginAt })
  const captcha = createCaptchaService({ redis })
  const geo = createLocalGeo(config)
  const guard = createLoginGuard({ redis, clock })
  const sessions = createSessionService({
    store,
    guard,
    loginEvents,
    members,
    passwords,
    captcha,
    verification,
    geo,
    rsaModulus,
    clock,
  })
  const affiliates = createAffiliateService({ affiliates: createAffiliateRepository(database), clock })
  const proofs = createRegistrationProofs({ verification })
  const register = createRegisterService({ members, sessions, affiliates, proofs, captcha, passwords, clock })
  const system = createSystemService({ system: createSystemRepository(database), geo })
  const contracts = createAgentContractService({ contracts: createAgentContractRepository(database) })
  return {
    members,
    verification,
    sessionService: sessions,
    routes: [
      ...sessionRoutes(sessions, config),
      ...registerRoutes(register, affiliates),
      ...captchaRoutes(captcha),
      ...memberRoutes(members),
      ...systemRoutes(system),
      ...agentContractRoutes(contracts),
    ],
  }
}
export type IdentityFeatures = ReturnType<typeof createIdentityFeatures>
