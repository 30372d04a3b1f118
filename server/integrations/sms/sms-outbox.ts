/** The local gateway: messages go to a table, where testers read them. */
import type { Clock } from '#server/platform/clock.ts'
import type { Database } from '#server/platform/database.ts'
import type { SmsGateway } from './sms.ts'

export const createSmsOutbox = ({ database, clock }: { database: Database; clock: Clock }): SmsGateway => ({
  async send(sms) {
    await database.prisma.smsOutbox.create({ data: { ...sms, createdAt: clock.now() } })
  },
})
