/** How the first generation of clients asks for announcements, and reads them (wire §4.4). */
import type { Announcement, AnnouncementType, OlderAnnouncement } from '#contract/announcement.ts'

interface Asked {
  type?: string | undefined
  category?: string | undefined
}

const PROMOTIONS = 'P'
const MESSAGES = 'M'
/** Messages for the front page, of players, and those that pop up. */
const MESSAGE_TYPES: Partial<Record<string, AnnouncementType[]>> = { S: ['H'], P: ['PL'], U: ['PU'] }
const EVERY_MESSAGE: AnnouncementType[] = ['PL', 'PU', 'H']

const messageTypes = (category: string | undefined) => (category ? (MESSAGE_TYPES[category.toUpperCase()] ?? []) : EVERY_MESSAGE)

/** Nothing where they ask for what there is not. */
export function olderTypes({ type, category }: Asked): AnnouncementType[] {
  const kind = type?.toUpperCase()
  if (kind === PROMOTIONS) return ['PR']
  if (kind === MESSAGES) return messageTypes(category)
  if (kind) return []
  return category ? messageTypes(category) : [...EVERY_MESSAGE, 'PR']
}

/** The agents' own and what players are told, unless one kind is asked for. */
export const agentTypes = ({ type, category }: Asked): AnnouncementType[] =>
  type || category ? olderTypes({ type, category }) : ['A', 'PL']

export function presentOlder(row: Announcement): OlderAnnouncement {
  const { id, title, content, category, photoUrl, announcementImages, startDateStr, endDateStr } = row
  return {
    id,
    title,
    content,
    category,
    mainPageUrl: photoUrl,
    promoPageUrl: announcementImages[0]?.url ?? photoUrl,
    startDate: startDateStr,
    endDate: endDateStr,
    // They sort by it: what is shown first is made when it begins.
    createtime: startDateStr,
  }
}
