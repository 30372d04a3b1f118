/** What an account is guarded by: codes, passwords, questions, and the overview of them. */
import { createCredentialRepository } from '#server/features/member/credential.repository.ts'
import { createCredentials } from '#server/features/member/credentials.ts'
import { createForgottenService } from '#server/features/password/forgotten.service.ts'
import { passwordRoutes } from '#server/features/password/password.routes.ts'
import { createPasswordService } from '#server/features/password/password.service.ts'
import { createPhonePasswordService } from '#server/features/password/phone-password.service.ts'
import { createResetLinks } from '#server/features/password/reset-links.ts'
import { paymentPasswordRoutes } from '#server/features/payment-password/payment-password.routes.ts'
import { createPaymentWait } from '#server/features/payment-password/payment-wait.ts'
import { createPaymentPasswordService } from '#server/features/payment-password/payment-password.service.ts'
import { createSecurityQuestionRepository } from '#server/features/security-question/security-question.repository.ts'
import { securityQuestionRoutes } from '#server/features/security-question/security-question.routes.ts'
import { createSecurityQuestionService } from '#server/features/security-question/security-question.service.ts'
import { createSecurityRepository } from '#server/features/security/security.repository.ts'
import { securityRoutes } from '#server/features/security/security.routes.ts'
import { createSecurityService } from '#server/features/security/security.service.ts'
import { createLoginGuard } from '#server/features/session/login-guard.ts'
import { createBindingService } from '#server/features/verification/binding.service.ts'
import { createCodeStore } from '#server/features/verification/code-store.ts'
import { createSendLimit } from '#server/features/verification/send-limit.ts'
import { verificationRoutes } from '#server/features/verification/verification.routes.ts'
import { createVerificationService } from '#server/features/verification/verification.service.ts'
import type { PhoneIdentity } from '#server/integrations/phone-identity/phone-identity.ts'
import type { Core } from './core.ts'
import type { ResponsiblePlayFeatures } from './responsible-play.ts'
import type { Safeguards } from './safeguards.ts'

interface Others extends Pick<ResponsiblePlayFeatures, 'exclusions'> {
  /** Phones proved by another service, where the merchant has one. */
  phoneIdentity: PhoneIdentity | undefined
}

export function createSecurityFeatures(core: Core, safeguards: Safeguards, { phoneIdentity, exclusions }: Others) {
  const { config, database, sessions, logger, clock } = core
  const { memberRows, passwords, passwordCheck, attempts, proofs, securityLog, smsOutbox, mail } = safeguards

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
export type SecurityFeatures = ReturnType<typeof createSecurityFeatures>
