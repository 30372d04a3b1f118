/** What a promotion's card and detail have in common (SCR-18). */
import type { Announcement } from '#contract/content/announcement/announcement.ts'

export const PROMOTION_RATIO = '585 / 258'

type Dates = Pick<Announcement, 'startDateStr' | 'endDateStr' | 'noExpiry'>

const DATE_LENGTH = 'yyyy-MM-dd'.length
/** `2026-03-01 01:00:00` → `2026/03/01`: a promotion runs by the merchant's days, wherever the reader is. */
const dayOf = (text: string) => text.slice(0, DATE_LENGTH).replaceAll('-', '/')

/** Start to end; a single day; or the start and the long-term label. */
export function promotionDates({ startDateStr, endDateStr, noExpiry }: Dates, longTerm: string): string {
  const [start, end] = [dayOf(startDateStr), noExpiry === 1 ? longTerm : dayOf(endDateStr)]
  return start === end ? start : `${start} – ${end}`
}

/** The picture of sequence 1 is the main one. */
export const mainImage = ({ announcementImages, photoUrl }: Pick<Announcement, 'announcementImages' | 'photoUrl'>): string =>
  announcementImages.find(({ sequence }) => sequence === 1)?.url ?? photoUrl

/** The main picture of each, for its reward's card. */
export const artsOf = (promotions: readonly Announcement[]): ReadonlyMap<number, string> =>
  new Map(promotions.map((promotion) => [promotion.id, mainImage(promotion)]))
