export { inboxUnread, useInboxUnread } from './inbox.queries.ts'
