/** Mailboxes: received, read and deleted messages. Writing is in outbox.repository.ts. */
import type { MailQuery } from '#contract/content/inbox/inbox.ts'
import type { Database, Prisma } from '#server/platform/database.ts'

const withSender = { outbox: { select: { senderId: true } } } as const
export type StoredMessage = Prisma.InboxMessageGetPayload<{ include: typeof withSender }>

/** The part of a mailbox that a page shows. */
export function pageOf({ page, size, sort, startTime, endTime }: MailQuery) {
  const order = sort === 'sendTime:asc' ? ('asc' as const) : ('desc' as const)
  const range = {
    ...(startTime === undefined ? {} : { gte: new Date(startTime) }),
    ...(endTime === undefined ? {} : { lte: new Date(endTime) }),
  }
  return {
    sentAt: range,
    window: { orderBy: [{ sentAt: order }, { id: order }], skip: (page - 1) * size, take: size },
  }
}

export function createInboxRepository({ database }: { database: Database }) {
  const { inboxMessage } = database.prisma
  return {
    async page(memberId: number, query: MailQuery) {
      const { sentAt, window } = pageOf(query)
      const where = { memberId, deletedAt: null, sentAt }
      const [total, messages] = await Promise.all([inboxMessage.count({ where }), inboxMessage.findMany({ where, ...window })])
      return { total, messages }
    },

    /** Null if the member has no such message. */
    findOwn: (memberId: number, id: number): Promise<StoredMessage | null> =>
      inboxMessage.findFirst({ where: { id, memberId, deletedAt: null }, include: withSender }),

    /** Only the member's own unread messages; returns how many. */
    async markRead(memberId: number, ids: readonly number[], readAt: Date): Promise<number> {
      const where = { id: { in: [...ids] }, memberId, readAt: null, deletedAt: null }
      return (await inboxMessage.updateMany({ where, data: { readAt } })).count
    },

    /** Only the member's own messages; returns how many. */
    async remove(memberId: number, ids: readonly number[], deletedAt: Date): Promise<number> {
      const where = { id: { in: [...ids] }, memberId, deletedAt: null }
      return (await inboxMessage.updateMany({ where, data: { deletedAt } })).count
    },
  }
}
export type InboxRepository = ReturnType<typeof createInboxRepository>
