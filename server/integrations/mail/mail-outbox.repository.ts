import type { Database, PrismaTransaction } from '#server/platform/database.ts'
import type { Mail } from './mail.ts'

type NewMail = Mail & { createdAt: Date }

export const createMailOutboxRepository = ({ prisma }: Pick<Database, 'prisma'>) => ({
  add: async (mail: NewMail): Promise<void> => void (await prisma.mailOutbox.create({ data: mail })),
  addIn: async (tx: PrismaTransaction, mail: NewMail): Promise<bigint> => (await tx.mailOutbox.create({ data: mail })).id,
  find: (id: bigint) => prisma.mailOutbox.findUnique({ where: { id } }),
  /** Returns how many were deleted. */
  deleteOlder: async (than: Date): Promise<number> =>
    (await prisma.mailOutbox.deleteMany({ where: { createdAt: { lt: than } } })).count,
})
export type MailOutboxRepository = ReturnType<typeof createMailOutboxRepository>
