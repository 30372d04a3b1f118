/** Announcements for the first generation of clients (WIR-27). */
import type { Announcement, AnnouncementType } from '#contract/content/announcement/announcement.ts'
import type { OlderAnnouncement } from '#contract/content/announcement/older-announcement.ts'

interface Asked {
  type?: string | undefined
  category?: string | undefined
}

const PROMOTIONS = 'P'
const MESSAGES = 'M'
/** Messages for the front page, for players, and pop-ups. */
const MESSAGE_TYPES: Partial<Record<string, AnnouncementType[]>> = { S: ['H'], P: ['PL'], U: ['PU'] }
const EVERY_MESSAGE: AnnouncementType[] = ['PL', 'PU', 'H']

const messageTypes = (category: string | undefined) => (category ? (MESSAGE_TYPES[category.toUpperCase()] ?? []) : EVERY_MESSAGE)

/** Empty if they ask for a kind that does not exist. */
export function olderTypes({ type, category }: Asked): AnnouncementType[] {
  const kind = type?.toUpperCase()
  if (kind === PROMOTIONS) return ['PR']
  if (kind === MESSAGES) return messageTypes(category)
  if (kind) return []
  return category ? messageTypes(category) : [...EVERY_MESSAGE, 'PR']
}

/** Agents' announcements and players' announcements, unless one kind is requested. */
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
    // Older clients sort by it, so it is the start of display.
    createtime: startDateStr,
  }
}
