/** The content desk's banners, group by group (wire §4.4). */
import * as z from 'zod/mini'
import { BANNER_GROUPS } from './announcement.ts'
import {
  CHANGED,
  contentId,
  deskLead,
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
} from './content-desk.ts'
import { endpoint } from './endpoint.ts'
import { text } from './wire.ts'

const KICKER_MAX = 60
const ACTION_MAX = 30
export const bannerGroup = z.enum(BANNER_GROUPS)

export const bannerBody = z.object({
  ...edited,
  groupName: bannerGroup,
  platform,
  isActive: z.boolean(),
  /** null = from the start, for good. */
  startAt: openTime,
  endAt: openTime,
  picture: picture.check(z.minLength(1)),
  lead: deskLead,
  texts: perLanguage(z.object({ title: text(TITLE_MAX, 1), kicker: text(KICKER_MAX), action: text(ACTION_MAX) })),
})
export type BannerBody = z.output<typeof bannerBody>

export const deskBanner = z.object({
  id: z.int(),
  version: z.int(),
  state: showState,
  title: z.string(),
  body: z.object({
    ...bannerBody.shape,
    picture: z.string(),
    texts: perLanguage(z.object({ title: z.string(), kicker: z.string(), action: z.string() })),
  }),
})
export type DeskBanner = z.infer<typeof deskBanner>

const place = '/wps/operator/content/banners'

export const contentDeskBannerEndpoints = {
  banners: endpoint({
    ...editor,
    summary: 'Banners of a group, in their order',
    method: 'GET',
    path: place,
    query: z.object({ groupName: bannerGroup }),
    value: z.array(deskBanner),
  }),
  saveBanner: endpoint({
    ...editor,
    summary: 'Make or change a banner; a new one comes last',
    method: 'POST',
    path: place,
    body: bannerBody,
    value: deskBanner,
    errors: [...CHANGED],
  }),
  switchBanner: endpoint({
    ...editor,
    summary: 'Switch a banner on or off',
    method: 'POST',
    path: `${place}/switch`,
    body: z.object({ ...named.shape, isActive: z.boolean() }),
    value: deskBanner,
    errors: [...CHANGED],
  }),
  moveBanner: endpoint({
    ...editor,
    summary: 'Show a banner of a group earlier or later',
    method: 'POST',
    path: `${place}/move`,
    body: z.object({ id: contentId, direction }),
    value: z.array(deskBanner),
    errors: ['no.data'],
  }),
  removeBanner: endpoint({
    ...editor,
    summary: 'Remove a banner that is off',
    method: 'POST',
    path: `${place}/remove`,
    body: named,
    errors: [...CHANGED, 'content.shown'],
  }),
}
