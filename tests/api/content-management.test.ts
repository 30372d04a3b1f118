/** Announcements in content management, and what members see of them. */
import { describe, expect, it } from 'vitest'
import * as announcementEndpoints from '#contract/content/announcement/announcement.ts'
import * as olderAnnouncementEndpoints from '#contract/content/announcement/older-announcement.ts'
import * as contentManagementEndpoints from '#contract/back-office/content-management/content-management.ts'
import * as endpoints from '#contract/back-office/content-management/content-management-announcement.ts'
import { startApi } from '#tests/support/api.ts'
import { announcementOf, managementFor } from './content-management/setup.ts'
import { isAccepted, isRefused, success } from '#tests/support/outcome.ts'

const api = startApi()
const { as, given, container } = api
const { seat, png, upload } = managementFor(api)
const {
  saveAnnouncement: save,
  announcement: detail,
  announcements: list,
  endAnnouncement: end,
  removeAnnouncement: remove,
} = endpoints

type Seat = Awaited<ReturnType<typeof seat>>
const saved = async (editor: Seat, details: object = {}) =>
  (await editor.call(save, announcementOf(details) as never).expect(success)).body.value
/** The titles on the public list, in one language. */
const shown = async ({ session }: Seat, language = 'tl') => {
  const { body } = await as({ merchantCode: session.merchantCode }).call(announcementEndpoints.list, {}, { Language: language })
  const { player, popup, promotion, hot, agent } = body.value
  return [...player, ...popup, ...promotion, ...hot, ...agent] as { id: number; title: string; content: string }[]
}
const find = async (editor: Seat, id: number, language?: string) => (await shown(editor, language)).find((one) => one.id === id)
const actions = (id: number) =>
  container().database.prisma.auditEntry.findMany({
    where: { entity: 'announcement', entityId: String(id) },
    orderBy: { id: 'asc' },
  })
const site = async () => seat({ merchant: await given.merchant() })

