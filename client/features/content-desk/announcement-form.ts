/** An announcement between its form, where all is text, and the wire. */
import type { AnnouncementBody, DeskAnnouncement } from '#contract/content-desk-announcement.ts'
import type { DeskLead } from '#contract/content-desk.ts'
import { LANGUAGES, type Language } from '#client/lib/languages.ts'

export interface Words {
  title: string
  content: string
  picture: string
}
export interface AnnouncementValues extends Pick<
  AnnouncementBody,
  'type' | 'platform' | 'isHidden' | 'displaySpeed' | 'categoryIds'
> {
  startAt: string
  /** Empty = long-term. */
  endAt: string
  priority: string
  sortIndex: string
  category: string
  picture: string
  /** Shown after each login, with a picture of this size. */
  isLoginPopup: boolean
  loginPopup: { width: string; height: string }
  lead: DeskLead
  texts: Record<Language, Words>
}

/** Most of a phone's width, and taller than wide. */
const USUAL_SIZE = { width: '600', height: '720' }
const NO_WORDS: Words = { title: '', content: '', picture: '' }
const perLanguage = (texts: Partial<Record<Language, Words>>) =>
  Object.fromEntries(LANGUAGES.map((language) => [language, texts[language] ?? NO_WORDS])) as Record<Language, Words>

export const isWritten = ({ title, content, picture }: Words): boolean => `${title}${content}${picture}`.trim() !== ''

export const emptyAnnouncement = (now: string): AnnouncementValues => ({
  type: 'PL',
  platform: '*',
  isHidden: false,
  displaySpeed: 'MEDIUM',
  categoryIds: [],
  startAt: now,
  endAt: '',
  priority: '0',
  sortIndex: '0',
  category: '',
  picture: '',
  isLoginPopup: false,
  loginPopup: USUAL_SIZE,
  lead: { redirect: null, externalLink: '', promotionId: null, gameNodeId: '' },
  texts: perLanguage({}),
})

export const toValues = ({ body }: Pick<DeskAnnouncement, 'body'>): AnnouncementValues => ({
  ...body,
  endAt: body.endAt ?? '',
  priority: String(body.priority),
  sortIndex: String(body.sortIndex),
  isLoginPopup: body.loginPopup !== null,
  loginPopup: body.loginPopup ? { width: String(body.loginPopup.width), height: String(body.loginPopup.height) } : USUAL_SIZE,
  texts: perLanguage(body.texts),
})

/** A language with nothing in it is left out; one with a text and no title is not: that is told. */
export const toBody = ({ isLoginPopup, ...values }: AnnouncementValues) => ({
  ...values,
  endAt: values.endAt || null,
  loginPopup: isLoginPopup && values.type === 'PU' ? values.loginPopup : null,
  texts: Object.fromEntries(Object.entries(values.texts).filter(([, words]) => isWritten(words))),
})

/** How wide announcements' pictures are drawn, to their height. */
export const PICTURE_RATIO = '585 / 258'

/** Of the picture as members see it. A side that is being typed is none yet. */
export function ratioOf({ type, isLoginPopup, loginPopup: { width, height } }: AnnouncementValues): string {
  return type === 'PU' && isLoginPopup && Number(width) > 0 && Number(height) > 0 ? `${width} / ${height}` : PICTURE_RATIO
}
