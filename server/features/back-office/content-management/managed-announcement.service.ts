/** Announcements in the content management: create, change, end, remove. Each action is logged. */
import type * as contentManagementAnnouncementEndpoints from '#contract/back-office/content-management/content-management-announcement.ts'
import type {
  AnnouncementBody,
  ManagedAnnouncement,
} from '#contract/back-office/content-management/content-management-announcement.ts'
import type { Query, Value } from '#contract/endpoint.ts'
import type { AuditLog } from '#server/audit/audit-log.ts'
import { AppError } from '#server/platform/app-error.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { InTransaction } from '#server/platform/transactions.ts'
import type { AnnouncementData, ManagedAnnouncementRepository, ManagedRow, Words } from './managed-announcement.repository.ts'
import type { ManagedCategories } from './managed-category.service.ts'
import { assertDefaultText, assertUnchanged, changesOf, refuseField } from './content-change.ts'
import type { LeadCheck, LeadColumns } from './lead-check.ts'
import type { ContentPictures } from './content-picture.ts'
import { readSchedule } from './schedule.ts'
import type { EditorFacts } from './editor-facts.ts'
import { bodyOf, presentAnnouncement, presentRow, stateOfAnnouncement } from './present-announcement.ts'
import { sanitiseHtml } from './sanitise-html.ts'

interface Deps {
  announcements: ManagedAnnouncementRepository
  pictures: Pick<ContentPictures, 'assertThere'>
  categories: Pick<ManagedCategories, 'assertThere'>
  checkLead: LeadCheck
  audit: AuditLog
  inTransaction: InTransaction
  clock: Clock
}
type Endpoints = typeof contentManagementAnnouncementEndpoints

const ENTITY = 'announcement'
const DAY_MS = 86_400_000
/** Older clients need an end date even for announcements without one. */
const NEVER_DAYS = 3_650

const wordsOf = ({ texts }: AnnouncementBody): Words[] =>
  Object.entries(texts).flatMap(([language, words]) => {
    if (!words) return []
    const { title, content, picture: imageUrl } = words
    return [{ language, title, content: sanitiseHtml(content), imageUrl }]
  })
const picturesOf = ({ picture, texts }: AnnouncementBody) => [
  { path: 'picture', url: picture },
  ...Object.entries(texts).map(([language, words]) => ({ path: `texts.${language}.picture`, url: words?.picture ?? '' })),
]

/** The main picture comes first; the others stay. */
const imagesWith = (url: string, stored: unknown) => {
  const rest = (Array.isArray(stored) ? stored : []).filter((image: { sequence?: number }) => image.sequence !== 1)
  return url ? [{ url, sequence: 1 }, ...rest] : rest
}
/** Requires a pop-up with a picture for every language, because that is what members see. */
function assertLoginPopup({ type, loginPopup, picture }: AnnouncementBody): void {
  if (!loginPopup) return
  if (type !== 'PU') throw refuseField('loginPopup', 'only for a pop-up')
  if (!picture) throw refuseField('loginPicture', 'required for a login pop-up')
}
/** Whether members have seen it, or could have. */
const wasShown = (row: ManagedRow, now: Date) => row.wasShown || (!row.isHidden && row.startAt <= now)

