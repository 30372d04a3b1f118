/** Makes the identity area: who members are, what protects their accounts, and how they limit their play. */
import type { Core } from '#server/container/core.ts'
import { createSecretBox } from '#server/platform/secret-box.ts'
import { avatarRepository } from './avatar/avatar.repository.ts'
import { avatarRoutes } from './avatar/avatar.routes.ts'
import { createAvatarService } from './avatar/avatar.service.ts'
import { createGuards, type Guards } from './guards.container.ts'
import { createDecideKycService } from './kyc/decide-kyc.service.ts'
import { createKycRetentionRepository } from './kyc/kyc-retention.repository.ts'
import { createKycRetentionService } from './kyc/kyc-retention.service.ts'
import { createKycContacts } from './kyc/kyc-contacts.ts'
import { createKycGate } from './kyc/kyc-gate.ts'
import { createKycRepository } from './kyc/kyc.repository.ts'
import { kycRoutes } from './kyc/kyc.routes.ts'
import { createKycService } from './kyc/kyc.service.ts'
import { createReviewPresenter } from './kyc/present-reviews.ts'
import { createReviewKycService } from './kyc/review-kyc.service.ts'
import { createSubmitKycService } from './kyc/submit-kyc.service.ts'
import { createLogin, type LoginDeps } from './login.container.ts'
import { createCloseAccountService } from './member/close-account.service.ts'
import { profileRoutes } from './member/member.routes.ts'
import { createProfileService } from './member/profile.service.ts'
import { createTestAccountRepository } from './member/test-account.repository.ts'
import { createExclusionService } from './responsible-play/exclusion.service.ts'
import type { ExclusionService } from './responsible-play/exclusion.service.ts'
import { createRealityChecks } from './responsible-play/reality-check.ts'
import { createResponsiblePlayRepository } from './responsible-play/responsible-play.repository.ts'
import { responsiblePlayRoutes } from './responsible-play/responsible-play.routes.ts'
import { createResponsiblePlayService } from './responsible-play/responsible-play.service.ts'
import { createSecurity } from './security.container.ts'
import type { VerificationService } from './verification/verification.service.ts'

/** Used if the member is gone by the time its interval is read. */
const LONGEST_INTERVAL_MINUTES = 60

/** Parts from other areas and other sites. */
type Deps = Pick<LoginDeps, 'otherSites' | 'captcha' | 'wallet' | 'affiliates' | 'invitations'>

function createResponsiblePlay(core: Core, { passwordCheck, securityLog }: Guards) {
  const { database, redis, inTransaction, clock, sessions, sessionSecret } = core
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
    inTransaction,
    clock,
  })
  const exclusions = createExclusionService({
    plays,
    service: responsiblePlay,
    passwordCheck,
    sessions,
    securityLog,
    inTransaction,
    clock,
    secret: sessionSecret,
  })
  return { responsiblePlay, realityChecks, exclusions, routes: responsiblePlayRoutes(responsiblePlay, exclusions) }
}

interface ProfileDeps {
  guards: Guards
  verification: VerificationService
  exclusions: ExclusionService
}

function createProfile(core: Core, { guards: all, verification, exclusions }: ProfileDeps) {
  const { ledger, sessions, redrawPicture, clock } = core
  const { memberRows: members, passwordCheck, proofs, securityLog } = all
  const guards = { members, passwordCheck, proofs, securityLog, clock }
  const profile = createProfileService({ ...guards, verification, exclusions })
  const closing = createCloseAccountService({ ...guards, sessions, ledger })
  const avatars = createAvatarService({ members, pictures: avatarRepository, redrawPicture, clock })
  return [...profileRoutes(profile, closing), ...avatarRoutes(avatars)]
}

function createKyc(core: Core, { memberRows: members }: Guards, verification: VerificationService) {
  const { database, redrawPicture, audit, letters, live, inTransaction, clock, secrets, merchants, logger } = core
  const checks = createKycRepository(database)
  const box = createSecretBox({ secret: secrets.kyc, sealed: 'kyc' })
  const contacts = createKycContacts({ verification })
  const service = createKycService({ checks, members, inTransaction, clock })
  const submission = createSubmitKycService({ checks, members, contacts, redrawPicture, box, clock })
  const presenter = createReviewPresenter({ checks })
  const reviews = createReviewKycService({ checks, presenter, box, audit, inTransaction })
  const decisions = createDecideKycService({ checks, members, presenter, audit, letters, live, inTransaction, clock })
  const retention = createKycRetentionService({
    retention: createKycRetentionRepository(database),
    merchants,
    inTransaction,
    clock,
    logger,
  })
  return { gate: createKycGate({ checks }), retention, routes: kycRoutes({ service, submission, reviews, decisions }) }
}

export function createIdentity(core: Core, { otherSites, captcha, wallet, affiliates, invitations }: Deps) {
  const guards = createGuards(core)
  const play = createResponsiblePlay(core, guards)
  const { responsiblePlay, realityChecks, exclusions } = play
  const security = createSecurity(core, { guards, exclusions, phoneIdentity: otherSites.phoneIdentity })
  const { verification } = security
  const login = createLogin(core, { guards, otherSites, verification, exclusions, captcha, wallet, affiliates, invitations })
  const kyc = createKyc(core, guards, verification)
  return {
    ...guards,
    members: login.members,
    admission: login.admission,
    sessionService: login.sessionService,
    verification,
    responsiblePlay,
    realityChecks,
    exclusions,
    kycGate: kyc.gate,
    kycRetention: kyc.retention,
    routes: [
      ...login.routes,
      ...security.routes,
      ...createProfile(core, { guards, verification, exclusions }),
      ...play.routes,
      ...kyc.routes,
    ],
  }
}
export type Identity = ReturnType<typeof createIdentity>
