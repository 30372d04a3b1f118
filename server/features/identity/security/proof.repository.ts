import type { Database } from '#server/platform/database.ts'

/** Ways in which a member can verify, read from other features' tables; read-only. */
export function createProofRepository({ prisma }: Pick<Database, 'prisma'>) {
  return {
    /** Which ways are set up: a verified number and address, an app, answers. */
    async bound(memberId: number) {
      const [member, app, answers] = await Promise.all([
        prisma.member.findUnique({ where: { id: memberId }, select: { mobileVerifiedAt: true, emailVerifiedAt: true } }),
        prisma.twoFactor.count({ where: { memberId } }),
        prisma.securityAnswer.count({ where: { memberId } }),
      ])
      return {
        hasApp: app > 0,
        hasMobile: Boolean(member?.mobileVerifiedAt),
        hasEmail: Boolean(member?.emailVerifiedAt),
        hasAnswers: answers > 0,
      }
    },

    async mustChangePassword(memberId: number): Promise<boolean> {
      const member = await prisma.member.findUnique({ where: { id: memberId }, select: { mustChangePassword: true } })
      return member?.mustChangePassword ?? false
    },

    /** When each was bound, and when and how the login password was last reset. */
    async history(memberId: number) {
      const [member, app] = await Promise.all([
        prisma.member.findUnique({
          where: { id: memberId },
          select: { passwordResetAt: true, passwordResetBy: true, mobileVerifiedAt: true, emailVerifiedAt: true },
        }),
        prisma.twoFactor.findUnique({ where: { memberId }, select: { boundAt: true } }),
      ])
      return {
        resetAt: member?.passwordResetAt ?? null,
        resetBy: member?.passwordResetBy,
        appAt: app?.boundAt,
        mobileAt: member?.mobileVerifiedAt,
        emailAt: member?.emailVerifiedAt,
      }
    },
  }
}
export type ProofRepository = ReturnType<typeof createProofRepository>
