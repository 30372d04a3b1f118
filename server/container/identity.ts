/** Who someone is: sessions, registration, codes; and what the site is. */
import { captchaRoutes } from '#server/features/captcha/captcha.routes.ts'
import { createCaptchaService } from '#server/features/captcha/captcha.service.ts'
import { createTestAccountRepository } from '#server/features/member/test-account.repository.ts'
import { memberRoutes } from '#server/features/member/member.routes.ts'
import { createMemberService } from '#server/features/member/member.service.ts'
import { createAffiliateRepository } from '#server/features/register/affiliate.repository.ts'
import { createAffiliateService } from '#server/features/register/affiliate.service.ts'
import { createRegistrationProofs } from '#server/features/register/registration-proof.ts'
import { registerRoutes } from '#server/features/register/register.routes.ts'
import { createRegisterService } from '#server/features/register/register.service.ts'
import { createKnownDevices } from '#server/features/security/known-devices.ts'
import { createAdmission } from '#server/features/session/admission.ts'
import { createChallengeCodes } from '#server/features/session/challenge-codes.ts'
import { createChallengeStore } from '#server/features/session/challenge-store.ts'
import { createLoginClaims } from '#server/features/session/login-claim.ts'
import { createLoginEventRepository } from '#server/features/session/login-event.repository.ts'
import { createLoginGuard } from '#server/features/session/login-guard.ts'
import { createLoginService } from '#server/features/session/login.service.ts'
import { createSecondProof } from '#server/features/session/second-proof.ts'
import { sessionRoutes } from '#server/features/session/session.routes.ts'
import { createSessionService } from '#server/features/session/session.service.ts'
import { createExternalIdentityRepository } from '#server/features/social-login/social-login.repository.ts'
import { socialLoginRoutes } from '#server/features/social-login/social-login.routes.ts'
import { createSocialLoginService } from '#server/features/social-login/social-login.service.ts'
import { createVisitStore } from '#server/features/social-login/visit-store.ts'
import { createSystemRepository } from '#server/features/system/system.repository.ts'
import { systemRoutes } from '#server/features/system/system.routes.ts'
import { createSystemService } from '#server/features/system/system.service.ts'
import { createPendingSecrets } from '#server/features/two-factor/pending-secret.ts'
import { createSecretBox } from '#server/platform/secret-box.ts'
import { createTwoFactorRepository } from '#server/features/two-factor/two-factor.repository.ts'
import { twoFactorRoutes } from '#server/features/two-factor/two-factor.routes.ts'
import { createTwoFactorService } from '#server/features/two-factor/two-factor.service.ts'
import { createLocalGeo } from '#server/integrations/geo/local-geo.ts'
import type { ContentFeatures } from './content.ts'
import { HOLDS_NOTHING } from '#server/platform/held.ts'
import type { AgentFeatures } from './agents.ts'
import type { Core } from './core.ts'
import type { Safeguards } from './safeguards.ts'
import type { ResponsiblePlayFeatures } from './responsible-play.ts'
import type { SecurityFeatures } from './security.ts'
import type { OtherSites } from './social.ts'

interface Given
  extends Pick<ContentFeatures, 'wallet' | 'inbox'>, Pick<SecurityFeatures, 'verification'>, Pick<AgentFeatures, 'rebateGifts'> {
  rsaModulus: string
  /** Authenticator secrets are sealed by it. */
  sealingSecret: string
  otherSites: OtherSites
  exclusions: ResponsiblePlayFeatures['exclusions']
}

export function createIdentityFeatures(
  { config, database, redis, clock, logger, merchants, sessions: store, sessionSecret, holdsNothing }: Core,
  safeguards: Safeguards,
  { wallet, inbox, verification, rebateGifts, rsaModulus, sealingSecret, otherSites, exclusions }: Given,
) {
  const { memberRows, passwords, passwordCheck, attempts, proofs, securityLog } = safeguards
  const loginEvents = createLoginEventRepository(database)
  const members = createMemberService({ members: memberRows, wallet, inbox, previousLoginAt: loginEvents.previousLoginAt })
  const captcha = createCaptchaService({ redis })
  const geo = createLocalGeo(config)
  const admission = createAdmission({
    geo,
    clock,
    hasMoney: wallet.hasMoney,
    testAccounts: createTestAccountRepository(database),
  })
  const sessions = createSessionService({
    store,
    loginEvents,
    members,
    passwords,
    securityLog,
    admission,
    geo,
    rsaModulus,
    clock,
  })
  const box = createSecretBox({ secret: sealingSecret, sealed: 'two-factor' })
  const twoFactor = createTwoFactorService({
    twoFactor: createTwoFactorRepository(database),
    pending: createPendingSecrets({ redis, box }),
    box,
    passwordCheck,
    attempts,
    proofs,
    securityLog,
    clock,
  })
  const challenges = createChallengeStore({ redis, clock })
  const challengeCodes = createChallengeCodes({ verification })
  const secondProof = createSecondProof({ codes: challengeCodes, challenges, twoFactor, attempts, loginEvents, clock })
  const logins = createLoginService({
    sessions,
    claims: createLoginClaims({ members, passwords, verification, phoneIdentity: otherSites.phoneIdentity }),
    guard: createLoginGuard({ redis, clock }),
    devices: createKnownDevices({ secret: sessionSecret, clock, kind: 'memberDevice' }),
    admission,
    secondProof,
    challenges,
    codes: challengeCodes,
    members,
    captcha,
    verification,
    securityLog,
  })
  const affiliates = createAffiliateService({ affiliates: createAffiliateRepository(database), rebates: rebateGifts, clock })
  const registrationProofs = createRegistrationProofs({
    verification,
    phoneIdentity: otherSites.phoneIdentity,
  })
  const register = createRegisterService({
    members,
    sessions,
    admission,
    affiliates,
    proofs: registrationProofs,
    checkMayJoin: exclusions.checkMayJoin,
    captcha,
    passwords,
    clock,
  })
  const socialLogin = createSocialLoginService({
    sites: otherSites.sites,
    visits: createVisitStore({ redis, clock }),
    identities: createExternalIdentityRepository(database, clock),
    members,
    affiliates,
    checkMayJoin: exclusions.checkMayJoin,
    passwords,
    sessions,
    admission,
    secondProof,
    securityLog,
    clock,
    logger,
  })
  const system = createSystemService({
    system: createSystemRepository(database),
    merchants,
    geo,
    logger,
    missing: otherSites.missingFlags,
    telegramBotId: otherSites.telegramBotId,
    freshness: holdsNothing ? HOLDS_NOTHING : undefined,
  })
  return {
    members,
    admission,
    verification,
    sessionService: sessions,
    routes: [
      ...sessionRoutes(sessions, logins, config),
      ...twoFactorRoutes(twoFactor),
      ...socialLoginRoutes(socialLogin),
      ...registerRoutes(register, affiliates),
      ...captchaRoutes(captcha),
      ...memberRoutes(members),
      ...systemRoutes(system),
    ],
  }
}
export type IdentityFeatures = ReturnType<typeof createIdentityFeatures>
