/** Banners and categories in content management, and what members see of them. */
import { describe, expect, it } from 'vitest'
import * as announcementEndpoints from '#contract/content/announcement/announcement.ts'
import * as contentManagementEndpoints from '#contract/back-office/content-management/content-management.ts'
import * as contentManagementAnnouncementEndpoints from '#contract/back-office/content-management/content-management-announcement.ts'
import * as endpoints from '#contract/back-office/content-management/content-management-banner.ts'
import * as promotionEndpoints from '#contract/content/promotion.ts'
import { startApi } from '#tests/support/api.ts'
import { announcementOf, managementFor } from './setup.ts'
import { isAccepted, success } from '#tests/support/outcome.ts'

const api = startApi()
const { as, given, container } = api
const { seat, png, upload } = managementFor(api)
const { banners: list, saveBanner: save, switchBanner, moveBanner: move, removeBanner: remove } = endpoints

type Seat = Awaited<ReturnType<typeof seat>>
async function site() {
  const editor = await seat({ merchant: await given.merchant() })
  const picture = (await upload(editor.session, await png()).expect(success)).body.value.url as string
  const bannerOf = (title: string, details: object = {}) => ({
    groupName: 'm_home',
    platform: '*',
    isActive: true,
    picture,
    lead: {},
    texts: { tl: { title, kicker: '', action: '' } },
    ...details,
  })
  const saved = async (title: string, details: object = {}) =>
    (await editor.call(save, bannerOf(title, details) as never).expect(success)).body.value
  return { editor, bannerOf, saved }
}
const shown = async ({ session }: Seat, groupName = 'm_home') => {
  const query = { types: 'B', groupName }
  const { body } = await as({ merchantCode: session.merchantCode }).call(announcementEndpoints.list, query, { Language: 'en' })
  return body.value.banners.map(({ title }: { title: string }) => title) as string[]
}
const log = async ({ operator }: Seat) => {
  const rows = await container().database.prisma.auditEntry.findMany({
    where: { merchantId: operator.merchantId },
    orderBy: { id: 'asc' },
  })
  return rows.map(({ action }) => action).filter((action) => action !== 'content.uploadPicture')
}

describe('a banner', () => {
  it('is created, moved, switched off, changed and removed; each action is logged', async () => {
    const { editor, saved, bannerOf } = await site()
    const one = await saved('Una', {
      texts: { tl: { title: 'Una', kicker: '', action: '' }, en: { title: 'First', kicker: 'NEW', action: 'Go' } },
    })
    const two = await saved('Ikalawa')
    expect(await shown(editor)).toEqual(['First', 'Ikalawa'])
    const { body } = await editor.call(move, { id: two.id, direction: 'up' }).expect(success)
    expect(body.value.map(({ title }: { title: string }) => title)).toEqual(['Ikalawa', 'Una'])
    await editor.call(move, { id: two.id, direction: 'up' }).expect(success)
    expect(await shown(editor)).toEqual(['Ikalawa', 'First'])

    const off = (await editor.call(switchBanner, { id: two.id, version: 1, isActive: false }).expect(success)).body.value
    expect(off).toMatchObject({ state: 'HIDDEN', version: 2 })
    expect(await shown(editor)).toEqual(['First'])
    expect((await editor.call(remove, { id: one.id, version: 1 })).body.errorCode).toBe('content.shown')
    await editor.call(save, bannerOf('Bago', { id: one.id, version: 1, groupName: 'm_login' }) as never).expect(success)
    expect([await shown(editor), await shown(editor, 'm_login')]).toEqual([[], ['Bago']])
    await editor.call(remove, { id: two.id, version: 2 }).expect(success)
    expect((await editor.call(list, { groupName: 'm_home' }).expect(success)).body.value).toEqual([])
    expect(await log(editor)).toEqual(
      ['create', 'create', 'move', 'switch', 'change', 'remove'].map((action) => `banner.${action}`),
    )
  })

  it('is shown from its first minute to its last', async () => {
    const { editor, saved } = await site()
    await saved('Bukas', { startAt: '2090-01-01T00:00' })
    await saved('Kahapon', { endAt: '2001-01-01T00:00' })
    await saved('Ngayon', { startAt: '2001-01-01T00:00', endAt: '2090-01-01T00:00' })
    expect(await shown(editor)).toEqual(['Ngayon'])
    const { body } = await editor.call(list, { groupName: 'm_home' }).expect(success)
    expect(body.value.map(({ state }: { state: string }) => state)).toEqual(['TO_COME', 'OVER', 'ON_SHOW'])
  })

  it('refuses the second of two simultaneous editors', async () => {
    const { editor, saved, bannerOf } = await site()
    const { id, version } = await saved('Una')
    const answers = await Promise.all(['A', 'B'].map((title) => editor.call(save, bannerOf(title, { id, version }) as never)))
    expect(answers.filter(isAccepted)).toHaveLength(1)
    expect((await editor.call(switchBanner, { id, version, isActive: false })).body.errorCode).toBe('content.changed')
  })

  it.each([
    ['without a picture', { picture: '' }, 'picture'],
    [
      'without a title in the language of the site',
      { texts: { en: { title: 'Only', kicker: '', action: '' } } },
      'texts.tl.title',
    ],
    ['of a group there is not', { groupName: 'm_else' }, 'groupName'],
    ['that ends before it begins', { startAt: '2026-02-02T00:00', endAt: '2026-02-01T00:00' }, 'endAt'],
    ['that leads nowhere', { lead: { redirect: 'REDIRECT_URL', externalLink: 'ftp://x' } }, 'lead.externalLink'],
  ])('is refused %s', async (_, details, path) => {
    const { editor, bannerOf } = await site()
    const { body } = await editor.call(save, bannerOf('Una', details) as never)
    expect(body.errorCode).toBe('request.param.err')
    expect(body.value.fields.map((field: { path: string }) => field.path)).toContain(path)
    expect(await log(editor)).toEqual([])
  })

  it('of another merchant does not exist, and a cashier has no access', async () => {
    const { saved } = await site()
    const { editor: stranger, bannerOf } = await site()
    const { id, version } = await saved('Una')
    for (const call of [
      stranger.call(save, bannerOf('Akin', { id, version }) as never),
      stranger.call(switchBanner, { id, version, isActive: false }),
      stranger.call(move, { id, direction: 'up' }),
      stranger.call(remove, { id, version }),
    ])
      expect((await call).body.errorCode).toBe('no.data')
    const cashier = await seat({ role: 'CASHIER' })
    expect((await cashier.call(list, { groupName: 'm_home' })).body.errorCode).toBe('permission.denied')
  })
})

