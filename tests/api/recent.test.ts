import { describe, expect, it } from 'vitest'
import * as recentEndpoints from '#contract/play/recent.ts'
import { RECENT_KEPT } from '#contract/play/recent.ts'
import { startApi } from '#tests/support/api.ts'
import { success } from '#tests/support/outcome.ts'

const { as, given, http, container, clock } = startApi()
const { add, list } = recentEndpoints

const playedBy = async (member: Parameters<typeof as>[0], query: object = {}) => {
  const { body } = await as(member).call(list, query).expect(success)
  return body.value.list.map(({ nodeId }: { nodeId: string }) => nodeId)
}

describe('recent games', () => {
  it('lists the latest first; a game played again moves to the front', async () => {
    const member = await given.member()
    const [first, second] = [await given.game(), await given.game()]
    for (const query of [{ nodeId: first.nodeId }, { gameId: String(second.id) }, { nodeId: first.nodeId }]) {
      await as(member).call(add, query).expect(success)
      clock.shift(1)
    }
    expect(await playedBy(member)).toEqual([first.nodeId, second.nodeId])
    expect(await playedBy(await given.member())).toEqual([])
  })

  it('lists what plays before what is coming soon', async () => {
    const [member, vendor] = [await given.member(), await given.vendor({ isRunning: true })]
    const [plays, soon] = [await given.game({ vendor, isRunning: true }), await given.game({ vendor })]
    for (const { nodeId } of [plays, soon]) {
      await as(member).call(add, { nodeId }).expect(success)
      clock.shift(1)
    }
    expect(await playedBy(member)).toEqual([plays.nodeId, soon.nodeId])
  })

  it('can also be listed by POST', async () => {
    const [member, game] = [await given.member(), await given.game()]
    const { body } = await http()
      .post(`${add.path}?nodeId=${game.nodeId}`)
      .set({ Merchant: member.merchantCode, Authorization: member.token })
      .send({})
      .expect(success)
    expect(body).toMatchObject({ success: true })
    expect(await playedBy(member)).toEqual([game.nodeId])
  })

  it('can be recorded by the body of a POST, also by our own number', async () => {
    const [member, first, second] = [await given.member(), await given.game(), await given.game()]
    for (const named of [{ nodeId: first.nodeId }, { gameId: second.id }]) {
      const headers = { Merchant: member.merchantCode, Authorization: member.token }
      await http().post(add.path).set(headers).send(named).expect(success)
      clock.shift(1)
    }
    expect(await playedBy(member)).toEqual([second.nodeId, first.nodeId])
  })

  it('WIR-31: filters by type and vendor; the value is an object with totals', async () => {
    const [member, vendor] = [await given.member(), await given.vendor()]
    const [slot, fish] = [await given.game({ vendor }), await given.game({ vendor, category: 'FISH' })]
    const other = await given.game()
    for (const { nodeId } of [slot, fish, other]) {
      await as(member).call(add, { nodeId }).expect(success)
      clock.shift(1)
    }
    expect(await playedBy(member, { gameType: 'FISH' })).toEqual([fish.nodeId])
    expect(await playedBy(member, { vassalage: vendor.code })).toEqual([fish.nodeId, slot.nodeId])
    const { body } = await as(member).call(list, { page: 2, pageSize: 2 }).expect(success)
    expect(body.value).toMatchObject({ list: [{ nodeId: slot.nodeId }], total: 3, totalPages: 2 })
  })

  it(`keeps the newest ${RECENT_KEPT}`, async () => {
    const [member, vendor, { prisma }] = [await given.member(), await given.vendor(), container().database]
    const older = Array.from({ length: RECENT_KEPT }, (_, index) => ({
      nodeId: `${vendor.code}-${index}`,
      gameCode: `c${index}`,
    }))
    await prisma.game.createMany({
      data: older.map((game) => ({ ...game, vendorCode: vendor.code, category: 'RNG', name: game.gameCode, minBet: 1n })),
    })
    const games = await prisma.game.findMany({ where: { vendorCode: vendor.code }, orderBy: { id: 'asc' } })
    const start = clock.now().getTime() - RECENT_KEPT
    await prisma.recentGame.createMany({
      data: games.map(({ id }, index) => ({ memberId: member.id, gameId: id, playedAt: new Date(start + index) })),
    })
    const newest = await given.game()
    await as(member).call(add, { nodeId: newest.nodeId }).expect(success)

    const kept = await prisma.recentGame.findMany({ where: { memberId: member.id }, select: { gameId: true } })
    expect(kept).toHaveLength(RECENT_KEPT)
    expect(kept.map(({ gameId }) => gameId)).toContain(newest.id)
    expect(kept.map(({ gameId }) => gameId)).not.toContain(games[0]?.id)
  })

  it.each([
    { given: 'an unknown game', query: { nodeId: 'none' }, status: 200, code: 'no.data' },
    { given: 'an unknown number', query: { gameId: '999999999' }, status: 200, code: 'no.data' },
    { given: 'no game at all', query: {}, status: 200, code: 'request.param.err' },
  ])('refuses $given with $code', async ({ query, status, code }) => {
    const response = await as(await given.member()).call(add, query)
    expect(response).toMatchObject({ status, body: { success: false, errorCode: code } })
  })

  it.each([add, list])('needs a login: $summary', async (endpoint) => {
    expect(await as().call(endpoint)).toMatchObject({ status: 401, body: { errorCode: 'login.not.session' } })
  })
})
