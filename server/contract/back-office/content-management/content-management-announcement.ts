/** Announcements in the content management: pop-ups, news, promotions (WIR-26). */
import * as z from 'zod/mini'
import { ANNOUNCEMENT_TYPES } from '../../content/announcement/announcement.ts'
import { backOfficePage, backOfficePageQuery } from '../../back-office-page.ts'
import {
  CHANGED,
  contentId,
  managedLead,
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
} from './content-management.ts'
import { endpoint } from '../../endpoint.ts'
import { language, text, wholeNumber } from '../../wire.ts'

/** Banners have a page of their own. */
export const MANAGED_TYPES = ['PU', 'PL', 'PR', 'H', 'A'] as const satisfies readonly (typeof ANNOUNCEMENT_TYPES)[number][]
export const managedType = z.enum(MANAGED_TYPES)
export const SPEEDS = ['SLOW', 'MEDIUM', 'HIGH'] as const
const MAX_CATEGORIES = 20

/** Pixels in a design 750 wide; the picture is never drawn wider than the phone. */
export const LOGIN_POPUP = { width: { min: 100, max: 750 }, height: { min: 100, max: 1_200 } } as const
/** The picture size of a pop-up shown after each login; null = any other announcement. */
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
  /** HTML; everything not on the allow list is removed before it is stored. */
  content: text(HTML_MAX),
  /** A picture with text in this language. */
  picture: z._default(picture, ''),
})

export const announcementBody = z.object({
  ...edited,
  type: managedType,
  platform,
  startAt: localTime,
  /** null = no end. */
  endAt: openTime,
  isHidden: z.boolean(),
  /** Highest priority first. */
  priority: wholeNumber(MAX_ORDER),
  sortIndex: wholeNumber(MAX_ORDER),
  /** Clients of other brands use it to request one group of announcements. */
  category: text(32),
  categoryIds: z.array(contentId).check(z.maxLength(MAX_CATEGORIES)),
  displaySpeed: z.enum(SPEEDS),
  picture,
  loginPopup,
  lead: managedLead,
  texts: perLanguage(words),
})
export type AnnouncementBody = z.output<typeof announcementBody>

export const managedAnnouncementRow = z.object({
  id: z.int(),
  version: z.int(),
  type: managedType,
  /** Shown after each login. */
  isLoginPopup: z.boolean(),
  state: showState,
  /** In the merchant's language. */
  title: z.string(),
  startAt: z.int(),
  endAt: z.nullable(z.int()),
  priority: z.int(),
  picture: z.string(),
  missing: z.array(language),
  /** True if it was never shown. */
  canRemove: z.boolean(),
})
export type ManagedAnnouncementRow = z.infer<typeof managedAnnouncementRow>

export const managedAnnouncement = z.object({
  ...managedAnnouncementRow.shape,
  body: z.object({
    ...announcementBody.shape,
    texts: perLanguage(z.object({ title: z.string(), content: z.string(), picture: z.string() })),
  }),
})
export type ManagedAnnouncement = z.infer<typeof managedAnnouncement>

const place = '/wps/operator/content/announcements'

export const announcements = endpoint({
  ...editor,
  summary: 'All announcements, whatever their dates',
  method: 'GET',
  path: place,
  query: z.object({
    page: backOfficePageQuery.page,
    size: backOfficePageQuery.size,
    type: z.optional(managedType),
    state: z.optional(showState),
    /** Searches the titles in every language. */
    search: z.optional(text(64)),
  }),
  value: backOfficePage(managedAnnouncementRow),
})

export const announcement = endpoint({
  ...editor,
  summary: 'One announcement, for editing',
  method: 'GET',
  path: `${place}/detail`,
  query: z.object({ id: contentId }),
  value: managedAnnouncement,
  errors: ['no.data'],
})

export const saveAnnouncement = endpoint({
  ...editor,
  summary: 'Create or change an announcement',
  method: 'POST',
  path: place,
  body: announcementBody,
  value: managedAnnouncement,
  errors: [...CHANGED],
})

export const endAnnouncement = endpoint({
  ...editor,
  summary: 'End an announcement that is shown now',
  method: 'POST',
  path: `${place}/end`,
  body: named,
  value: managedAnnouncement,
  errors: [...CHANGED, 'content.not.shown'],
})

export const removeAnnouncement = endpoint({
  ...editor,
  summary: 'Remove an announcement that was never shown',
  method: 'POST',
  path: `${place}/remove`,
  body: named,
  errors: [...CHANGED, 'content.shown', 'content.in.use'],
})
