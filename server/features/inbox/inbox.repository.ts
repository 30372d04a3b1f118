/** Mailboxes: what members got, read, threw away. Writing lives in outbox.repository.ts. */
import type { MailQuery } from '#contract/inbox.ts'
import type { Database, Prisma } from '#server/platform/database.ts'

const withSender = { outbox: { select: { senderId: true } } } as const
export type StoredMessage = Prisma.InboxMessageGetPayload<{ include: typeof withSender }>

/** What of a mailbox a page shows. */
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
    countUnread: (memberId: number): Promise<number> =>
      inboxMessage.count({ where: { memberId, readAt: null, deletedAt: null } }),

    /** The same of several members; those with none are left out. */
    async countUnreadOf(memberIds: readonly number[]): Promise<Map<number, number>> {
      const counts = await inboxMessage.groupBy({
        by: ['memberId'],
        where: { memberId: { in: [...memberIds] }, readAt: null, deletedAt: null },
        _count: true,
      })
      return new Map(counts.map(({ memberId, _count }) => [memberId, _count]))
    },

    async page(memberId: number, query: MailQuery) {
      const { sentAt, window } = pageOf(query)
      const where = { memberId, deletedAt: null, sentAt }
      const [total, messages] = await Promise.all([inboxMessage.count({ where }), inboxMessage.findMany({ where, ...window })])
      return { total, messages }
    },

    /** Null where the member has no such message. */
    findOwn: (memberId: number, id: number): Promise<StoredMessage | null> =>
      inboxMessage.findFirst({ where: { id, memberId, deletedAt: null }, include: withSender }),

    /** Only the member's own, and only those unread; how many. */
    async markRead(memberId: number, ids: readonly number[], readAt: Date): Promise<number> {
      const where = { id: { in: [...ids] }, memberId, readAt: null, deletedAt: null }
      return (await inboxMessage.updateMany({ where, data: { readAt } })).count
    },

    /** Only the member's own; how many. */
    async remove(memberId: number, ids: readonly number[], deletedAt: Date): Promise<number> {
      const where = { id: { in: [...ids] }, memberId, deletedAt: null }
      return (await inboxMessage.updateMany({ where, data: { deletedAt } })).count
    },
  }
}
export type InboxRepository = ReturnType<typeof createInboxRepository>
