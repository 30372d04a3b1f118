/** Makes the parts that protect an account: codes, passwords, questions, and the overview of them. */
import type { Core } from '#server/container/core.ts'
import type { PhoneIdentity } from '#server/integrations/phone-identity/phone-identity.ts'
import type { Guards } from './guards.container.ts'
import { createCredentialRepository } from './member/credential.repository.ts'
import { createCredentials } from './member/credentials.ts'
import { createForgottenService } from './password/forgotten.service.ts'
import { passwordRoutes } from './password/password.routes.ts'
import { createPasswordService } from './password/password.service.ts'
import { createPhonePasswordService } from './password/phone-password.service.ts'
import { createResetLinks } from './password/reset-links.ts'
import { paymentPasswordRoutes } from './payment-password/payment-password.routes.ts'
import { createPaymentPasswordService } from './payment-password/payment-password.service.ts'
import { createPaymentWait } from './payment-password/payment-wait.ts'
import type { ExclusionService } from './responsible-play/exclusion.service.ts'
import { createSecurityQuestionRepository } from './security-question/security-question.repository.ts'
import { securityQuestionRoutes } from './security-question/security-question.routes.ts'
import { createSecurityQuestionService } from './security-question/security-question.service.ts'
import { createSecurityRepository } from './security/security.repository.ts'
import { securityRoutes } from './security/security.routes.ts'
import { createSecurityService } from './security/security.service.ts'
import { createLoginGuard } from './session/login-guard.ts'
import { createBindingService } from './verification/binding.service.ts'
import { createCodeStore } from './verification/code-store.ts'
import { createSendLimit } from './verification/send-limit.ts'
import { verificationRoutes } from './verification/verification.routes.ts'
import { createVerificationService } from './verification/verification.service.ts'

interface Deps {
  guards: Guards
  exclusions: ExclusionService
  phoneIdentity: PhoneIdentity | undefined
}

export function createSecurity(core: Core, { guards, exclusions, phoneIdentity }: Deps) {
  const { config, database, sessions, logger, clock, smsOutbox, mail } = core
  const { memberRows, passwords, passwordCheck, attempts, proofs, securityLog } = guards

  const credentials = createCredentials({
    ...core,
    members: memberRows,
    rows: createCredentialRepository(database),
    exclusions,
    securityLog,
  })
  const limit = createSendLimit(core)
  const codes = createCodeStore({ ...core, limit })
  const verification = createVerificationService({ codes, sms: smsOutbox, mail, holders: credentials })
  const binding = createBindingService({ codes, holders: credentials, credentials, proofs })

  const guard = createLoginGuard(core)
  const password = createPasswordService({ credentials, passwords, passwordCheck, proofs, guard, sessions })
  const forgotten = createForgottenService({
    credentials,
    password,
    links: createResetLinks(core),
    limit,
    mail,
    securityLog,
    logger,
    isProduction: config.isProduction,
    merchantCode: config.merchantCode,
  })
  const byPhone = createPhonePasswordService({ credentials, password, verification, proofs, phoneIdentity })
  const paymentPassword = createPaymentPasswordService({
    credentials,
    passwords,
    passwordCheck,
    proofs,
    verification,
    wait: createPaymentWait({ proofs, clock }),
  })
  const questions = createSecurityQuestionService({
    ...core,
    answers: createSecurityQuestionRepository(database),
    passwords,
    passwordCheck,
    attempts,
    proofs,
    securityLog,
  })
  const security = createSecurityService({ security: createSecurityRepository(database), sessions, proofs, clock })

  return {
    verification,
    routes: [
      ...verificationRoutes(verification, binding),
      ...passwordRoutes({ password, forgotten, byPhone }, config),
      ...paymentPasswordRoutes(paymentPassword),
      ...securityQuestionRoutes(questions),
      ...securityRoutes(security),
    ],
  }
}
