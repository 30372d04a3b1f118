/** The local gateway: messages go to a table, where testers read them. */
import type { Clock } from '#server/platform/clock.ts'
import type { SmsGateway } from './sms.ts'
import type { SmsOutboxRepository } from './sms-outbox.repository.ts'

export interface SmsOutbox extends SmsGateway {
  /** Deletes messages sent before; returns how many. */
  forget(before: Date): Promise<number>
}

export const createSmsOutbox = ({ messages, clock }: { messages: SmsOutboxRepository; clock: Clock }): SmsOutbox => ({
  send: (sms) => messages.add({ ...sms, createdAt: clock.now() }),
  forget: messages.deleteOlder,
})
