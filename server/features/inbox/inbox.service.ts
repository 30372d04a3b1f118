/** Mail: read and thrown away by whoever got it, told to their open pages at once (wire §4.5). */
import type { Value } from '#contract/endpoint.ts'
import type { inboxEndpoints, MailQuery } from '#contract/inbox.ts'
import { AppError } from '#server/platform/app-error.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Live } from '#server/platform/live.ts'
import type { InboxRepository } from './inbox.repository.ts'
import type { Reader } from './letters/word-letter.ts'
import { presentInbox } from './present-mail.ts'

interface Deps {
  inbox: InboxRepository
  live: Pick<Live, 'tell'>
  clock: Clock
}

/** Ids of one call, under whichever names it sent them. */
export function idsOf(...given: readonly (readonly number[] | undefined)[]): number[] {
  const ids = given.flatMap((part) => part ?? [])
  if (ids.length === 0) throw new AppError('request.param.err', { fields: [{ path: 'ids', message: 'no id' }] })
  return ids
}

export function createInboxService({ inbox, live, clock }: Deps) {
  async function tellUnread(memberId: number): Promise<void> {
    live.tell(memberId, 'inbox.unread', { unreadCount: await inbox.countUnread(memberId) })
  }

  return {
    /** Messages the member has neither read nor deleted. */
    unreadCount: (memberId: number): Promise<number> => inbox.countUnread(memberId),

    async page(memberId: number, query: MailQuery, reader: Reader): Promise<Value<typeof inboxEndpoints.inbox>> {
      const { total, messages } = await inbox.page(memberId, query)
      return {
        content: messages.map((message) => presentInbox(message, reader)),
        pageNum: query.page,
        totalPages: Math.ceil(total / query.size),
      }
    },

    /** Messages of others are passed over. */
    async markRead(memberId: number, ids: readonly number[]) {
      const updated = await inbox.markRead(memberId, ids, clock.now())
      if (updated > 0) await tellUnread(memberId)
      return { updated }
    },

    /** Messages of others are passed over. */
    async remove(memberId: number, ids: readonly number[]) {
      const deleted = await inbox.remove(memberId, ids, clock.now())
      if (deleted > 0) await tellUnread(memberId)
      return { deleted }
    },

    /** Tells those who just got a message what they have now. */
    async tellArrived(memberIds: readonly number[]): Promise<void> {
      if (memberIds.length === 0) return
      const counts = await inbox.countUnreadOf(memberIds)
      for (const memberId of memberIds) live.tell(memberId, 'inbox.unread', { unreadCount: counts.get(memberId) ?? 0 })
    },
  }
}
export type InboxService = ReturnType<typeof createInboxService>
