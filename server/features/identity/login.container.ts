/** Makes login and registration: sessions, second factors, and login with other sites. */
import type { Core } from '#server/container/core.ts'
import type { CaptchaService } from '#server/features/site/captcha/captcha.service.ts'
import { createSecretBox } from '#server/platform/secret-box.ts'
import type { Guards } from './guards.container.ts'
import { memberRoutes } from './member/member.routes.ts'
import { createMemberService } from './member/member.service.ts'
import type { MemberWallet } from './member/member.service.ts'
import { createTestAccountRepository } from './member/test-account.repository.ts'
import type { OtherSites } from './other-sites.container.ts'
import type { Affiliates } from './register/affiliates.ts'
import type { Invitations } from './register/invitations.ts'
import { registerRoutes } from './register/register.routes.ts'
import { createRegisterService } from './register/register.service.ts'
import { createRegistrationProofs } from './register/registration-proof.ts'
import type { ExclusionService } from './responsible-play/exclusion.service.ts'
import { createKnownDevices } from './security/known-devices.ts'
import { createAdmission } from './session/admission.ts'
import { createChallengeCodes } from './session/challenge-codes.ts'
import { createChallengeStore } from './session/challenge-store.ts'
import { createLoginClaims } from './session/login-claim.ts'
import { createLoginEventRepository } from './session/login-event.repository.ts'
import { createLoginGuard } from './session/login-guard.ts'
import { createLoginService } from './session/login.service.ts'
import { createSecondProof } from './session/second-proof.ts'
import { sessionRoutes } from './session/session.routes.ts'
import { createSessionService } from './session/session.service.ts'
import { createExternalIdentityRepository } from './social-login/social-login.repository.ts'
import { socialLoginRoutes } from './social-login/social-login.routes.ts'
import { createSocialLoginService } from './social-login/social-login.service.ts'
import { createVisitStore } from './social-login/visit-store.ts'
import { createPendingSecrets } from './two-factor/pending-secret.ts'
import { createTwoFactorRepository } from './two-factor/two-factor.repository.ts'
import { twoFactorRoutes } from './two-factor/two-factor.routes.ts'
import { createTwoFactorService } from './two-factor/two-factor.service.ts'
import type { VerificationService } from './verification/verification.service.ts'

export interface LoginDeps {
  guards: Guards
  otherSites: OtherSites
  verification: VerificationService
  exclusions: ExclusionService
  captcha: CaptchaService
  wallet: MemberWallet & { hasMoney(memberId: number): Promise<boolean> }
  affiliates: Affiliates
  invitations: Invitations
}

export function createLogin(core: Core, deps: LoginDeps) {
  const { config, database, redis, inTransaction, clock, logger, geo, mailboxes, sessions: store, sessionSecret, secrets } = core
  const { guards, otherSites, verification, exclusions, captcha, wallet, affiliates, invitations } = deps
  const { memberRows, passwords, passwordCheck, attempts, proofs, securityLog } = guards
  const loginEvents = createLoginEventRepository(database)
  const members = createMemberService({
    members: memberRows,
    wallet,
    inbox: mailboxes,
    previousLoginAt: loginEvents.previousLoginAt,
  })
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
    rsaModulus: core.rsaKeys.modulusHex,
    clock,
  })
  const box = createSecretBox({ secret: secrets.twoFactor, sealed: 'two-factor' })
  const twoFactor = createTwoFactorService({
    twoFactor: createTwoFactorRepository(database),
    pending: createPendingSecrets({ redis, box }),
    box,
    passwordCheck,
    attempts,
    proofs,
    securityLog,
    inTransaction,
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
  const registrationProofs = createRegistrationProofs({
    verification,
    phoneIdentity: otherSites.phoneIdentity,
  })
  const register = createRegisterService({
    members,
    sessions,
    admission,
    affiliates,
    invitations,
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
    invitations,
    checkMayJoin: exclusions.checkMayJoin,
    passwords,
    sessions,
    admission,
    secondProof,
    securityLog,
    clock,
    logger,
  })

  return {
    members,
    admission,
    sessionService: sessions,
    routes: [
      ...sessionRoutes(sessions, logins, config),
      ...twoFactorRoutes(twoFactor),
      ...socialLoginRoutes(socialLogin),
      ...registerRoutes(register, affiliates),
      ...memberRoutes(members),
    ],
  }
}
