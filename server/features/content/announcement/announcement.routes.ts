import * as announcementEndpoints from '#contract/content/announcement.ts'
import { handle, type Route } from '#server/http/handle.ts'
import type { AnnouncementService } from './announcement.service.ts'

export const announcementRoutes = (service: AnnouncementService): Route[] => [
  handle(announcementEndpoints.list, ({ query, ...viewer }) => service.list(viewer, query)),
  handle(announcementEndpoints.markRead, ({ caller, body }) => service.markRead(caller, body)),
  handle(announcementEndpoints.content, ({ query, ...viewer }) => service.content(viewer, query)),
  handle(announcementEndpoints.lobbyNews, (viewer) => service.lobbyNews(viewer)),
  handle(announcementEndpoints.older, (viewer) => service.older(viewer)),
  handle(announcementEndpoints.olderAdvanced, ({ query, ...viewer }) => service.olderAdvanced(viewer, query)),
  handle(announcementEndpoints.olderAgent, ({ query, ...viewer }) => service.olderAgent(viewer, query)),
]
