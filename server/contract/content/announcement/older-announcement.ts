/** Announcements as older clients read them: one by one, in the lobby, and in the first generation's own form (WIR-27). */
import * as z from 'zod/mini'
import { endpoint } from '../../endpoint.ts'
import { text } from '../../wire.ts'
import { announcement, announcementId } from './announcement.ts'

/** An announcement as the oldest clients read it: dates are text in the merchant's time zone. */
export const olderAnnouncement = z.object({
  id: z.int(),
  title: z.string(),
  /** The text: HTML; clients must sanitise it. */
  content: z.string(),
  /** P = promotion, M = message. */
  category: z.string(),
  mainPageUrl: z.string(),
  promoPageUrl: z.string(),
  /** When it begins to be shown, as text in the site's time zone. */
  startDate: z.string(),
  /** When it stops being shown, as text in the site's time zone. */
  endDate: z.string(),
  createtime: z.string(),
})
export type OlderAnnouncement = z.infer<typeof olderAnnouncement>

/** P = promotions, M = messages; S = front page, P = for players, U = pop-ups (WIR-27, first generation). */
const olderQuery = z.object({
  /** S = front page, P = for players, U = pop-ups. */
  type: z.optional(text(8)),
  /** P = promotions, M = messages. */
  category: z.optional(text(8)),
  /** `M` = for phones, `W` = for large screens. */
  platform: z._default(z.enum(['M', 'W']), 'W'),
})

/** The bare HTML, for clients that load it when the announcement is opened. */
export const content = endpoint({
  summary: 'One announcement that is shown now',
  method: 'GET',
  relay: 'MCS2_getAnnouncementContent',
  aliases: ['MCSFE_getAnnouncementContent', 'CCSFE_getAnnouncementContent'],
  framing: 'bare',
  query: z.object({ announcementId: z.optional(announcementId), id: z.optional(announcementId) }),
  value: announcement,
  errors: ['no.data'],
})

export const lobbyNews = endpoint({
  summary: 'Notices of the lobby',
  method: 'GET',
  relay: 'GLS2_lobbyNews',
  value: z.array(announcement),
  sharedFor: 3,
  sharedWith: 'visitors',
})

/** Plain text, because those clients put it into a marquee (WIR-27). */
export const older = endpoint({
  summary: 'Lines of the ticker, for first-generation clients',
  method: 'GET',
  path: '/wps/system/announcements',
  value: z.object({
    contentLobby: z.array(
      z.object({
        /** The text, without HTML. */
        content: z.string(),
      }),
    ),
  }),
  sharedFor: 10,
})

export const olderAdvanced = endpoint({
  summary: 'Announcements, promotions and pop-ups for first-generation clients',
  method: 'GET',
  path: '/wps/system/announcements/advanced',
  query: olderQuery,
  value: z.array(olderAnnouncement),
  sharedFor: 10,
})

/** Agents also get announcements for agents. Home pages call it for every visitor (WIR-27). */
export const olderAgent = endpoint({
  summary: 'Announcements for the caller, for first-generation clients',
  method: 'GET',
  path: '/wps/agent/announcements',
  query: olderQuery,
  value: z.array(
    z.object({
      id: z.int(),
      title: z.string(),
      /** P = promotion, M = message. */
      category: z.string(),
      /** The text: HTML; clients must sanitise it. */
      content: z.string(),
    }),
  ),
})
