/** Banners at the content desk: group by group, in their order, on or off. */
import * as z from 'zod'
import { type BannerBody, bannerGroup, type contentDeskBannerEndpoints, type DeskBanner } from '#contract/content-desk-banner.ts'
import { platform } from '#contract/content-desk.ts'
import type { Body } from '#contract/endpoint.ts'
import { language } from '#contract/wire.ts'
import type { AuditLog } from '#server/features/audit/audit-log.ts'
import { AppError } from '#server/platform/app-error.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Database, Prisma, PrismaTransaction } from '#server/platform/database.ts'
import type { EditorFacts } from './editor-facts.ts'
import { assertDefaultText, assertUnchanged, changesOf } from './desk-change.ts'
import { type LeadCheck, type LeadColumns, toLead } from './desk-lead.ts'
import { moved } from './desk-order.ts'
import type { DeskPictures } from './desk-picture.ts'
import { localOf, readSchedule, stateAt } from './desk-schedule.ts'

interface Deps {
  database: Pick<Database, 'prisma'>
  pictures: Pick<DeskPictures, 'assertThere'>
  checkLead: LeadCheck
  audit: AuditLog
  clock: Clock
}
type Row = Prisma.BannerGetPayload<object>
type Endpoints = typeof contentDeskBannerEndpoints

const ENTITY = 'banner'
const word = z.string().default('')
const storedTexts = z.partialRecord(language, z.object({ title: word, kicker: word, action: word })).catch({})
const inOrder = [{ sortIndex: 'asc' as const }, { id: 'asc' as const }]

function bodyOf(row: Row, zone: string): DeskBanner['body'] {
  return {
    groupName: bannerGroup.parse(row.groupName) as DeskBanner['body']['groupName'],
    platform: platform.parse(row.platform) as DeskBanner['body']['platform'],
    isActive: row.isActive,
    startAt: row.startAt && localOf(row.startAt, zone),
    endAt: row.endAt && localOf(row.endAt, zone),
    picture: row.url,
    lead: toLead(row),
    texts: storedTexts.parse(row.texts),
  }
}

export function createDeskBanners({ database: { prisma }, pictures, checkLead, audit, clock }: Deps) {
  function present(row: Row, { merchant }: EditorFacts): DeskBanner {
    const body = bodyOf(row, merchant.timezone)
    const title = body.texts[merchant.defaultLanguage]?.title ?? Object.values(body.texts)[0]?.title ?? ''
    const state = stateAt({ ...row, isHidden: !row.isActive }, clock.now())
    return { id: row.id, version: row.version, state, title, body }
  }
  async function lock(tx: PrismaTransaction, merchantId: number, id: number): Promise<Row | null> {
    await tx.$queryRaw`SELECT 1 FROM banner WHERE id = ${id} AND merchant_id = ${merchantId} FOR UPDATE`
    return tx.banner.findFirst({ where: { id, merchantId } })
  }
  /** Its order is one thing: nobody adds to it or moves in it at the same time. */
  async function lockGroup(tx: PrismaTransaction, merchantId: number, groupName: string): Promise<Row[]> {
    await tx.$queryRaw`SELECT 1 FROM merchant WHERE id = ${merchantId} FOR NO KEY UPDATE`
    return tx.banner.findMany({ where: { merchantId, groupName }, orderBy: inOrder })
  }
  const listGroup = async (facts: EditorFacts, groupName: string): Promise<DeskBanner[]> => {
    const rows = await prisma.banner.findMany({ where: { merchantId: facts.merchant.id, groupName }, orderBy: inOrder })
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
    const before = body.id === undefined ? null : assertUnchanged(await lock(tx, merchantId, body.id), body.version)
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
    const last = isNewThere ? (await lockGroup(tx, merchantId, groupName)).at(-1) : undefined
    const place = isNewThere ? { sortIndex: (last?.sortIndex ?? 0) + 1 } : {}
    const after = before
      ? await tx.banner.update({ where: { id: before.id }, data: { ...data, ...place, version: { increment: 1 } } })
      : await tx.banner.create({ data: { ...data, ...place, merchantId } })
    await record(tx, facts, before ? 'change' : 'create', before, after)
    return after
  }

  return {
    list: listGroup,

    /** Throws `request.param.err` with its fields, `no.data`, `content.changed`. */
    async save(facts: EditorFacts, body: BannerBody): Promise<DeskBanner> {
      assertDefaultText(body.texts, facts.merchant.defaultLanguage)
      await pictures.assertThere([{ path: 'picture', url: body.picture }])
      const lead = await checkLead(facts.merchant.id, body.lead)
      return present(await prisma.$transaction((tx) => write(tx, facts, body, lead)), facts)
    },

    /** Throws `no.data`, `content.changed`. */
    async switch(facts: EditorFacts, { id, version, isActive }: Body<Endpoints['switchBanner']>): Promise<DeskBanner> {
      const row = await prisma.$transaction(async (tx) => {
        const before = assertUnchanged(await lock(tx, facts.merchant.id, id), version)
        const after = await tx.banner.update({ where: { id }, data: { isActive, version: { increment: 1 } } })
        await record(tx, facts, 'switch', before, after)
        return after
      })
      return present(row, facts)
    },

    /** The first can't go up: then nothing happens. Throws `no.data`. */
    async move(facts: EditorFacts, { id, direction }: Body<Endpoints['moveBanner']>): Promise<DeskBanner[]> {
      const merchantId = facts.merchant.id
      const found = await prisma.banner.findFirst({ where: { id, merchantId }, select: { groupName: true } })
      if (!found) throw new AppError('no.data')
      await prisma.$transaction(async (tx) => {
        const order = moved(await lockGroup(tx, merchantId, found.groupName), id, direction)
        if (!order) return
        for (const [index, row] of order.entries())
          await tx.banner.update({ where: { id: row.id }, data: { sortIndex: index + 1 } })
        const after = { group: found.groupName, order: order.map((row) => row.id).join(', ') }
        await audit.record(tx, facts, { action: 'banner.move', entity: ENTITY, entityId: id, after })
      })
      return listGroup(facts, found.groupName)
    },

    /** Throws `no.data`, `content.changed`, `content.shown` while it is on. */
    async remove(facts: EditorFacts, { id, version }: Body<Endpoints['removeBanner']>): Promise<null> {
      await prisma.$transaction(async (tx) => {
        const row = assertUnchanged(await lock(tx, facts.merchant.id, id), version)
        if (row.isActive) throw new AppError('content.shown')
        await tx.banner.delete({ where: { id } })
        const { after: before } = changesOf(undefined, bodyOf(row, facts.merchant.timezone))
        await audit.record(tx, facts, { action: 'banner.remove', entity: ENTITY, entityId: id, before })
      })
      return null
    },
  }
}
export type DeskBanners = ReturnType<typeof createDeskBanners>
