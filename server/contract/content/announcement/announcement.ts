/** Announcements, pop-ups, promotions and banners (WIR-26). What only older clients call is in older-announcement.ts. */
import * as z from 'zod/mini'
import { endpoint } from '../../endpoint.ts'

/** B banner, PL player, PU pop-up, PR promotion, H hot, A agent. */
export const ANNOUNCEMENT_TYPES = ['B', 'PL', 'PU', 'PR', 'H', 'A'] as const
export type AnnouncementType = (typeof ANNOUNCEMENT_TYPES)[number]

export const BANNER_GROUPS = [
  'm_home',
  'm_login',
  'm_reg',
  'm_hotgames',
  'm_newgame',
  'm_leftmenu',
  'w_home',
  'm_glifelink',
] as const
export type BannerGroup = (typeof BANNER_GROUPS)[number]

/** What tapping a banner or announcement does. */
export const REDIRECTS = [
  'PROMO',
  'REDIRECT_URL',
  'GAME_LINKAGE',
  'DEPOSIT',
  'REGISTER',
  'INVITE_FRIENDS',
  'REFERRAL',
  'MEMBER',
  'REWARD_CENTER',
  'APP_DOWNLOAD',
  'MISSION',
  'POINT_MARKET',
  'MEMBER_TURNOVER',
] as const
export type Redirect = (typeof REDIRECTS)[number]

export const gameLinkage = z.object({ gameType: z.string(), vendor: z.string(), roomId: z.string(), nodeId: z.string() })

export const announcementText = z.object({
  sequence: z.int(),
  title: z.string(),
  /** The text: HTML; clients must sanitise it. */
  content: z.string(),
  /** As on the wire: `EN`, `TY` … */
  language: z.string(),
  isDefault: z.boolean(),
  webImageUrl: z.string(),
  mobileImageUrl: z.string(),
})

export const announcement = z.object({
  id: z.int(),
  title: z.string(),
  /** HTML; clients must sanitise it. */
  content: z.string(),
  type: z.enum(ANNOUNCEMENT_TYPES),
  /** Always `A`: on show. */
  status: z.literal('A'),
  /** `M` on phones, `W` on large screens, `*` everywhere. */
  platform: z.string(),
  /** When it begins to be shown, epoch ms. */
  startDate: z.int(),
  /** When it stops being shown, epoch ms; see `noExpiry`. */
  endDate: z.int(),
  startDateStr: z.string(),
  endDateStr: z.string(),
  noExpiry: z.literal([0, 1]),
  priority: z.int(),
  sortIndex: z.int(),
  /** A group that clients of other brands ask for. */
  category: z.string(),
  promoAnnouncementCategoryIds: z.array(z.int()),
  read: z.boolean(),
  photoUrl: z.string(),
  /**
   * For a pop-up shown after each login: the size of its picture, in pixels of a design 750 wide (100 to a rem, SCR-11); null =
   * any other announcement.
   */
  loginPopup: z.nullable(z.object({ width: z.int(), height: z.int() })),
  redirect: z.nullable(z.enum(REDIRECTS)),
  externalLink: z.nullable(z.string()),
  redirectPromotionId: z.nullable(z.int()),
  linkedPromotionId: z.nullable(z.int()),
  announcementImages: z.array(
    z.object({
      /** Address of the picture. */
      url: z.string(),
      sequence: z.int(),
    }),
  ),
  gameLinkageMapping: z.nullable(gameLinkage),
  announcementDisplaySpeed: z.enum(['SLOW', 'MEDIUM', 'HIGH']),
  /** The same text as a list, for clients that choose the language themselves: only the language shown. */
  contents: z.array(announcementText),
})
export type Announcement = z.infer<typeof announcement>

export const banner = z.object({
  bannerId: z.int(),
  /** The place on the site where it is shown. */
  groupName: z.enum(BANNER_GROUPS),
  /** Address of the picture. */
  url: z.string(),
  title: z.string(),
  /** Small line above the title. */
  kicker: z.string(),
  /** Label of the banner's button; empty = no button. */
  action: z.string(),
  redirect: z.nullable(z.enum(REDIRECTS)),
  externalLink: z.nullable(z.string()),
  redirectPromotionId: z.nullable(z.int()),
  gameLinkageMapping: z.nullable(gameLinkage),
  /** Older clients look here for a link; null = use `redirect` and the fields beside it. */
  linkageType: z.null(),
  linkage: z.null(),
})
export type Banner = z.infer<typeof banner>

export const announcementQuery = z.object({
  /** Comma-separated; absent = every type. */
  types: z.pipe(
    z.optional(z.string().check(z.maxLength(32))),
    z.transform((types) => {
      const asked = types
        ?.toUpperCase()
        .split(',')
        .map((type) => type.trim())
        .filter(Boolean)
      return asked?.length ? ANNOUNCEMENT_TYPES.filter((type) => asked.includes(type)) : [...ANNOUNCEMENT_TYPES]
    }),
  ),
  /** Only banners of this place. */
  groupName: z.optional(z.string().check(z.maxLength(64))),
  /** `M` = for phones, `W` = for large screens. */
  platform: z._default(z.enum(['M', 'W']), 'M'),
  /** Only announcements of this group. */
  category: z.optional(z.string().check(z.maxLength(32))),
})
export type AnnouncementQuery = z.output<typeof announcementQuery>

export const announcementLists = z.object({
  player: z.array(announcement),
  popup: z.array(announcement),
  /** Promotions that are on show. */
  promotion: z.array(announcement),
  hot: z.array(announcement),
  /** Announcements for agents. */
  agent: z.array(announcement),
  banners: z.array(banner),
})
export type AnnouncementLists = z.infer<typeof announcementLists>

export const announcementId = z.pipe(
  z.union([z.int(), z.pipe(z.string().check(z.regex(/^\d{1,9}$/)), z.transform(Number))]),
  z.int().check(z.positive(), z.lte(2_147_483_647)),
)

export const list = endpoint({
  summary: 'Announcements and banners shown now',
  method: 'GET',
  relay: 'CCSFE_getListAnnouncements',
  aliases: ['MCSFE_getListAnnouncements', 'MCS2_getListAnnouncements', 'MCS2_getMultiCategoryTypeAnnouncements'],
  query: announcementQuery,
  value: announcementLists,
  sharedFor: 3,
  sharedWith: 'visitors',
})

export const markRead = endpoint({
  summary: 'Mark an announcement read',
  method: 'POST',
  relay: 'MCSFE_markAnnouncementAsRead',
  aliases: ['MCS2_markAnnouncementAsRead'],
  auth: 'member',
  body: z.object({
    announcementId,
    read: z._default(z.boolean(), true),
  }),
  errors: ['no.data'],
})
