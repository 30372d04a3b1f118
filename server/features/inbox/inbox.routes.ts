import { inboxEndpoints } from '#contract/inbox.ts'
import { handle, type Route } from '#server/http/handle.ts'
import type { InboxService } from './inbox.service.ts'

export const inboxRoutes = (service: InboxService): Route[] => [
  handle(inboxEndpoints.unreadCount, ({ caller }) => service.unreadCount(caller.memberId)),
]
