import type { Database } from '#server/platform/database.ts'

/** Which security features of a member are set up, read from other features' tables; read-only. */
export function createSecurityRepository({ prisma }: Database) {
  return {
    async overview(memberId: number) {
      const [member, twoFactors, answers, accounts, check] = await Promise.all([
        prisma.member.findUnique({
          where: { id: memberId },
          select: {
            type: true,
            paymentPasswordHash: true,
            paymentOpensAt: true,
            passwordResetAt: true,
            mobileNumber: true,
            mobileVerifiedAt: true,
            email: true,
            emailVerifiedAt: true,
            passwordChangedAt: true,
          },
        }),
        prisma.twoFactor.count({ where: { memberId } }),
        prisma.securityAnswer.count({ where: { memberId } }),
        prisma.payoutAccount.count({ where: { memberId, removedAt: null } }),
        prisma.kycCheck.findFirst({
          where: { memberId, state: { not: 'NOT_SUBMITTED' } },
          orderBy: { id: 'desc' },
          select: { state: true },
        }),
      ])
      return (
        member && {
          ...member,
          hasTwoFactor: twoFactors > 0,
          hasAnswers: answers > 0,
          accountCount: accounts,
          identityCheck: check?.state ?? 'NOT_SUBMITTED',
        }
      )
    },
  }
}
export type SecurityRepository = ReturnType<typeof createSecurityRepository>
