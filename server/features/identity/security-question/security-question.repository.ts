import type { Database, PrismaTransaction } from '#server/platform/database.ts'

export interface StoredAnswer {
  questionId: number
  answerHash: string
}

export function createSecurityQuestionRepository({ prisma }: Database) {
  return {
    /** In the order they were chosen. */
    list: (memberId: number): Promise<StoredAnswer[]> =>
      prisma.securityAnswer.findMany({
        where: { memberId },
        orderBy: { questionId: 'asc' },
        select: { questionId: true, answerHash: true },
      }),

    /** Replaces all answers. Of two concurrent calls the later one wins, as a whole. */
    async replace(tx: PrismaTransaction, memberId: number, answers: readonly StoredAnswer[], at: Date): Promise<void> {
      await tx.$queryRaw`SELECT id FROM member WHERE id = ${memberId} FOR UPDATE`
      await tx.securityAnswer.deleteMany({ where: { memberId } })
      await tx.securityAnswer.createMany({ data: answers.map((answer) => ({ ...answer, memberId, createdAt: at })) })
    },
  }
}
export type SecurityQuestionRepository = ReturnType<typeof createSecurityQuestionRepository>
