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
  lead: DeskLead
  texts: Record<Language, Words>
}

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
  lead: { redirect: null, externalLink: '', promotionId: null, gameNodeId: '' },
  texts: perLanguage({}),
})

export const toValues = ({ body }: Pick<DeskAnnouncement, 'body'>): AnnouncementValues => ({
  ...body,
  endAt: body.endAt ?? '',
  priority: String(body.priority),
  sortIndex: String(body.sortIndex),
  texts: perLanguage(body.texts),
})

/** A language with nothing in it is left out; one with a text and no title is not: that is told. */
export const toBody = (values: AnnouncementValues) => ({
  ...values,
  endAt: values.endAt || null,
  texts: Object.fromEntries(Object.entries(values.texts).filter(([, words]) => isWritten(words))),
})
