/** The security centre's overview (wire §4.12). */
import type { SecurityConfig } from '#contract/security.ts'
import type { SessionStore } from '#server/features/session/session-store.ts'
import { maskEmail } from '#server/features/verification/code-target.ts'
import { maskMobileNumber } from '#server/features/verification/mobile-number.ts'
import { AppError } from '#server/platform/app-error.ts'
import type { Merchant } from '#server/platform/merchant/merchant-directory.ts'
import type { Proofs } from './proof.ts'
import type { SecurityRepository } from './security.repository.ts'

interface Deps {
  security: SecurityRepository
  sessions: Pick<SessionStore, 'list'>
  proofs: Pick<Proofs, 'waysOf'>
}

export function createSecurityService({ security, sessions, proofs }: Deps) {
  return {
    async config(memberId: number, { settings }: Merchant): Promise<SecurityConfig> {
      const [overview, openSessions, ways] = await Promise.all([
        security.overview(memberId),
        sessions.list(memberId),
        proofs.waysOf(memberId),
      ])
      if (!overview) throw new AppError('user.or.token.invalid')
      return {
        hasPaymentPassword: overview.paymentPasswordHash !== null,
        hasSecurityQuestions: overview.hasAnswers,
        hasTwoFactor: overview.hasTwoFactor,
        mobileVerified: overview.mobileVerifiedAt !== null,
        mobile: maskMobileNumber(overview.mobileNumber),
        emailVerified: overview.emailVerifiedAt !== null,
        email: maskEmail(overview.email),
        payoutAccountCount: overview.accountCount,
        openSessionCount: openSessions.length,
        passwordChangedAt: overview.passwordChangedAt?.getTime() ?? null,
        needsSecondFactor: settings.security.needsSecondFactor,
        proofs: ways,
      }
    },
  }
}
export type SecurityService = ReturnType<typeof createSecurityService>
