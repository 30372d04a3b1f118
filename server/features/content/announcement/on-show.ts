/** Which of a merchant's announcements and banners are shown at an instant (WIR-26). */
import type { AnnouncementType } from '#contract/content/announcement/announcement.ts'
import type { StoredAnnouncement, StoredBanner } from './announcement.repository.ts'

const EVERY_PLATFORM = '*'

interface Asked {
  /** Absent = all. */
  platform?: string | undefined
  now: Date
}
const isOnPlatform = (row: { platform: string }, platform: string | undefined) =>
  !platform || row.platform === platform || row.platform === EVERY_PLATFORM

interface AnnouncementsAsked extends Asked {
  types: readonly AnnouncementType[]
  /** Only this one. */
  id?: number | undefined
  category?: string | undefined
  /** Pop-ups after a login are only for logged-in members. */
  isLoggedIn: boolean
}
export const announcementsOnShow = (
  rows: readonly StoredAnnouncement[],
  { types, id, platform, category, isLoggedIn, now }: AnnouncementsAsked,
) =>
  rows.filter(
    (row) =>
      types.some((type) => type === row.type) &&
      (id === undefined || row.id === id) &&
      isOnPlatform(row, platform) &&
      (!category || row.category === category) &&
      (row.loginWidth === null || isLoggedIn) &&
      row.startAt <= now &&
      (row.noExpiry || row.endAt > now),
  )

interface BannersAsked extends Asked {
  groupName?: string | undefined
}
export const bannersOnShow = (rows: readonly StoredBanner[], { platform, groupName, now }: BannersAsked) =>
  rows.filter(
    (row) =>
      isOnPlatform(row, platform) &&
      (!groupName || row.groupName === groupName) &&
      (!row.startAt || row.startAt <= now) &&
      (!row.endAt || row.endAt > now),
  )
