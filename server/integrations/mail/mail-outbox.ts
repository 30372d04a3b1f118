/** The local gateway: mail goes to a table, where testers read it. */
import type { Clock } from '#server/platform/clock.ts'
import type { Database } from '#server/platform/database.ts'
import type { MailGateway } from './mail.ts'

export interface MailOutbox extends MailGateway {
  /** What was sent before; how many. */
  forget(before: Date): Promise<number>
}

export const createMailOutbox = ({ database, clock }: { database: Database; clock: Clock }): MailOutbox => ({
  async send(mail) {
    await database.prisma.mailOutbox.create({ data: { ...mail, createdAt: clock.now() } })
  },
  async forget(before) {
    return (await database.prisma.mailOutbox.deleteMany({ where: { createdAt: { lt: before } } })).count
  },
})
