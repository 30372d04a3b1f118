/** Banners in the content management: by group, in order, on or off. */
import * as z from 'zod'
import type * as contentManagementBannerEndpoints from '#contract/back-office/content-management/content-management-banner.ts'
import {
  type BannerBody,
  bannerGroup,
  type ManagedBanner,
} from '#contract/back-office/content-management/content-management-banner.ts'
import { platform } from '#contract/back-office/content-management/content-management.ts'
import type { Body } from '#contract/endpoint.ts'
import { language } from '#contract/wire.ts'
import type { AuditLog } from '#server/audit/audit-log.ts'
import { AppError } from '#server/platform/app-error.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { PrismaTransaction } from '#server/platform/database.ts'
import type { InTransaction } from '#server/platform/transactions.ts'
import type { EditorFacts } from './editor-facts.ts'
import { assertDefaultText, assertUnchanged, changesOf } from './content-change.ts'
import { type LeadCheck, type LeadColumns, toLead } from './lead-check.ts'
import { moved } from './list-order.ts'
import type { BannerRow as Row, ManagedBannerRepository } from './managed-banner.repository.ts'
import type { ContentPictures } from './content-picture.ts'
import { localOf, readSchedule, stateAt } from './schedule.ts'

interface Deps {
  banners: ManagedBannerRepository
  pictures: Pick<ContentPictures, 'assertThere'>
  checkLead: LeadCheck
  audit: AuditLog
  inTransaction: InTransaction
  clock: Clock
}
type Endpoints = typeof contentManagementBannerEndpoints

const ENTITY = 'banner'
const word = z.string().default('')
const storedTexts = z.partialRecord(language, z.object({ title: word, kicker: word, action: word })).catch({})

function bodyOf(row: Row, zone: string): ManagedBanner['body'] {
  return {
    groupName: bannerGroup.parse(row.groupName) as ManagedBanner['body']['groupName'],
    platform: platform.parse(row.platform) as ManagedBanner['body']['platform'],
    isActive: row.isActive,
    startAt: row.startAt && localOf(row.startAt, zone),
    endAt: row.endAt && localOf(row.endAt, zone),
    picture: row.url,
    lead: toLead(row),
    texts: storedTexts.parse(row.texts),
  }
}

export function createManagedBanners({ banners, pictures, checkLead, audit, inTransaction, clock }: Deps) {
  function present(row: Row, { merchant }: EditorFacts): ManagedBanner {
    const body = bodyOf(row, merchant.timezone)
    const title = body.texts[merchant.defaultLanguage]?.title ?? Object.values(body.texts)[0]?.title ?? ''
    const state = stateAt({ ...row, isHidden: !row.isActive }, clock.now())
    return { id: row.id, version: row.version, state, title, body }
  }
  const listGroup = async (facts: EditorFacts, groupName: string): Promise<ManagedBanner[]> => {
    const rows = await banners.listGroup(facts.merchant.id, groupName)
    return rows.map((row) => present(row, facts))
  }
  const record = (tx: PrismaTransaction, facts: EditorFacts, action: string, before: Row | null, after: Row) => {
    const { timezone } = facts.merchant
    const changes = changesOf(before ? bodyOf(before, timezone) : undefined, bodyOf(after, timezone))
    return audit.record(tx, facts, { action: `banner.${action}`, entity: ENTITY, entityId: after.id, ...changes })
  }

  async function write(tx: PrismaTransaction, facts: EditorFacts, body: BannerBody, lead: LeadColumns): Promise<Row> {
    const { id: merchantId, timezone } = facts.merchant
    const { groupName, platform: where, isActive, texts, picture } = body
    const before = body.id === undefined ? null : assertUnchanged(await banners.lock(tx, merchantId, body.id), body.version)
    const schedule = readSchedule(body, timezone, before ?? undefined)
    const data = {
      groupName,
      platform: where,
      isActive,
      url: picture,
      texts,
      ...schedule,
      ...lead,
    }
    const isNewThere = before?.groupName !== groupName
    const last = isNewThere ? (await banners.lockGroup(tx, merchantId, groupName)).at(-1) : undefined
    const place = isNewThere ? { sortIndex: (last?.sortIndex ?? 0) + 1 } : {}
    const after = before
      ? await banners.change(tx, before.id, { ...data, ...place })
      : await banners.add(tx, merchantId, { ...data, ...place })
    await record(tx, facts, before ? 'change' : 'create', before, after)
    return after
  }

  return {
    list: listGroup,

    /** Throws `request.param.err` with its fields, `no.data`, `content.changed`. */
    async save(facts: EditorFacts, body: BannerBody): Promise<ManagedBanner> {
      assertDefaultText(body.texts, facts.merchant.defaultLanguage)
      await pictures.assertThere([{ path: 'picture', url: body.picture }])
      const lead = await checkLead(facts.merchant.id, body.lead)
      return present(await inTransaction((tx) => write(tx, facts, body, lead)), facts)
    },

    /** Throws `no.data`, `content.changed`. */
    async switch(facts: EditorFacts, { id, version, isActive }: Body<Endpoints['switchBanner']>): Promise<ManagedBanner> {
      const row = await inTransaction(async (tx) => {
        const before = assertUnchanged(await banners.lock(tx, facts.merchant.id, id), version)
        const after = await banners.change(tx, id, { isActive })
        await record(tx, facts, 'switch', before, after)
        return after
      })
      return present(row, facts)
    },

    /** Moving the first one up does nothing. Throws `no.data`. */
    async move(facts: EditorFacts, { id, direction }: Body<Endpoints['moveBanner']>): Promise<ManagedBanner[]> {
      const merchantId = facts.merchant.id
      const groupName = await banners.groupOf(merchantId, id)
      if (groupName === undefined) throw new AppError('no.data')
      await inTransaction(async (tx) => {
        const order = moved(await banners.lockGroup(tx, merchantId, groupName), id, direction)
        if (!order) return
        await banners.reorder(
          tx,
          order.map((row) => row.id),
        )
        const after = { group: groupName, order: order.map((row) => row.id).join(', ') }
        await audit.record(tx, facts, { action: 'banner.move', entity: ENTITY, entityId: id, after })
      })
      return listGroup(facts, groupName)
    },

    /** Throws `no.data`, `content.changed`, `content.shown` while it is on. */
    async remove(facts: EditorFacts, { id, version }: Body<Endpoints['removeBanner']>): Promise<null> {
      await inTransaction(async (tx) => {
        const row = assertUnchanged(await banners.lock(tx, facts.merchant.id, id), version)
        if (row.isActive) throw new AppError('content.shown')
        await banners.remove(tx, id)
        const { after: before } = changesOf(undefined, bodyOf(row, facts.merchant.timezone))
        await audit.record(tx, facts, { action: 'banner.remove', entity: ENTITY, entityId: id, before })
      })
      return null
    },
  }
}
export type ManagedBanners = ReturnType<typeof createManagedBanners>
