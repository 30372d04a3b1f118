import type { Database } from '#server/platform/database.ts'
import type { SmsGateway } from './sms.ts'

type Sms = Parameters<SmsGateway['send']>[0]

export const createSmsOutboxRepository = ({ prisma }: Pick<Database, 'prisma'>) => ({
  add: async (sms: Sms & { createdAt: Date }): Promise<void> => void (await prisma.smsOutbox.create({ data: sms })),
  /** Returns how many were deleted. */
  deleteOlder: async (than: Date): Promise<number> =>
    (await prisma.smsOutbox.deleteMany({ where: { createdAt: { lt: than } } })).count,
})
export type SmsOutboxRepository = ReturnType<typeof createSmsOutboxRepository>