describe('a category of promotions', () => {
  const names = (name: string) => ({ tl: name, en: `${name} en`, zh: `${name} zh`, vi: `${name} vi` })
  const { saveCategory, moveCategory, removeCategory, facts } = contentManagementEndpoints

  it('is named, sorted, used, and removed once it is empty', async () => {
    const { editor } = await site()
    await editor.call(saveCategory, { code: 'welcome', names: names('Bago') }).expect(success)
    const { body } = await editor.call(saveCategory, { code: 'weekly', names: names('Lingguhan') }).expect(success)
    const [welcome, weekly] = body.value as { id: number; version: number }[]
    await editor.call(moveCategory, { id: weekly!.id, direction: 'up' }).expect(success)
    for (const id of [welcome!.id, weekly!.id])
      await editor
        .call(contentManagementAnnouncementEndpoints.saveAnnouncement, announcementOf({ type: 'PR', categoryIds: [id] }) as never)
        .expect(success)
    const seen = await as({ merchantCode: editor.session.merchantCode }).call(
      promotionEndpoints.categories,
      {},
      { Language: 'zh' },
    )
    expect(seen.body.value.map(({ name }: { name: string }) => name)).toEqual(['Lingguhan zh', 'Bago zh'])

    const { value } = (await editor.call(facts).expect(success)).body
    expect(value.categories.map(({ code, used }: { code: string; used: number }) => [code, used])).toEqual([
      ['weekly', 1],
      ['welcome', 1],
    ])
    expect((await editor.call(removeCategory, { id: weekly!.id, version: 1 })).body.errorCode).toBe('content.in.use')
    await container().database.prisma.announcement.updateMany({
      where: { merchantId: editor.operator.merchantId },
      data: { categoryIds: [] },
    })
    await editor.call(removeCategory, { id: weekly!.id, version: 1 }).expect(success)
    expect(await log(editor)).toEqual([
      'promotionCategory.create',
      'promotionCategory.create',
      'promotionCategory.move',
      'announcement.create',
      'announcement.create',
      'promotionCategory.remove',
    ])
  })

  it('is refused with a code in use, without a name, and for the second of two editors', async () => {
    const { editor } = await site()
    const made = (await editor.call(saveCategory, { code: 'welcome', names: names('Bago') }).expect(success)).body.value[0]
    const twin = await editor.call(saveCategory, { code: 'welcome', names: names('Isa pa') })
    expect(twin.body).toMatchObject({ errorCode: 'request.param.err', value: { fields: [{ path: 'code' }] } })
    const { vi: _, ...three } = names('Kulang')
    expect((await editor.call(saveCategory, { code: 'less', names: three } as never)).body.errorCode).toBe('request.param.err')
    const change = { id: made.id, version: made.version, code: 'welcome', names: names('Binago') }
    const answers = await Promise.all([1, 2].map(() => editor.call(saveCategory, change)))
    expect(answers.filter(isAccepted)).toHaveLength(1)
    const { editor: stranger } = await site()
    expect((await stranger.call(saveCategory, change)).body.errorCode).toBe('no.data')
    expect((await stranger.call(moveCategory, { id: made.id, direction: 'up' })).body.errorCode).toBe('no.data')
  })
})

describe('the options in content management', () => {
  it('are the merchant’s own: its zone, its promotions, its games', async () => {
    const editor = await seat()
    const game = await given.game({ name: 'Perlas ng Dagat' })
    const { body } = await editor.call(contentManagementEndpoints.facts).expect(success)
    expect(body.value).toMatchObject({ zone: 'Asia/Manila', defaultLanguage: 'tl' })
    const found = async (query: object) =>
      (await editor.call(contentManagementEndpoints.games, query as never).expect(success)).body.value
    expect(await found({ search: 'perlas ng d' })).toMatchObject([{ nodeId: game.nodeId, name: 'Perlas ng Dagat' }])
    expect(await found({ nodeId: game.nodeId })).toHaveLength(1)
    expect(await found({ nodeId: 'no-such' })).toEqual([])
  })
})
