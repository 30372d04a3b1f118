/** Content management in the back office: what announcements, banners and bonus campaigns share, and their pictures. */
import * as z from 'zod/mini'
import { RECORDED, type RecordedGame } from '../../play/bet-record/round-detail.ts'
import { REDIRECTS, type Redirect } from '../../content/announcement/announcement.ts'
import { endpoint } from '../../endpoint.ts'
import { language, text, wholeNumber } from '../../wire.ts'

export const PICTURE_MAX_BYTES = 5 * 1_024 * 1_024
export const TITLE_MAX = 120
export const HTML_MAX = 20_000
export const ADDRESS_MAX = 500
export const MAX_ORDER = 9_999
/** Members see a change within this many seconds, because answers are cached for a moment. */
export const SHOWN_WITHIN_SECONDS = 40

/** Redirects that work in this release (client/features/launch); others would lead to missing pages. */
export const LEADS = [
  'PROMO',
  'GAME_LINKAGE',
  'REDIRECT_URL',
  'DEPOSIT',
  'REGISTER',
  'INVITE_FRIENDS',
  'REFERRAL',
  'MEMBER',
  'MEMBER_TURNOVER',
  'REWARD_CENTER',
  'MISSION',
  'POINT_MARKET',
  'APP_DOWNLOAD',
] as const satisfies readonly Redirect[]

const PLAYED = Object.keys(RECORDED) as RecordedGame[]
/** Pages of the site that a link may name, besides other sites. */
export const SITE_PAGES = [
  '/m/home',
  '/m/activity',
  '/m/gameList',
  '/m/hot-games',
  '/m/notice',
  '/m/message',
  '/m/help',
  '/m/feedback',
  ...PLAYED.map((code) => `/m/play/${code}` as const),
  '/m/voucherCenter',
  '/m/withdraw',
  '/m/gameRecord',
  '/m/transaction/record',
  '/m/securityCenter',
  '/m/myAccount/responsiblePlay',
] as const

const ID_MAX = 2_147_483_647
export const contentId = wholeNumber(ID_MAX, 1)
/** `version` as it was read: of two concurrent edits the second is refused. */
export const named = z.object({ id: contentId, version: contentId })
/** Absent = a new item. */
export const edited = { id: z.optional(contentId), version: z.optional(contentId) }

/** A date and time in the merchant's time zone: `2026-03-01T18:30`. */
export const localTime = z.string().check(z.regex(/^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])T(?:[01]\d|2[0-3]):[0-5]\d$/))
/** An uploaded picture; empty = none. */
export const picture = z.string().check(z.regex(/^(?:\/media\/[0-9a-f]{24}\.(?:webp|svg))?$/))
/** null or absent = no limit. */
export const openTime = z._default(z.nullable(localTime), null)
/** Where it is shown: `M` on phones, `W` on large screens, `*` everywhere. */
export const platform = z.enum(['*', 'M', 'W'])

/** Where a tap leads; null = nowhere. */
export const managedLead = z.object({
  redirect: z._default(z.nullable(z.enum(REDIRECTS)), null),
  /** With REDIRECT_URL. */
  externalLink: z._default(text(ADDRESS_MAX), ''),
  /** With PROMO; null = the list of promotions. */
  promotionId: z._default(z.nullable(contentId), null),
  /** With GAME_LINKAGE. */
  gameNodeId: z._default(text(64), ''),
})
export type ManagedLead = z.output<typeof managedLead>

/** The content in each language; languages without text are left out. */
export const perLanguage = <T extends z.ZodMiniType>(item: T) =>
  z.object({ tl: z.optional(item), en: z.optional(item), zh: z.optional(item), vi: z.optional(item) })

/** TO_COME: begins later. OVER: has ended. HIDDEN: switched off. */
export const SHOW_STATES = ['ON_SHOW', 'TO_COME', 'OVER', 'HIDDEN'] as const
export const showState = z.enum(SHOW_STATES)
export type ShowState = z.infer<typeof showState>

export const categoryNames = z.record(language, text(60, 1))
export const managedCategory = z.object({
  id: z.int(),
  version: z.int(),
  /** The category's name for clients, the same in every language. */
  code: z.string(),
  names: perLanguage(z.string()),
  /** Number of announcements in the category. */
  used: z.int(),
})
export type ManagedCategory = z.infer<typeof managedCategory>

export const editor = { auth: 'operator', permission: 'content.edit' } as const
export const CHANGED = ['no.data', 'content.changed'] as const
/** Moves it past its neighbour in the list. */
export const direction = z.enum(['up', 'down'])

const place = '/wps/operator/content'

/** What every form needs: the merchant's time zone and language, and the choices. */
export const facts = endpoint({
  ...editor,
  summary: 'The choices in the content management’s forms',
  method: 'GET',
  path: place,
  value: z.object({
    /** IANA time zone of the dates, and the current time there. */
    zone: z.string(),
    /** The current time in that zone: `2026-03-01T18:30`. */
    now: z.string(),
    defaultLanguage: language,
    /** The categories of promotions. */
    categories: z.array(managedCategory),
    promotions: z.array(z.object({ id: z.int(), title: z.string(), state: showState })),
  }),
})

export const games = endpoint({
  ...editor,
  summary: 'Games a banner or an announcement may open',
  method: 'GET',
  path: `${place}/games`,
  query: z.object({
    /** Part of the name of a game. */
    search: z._default(text(64), ''),
    nodeId: z.optional(text(64)),
  }),
  value: z.array(z.object({ nodeId: z.string(), name: z.string(), vendor: z.string() })),
})

/** PNG or JPG. The server re-encodes it; it can be used at once. */
export const uploadPicture = endpoint({
  ...editor,
  summary: 'Upload a picture for the site',
  method: 'POST',
  path: `${place}/pictures`,
  tier: 'sensitive',
  upload: { maxFiles: 1, maxBytes: PICTURE_MAX_BYTES },
  value: z.object({
    /** The address of the picture. */
    url: z.string(),
    width: z.int(),
    height: z.int(),
  }),
  errors: ['request.param.err', 'upload.type.err', 'upload.too.large'],
})

export const saveCategory = endpoint({
  ...editor,
  summary: 'Create or change a category of promotions',
  method: 'POST',
  path: `${place}/categories`,
  body: z.object({
    ...edited,
    /** The category's name for clients, the same in every language. */
    code: z.string().check(z.regex(/^[A-Za-z0-9_-]{2,32}$/)),
    names: categoryNames,
  }),
  value: z.array(managedCategory),
  errors: [...CHANGED, 'content.in.use'],
})

export const moveCategory = endpoint({
  ...editor,
  summary: 'Move a category up or down',
  method: 'POST',
  path: `${place}/categories/move`,
  body: z.object({ id: contentId, direction }),
  value: z.array(managedCategory),
  errors: ['no.data'],
})

export const removeCategory = endpoint({
  ...editor,
  summary: 'Remove an empty category',
  method: 'POST',
  path: `${place}/categories/remove`,
  body: named,
  value: z.array(managedCategory),
  errors: [...CHANGED, 'content.in.use'],
})
