import type { Announcement, AnnouncementType, BannerGroup, Redirect } from '#contract/content/announcement/announcement.ts'
import { LANGUAGES, type Language } from '#contract/wire.ts'
import { type MotifName, bannerArt } from '#seed/art/index.ts'
import { type HouseLetter, paramsToStore } from '#server/letters/texts/letters.ts'
import type { Database } from '#server/platform/database.ts'
import { storePictures } from './media.ts'
import type { MerchantRecord } from './merchant.ts'
import { unique } from './unique.ts'

const DAY_MS = 86_400_000
const ON_SHOW_DAYS = 30

export interface Linkage {
  redirect?: Redirect
  externalLink?: string
  redirectPromotionId?: number
  /** Node id of the game it opens. */
  gameNodeId?: string
}

export interface AnnouncementDetails extends Linkage {
  merchant?: MerchantRecord
  type?: AnnouncementType
  platform?: 'M' | 'W' | '*'
  category?: string
  displaySpeed?: Announcement['announcementDisplaySpeed']
  /** The same in every language unless `texts` overrides it. */
  title?: string
  content?: string
  texts?: Partial<Record<Language, { title: string; content: string }>>
  priority?: number
  sortIndex?: number
  startAt?: Date
  endAt?: Date
  noExpiry?: boolean
  categoryIds?: number[]
  photoUrl?: string
  /** For a login popup: the size of its picture, in pixels. */
  loginWidth?: number
  loginHeight?: number
  images?: { url: string; sequence: number }[]
}

export interface AnnouncementRecord {
  id: number
  merchantId: number
  type: AnnouncementType
  title: string
  content: string
}

export async function createAnnouncement(
  { prisma }: Database,
  merchant: MerchantRecord,
  details: AnnouncementDetails,
  now: Date,
): Promise<AnnouncementRecord> {
  const { merchant: _merchant, title = `News ${unique('n')}`, content = `<p>${title}</p>`, texts, ...given } = details
  const type = given.type ?? 'PL'
  const contents = LANGUAGES.map((language) => ({ language, ...(texts?.[language] ?? { title, content }) }))
  const { id } = await prisma.announcement.create({
    data: {
      startAt: new Date(now.getTime() - DAY_MS),
      endAt: new Date(now.getTime() + ON_SHOW_DAYS * DAY_MS),
      ...given,
      type,
      merchantId: merchant.id,
      contents: { create: contents },
    },
    select: { id: true },
  })
  return { id, merchantId: merchant.id, type, title, content }
}

export interface BannerDetails extends Linkage {
  merchant?: MerchantRecord
  groupName?: BannerGroup
  platform?: 'M' | 'W' | '*'
  title?: string
  kicker?: string
  action?: string
  texts?: Partial<Record<Language, { title: string; kicker: string; action: string }>>
  motif?: MotifName
  sortIndex?: number
  isActive?: boolean
  /** Shown from, until; absent = always. */
  startAt?: Date
  endAt?: Date
}

export interface BannerRecord {
  id: number
  groupName: BannerGroup
  title: string
  url: string
}

export async function createBanner(
  { prisma, pool }: Database,
  merchant: MerchantRecord,
  details: BannerDetails,
): Promise<BannerRecord> {
  const {
    merchant: _merchant,
    title = `Banner ${unique('b')}`,
    kicker = '',
    action = '',
    texts,
    motif = 'parol',
    ...given
  } = details
  const groupName = given.groupName ?? 'm_home'
  const [url = ''] = await storePictures(pool, [bannerArt({ key: `${merchant.code}/${title}`, motif })])
  const perLanguage = Object.fromEntries(LANGUAGES.map((language) => [language, texts?.[language] ?? { title, kicker, action }]))
  const { id } = await prisma.banner.create({
    data: { ...given, groupName, url, texts: perLanguage, merchantId: merchant.id },
    select: { id: true },
  })
  return { id, groupName, title, url }
}

export interface InboxMessageDetails {
  member: { id: number; merchantId: number }
  subject?: string
  content?: string
  senderName?: string
  isRead?: boolean
  sentAt?: Date
  metadata?: object
  canReply?: boolean
  /** Rendered when it is read, in place of subject and content. */
  letter?: HouseLetter
}

export interface InboxMessageRecord {
  id: number
  memberId: number
  subject: string
  content: string
}

export async function createInboxMessage(
  { prisma }: Database,
  details: InboxMessageDetails,
  now: Date,
): Promise<InboxMessageRecord> {
  const { member, isRead = false, letter, ...given } = details
  const subject = letter ? '' : (given.subject ?? `Message ${unique('i')}`)
  const content = letter ? '' : (given.content ?? `<p>${subject}</p>`)
  const sentAt = given.sentAt ?? now
  const { id } = await prisma.inboxMessage.create({
    data: {
      senderName: 'Palaro',
      ...given,
      merchantId: member.merchantId,
      memberId: member.id,
      subject,
      content,
      sentAt,
      readAt: isRead ? sentAt : null,
      ...(letter && { letterKey: letter.key, letterParams: paramsToStore(letter) as object }),
    },
    select: { id: true },
  })
  return { id, memberId: member.id, subject, content }
}

export interface OutboxMessageDetails {
  sender: { id: number; merchantId: number }
  subject?: string
  content?: string
  sentAt?: Date
}

/** A message a member sent to all downlines, of which there are none. */
export async function createOutboxMessage(
  { prisma }: Database,
  details: OutboxMessageDetails,
  now: Date,
): Promise<{ id: number }> {
  const { sender, subject = `Letter ${unique('o')}`, content = subject, sentAt = now } = details
  return prisma.outboxMessage.create({
    data: {
      merchantId: sender.merchantId,
      senderId: sender.id,
      recipientType: 'TEAM',
      recipientCount: 0,
      subject,
      content,
      sentAt,
    },
    select: { id: true },
  })
}
