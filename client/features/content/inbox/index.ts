export { inboxUnread, useInboxUnread, useSetInboxUnread } from './inbox.queries.ts'
