import type { Database } from '#server/platform/database.ts'

export function createInboxRepository({ database }: { database: Database }) {
  return {
    countUnread: (memberId: number): Promise<number> =>
      database.prisma.inboxMessage.count({ where: { memberId, readAt: null, deletedAt: null } }),
  }
}
export type InboxRepository = ReturnType<typeof createInboxRepository>
