/** Mail: recipients read and delete it, and their open pages are updated at once (WIR-28). */
import type { Value } from '#contract/endpoint.ts'
import type * as inboxEndpoints from '#contract/content/inbox/inbox.ts'
import type { MailQuery } from '#contract/content/inbox/inbox.ts'
import type { Mailboxes } from '#server/letters/mailboxes.ts'
import { AppError } from '#server/platform/app-error.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { InboxRepository } from './inbox.repository.ts'
import type { Reader } from '#server/letters/texts/word-letter.ts'
import { presentInbox } from './present-mail.ts'

interface Deps {
  inbox: InboxRepository
  mailboxes: Mailboxes
  clock: Clock
}

/** Ids of one call, from any of the fields that carry them. */
export function idsOf(...given: readonly (readonly number[] | undefined)[]): number[] {
  const ids = given.flatMap((part) => part ?? [])
  if (ids.length === 0) throw new AppError('request.param.err', { fields: [{ path: 'ids', message: 'no id given' }] })
  return ids
}

export function createInboxService({ inbox, mailboxes, clock }: Deps) {
  return {
    unreadCount: mailboxes.unreadCount,

    async page(memberId: number, query: MailQuery, reader: Reader): Promise<Value<typeof inboxEndpoints.inbox>> {
      const { total, messages } = await inbox.page(memberId, query)
      return {
        content: messages.map((message) => presentInbox(message, reader)),
        pageNum: query.page,
        totalPages: Math.ceil(total / query.size),
      }
    },

    /** Ignores messages of other members. */
    async markRead(memberId: number, ids: readonly number[]) {
      const updated = await inbox.markRead(memberId, ids, clock.now())
      if (updated > 0) await mailboxes.pushUnread(memberId)
      return { updated }
    },

    /** Ignores messages of other members. */
    async remove(memberId: number, ids: readonly number[]) {
      const deleted = await inbox.remove(memberId, ids, clock.now())
      if (deleted > 0) await mailboxes.pushUnread(memberId)
      return { deleted }
    },
  }
}
export type InboxService = ReturnType<typeof createInboxService>
