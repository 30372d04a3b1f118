/** The security centre's overview (WIR-21). */
import { KYC_MEMBER_TYPES } from '#contract/identity/kyc/kyc.ts'
import { kycState } from '#contract/identity/kyc/kyc-form.ts'
import type { SecurityConfig } from '#contract/identity/security.ts'
import type { SessionStore } from '#server/sessions/session-store.ts'
import { maskEmail } from '#server/platform/contact/code-target.ts'
import { maskMobileNumber } from '#server/platform/contact/mobile-number.ts'
import { AppError } from '#server/platform/app-error.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Merchant } from '#server/platform/merchant/merchant-directory.ts'
import type { Proofs } from './proof.ts'
import type { SecurityRepository } from './security.repository.ts'

const HOUR_MS = 3_600_000

interface Deps {
  security: SecurityRepository
  sessions: Pick<SessionStore, 'list'>
  proofs: Pick<Proofs, 'waysOf' | 'strongWays'>
  clock: Clock
}

export function createSecurityService({ security, sessions, proofs, clock }: Deps) {
  return {
    async config(memberId: number, merchant: Merchant): Promise<SecurityConfig> {
      const { needsSecondFactor, paymentWaitHours } = merchant.settings.security
      const [overview, openSessions, ways, paymentProofs] = await Promise.all([
        security.overview(memberId),
        sessions.list(memberId),
        proofs.waysOf(memberId),
        proofs.strongWays(memberId, merchant),
      ])
      if (!overview) throw new AppError('user.or.token.invalid')
      const now = clock.now()
      const { paymentPasswordHash, paymentOpensAt, passwordResetAt } = overview
      const hasPaymentPassword = paymentPasswordHash !== null
      const isAfterReset = passwordResetAt !== null && now.getTime() < passwordResetAt.getTime() + paymentWaitHours * HOUR_MS
      const isChecked = merchant.settings.kyc.isEnabled && KYC_MEMBER_TYPES.some((type) => type === overview.type)
      return {
        hasPaymentPassword,
        paymentOpensAt: hasPaymentPassword && paymentOpensAt && now < paymentOpensAt ? paymentOpensAt.getTime() : null,
        paymentWaitHours: hasPaymentPassword || isAfterReset ? paymentWaitHours : null,
        paymentProofs,
        hasSecurityQuestions: overview.hasAnswers,
        hasTwoFactor: overview.hasTwoFactor,
        mobileVerified: overview.mobileVerifiedAt !== null,
        mobile: maskMobileNumber(overview.mobileNumber),
        emailVerified: overview.emailVerifiedAt !== null,
        email: maskEmail(overview.email),
        identityCheck: isChecked ? kycState.parse(overview.identityCheck) : null,
        payoutAccountCount: overview.accountCount,
        openSessionCount: openSessions.length,
        passwordChangedAt: overview.passwordChangedAt?.getTime() ?? null,
        needsSecondFactor,
        proofs: ways,
      }
    },
  }
}
export type SecurityService = ReturnType<typeof createSecurityService>
