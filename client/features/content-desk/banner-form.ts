/** A banner between its form and the wire. */
import type { BannerGroup } from '#contract/announcement.ts'
import type { BannerBody, DeskBanner } from '#contract/content-desk-banner.ts'
import type { DeskLead } from '#contract/content-desk.ts'
import { LANGUAGES, type Language } from '#client/lib/languages.ts'

interface Words {
  kicker: string
  title: string
  action: string
}
export interface BannerValues extends Pick<BannerBody, 'groupName' | 'platform' | 'isActive'> {
  /** Empty = from the start, for good. */
  startAt: string
  endAt: string
  picture: string
  lead: DeskLead
  texts: Record<Language, Words>
}

const NO_WORDS: Words = { kicker: '', title: '', action: '' }
export const isWritten = ({ kicker, title, action }: Words): boolean => `${kicker}${title}${action}`.trim() !== ''

/** Banners of the desktop's home stand nowhere else. */
const WIDE: BannerGroup = 'w_home'

export function bannerValues(stored: DeskBanner | undefined, groupName: BannerGroup): BannerValues {
  const texts = Object.fromEntries(LANGUAGES.map((language) => [language, stored?.body.texts[language] ?? NO_WORDS]))
  const body = stored?.body
  return {
    groupName: body?.groupName ?? groupName,
    platform: body?.platform ?? (groupName === WIDE ? 'W' : '*'),
    isActive: body?.isActive ?? true,
    startAt: body?.startAt ?? '',
    endAt: body?.endAt ?? '',
    picture: body?.picture ?? '',
    lead: body?.lead ?? { redirect: null, externalLink: '', promotionId: null, gameNodeId: '' },
    texts: texts as Record<Language, Words>,
  }
}

/** A language with nothing in it is left out. */
export const bannerToBody = (values: BannerValues) => ({
  ...values,
  startAt: values.startAt || null,
  endAt: values.endAt || null,
  texts: Object.fromEntries(Object.entries(values.texts).filter(([, words]) => isWritten(words))),
})
