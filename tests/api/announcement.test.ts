import { describe, expect, it } from 'vitest'
import * as announcementEndpoints from '#contract/content/announcement/announcement.ts'
import * as olderAnnouncementEndpoints from '#contract/content/announcement/older-announcement.ts'
import type { Announcement, Banner } from '#contract/content/announcement/announcement.ts'
import { startApi } from '#tests/support/api.ts'
import { success } from '#tests/support/outcome.ts'

const { as, given, clock } = startApi()
const { list, markRead } = announcementEndpoints
const { content, lobbyNews, older: ticker, olderAdvanced, olderAgent } = olderAnnouncementEndpoints
const HOUR_MS = 3_600_000
const inHours = (hours: number) => new Date(clock.now().getTime() + hours * HOUR_MS)

type Caller = Parameters<typeof as>[0]
async function shown(caller: Caller, query: object = {}, headers: Record<string, string> = {}) {
  const { body } = await as(caller).call(list, query, headers).expect(success)
  return body.value as Record<'player' | 'popup' | 'promotion' | 'hot' | 'agent', Announcement[]> & { banners: Banner[] }
}
const idsOf = (items: Announcement[]) => items.map(({ id }) => id)

/** A merchant of the test's own, so that no other test's announcements show. */
async function newSite() {
  const merchant = await given.merchant()
  return { merchant, visitor: { merchantCode: merchant.code } }
}

describe('current announcements', () => {
  it('WIR-26: are sorted into their lists; only agents see theirs', async () => {
    const { merchant, visitor } = await newSite()
    const made = []
    for (const type of ['PL', 'PU', 'PR', 'H', 'A'] as const) made.push(await given.announcement({ merchant, type }))
    const [player, popup, promotion, hot, agent] = made

    const seen = await shown(visitor)
    expect([seen.player, seen.popup, seen.promotion, seen.hot].map(idsOf)).toEqual([
      [player?.id],
      [popup?.id],
      [promotion?.id],
      [hot?.id],
    ])
    expect(seen.agent).toEqual([])
    expect((await shown(await given.member({ merchant }))).agent).toEqual([])
    expect(idsOf((await shown(await given.member({ merchant, type: 2 }))).agent)).toEqual([agent?.id])
  })

  it('are login popups if marked so: guests see none, members get the size of each picture', async () => {
    const { merchant, visitor } = await newSite()
    const news = await given.announcement({ merchant, type: 'PU', priority: 2 })
    const first = await given.announcement({ merchant, type: 'PU', priority: 1, loginWidth: 600, loginHeight: 840 })
    const over = { startAt: inHours(-3), endAt: inHours(-1) }
    await given.announcement({ merchant, type: 'PU', loginWidth: 600, loginHeight: 840, ...over })

    expect(idsOf((await shown(visitor)).popup)).toEqual([news.id])
    const { popup } = await shown(await given.member({ merchant }))
    expect(popup).toMatchObject([
      { id: news.id, loginPopup: null },
      { id: first.id, loginPopup: { width: 600, height: 840 } },
    ])
    expect((await shown(await given.member())).popup.filter(({ id }) => id === first.id)).toEqual([])
  })

  it('are filtered by time, platform, types and category', async () => {
    const { merchant, visitor } = await newSite()
    const current = await given.announcement({ merchant, startAt: inHours(-2), endAt: inHours(1) })
    const endless = await given.announcement({
      merchant,
      startAt: inHours(-3),
      endAt: inHours(-1),
      noExpiry: true,
      category: 'S',
    })
    const ended = await given.announcement({ merchant, startAt: inHours(-3), endAt: inHours(-1) })
    const coming = await given.announcement({ merchant, startAt: inHours(1), endAt: inHours(2) })
    const desktop = await given.announcement({ merchant, platform: 'W' })
    await given.announcement()

    expect(idsOf((await shown(visitor)).player)).toEqual([current.id, endless.id])
    expect(idsOf((await shown(visitor, { platform: 'W' })).player)).toContain(desktop.id)
    expect(idsOf((await shown(visitor, { category: 'S' })).player)).toEqual([endless.id])
    expect((await shown(visitor, { types: 'pu, b' })).player).toEqual([])
    expect(idsOf((await shown(visitor)).player)).not.toEqual(expect.arrayContaining([ended.id, coming.id]))
  })

  it('are sorted by priority, then by position, then newest first', async () => {
    const { merchant, visitor } = await newSite()
    const last = await given.announcement({ merchant, sortIndex: 2 })
    const older = await given.announcement({ merchant, sortIndex: 1, startAt: inHours(-5) })
    const newer = await given.announcement({ merchant, sortIndex: 1, startAt: inHours(-4) })
    const urgent = await given.announcement({ merchant, priority: 9, sortIndex: 5 })
    expect(idsOf((await shown(visitor)).player)).toEqual([urgent.id, newer.id, older.id, last.id])
  })

  it('are in the requested language, with dates in the merchant’s zone', async () => {
    const merchant = await given.merchant({ timezone: 'Asia/Manila' })
    const texts = { vi: { title: 'Tin mới', content: '<p>…</p>' } }
    await given.announcement({ merchant, title: 'Balita', texts, startAt: new Date('2026-02-28T17:00:00Z') })
    const visitor = { merchantCode: merchant.code }
    const [inVietnamese] = (await shown(visitor, {}, { Language: 'VI' })).player
    expect(inVietnamese).toMatchObject({ title: 'Tin mới', startDateStr: '2026-03-01 01:00:00', status: 'A' })
    expect((await shown(visitor, {}, { Language: 'TY' })).player).toMatchObject([{ title: 'Balita' }])
  })

  it('name the game they open, unless the merchant does not offer it', async () => {
    const { merchant, visitor } = await newSite()
    const game = await given.game({ category: 'LIVE' })
    await given.announcement({ merchant, redirect: 'GAME_LINKAGE', gameNodeId: game.nodeId })
    await given.announcement({ merchant, redirect: 'GAME_LINKAGE', gameNodeId: 'gone', sortIndex: 1 })
    const [linked, lost] = (await shown(visitor)).player
    expect(linked?.gameLinkageMapping).toEqual({ gameType: 'LIVE', vendor: game.vendor, roomId: '0', nodeId: game.nodeId })
    expect(lost?.gameLinkageMapping).toBeNull()
  })
})

