export { announcements, banners, useMarkRead, useUnreadAnnouncements } from './announcement.queries.ts'
