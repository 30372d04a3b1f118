/** The content desk's announcements: pop-ups, news, promotions (wire §4.4). */
import * as z from 'zod/mini'
import { ANNOUNCEMENT_TYPES } from './announcement.ts'
import { consolePage, consolePageQuery } from './console-page.ts'
import {
  CHANGED,
  contentId,
  deskLead,
  edited,
  editor,
  HTML_MAX,
  localTime,
  openTime,
  MAX_ORDER,
  named,
  perLanguage,
  picture,
  platform,
  showState,
  TITLE_MAX,
} from './content-desk.ts'
import { endpoint } from './endpoint.ts'
import { language, text, wholeNumber } from './wire.ts'

/** Banners have a desk of their own. */
export const DESK_TYPES = ['PU', 'PL', 'PR', 'H', 'A'] as const satisfies readonly (typeof ANNOUNCEMENT_TYPES)[number][]
export const deskType = z.enum(DESK_TYPES)
export const SPEEDS = ['SLOW', 'MEDIUM', 'HIGH'] as const
const MAX_CATEGORIES = 20

/** Pixels of a design 750 wide: what is drawn is never wider than the phone. */
export const LOGIN_POPUP = { width: { min: 100, max: 750 }, height: { min: 100, max: 1_200 } } as const
/** Of a pop-up shown after each login, the size of its picture; null = any other announcement. */
const loginPopup = z._default(
  z.nullable(
    z.object({
      width: wholeNumber(LOGIN_POPUP.width.max, LOGIN_POPUP.width.min),
      height: wholeNumber(LOGIN_POPUP.height.max, LOGIN_POPUP.height.min),
    }),
  ),
  null,
)

const words = z.object({
  title: text(TITLE_MAX, 1),
  /** HTML; what is not on the allow list is taken out before it is kept. */
  content: text(HTML_MAX),
  /** A picture with words in this language. */
  picture: z._default(picture, ''),
})

export const announcementBody = z.object({
  ...edited,
  type: deskType,
  platform,
  startAt: localTime,
  /** null = long-term. */
  endAt: openTime,
  isHidden: z.boolean(),
  /** The most urgent first. */
  priority: wholeNumber(MAX_ORDER),
  sortIndex: wholeNumber(MAX_ORDER),
  /** Clients of other brands ask for one group of them by it. */
  category: text(32),
  categoryIds: z.array(contentId).check(z.maxLength(MAX_CATEGORIES)),
  displaySpeed: z.enum(SPEEDS),
  picture,
  loginPopup,
  lead: deskLead,
  texts: perLanguage(words),
})
export type AnnouncementBody = z.output<typeof announcementBody>

export const deskAnnouncementRow = z.object({
  id: z.int(),
  version: z.int(),
  type: deskType,
  /** A pop-up that follows each login. */
  isLoginPopup: z.boolean(),
  state: showState,
  /** In the merchant's language. */
  title: z.string(),
  startAt: z.int(),
  endAt: z.nullable(z.int()),
  priority: z.int(),
  picture: z.string(),
  missing: z.array(language),
  /** Was never on show. */
  canRemove: z.boolean(),
})
export type DeskAnnouncementRow = z.infer<typeof deskAnnouncementRow>

export const deskAnnouncement = z.object({
  ...deskAnnouncementRow.shape,
  body: z.object({
    ...announcementBody.shape,
    texts: perLanguage(z.object({ title: z.string(), content: z.string(), picture: z.string() })),
  }),
})
export type DeskAnnouncement = z.infer<typeof deskAnnouncement>

const place = '/wps/operator/content/announcements'

export const contentDeskAnnouncementEndpoints = {
  announcements: endpoint({
    ...editor,
    summary: 'Announcements, whatever their dates',
    method: 'GET',
    path: place,
    query: z.object({
      page: consolePageQuery.page,
      size: consolePageQuery.size,
      type: z.optional(deskType),
      state: z.optional(showState),
      /** In the titles of every language. */
      search: z.optional(text(64)),
    }),
    value: consolePage(deskAnnouncementRow),
  }),
  announcement: endpoint({
    ...editor,
    summary: 'One announcement, to be changed',
    method: 'GET',
    path: `${place}/detail`,
    query: z.object({ id: contentId }),
    value: deskAnnouncement,
    errors: ['no.data'],
  }),
  saveAnnouncement: endpoint({
    ...editor,
    summary: 'Make or change an announcement',
    method: 'POST',
    path: place,
    body: announcementBody,
    value: deskAnnouncement,
    errors: [...CHANGED],
  }),
  endAnnouncement: endpoint({
    ...editor,
    summary: 'End what is on show now',
    method: 'POST',
    path: `${place}/end`,
    body: named,
    value: deskAnnouncement,
    errors: [...CHANGED, 'content.not.shown'],
  }),
  removeAnnouncement: endpoint({
    ...editor,
    summary: 'Remove what was never shown',
    method: 'POST',
    path: `${place}/remove`,
    body: named,
    errors: [...CHANGED, 'content.shown', 'content.in.use'],
  }),
}
