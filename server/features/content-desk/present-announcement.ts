/** Stored announcements as the console edits them. */
import { type DeskAnnouncement, type DeskAnnouncementRow, deskType, SPEEDS } from '#contract/content-desk-announcement.ts'
import { platform, type ShowState } from '#contract/content-desk.ts'
import * as z from 'zod'
import type { Merchant } from '#server/platform/merchant/merchant-directory.ts'
import { loginPopupOf } from '#server/features/announcement/present-announcement.ts'
import type { DeskRow } from './desk-announcement.repository.ts'
import { missingIn } from './desk-change.ts'
import { toLead } from './desk-lead.ts'
import { localOf, stateAt } from './desk-schedule.ts'

type Site = Pick<Merchant, 'timezone' | 'defaultLanguage'>
const speed = z.enum(SPEEDS).catch('MEDIUM')
const endOf = ({ noExpiry, endAt }: Pick<DeskRow, 'noExpiry' | 'endAt'>) => (noExpiry ? null : endAt)

export const stateOfAnnouncement = (row: Pick<DeskRow, 'isHidden' | 'startAt' | 'endAt' | 'noExpiry'>, now: Date): ShowState =>
  stateAt({ ...row, endAt: endOf(row) }, now)

const textsOf = ({ contents }: Pick<DeskRow, 'contents'>): DeskAnnouncement['body']['texts'] =>
  Object.fromEntries(contents.map(({ language, title, content, imageUrl }) => [language, { title, content, picture: imageUrl }]))

export const titleIn = (row: Pick<DeskRow, 'contents'>, language: string): string =>
  (row.contents.find((words) => words.language === language) ?? row.contents[0])?.title ?? ''

export function bodyOf(row: DeskRow, zone: string): DeskAnnouncement['body'] {
  const endAt = endOf(row)
  return {
    type: deskType.parse(row.type) as DeskAnnouncement['type'],
    platform: platform.parse(row.platform) as DeskAnnouncement['body']['platform'],
    startAt: localOf(row.startAt, zone),
    endAt: endAt && localOf(endAt, zone),
    isHidden: row.isHidden,
    priority: row.priority,
    sortIndex: row.sortIndex,
    category: row.category,
    categoryIds: row.categoryIds,
    displaySpeed: speed.parse(row.displaySpeed),
    picture: row.photoUrl,
    loginPopup: loginPopupOf(row),
    lead: toLead(row),
    texts: textsOf(row),
  }
}

export function presentRow(row: DeskRow, { defaultLanguage }: Site, now: Date, wasShown: boolean): DeskAnnouncementRow {
  return {
    id: row.id,
    version: row.version,
    type: deskType.parse(row.type) as DeskAnnouncementRow['type'],
    isLoginPopup: loginPopupOf(row) !== null,
    state: stateOfAnnouncement(row, now),
    title: titleIn(row, defaultLanguage),
    startAt: row.startAt.getTime(),
    endAt: endOf(row)?.getTime() ?? null,
    priority: row.priority,
    picture: row.photoUrl,
    missing: missingIn(textsOf(row)),
    canRemove: !wasShown,
  }
}

export const presentAnnouncement = (row: DeskRow, site: Site, now: Date, wasShown: boolean): DeskAnnouncement => ({
  ...presentRow(row, site, now, wasShown),
  body: bodyOf(row, site.timezone),
})