describe('banners', () => {
  it('are those of the requested group, in order', async () => {
    const { merchant, visitor } = await newSite()
    const second = await given.banner({ merchant, title: 'Second', sortIndex: 2 })
    const first = await given.banner({ merchant, title: 'First', kicker: 'New', action: 'Play', sortIndex: 1 })
    await given.banner({ merchant, groupName: 'm_login' })
    await given.banner({ merchant, isActive: false })
    const { banners } = await shown(visitor, { types: 'B', groupName: 'm_home' })
    expect(banners).toMatchObject([
      { bannerId: first.id, title: 'First', kicker: 'New', action: 'Play' },
      { bannerId: second.id, title: 'Second' },
    ])
    expect((await shown(visitor, { types: 'B' })).banners).toHaveLength(3)
    expect((await shown(visitor, { types: 'PL' })).banners).toEqual([])
  })

  it('follow their schedule, to the instant', async () => {
    const { merchant, visitor } = await newSite()
    const always = await given.banner({ merchant, sortIndex: 1 })
    const coming = await given.banner({ merchant, sortIndex: 2, startAt: inHours(1) })
    const going = await given.banner({ merchant, sortIndex: 3, endAt: inHours(1) })
    const onShow = async () => (await shown(visitor, { types: 'B' })).banners.map(({ bannerId }) => bannerId)
    expect(await onShow()).toEqual([always.id, going.id])
    clock.shift(HOUR_MS)
    expect(await onShow()).toEqual([always.id, coming.id])
  })
})

describe('what a member has read', () => {
  it('is the member’s own; reading twice changes nothing', async () => {
    const { merchant, visitor } = await newSite()
    const [member, other] = [await given.member({ merchant }), await given.member({ merchant })]
    const news = await given.announcement({ merchant })
    const isRead = async (caller: Caller) => (await shown(caller)).player.map(({ read }) => read)

    expect(await isRead(member)).toEqual([false])
    const answers = await Promise.all(
      [1, 2, 3].map(() => as(member).call(markRead, { announcementId: String(news.id), read: true })),
    )
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    expect(await isRead(member)).toEqual([true])
    expect([await isRead(other), await isRead(visitor)]).toEqual([[false], [false]])
  })

  it('SCR-19: is everything for a trial member', async () => {
    const { merchant } = await newSite()
    const [guest, news] = [await given.member({ merchant, type: 4 }), await given.announcement({ merchant })]
    expect((await shown(guest)).player).toMatchObject([{ read: true }])
    await as(guest).call(markRead, { announcementId: news.id }).expect(success)
  })

  it('refuses an unknown announcement, another merchant’s, a bad id, and a visitor', async () => {
    const { merchant } = await newSite()
    const [member, foreign] = [await given.member({ merchant }), await given.announcement()]
    const refusal = async (caller: Caller, announcementId: number | string) => {
      const { status, body } = await as(caller).call(markRead, { announcementId })
      return [status, body.errorCode]
    }
    expect(await refusal(member, 2_000_000_000)).toEqual([200, 'no.data'])
    expect(await refusal(member, foreign.id)).toEqual([200, 'no.data'])
    expect(await refusal(member, 'x')).toEqual([200, 'request.param.err'])
    expect(await refusal(undefined, foreign.id)).toEqual([401, 'login.not.session'])
  })
})

