import * as announcementEndpoints from '#contract/content/announcement/announcement.ts'
import * as olderAnnouncementEndpoints from '#contract/content/announcement/older-announcement.ts'
import { handle, type Route } from '#server/http/handle.ts'
import type { AnnouncementService } from './announcement.service.ts'

export const announcementRoutes = (service: AnnouncementService): Route[] => [
  handle(announcementEndpoints.list, ({ query, ...viewer }) => service.list(viewer, query)),
  handle(announcementEndpoints.markRead, ({ caller, body }) => service.markRead(caller, body)),
  handle(olderAnnouncementEndpoints.content, ({ query, ...viewer }) => service.content(viewer, query)),
  handle(olderAnnouncementEndpoints.lobbyNews, (viewer) => service.lobbyNews(viewer)),
  handle(olderAnnouncementEndpoints.older, (viewer) => service.older(viewer)),
  handle(olderAnnouncementEndpoints.olderAdvanced, ({ query, ...viewer }) => service.olderAdvanced(viewer, query)),
  handle(olderAnnouncementEndpoints.olderAgent, ({ query, ...viewer }) => service.olderAgent(viewer, query)),
]
