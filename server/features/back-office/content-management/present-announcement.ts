/** Stored announcements as the back office edits them. */
import {
  type ManagedAnnouncement,
  type ManagedAnnouncementRow,
  managedType,
  SPEEDS,
} from '#contract/back-office/content-management/content-management-announcement.ts'
import { platform, type ShowState } from '#contract/back-office/content-management/content-management.ts'
import * as z from 'zod'
import type { Merchant } from '#server/platform/merchant/merchant-directory.ts'
import { loginPopupOf } from '#server/features/content/announcement/present-announcement.ts'
import type { ManagedRow } from './managed-announcement.repository.ts'
import { missingIn } from './content-change.ts'
import { toLead } from './lead-check.ts'
import { localOf, stateAt } from './schedule.ts'

type Site = Pick<Merchant, 'timezone' | 'defaultLanguage'>
const speed = z.enum(SPEEDS).catch('MEDIUM')
const endOf = ({ noExpiry, endAt }: Pick<ManagedRow, 'noExpiry' | 'endAt'>) => (noExpiry ? null : endAt)

export const stateOfAnnouncement = (row: Pick<ManagedRow, 'isHidden' | 'startAt' | 'endAt' | 'noExpiry'>, now: Date): ShowState =>
  stateAt({ ...row, endAt: endOf(row) }, now)

const textsOf = ({ contents }: Pick<ManagedRow, 'contents'>): ManagedAnnouncement['body']['texts'] =>
  Object.fromEntries(contents.map(({ language, title, content, imageUrl }) => [language, { title, content, picture: imageUrl }]))

export const titleIn = (row: Pick<ManagedRow, 'contents'>, language: string): string =>
  (row.contents.find((words) => words.language === language) ?? row.contents[0])?.title ?? ''

export function bodyOf(row: ManagedRow, zone: string): ManagedAnnouncement['body'] {
  const endAt = endOf(row)
  return {
    type: managedType.parse(row.type) as ManagedAnnouncement['type'],
    platform: platform.parse(row.platform) as ManagedAnnouncement['body']['platform'],
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

export function presentRow(row: ManagedRow, { defaultLanguage }: Site, now: Date, wasShown: boolean): ManagedAnnouncementRow {
  return {
    id: row.id,
    version: row.version,
    type: managedType.parse(row.type) as ManagedAnnouncementRow['type'],
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

export const presentAnnouncement = (row: ManagedRow, site: Site, now: Date, wasShown: boolean): ManagedAnnouncement => ({
  ...presentRow(row, site, now, wasShown),
  body: bodyOf(row, site.timezone),
})
