export { announcements, useMarkRead, useUnreadAnnouncements } from './announcement.queries.ts'
export { LeadButton } from './LeadButton.tsx'
export { type Lead, useRedirect } from './use-redirect.ts'