describe('an announcement', () => {
  it('is written, shown, changed and ended; each action is logged with the changes', async () => {
    const editor = await site()
    const texts = { tl: { title: 'Pista', content: '<p>Tara</p>' }, en: { title: 'Fiesta', content: '<p>Come</p>' } }
    const made = await saved(editor, { type: 'PU', texts })
    expect(made).toMatchObject({ state: 'ON_SHOW', version: 1, title: 'Pista', missing: ['zh', 'vi'], canRemove: false })
    expect(await find(editor, made.id, 'en')).toMatchObject({ title: 'Fiesta', content: '<p>Come</p>' })
    expect(await find(editor, made.id, 'vi')).toMatchObject({ title: 'Pista' })

    const { id, version, body } = made
    const changed = await saved(editor, { ...body, id, version, texts: { ...texts, tl: { title: 'Pista na', content: '' } } })
    expect(changed.version).toBe(2)
    expect(await find(editor, id)).toMatchObject({ title: 'Pista na' })

    const over = (await editor.call(end, { id, version: 2 }).expect(success)).body.value
    expect(over).toMatchObject({ state: 'OVER', version: 3 })
    expect(await find(editor, id)).toBeUndefined()
    const log = await actions(id)
    expect(log.map(({ action, operatorName }) => [action, operatorName])).toEqual(
      ['create', 'change', 'end'].map((action) => [`announcement.${action}`, editor.operator.username]),
    )
    expect(log[1]).toMatchObject({
      before: { 'texts.tl.title': 'Pista', 'texts.tl.content': '<p>Tara</p>' },
      after: { 'texts.tl.title': 'Pista na', 'texts.tl.content': '' },
    })
    expect(Object.keys(log[1]!.after as object)).toHaveLength(2)
  })

  it('is stored without anything that could run or disguise itself', async () => {
    const editor = await site()
    const content = [
      '<p style="background:url(https://evil.example/x)" onclick="a()" class="fixed">Hi <b>there</b></p>',
      '<script>alert(1)</script><style>p{}</style><iframe src="https://evil.example"></iframe>',
      '<img src="x" onerror="alert(1)"><img src="data:image/svg+xml,<svg onload=alert(1)>" alt="d"><svg onload="alert(1)"><a xlink:href="javascript:alert(1)">s</a></svg>',
      '<a href="javascript:alert(1)">j</a><a href=" JaVaScRiPt:alert(1)">k</a><a href="//evil.example">p</a><a href="/m/help">h</a><a href="https://ok.example">o</a>',
      '<form action="/x"><input name="password"></form><math><mtext></p><img src=/a.png></mtext></math>',
    ].join('')
    const made = await saved(editor, { texts: { tl: { title: 'Mapanganib', content } } })
    const { contents } = await container().database.prisma.announcement.findUniqueOrThrow({
      where: { id: made.id },
      include: { contents: true },
    })
    const kept = contents[0]!.content
    expect(kept).not.toMatch(/script|style|onerror|onload|onclick|javascript|svg|iframe|evil|data:|form|input|class|math/i)
    for (const fine of ['<p>Hi <b>there</b></p>', '<a href="/m/help">h</a>', '<a href="https://ok.example">o</a>', '<a>j</a>'])
      expect(kept).toContain(fine)
    expect((await find(editor, made.id))!.content).toBe(kept)
  })

  it('refuses the second of two simultaneous editors, and stores none of their changes', async () => {
    const editor = await site()
    const { id, version, body } = await saved(editor)
    const texts = (title: string) => ({ ...body, id, version, texts: { tl: { title, content: '' } } })
    const answers = await Promise.all(['Una', 'Ikalawa'].map((title) => editor.call(save, texts(title) as never)))
    expect(answers.filter(isAccepted)).toHaveLength(1)
    const refused = answers.find(isRefused)!
    expect(refused.body).toMatchObject({ errorCode: 'content.changed', value: { data: { version: 2 } } })
    const kept = answers.find(isAccepted)!.body.value.title
    expect(await find(editor, id)).toMatchObject({ title: kept })
    expect((await editor.call(end, { id, version })).body.errorCode).toBe('content.changed')
    expect(await actions(id)).toHaveLength(2)
  })

  it('in the future is not visible yet, and can be removed if it never was', async () => {
    const editor = await site()
    const future = await saved(editor, { startAt: '2090-01-01T00:00', endAt: '2090-02-01T00:00' })
    expect(future).toMatchObject({
      state: 'TO_COME',
      canRemove: true,
      body: { startAt: '2090-01-01T00:00', endAt: '2090-02-01T00:00' },
    })
    expect(await find(editor, future.id)).toBeUndefined()
    expect((await editor.call(end, { id: future.id, version: 1 })).body.errorCode).toBe('content.not.shown')
    await editor.call(remove, { id: future.id, version: 1 }).expect(success)
    expect((await editor.call(detail, { id: future.id })).body.errorCode).toBe('no.data')

    const seen = await saved(editor)
    expect((await editor.call(remove, { id: seen.id, version: 1 })).body.errorCode).toBe('content.shown')
    // It was seen, even if it is now postponed or hidden.
    const later = await saved(editor, { ...seen.body, id: seen.id, version: 1, startAt: '2090-01-01T00:00' })
    expect(later).toMatchObject({ state: 'TO_COME', canRemove: false })
    expect((await editor.call(remove, { id: seen.id, version: 2 })).body.errorCode).toBe('content.shown')
  })

  it('that is hidden is visible to no one', async () => {
    const editor = await site()
    const { id } = await saved(editor, { isHidden: true })
    expect(await find(editor, id)).toBeUndefined()
    const content = await as({ merchantCode: editor.session.merchantCode }).call(olderAnnouncementEndpoints.content, {
      id: String(id),
    })
    expect(content.body.errorCode).toBe('no.data')
  })

  it('starts and ends by the merchant’s clock', async () => {
    const editor = await seat({ merchant: await given.merchant({ timezone: 'Asia/Ho_Chi_Minh' }) })
    const { id } = await saved(editor, { startAt: '2090-01-01T00:00', endAt: '2090-01-01T12:30' })
    const row = await container().database.prisma.announcement.findUniqueOrThrow({ where: { id } })
    expect([row.startAt, row.endAt]).toEqual([new Date('2089-12-31T17:00:00Z'), new Date('2090-01-01T05:30:00Z')])
  })

  it('follows each login, with the size of its picture; a guest never sees it, and it can be turned into news', async () => {
    const editor = await site()
    const { url } = (await upload(editor.session, await png()).then(({ body }) => body)).value
    const loginPopup = { width: 600, height: 300 }
    const made = await saved(editor, { type: 'PU', picture: url, loginPopup })
    expect(made).toMatchObject({ isLoginPopup: true, body: { loginPopup } })
    expect(await find(editor, made.id)).toBeUndefined()
    const changed = await saved(editor, { ...made.body, id: made.id, version: 1, loginPopup: null })

    expect(changed).toMatchObject({ isLoginPopup: false, body: { loginPopup: null } })
    expect(await find(editor, made.id)).toMatchObject({ loginPopup: null })
    const log = await actions(made.id)
    expect(log[1]).toMatchObject({ before: { 'loginPopup.width': 600 } })
  })

  it('shows its picture, and keeps the others', async () => {
    const editor = await site()
    const { url } = (await upload(editor.session, await png()).expect(success)).body.value
    expect(url).toMatch(/^\/media\/[0-9a-f]{24}\.webp$/)
    const { id, version, body } = await saved(editor, { type: 'PR', picture: url })
    await container().database.prisma.announcement.update({
      where: { id },
      data: { images: [{ url: '/media/2.svg', sequence: 2 }] },
    })
    await saved(editor, { ...body, id, version })
    const promotion = (await shown(editor)).find((one) => one.id === id) as unknown as {
      announcementImages: unknown
      photoUrl: string
    }
    expect(promotion.photoUrl).toBe(url)
    expect(promotion.announcementImages).toEqual(
      expect.arrayContaining([
        { url, sequence: 1 },
        { url: '/media/2.svg', sequence: 2 },
      ]),
    )
    expect((await api.http().get(url)).headers['content-type']).toBe('image/webp')
  })

  it('is found by kind, state and text in any language', async () => {
    const editor = await site()
    const one = await saved(editor, {
      type: 'PU',
      texts: { tl: { title: 'Una', content: '' }, zh: { title: '第一', content: '' } },
    })
    const two = await saved(editor, { type: 'PR', isHidden: true })
    const three = await saved(editor, { startAt: '2090-01-01T00:00' })
    const four = await saved(editor, { endAt: '2001-01-01T00:00' })
    const ids = async (query: object) =>
      (await editor.call(list, query as never).expect(success)).body.value.list.map(({ id }: { id: number }) => id)
    expect(await ids({ type: 'PU' })).toEqual([one.id])
    expect(await ids({ search: '第一' })).toEqual([one.id])
    expect(await ids({ search: 'uNA' })).toEqual([one.id])
    for (const [state, made] of Object.entries({ ON_SHOW: one, HIDDEN: two, TO_COME: three, OVER: four }))
      expect(await ids({ state })).toEqual([made.id])
    expect(await ids({})).toHaveLength(4)
  })
})

