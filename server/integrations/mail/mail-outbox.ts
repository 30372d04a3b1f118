/** Stores every mail in a table, where testers read it; a job sends it from there, if there is a mail server. */
import type { Clock } from '#server/platform/clock.ts'
import type { PrismaTransaction } from '#server/platform/database.ts'
import type { InTransaction } from '#server/platform/transactions.ts'
import type { Mail, MailGateway } from './mail.ts'
import type { MailOutboxRepository } from './mail-outbox.repository.ts'

export const SEND_MAIL_JOB = 'mail.send'
/** With growing pauses, about a quarter of an hour; after that a code or link is stale. */
const MAIL_ATTEMPTS = 6

/** The part of the job queue this needs. */
interface Queue {
  ready(): Promise<void>
  add(job: { name: string; payload: object; maxAttempts: number }, tx: PrismaTransaction): Promise<void>
}

interface Deps {
  mails: MailOutboxRepository
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

export const createMailOutbox = ({ mails, inTransaction, clock, queue, server }: Deps): MailOutbox => ({
  async send(mail) {
    const data = { ...mail, createdAt: clock.now() }
    if (!server) {
      await mails.add(data)
      return
    }
    await queue.ready()
    await inTransaction(async (tx) => {
      const id = await mails.addIn(tx, data)
      await queue.add({ name: SEND_MAIL_JOB, payload: { mailId: id.toString() }, maxAttempts: MAIL_ATTEMPTS }, tx)
    })
  },
  async deliver(id) {
    const mail = await mails.find(id)
    if (mail) await server?.deliver(mail)
  },
  forget: mails.deleteOlder,
})
