/** Converts an announcement between its form, where everything is text, and the wire. */
import type {
  AnnouncementBody,
  ManagedAnnouncement,
} from '#contract/back-office/content-management/content-management-announcement.ts'
import type { ManagedLead } from '#contract/back-office/content-management/content-management.ts'
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
  lead: ManagedLead
  texts: Record<Language, Words>
}

export type SetAnnouncement = <K extends keyof AnnouncementValues>(name: K, value: AnnouncementValues[K]) => void

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

export const toValues = ({ body }: Pick<ManagedAnnouncement, 'body'>): AnnouncementValues => ({
  ...body,
  endAt: body.endAt ?? '',
  priority: String(body.priority),
  sortIndex: String(body.sortIndex),
  isLoginPopup: body.loginPopup !== null,
  loginPopup: body.loginPopup ? { width: String(body.loginPopup.width), height: String(body.loginPopup.height) } : USUAL_SIZE,
  texts: perLanguage(body.texts),
})

/** Leaves out empty languages, but not one with a text and no title: the server reports that. */
export const toBody = ({ isLoginPopup, ...values }: AnnouncementValues) => ({
  ...values,
  endAt: values.endAt || null,
  loginPopup: isLoginPopup && values.type === 'PU' ? values.loginPopup : null,
  texts: Object.fromEntries(Object.entries(values.texts).filter(([, words]) => isWritten(words))),
})

/** The width-to-height ratio of announcement pictures. */
export const PICTURE_RATIO = '585 / 258'

/** The picture's ratio as members see it. A side that is still being typed does not count. */
export function ratioOf({ type, isLoginPopup, loginPopup: { width, height } }: AnnouncementValues): string {
  return type === 'PU' && isLoginPopup && Number(width) > 0 && Number(height) > 0 ? `${width} / ${height}` : PICTURE_RATIO
}