describe('nothing is stored of an announcement', () => {
  const bad = {
    'without a title in the language of the site': [{ texts: { en: { title: 'Only English', content: '' } } }, 'texts.tl.title'],
    'with a title of spaces': [{ texts: { tl: { title: '  ', content: '' } } }, 'texts.tl.title'],
    'that ends before it begins': [{ startAt: '2026-03-02T00:00', endAt: '2026-03-01T00:00' }, 'endAt'],
    'of a day there is not': [{ startAt: '2026-02-31T00:00' }, 'startAt'],
    'of a kind there is not': [{ type: 'B' }, 'type'],
    'with a picture that is not there': [{ picture: `/media/${'0'.repeat(24)}.webp` }, 'picture'],
    'after each login without a picture': [{ type: 'PU', loginPopup: { width: 600, height: 600 } }, 'loginPicture'],
    'after each login that is no pop-up': [{ type: 'PL', loginPopup: { width: 600, height: 600 } }, 'loginPopup'],
    'after each login, wider than a phone': [{ type: 'PU', loginPopup: { width: 751, height: 600 } }, 'loginPopup.width'],
    'after each login, of no height': [{ type: 'PU', loginPopup: { width: 600, height: 0 } }, 'loginPopup.height'],
    'with a picture of another site': [{ picture: 'https://evil.example/x.png' }, 'picture'],
    'of a category that is not there': [{ categoryIds: [2_000_000_000] }, 'categoryIds'],
    'that leads to a page that is not there': [{ lead: { redirect: 'NOWHERE' } }, 'lead.redirect'],
    'that leads to no address': [
      { lead: { redirect: 'REDIRECT_URL', externalLink: 'javascript:alert(1)' } },
      'lead.externalLink',
    ],
    'that leads to no page of the site': [
      { lead: { redirect: 'REDIRECT_URL', externalLink: '/m/nowhere' } },
      'lead.externalLink',
    ],
    'that leads beyond the site in disguise': [
      { lead: { redirect: 'REDIRECT_URL', externalLink: '//evil.example' } },
      'lead.externalLink',
    ],
    'that leads to no promotion': [{ lead: { redirect: 'PROMO', promotionId: 2_000_000_000 } }, 'lead.promotionId'],
    'that leads to no game': [{ lead: { redirect: 'GAME_LINKAGE', gameNodeId: 'none' } }, 'lead.gameNodeId'],
  } as const
  it.each(Object.entries(bad))('%s', async (_, [details, path]) => {
    const editor = await site()
    const { body, status } = await editor.call(save, announcementOf(details) as never)
    expect({ status, code: body.errorCode }).toEqual({ status: 200, code: 'request.param.err' })
    expect(body.value.fields.map((field: { path: string }) => field.path)).toContain(path)
    expect(await container().database.prisma.announcement.count({ where: { merchantId: editor.operator.merchantId } })).toBe(0)
    expect(await container().database.prisma.auditEntry.count({ where: { merchantId: editor.operator.merchantId } })).toBe(0)
  })

  it('whose picture belongs to a member', async () => {
    const editor = await site()
    const member = await given.member()
    const hash = 'a'.repeat(24)
    const data = { hash, contentType: 'image/webp', content: new Uint8Array([1]), ownerId: member.id }
    await container().database.prisma.media.create({ data })
    const { body } = await editor.call(save, announcementOf({ picture: `/media/${hash}.webp` }) as never)
    expect(body.errorCode).toBe('request.param.err')
  })

  it('of another merchant', async () => {
    const [editor, stranger] = [await site(), await site()]
    const { id, version, body } = await saved(editor)
    for (const call of [
      stranger.call(detail, { id }),
      stranger.call(save, announcementOf({ ...body, id, version }) as never),
      stranger.call(end, { id, version }),
      stranger.call(remove, { id, version }),
    ])
      expect((await call).body.errorCode).toBe('no.data')
    const lead = { redirect: 'PROMO', promotionId: (await saved(editor, { type: 'PR' })).id }
    expect((await stranger.call(save, announcementOf({ lead }) as never)).body.errorCode).toBe('request.param.err')
    expect((await find(editor, id))!.title).toBe('Balita')
  })

  it.each(['VIEWER', 'CASHIER'] as const)('by a %s', async (role) => {
    const other = await seat({ role })
    const answer = await other.call(save, announcementOf() as never)
    expect({ status: answer.status, code: answer.body.errorCode }).toEqual({ status: 403, code: 'permission.denied' })
    expect((await upload(other.session, await png())).body.errorCode).toBe('permission.denied')
  })
})

