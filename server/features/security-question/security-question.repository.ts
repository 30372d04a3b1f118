import type { Database, PrismaTransaction } from '#server/platform/database.ts'

export interface StoredAnswer {
  questionId: number
  answerHash: string
}

export function createSecurityQuestionRepository({ prisma }: Database) {
  return {
    /** In the order they were asked. */
    list: (memberId: number): Promise<StoredAnswer[]> =>
      prisma.securityAnswer.findMany({
        where: { memberId },
        orderBy: { questionId: 'asc' },
        select: { questionId: true, answerHash: true },
      }),

    /** The new answers in place of the old; `complete` belongs to it. Of two at once the later stands, whole. */
    async replace(
      memberId: number,
      answers: readonly StoredAnswer[],
      at: Date,
      complete: (tx: PrismaTransaction) => Promise<void>,
    ): Promise<void> {
      await prisma.$transaction(async (tx) => {
        await tx.$queryRaw`SELECT id FROM member WHERE id = ${memberId} FOR UPDATE`
        await tx.securityAnswer.deleteMany({ where: { memberId } })
        await tx.securityAnswer.createMany({ data: answers.map((answer) => ({ ...answer, memberId, createdAt: at })) })
        await complete(tx)
      })
    },
  }
}
export type SecurityQuestionRepository = ReturnType<typeof createSecurityQuestionRepository>
