/** Banners in the content management, by group (WIR-26). */
import * as z from 'zod/mini'
import { BANNER_GROUPS } from '../../content/announcement/announcement.ts'
import {
  CHANGED,
  contentId,
  managedLead,
  direction,
  edited,
  editor,
  openTime,
  named,
  perLanguage,
  picture,
  platform,
  showState,
  TITLE_MAX,
} from './content-management.ts'
import { endpoint } from '../../endpoint.ts'
import { text } from '../../wire.ts'

const KICKER_MAX = 60
const ACTION_MAX = 30
/** The place on the site where the banner is shown. */
export const bannerGroup = z.enum(BANNER_GROUPS)

export const bannerBody = z.object({
  ...edited,
  groupName: bannerGroup,
  platform,
  isActive: z.boolean(),
  /** Start and end; null = no limit on that side. */
  startAt: openTime,
  endAt: openTime,
  picture: picture.check(z.minLength(1)),
  lead: managedLead,
  texts: perLanguage(
    z.object({
      title: text(TITLE_MAX, 1),
      kicker: text(KICKER_MAX),
      /** Label of the button; empty = no button. */
      action: text(ACTION_MAX),
    }),
  ),
})
export type BannerBody = z.output<typeof bannerBody>

export const managedBanner = z.object({
  id: z.int(),
  version: z.int(),
  state: showState,
  title: z.string(),
  body: z.object({
    ...bannerBody.shape,
    picture: z.string(),
    texts: perLanguage(
      z.object({
        title: z.string(),
        kicker: z.string(),
        /** Label of the button; empty = no button. */
        action: z.string(),
      }),
    ),
  }),
})
export type ManagedBanner = z.infer<typeof managedBanner>

const place = '/wps/operator/content/banners'

export const banners = endpoint({
  ...editor,
  summary: 'Banners of a group, in order',
  method: 'GET',
  path: place,
  query: z.object({ groupName: bannerGroup }),
  value: z.array(managedBanner),
})

export const saveBanner = endpoint({
  ...editor,
  summary: 'Create or change a banner; a new one comes last',
  method: 'POST',
  path: place,
  body: bannerBody,
  value: managedBanner,
  errors: [...CHANGED],
})

export const switchBanner = endpoint({
  ...editor,
  summary: 'Switch a banner on or off',
  method: 'POST',
  path: `${place}/switch`,
  body: z.object({ ...named.shape, isActive: z.boolean() }),
  value: managedBanner,
  errors: [...CHANGED],
})

export const moveBanner = endpoint({
  ...editor,
  summary: 'Move a banner up or down in its group',
  method: 'POST',
  path: `${place}/move`,
  body: z.object({ id: contentId, direction }),
  value: z.array(managedBanner),
  errors: ['no.data'],
})

export const removeBanner = endpoint({
  ...editor,
  summary: 'Remove a banner that is switched off',
  method: 'POST',
  path: `${place}/remove`,
  body: named,
  errors: [...CHANGED, 'content.shown'],
})