describe('where a tap leads', () => {
  it('is stored if the target exists', async () => {
    const editor = await site()
    const promotion = await saved(editor, { type: 'PR' })
    const game = await given.game()
    for (const lead of [
      { redirect: 'PROMO', promotionId: promotion.id },
      { redirect: 'REDIRECT_URL', externalLink: '/m/gameList?gameType=SPORTS' },
      { redirect: 'REDIRECT_URL', externalLink: 'https://palaro.example/news' },
      { redirect: 'DEPOSIT' },
    ]) {
      const made = await saved(editor, { lead })
      expect(made.body.lead).toMatchObject(lead)
    }
    const reader = await seat()
    const opened = await saved(reader, { lead: { redirect: 'GAME_LINKAGE', gameNodeId: game.nodeId } })
    expect(opened.body.lead).toMatchObject({ gameNodeId: game.nodeId })
  })

  it('blocks the removal of a promotion that is a target', async () => {
    const editor = await site()
    const promotion = await saved(editor, { type: 'PR', startAt: '2090-01-01T00:00' })
    await saved(editor, { lead: { redirect: 'PROMO', promotionId: promotion.id } })
    expect((await editor.call(remove, { id: promotion.id, version: 1 })).body.errorCode).toBe('content.in.use')
  })
})

describe('a picture', () => {
  it.each([
    { what: 'no picture at all', content: Buffer.from('hello'), code: 'upload.type.err' },
    { what: 'an SVG', content: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), code: 'upload.type.err' },
    { what: 'more than 5 MB', content: Buffer.alloc(5 * 1_024 * 1_024 + 1), code: 'upload.too.large' },
  ])('is refused if it is $what', async ({ content, code }) => {
    const editor = await seat()
    const answer = await upload(editor.session, content)
    expect(answer.body.errorCode).toBe(code)
  })

  it('is redrawn, at most 1,600 wide, and stored once', async () => {
    const editor = await seat()
    const answers = [await upload(editor.session, await png(3_000, 1_000)), await upload(editor.session, await png(3_000, 1_000))]
    expect(answers[0]!.body.value).toMatchObject({ width: 1_600, height: 533 })
    expect(answers[1]!.body.value.url).toBe(answers[0]!.body.value.url)
  })

  it('is required', async () => {
    const editor = await seat()
    const { body } = await editor.call(contentManagementEndpoints.uploadPicture, {} as never)
    expect(body).toMatchObject({ errorCode: 'request.param.err', value: { fields: [{ path: 'file' }] } })
  })
})