describe('one announcement', () => {
  it('WIR-10: is found by either name of its id, without an envelope, marked as read if it was', async () => {
    const { merchant, visitor } = await newSite()
    const member = await given.member({ merchant })
    const { id } = await given.announcement({ merchant, title: 'Balita', content: '<p>Buo</p>', platform: 'W' })
    await as(member).call(markRead, { announcementId: id }).expect(success)
    for (const query of [{ announcementId: String(id) }, { id: String(id) }]) {
      const { body } = await as(visitor).call(content, query).expect(success)
      expect(body).toMatchObject({ id, title: 'Balita', content: '<p>Buo</p>', read: false })
    }
    expect((await as(member).call(content, { id: String(id) })).body).toMatchObject({ id, read: true })
  })

  it('is refused if the caller may not see it', async () => {
    const { merchant, visitor } = await newSite()
    const [foreign, ended, coming, agents] = [
      await given.announcement(),
      await given.announcement({ merchant, startAt: inHours(-3), endAt: inHours(-1) }),
      await given.announcement({ merchant, startAt: inHours(1), endAt: inHours(2) }),
      await given.announcement({ merchant, type: 'A' }),
    ]
    const refusal = async (caller: Caller, query: { id?: string }) => {
      const { status, body } = await as(caller).call(content, query)
      return [status, body.errorCode]
    }
    for (const { id } of [foreign, ended, coming, agents])
      expect(await refusal(visitor, { id: String(id) })).toEqual([200, 'no.data'])
    expect(await refusal(visitor, {})).toEqual([200, 'request.param.err'])
    expect(await refusal(visitor, { id: 'x' })).toEqual([200, 'request.param.err'])
    const agent = await given.member({ merchant, type: 1 })
    expect((await as(agent).call(content, { id: String(agents.id) })).body).toMatchObject({ id: agents.id, type: 'A' })
  })
})

describe('older calls', () => {
  async function fullSite() {
    const merchant = await given.merchant({ timezone: 'Asia/Manila' })
    const startAt = new Date('2026-02-28T17:00:00Z')
    const made = []
    for (const type of ['PL', 'PU', 'PR', 'H', 'A'] as const)
      made.push(await given.announcement({ merchant, type, startAt, noExpiry: true, title: type, content: `<b>${type}</b>` }))
    const [player, popup, promotion, hot, agent] = made.map(({ id }) => id)
    return { merchant, visitor: { merchantCode: merchant.code }, player, popup, promotion, hot, agent }
  }
  const answered = async (caller: Caller, endpoint: typeof lobbyNews | typeof olderAdvanced | typeof olderAgent, query = {}) =>
    ((await as(caller).call(endpoint, query).expect(success)).body.value as { id: number }[]).map(({ id }) => id)

  it('the lobby’s notices are those for players', async () => {
    const { visitor, player } = await fullSite()
    expect(await answered(visitor, lobbyNews)).toEqual([player])
  })

  it('WIR-27: the ticker’s lines are their contents as plain text', async () => {
    const { visitor } = await fullSite()
    expect((await as(visitor).call(ticker).expect(success)).body.value).toEqual({ contentLobby: [{ content: 'PL' }] })
  })

  it('WIR-27: the advanced list sorts by type and category, with dates of the merchant’s zone', async () => {
    const { merchant, visitor, player, popup, promotion, hot, agent } = await fullSite()
    expect(await answered(visitor, olderAdvanced, { type: 'P' })).toEqual([promotion])
    expect((await answered(visitor, olderAdvanced, { type: 'M' })).sort()).toEqual([player, popup, hot].sort())
    for (const [category, id] of Object.entries({ S: hot, P: player, u: popup }))
      expect(await answered(visitor, olderAdvanced, { type: 'M', category })).toEqual([id])
    expect(await answered(visitor, olderAdvanced, { type: 'X' })).toEqual([])
    expect(await answered(visitor, olderAdvanced, { type: 'M', category: 'A' })).toEqual([])
    // One cached answer serves everyone: agents get no more from it.
    expect(await answered(await given.member({ merchant, type: 1 }), olderAdvanced)).not.toContain(agent)
    const { body } = await as(visitor).call(olderAdvanced, { type: 'P', platform: 'M' }).expect(success)
    expect(body.value).toMatchObject([{ startDate: '2026-03-01 01:00:00', createtime: '2026-03-01 01:00:00', mainPageUrl: '' }])
  })

  it('its pictures are the main one and the one of the promotions page', async () => {
    const { merchant, visitor } = await newSite()
    const images = [{ url: '/media/1.svg', sequence: 1 }]
    await given.announcement({ merchant, type: 'PR', photoUrl: '/media/0.svg', images })
    const { body } = await as(visitor).call(olderAdvanced, {}).expect(success)
    expect(body.value).toMatchObject([{ mainPageUrl: '/media/0.svg', promoPageUrl: '/media/1.svg' }])
  })

  it('WIR-27: agents read their own announcements and those for players, everyone else only the latter', async () => {
    const { merchant, visitor, player, agent, promotion } = await fullSite()
    const caller = await given.member({ merchant, type: 2 })
    expect((await answered(caller, olderAgent)).sort()).toEqual([player, agent].sort())
    expect(await answered(caller, olderAgent, { type: 'P' })).toEqual([promotion])
    for (const other of [visitor, await given.member({ merchant })]) expect(await answered(other, olderAgent)).toEqual([player])
  })
})
