/** Stored announcements and banners as clients read them, in one language. */
import * as z from 'zod'
import {
  ANNOUNCEMENT_TYPES,
  type Announcement,
  BANNER_GROUPS,
  type Banner,
  REDIRECTS,
} from '#contract/content/announcement/announcement.ts'
import { fileTime } from '#server/platform/report/report-time.ts'
import { LANGUAGE_WIRE_CODE, type Language } from '#contract/wire.ts'
import type { StoredAnnouncement, StoredBanner } from './announcement.repository.ts'

/** Languages in order of preference: the requested one, then the merchant's. */
export type LanguageOrder = readonly string[]
export type GameLinkage = Announcement['gameLinkageMapping']

const storedImages = z.array(z.object({ url: z.string(), sequence: z.int() })).catch([])
const storedBannerTexts = z
  .record(z.string(), z.object({ title: z.string().default(''), kicker: z.string().default(''), action: z.string().default('') }))
  .catch({})
const storedRedirect = z.enum(REDIRECTS).nullable().catch(null)
const storedSpeed = z.enum(['SLOW', 'MEDIUM', 'HIGH']).catch('MEDIUM')

/** The text in the first available language, or in any. */
export function pickText<T>(texts: ReadonlyMap<string, T>, languages: LanguageOrder): T | undefined {
  const best = languages.find((language) => texts.has(language))
  return best === undefined ? texts.values().next().value : texts.get(best)
}

const toText = ({ title, content, language }: StoredAnnouncement['contents'][number], imageUrl: string) => ({
  sequence: 1,
  title,
  content,
  language: LANGUAGE_WIRE_CODE[language as Language] ?? language.toUpperCase(),
  isDefault: true,
  webImageUrl: imageUrl,
  mobileImageUrl: imageUrl,
})

/** A picture with text belongs to a language; it comes first among the pictures (SCR-18). */
function imagesOf(stored: unknown, ownImage: string) {
  const images = storedImages.parse(stored).toSorted((a, b) => a.sequence - b.sequence)
  return ownImage ? [{ url: ownImage, sequence: 1 }, ...images.filter(({ sequence }) => sequence !== 1)] : images
}

/** The picture size of a pop-up shown after each login; null for anything else. */
export const loginPopupOf = ({
  loginWidth: width,
  loginHeight: height,
}: Pick<StoredAnnouncement, 'loginWidth' | 'loginHeight'>) => (width === null || height === null ? null : { width, height })

interface Facts {
  languages: LanguageOrder
  /** IANA time zone of the merchant. */
  zone: string
  isRead: boolean
  linkage: GameLinkage
}

/** Presented rows that are the same for all readers: rows are cached for seconds and never change. */
const presented = new WeakMap<StoredAnnouncement, Map<string, Announcement>>()

export function presentAnnouncement(row: StoredAnnouncement, { languages, zone, isRead, linkage }: Facts): Announcement {
  const key = `${languages.join()} ${zone}`
  const byKey = presented.get(row) ?? new Map<string, Announcement>()
  const forAll = byKey.get(key) ?? present(row, languages, zone)
  presented.set(row, byKey.set(key, forAll))
  return { ...forAll, read: isRead, gameLinkageMapping: linkage }
}

function present(row: StoredAnnouncement, languages: LanguageOrder, zone: string): Announcement {
  const text = pickText(new Map(row.contents.map((content) => [content.language, content])), languages)
  const photoUrl = text?.imageUrl || row.photoUrl
  return {
    id: row.id,
    title: text?.title ?? '',
    content: text?.content ?? '',
    type: z.enum(ANNOUNCEMENT_TYPES).parse(row.type),
    status: 'A',
    platform: row.platform,
    startDate: row.startAt.getTime(),
    endDate: row.endAt.getTime(),
    startDateStr: fileTime(row.startAt, zone),
    endDateStr: fileTime(row.endAt, zone),
    noExpiry: row.noExpiry ? 1 : 0,
    priority: row.priority,
    sortIndex: row.sortIndex,
    category: row.category,
    promoAnnouncementCategoryIds: row.categoryIds,
    read: false,
    photoUrl,
    loginPopup: loginPopupOf(row),
    redirect: storedRedirect.parse(row.redirect),
    externalLink: row.externalLink,
    redirectPromotionId: row.redirectPromotionId,
    linkedPromotionId: row.redirectPromotionId,
    announcementImages: imagesOf(row.images, text?.imageUrl ?? ''),
    gameLinkageMapping: null,
    announcementDisplaySpeed: storedSpeed.parse(row.displaySpeed),
    contents: text ? [toText(text, photoUrl)] : [],
  }
}

/** Undefined for an unknown group. */
export function presentBanner(row: StoredBanner, languages: LanguageOrder, linkage: GameLinkage): Banner | undefined {
  const groupName = BANNER_GROUPS.find((group) => group === row.groupName)
  if (!groupName) return undefined
  const texts = storedBannerTexts.parse(row.texts)
  const text = pickText(new Map(Object.entries(texts)), languages)
  return {
    bannerId: row.id,
    groupName,
    url: row.url,
    title: text?.title ?? '',
    kicker: text?.kicker ?? '',
    action: text?.action ?? '',
    redirect: storedRedirect.parse(row.redirect),
    externalLink: row.externalLink,
    redirectPromotionId: row.redirectPromotionId,
    gameLinkageMapping: linkage,
    linkageType: null,
    linkage: null,
  }
}
