/** Every mail stands in a table, where testers read it; a job takes it from there to the mail server, if there is one. */
import type { Clock } from '#server/platform/clock.ts'
import type { Database, PrismaTransaction } from '#server/platform/database.ts'
import type { Mail, MailGateway } from './mail.ts'

export const SEND_MAIL_JOB = 'mail.send'
/** With growing pauses, about a quarter of an hour: a code or link is stale after that. */
const MAIL_ATTEMPTS = 6

/** The part of the job queue it needs. */
interface Queue {
  ready(): Promise<void>
  add(job: { name: string; payload: object; maxAttempts: number }, tx: PrismaTransaction): Promise<void>
}

interface Deps {
  database: Database
  clock: Clock
  queue: Queue
  /** A real server; absent = the table is all. */
  server?: Transport | undefined
}

/** What hands a message to a mail server; throws where that fails. */
export interface Transport {
  deliver(mail: Pick<Mail, 'recipient' | 'subject' | 'text' | 'html'>): Promise<void>
}

export interface MailOutbox extends MailGateway {
  /** Hands one mail to the server: what the job does. */
  deliver(id: bigint): Promise<void>
  /** What was sent before; how many. */
  forget(before: Date): Promise<number>
}

export const createMailOutbox = ({ database, clock, queue, server }: Deps): MailOutbox => ({
  async send(mail) {
    const data = { ...mail, createdAt: clock.now() }
    if (!server) {
      await database.prisma.mailOutbox.create({ data })
      return
    }
    await queue.ready()
    await database.prisma.$transaction(async (tx) => {
      const { id } = await tx.mailOutbox.create({ data })
      await queue.add({ name: SEND_MAIL_JOB, payload: { mailId: id.toString() }, maxAttempts: MAIL_ATTEMPTS }, tx)
    })
  },
  async deliver(id) {
    const mail = await database.prisma.mailOutbox.findUnique({ where: { id } })
    if (mail) await server?.deliver(mail)
  },
  async forget(before) {
    return (await database.prisma.mailOutbox.deleteMany({ where: { createdAt: { lt: before } } })).count
  },
})
