import { announcementEndpoints } from '#contract/announcement.ts'
import { handle, type Route } from '#server/http/handle.ts'
import type { AnnouncementService } from './announcement.service.ts'

export const announcementRoutes = (service: AnnouncementService): Route[] => [
  handle(announcementEndpoints.list, ({ query, ...viewer }) => service.list(viewer, query)),
  handle(announcementEndpoints.markRead, ({ caller, body }) => service.markRead(caller, body)),
]
