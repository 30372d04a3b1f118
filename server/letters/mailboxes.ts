/** Counts members' unread messages, and pushes the count to their open pages. */
import type { Live } from '#server/platform/live.ts'
import type { LetterRepository } from './letter.repository.ts'

interface Deps {
  rows: Pick<LetterRepository, 'unreadCount' | 'unreadCounts'>
  live: Pick<Live, 'push'>
}

export function createMailboxes({ rows, live }: Deps) {
  return {
    /** Messages the member has neither read nor deleted. */
    unreadCount: rows.unreadCount,

    async pushUnread(memberId: number): Promise<void> {
      live.push(memberId, 'inbox.unread', { unreadCount: await rows.unreadCount(memberId) })
    },

    /** Pushes the new count to members who just got a message. */
    async pushUnreadOf(memberIds: readonly number[]): Promise<void> {
      if (memberIds.length === 0) return
      const counts = await rows.unreadCounts(memberIds)
      for (const memberId of memberIds) live.push(memberId, 'inbox.unread', { unreadCount: counts.get(memberId) ?? 0 })
    },
  }
}
export type Mailboxes = ReturnType<typeof createMailboxes>
