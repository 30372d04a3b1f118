/** Stores every mail in a table, where testers read it; a job sends it from there, if there is a mail server. */
import type { Clock } from '#server/platform/clock.ts'
import type { Database, PrismaTransaction } from '#server/platform/database.ts'
import type { InTransaction } from '#server/platform/transactions.ts'
import type { Mail, MailGateway } from './mail.ts'

export const SEND_MAIL_JOB = 'mail.send'
/** With growing pauses, about a quarter of an hour; after that a code or link is stale. */
const MAIL_ATTEMPTS = 6

/** The part of the job queue this needs. */
interface Queue {
  ready(): Promise<void>
  add(job: { name: string; payload: object; maxAttempts: number }, tx: PrismaTransaction): Promise<void>
}

interface Deps {
  database: Database
  inTransaction: InTransaction
  clock: Clock
  queue: Queue
  /** A real mail server; absent = only the table. */
  server?: Transport | undefined
}

/** Sends a message to a mail server; throws if that fails. */
export interface Transport {
  deliver(mail: Pick<Mail, 'recipient' | 'subject' | 'text' | 'html'>): Promise<void>
}

export interface MailOutbox extends MailGateway {
  /** Sends one mail; run by the job. */
  deliver(id: bigint): Promise<void>
  /** Deletes mails sent before; returns how many. */
  forget(before: Date): Promise<number>
}

export const createMailOutbox = ({ database, inTransaction, clock, queue, server }: Deps): MailOutbox => ({
  async send(mail) {
    const data = { ...mail, createdAt: clock.now() }
    if (!server) {
      await database.prisma.mailOutbox.create({ data })
      return
    }
    await queue.ready()
    await inTransaction(async (tx) => {
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