export function createManagedAnnouncements({
  announcements,
  pictures,
  categories,
  checkLead,
  audit,
  inTransaction,
  clock,
}: Deps) {
  function dataOf(
    body: AnnouncementBody,
    { merchant }: EditorFacts,
    lead: LeadColumns,
    before: ManagedRow | null,
  ): AnnouncementData {
    const { type, platform, isHidden, priority, sortIndex, category, categoryIds, displaySpeed, picture, loginPopup } = body
    const was = before ? { startAt: before.startAt, endAt: before.noExpiry ? null : before.endAt } : undefined
    const { startAt, endAt } = readSchedule(body, merchant.timezone, was)
    const begin = startAt ?? clock.now()
    const never = before?.noExpiry ? before.endAt : new Date(begin.getTime() + NEVER_DAYS * DAY_MS)
    return {
      type,
      platform,
      isHidden,
      priority,
      sortIndex,
      category,
      categoryIds,
      displaySpeed,
      ...lead,
      startAt: begin,
      endAt: endAt ?? never,
      noExpiry: endAt === null,
      photoUrl: picture,
      loginWidth: loginPopup?.width ?? null,
      loginHeight: loginPopup?.height ?? null,
      images: imagesWith(picture, before?.images),
      wasShown: before ? wasShown(before, clock.now()) : false,
    }
  }

  async function assertValid(body: AnnouncementBody, { merchant }: EditorFacts): Promise<void> {
    assertDefaultText(body.texts, merchant.defaultLanguage)
    assertLoginPopup(body)
    await pictures.assertThere(picturesOf(body))
    await categories.assertThere(merchant.id, body.categoryIds)
  }

  const present = (row: ManagedRow, { merchant }: EditorFacts): ManagedAnnouncement =>
    presentAnnouncement(row, merchant, clock.now(), wasShown(row, clock.now()))

  async function find(facts: EditorFacts, id: number): Promise<ManagedRow> {
    const row = await announcements.find(facts.merchant.id, id)
    if (!row) throw new AppError('no.data')
    return row
  }

  return {
    async page(facts: EditorFacts, query: Query<Endpoints['announcements']>): Promise<Value<Endpoints['announcements']>> {
      const { page, size, ...filter } = query
      const now = clock.now()
      const { rows, total } = await announcements.page({ merchantId: facts.merchant.id, ...filter }, now, { page, size })
      const list = rows.map((row) => presentRow(row, facts.merchant, now, wasShown(row, now)))
      return { list, total, page, totalPages: Math.ceil(total / size) }
    },

    detail: async (facts: EditorFacts, id: number): Promise<ManagedAnnouncement> => present(await find(facts, id), facts),

    /** Throws `request.param.err` with its fields, `no.data`, `content.changed`; then nothing is changed. */
    async save(facts: EditorFacts, body: AnnouncementBody): Promise<ManagedAnnouncement> {
      await assertValid(body, facts)
      const { id: merchantId, timezone } = facts.merchant
      const lead = await checkLead(merchantId, body.lead, body.id)
      const row = await inTransaction(async (tx) => {
        const before =
          body.id === undefined ? null : assertUnchanged(await announcements.lock(tx, merchantId, body.id), body.version)
        const data = dataOf(body, facts, lead, before)
        const contents = wordsOf(body)
        const after = before
          ? await announcements.change(tx, before.id, data, contents)
          : await announcements.add(tx, merchantId, data, contents)
        await audit.record(tx, facts, {
          action: before ? 'announcement.change' : 'announcement.create',
          entity: ENTITY,
          entityId: after.id,
          ...changesOf(before ? bodyOf(before, timezone) : undefined, bodyOf(after, timezone)),
        })
        return after
      })
      return present(row, facts)
    },

    /** Throws `no.data`, `content.changed`, `content.not.shown`. */
    async end(facts: EditorFacts, { id, version }: { id: number; version: number }): Promise<ManagedAnnouncement> {
      const row = await inTransaction(async (tx) => {
        const before = assertUnchanged(await announcements.lock(tx, facts.merchant.id, id), version)
        const now = clock.now()
        if (stateOfAnnouncement(before, now) !== 'ON_SHOW') throw new AppError('content.not.shown')
        const after = await announcements.change(tx, id, { endAt: now, noExpiry: false, wasShown: true })
        const { timezone } = facts.merchant
        const changes = changesOf(bodyOf(before, timezone), bodyOf(after, timezone))
        await audit.record(tx, facts, { action: 'announcement.end', entity: ENTITY, entityId: id, ...changes })
        return after
      })
      return present(row, facts)
    },

    /** Throws `no.data`, `content.changed`, `content.shown`, `content.in.use`. */
    async remove(facts: EditorFacts, { id, version }: { id: number; version: number }): Promise<null> {
      const { id: merchantId, timezone } = facts.merchant
      await inTransaction(async (tx) => {
        const before = assertUnchanged(await announcements.lock(tx, merchantId, id), version)
        if (wasShown(before, clock.now())) throw new AppError('content.shown')
        if (await announcements.isLedTo(tx, merchantId, id)) throw new AppError('content.in.use')
        await announcements.remove(tx, id)
        const { after: gone } = changesOf(undefined, bodyOf(before, timezone))
        await audit.record(tx, facts, { action: 'announcement.remove', entity: ENTITY, entityId: id, before: gone })
      })
      return null
    },
  }
}
export type ManagedAnnouncements = ReturnType<typeof createManagedAnnouncements>
