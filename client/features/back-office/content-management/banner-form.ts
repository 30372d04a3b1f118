/** Converts a banner between its form and the wire. */
import type { BannerGroup } from '#contract/content/announcement/announcement.ts'
import type { BannerBody, ManagedBanner } from '#contract/back-office/content-management/content-management-banner.ts'
import type { ManagedLead } from '#contract/back-office/content-management/content-management.ts'
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
  lead: ManagedLead
  texts: Record<Language, Words>
}

const NO_WORDS: Words = { kicker: '', title: '', action: '' }
export const isWritten = ({ kicker, title, action }: Words): boolean => `${kicker}${title}${action}`.trim() !== ''

/** Banners of the desktop home page, which appear nowhere else. */
const WIDE: BannerGroup = 'w_home'

export function bannerValues(stored: ManagedBanner | undefined, groupName: BannerGroup): BannerValues {
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

/** Leaves out empty languages. */
export const bannerToBody = (values: BannerValues) => ({
  ...values,
  startAt: values.startAt || null,
  endAt: values.endAt || null,
  texts: Object.fromEntries(Object.entries(values.texts).filter(([, words]) => isWritten(words))),
})
