import * as inboxEndpoints from '#contract/content/inbox/inbox.ts'
import * as inboxUnreadEndpoints from '#contract/content/inbox/inbox-unread.ts'
import { handle, type Route } from '#server/http/handle.ts'
import { checkFlag } from '#server/platform/merchant/check-flag.ts'
import { idsOf, type InboxService } from './inbox.service.ts'
import type { OutboxService } from './outbox.service.ts'

export const inboxRoutes = (inbox: InboxService, outbox: OutboxService): Route[] => [
  handle(inboxUnreadEndpoints.unreadCount, ({ caller, merchant }) => {
    checkFlag(merchant, 'INBOX3')
    return inbox.unreadCount(caller.memberId)
  }),
  handle(inboxEndpoints.inbox, ({ caller, merchant, language, query }) => {
    checkFlag(merchant, 'INBOX3')
    return inbox.page(caller.memberId, query, { merchant, language })
  }),
  handle(inboxEndpoints.outbox, ({ caller, merchant, query }) => {
    checkFlag(merchant, 'OUTBOX3')
    return outbox.page(caller.memberId, query)
  }),
  handle(inboxEndpoints.markRead, ({ caller, merchant, body }) => {
    checkFlag(merchant, 'INBOX3')
    return inbox.markRead(caller.memberId, idsOf(body.id, body.ids, body.messageIds))
  }),
  handle(inboxEndpoints.deleteInbox, ({ caller, merchant, query }) => {
    checkFlag(merchant, 'INBOX3')
    return inbox.remove(caller.memberId, idsOf(query.inboxIds, query.messageIds))
  }),
  handle(inboxEndpoints.deleteOutbox, ({ caller, merchant, query }) => {
    checkFlag(merchant, 'OUTBOX3')
    return outbox.remove(caller.memberId, idsOf(query.outboxIds, query.messageIds))
  }),
  handle(inboxEndpoints.submit, ({ caller, merchant, body }) => {
    checkFlag(merchant, 'SENDMAIL3')
    return outbox.submit(caller, merchant, body)
  }),
  handle(inboxEndpoints.reply, ({ caller, merchant, body }) => {
    checkFlag(merchant, 'SENDMAIL3')
    return outbox.reply(caller, merchant, body)
  }),
  handle(inboxEndpoints.recipientTypes, ({ caller, merchant }) => {
    checkFlag(merchant, 'SENDMAIL3')
    return outbox.recipientTypes(caller)
  }),
  handle(inboxEndpoints.recipients, ({ caller, query }) => outbox.recipients(caller, query)),
  handle(inboxEndpoints.clicked, async ({ caller, body }) => {
    await inbox.markRead(caller.memberId, [body.inboxDeliveryId])
  }),
  handle(inboxEndpoints.pushed, () => undefined),
]
