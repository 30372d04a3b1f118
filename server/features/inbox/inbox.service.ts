import type { InboxRepository } from './inbox.repository.ts'

export function createInboxService({ inbox }: { inbox: InboxRepository }) {
  return {
    /** Messages the member has neither read nor deleted. */
    unreadCount: (memberId: number): Promise<number> => inbox.countUnread(memberId),
  }
}
export type InboxService = ReturnType<typeof createInboxService>
