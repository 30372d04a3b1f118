export { announcements, banners, useMarkRead, useUnreadAnnouncements } from './announcement.queries.ts'
export { HeroBanner } from './HeroBanner.tsx'
export { LeadButton } from './LeadButton.tsx'
