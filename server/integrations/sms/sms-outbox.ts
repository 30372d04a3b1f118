/** The local gateway: messages go to a table, where testers read them. */
export interface SmsOutbox extends SmsGateway {
  /** Deletes messages sent before; returns how many. */
  forget(before: Date): Promise<number>
}

import type { Clock } from '#server/platform/clock.ts'
import type { Database } from '#server/platform/database.ts'
import type { SmsGateway } from './sms.ts'

export const createSmsOutbox = ({ database, clock }: { database: Database; clock: Clock }): SmsOutbox => ({
  async send(sms) {
    await database.prisma.smsOutbox.create({ data: { ...sms, createdAt: clock.now() } })
  },
  async forget(before) {
    return (await database.prisma.smsOutbox.deleteMany({ where: { createdAt: { lt: before } } })).count
  },
})
