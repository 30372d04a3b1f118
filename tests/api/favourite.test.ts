import { describe, expect, it } from 'vitest'
import * as favouriteEndpoints from '#contract/play/favourite.ts'
import type { GameRecord } from '#seed/builders/index.ts'
import { startApi } from '#tests/support/api.ts'
import { success } from '#tests/support/outcome.ts'

const { as, given, container } = startApi()
const { add, ids, list, remove } = favouriteEndpoints
const keyOf = ({ nodeId, vendor }: GameRecord) => ({ nodeId, vendor })

describe('favourites', () => {
  it('lists only the member’s own games, newest first', async () => {
    const [member, stranger] = [await given.member(), await given.member()]
    const [older, newer] = [await given.game(), await given.game()]
    for (const game of [older, newer]) await as(member).call(add, keyOf(game)).expect(success)
    await as(stranger).call(add, keyOf(older)).expect(success)

    const { body } = await as(member).call(list).expect(success)

    expect(body.value).toMatchObject({ pageNum: 1, totalPages: 1 })
    expect(body.value.content.map((game: { nodeId: string }) => game.nodeId)).toEqual([newer.nodeId, older.nodeId])
    expect((await as(stranger).call(ids)).body.value).toEqual([older.nodeId])
  })

  it('lists what plays before what is coming soon', async () => {
    const [member, vendor] = [await given.member(), await given.vendor({ isRunning: true })]
    const [plays, soon] = [await given.game({ vendor, isRunning: true }), await given.game({ vendor })]
    for (const game of [plays, soon]) await as(member).call(add, keyOf(game)).expect(success)

    const { body } = await as(member).call(list).expect(success)

    expect(body.value.content).toMatchObject([
      { nodeId: plays.nodeId, comingSoon: false },
      { nodeId: soon.nodeId, comingSoon: true },
    ])
  })

  it('WIR-31: returns bare node ids, newest first', async () => {
    const member = await given.member()
    const [older, newer] = [await given.game(), await given.game()]
    for (const game of [older, newer]) await as(member).call(add, keyOf(game)).expect(success)
    const { body } = await as(member).call(ids, { pageNo: 1, pageSize: 100 }).expect(success)
    expect(body.value).toEqual([newer.nodeId, older.nodeId])
  })

  it('filters by type and pages', async () => {
    const member = await given.member()
    const [slot, fish, other] = [await given.game(), await given.game({ category: 'FISH' }), await given.game()]
    for (const game of [slot, fish, other]) await as(member).call(add, keyOf(game)).expect(success)
    const ofFish = await as(member).call(list, { gameType: 'FISH' }).expect(success)
    expect(ofFish.body.value.content).toMatchObject([{ nodeId: fish.nodeId }])
    const second = await as(member).call(list, { pageNo: 2, pageSize: 2 }).expect(success)
    expect(second.body.value).toMatchObject({ content: [{ nodeId: slot.nodeId }], pageNum: 2, totalPages: 2 })
  })

  it('adds a game once, however often it is asked', async () => {
    const [member, game] = [await given.member(), await given.game()]
    const answers = await Promise.all([1, 2, 3].map(() => as(member).call(add, keyOf(game))))
    expect(answers.filter(({ body }) => body.value.added)).toHaveLength(1)
  })

  it('WIR-31: removes a game, also by a DELETE whose body repeats the token and the type', async () => {
    const [member, game] = [await given.member(), await given.game()]
    await as(member).call(add, keyOf(game)).expect(success)
    const body = { ...keyOf(game), gameType: 'RNG', token: member.token }
    expect((await as(member).call(remove, body).expect(success)).body.value).toEqual({ removed: true })
    expect((await as(member).call(remove, body).expect(success)).body.value).toEqual({ removed: false })
    expect((await as(member).call(ids)).body.value).toEqual([])
  })

  it('hides games the merchant no longer offers, which can still be removed', async () => {
    const [member, vendor] = [await given.member(), await given.vendor()]
    const game = await given.game({ vendor })
    await as(member).call(add, keyOf(game)).expect(success)
    const { merchantVendor } = container().database.prisma
    await merchantVendor.updateMany({ where: { vendorCode: vendor.code }, data: { isEnabled: false } })
    expect((await as(member).call(ids)).body.value).toEqual([])
    expect((await as(member).call(remove, keyOf(game))).body.value).toEqual({ removed: true })
  })

  it('works for trial members too', async () => {
    const [guest, game] = [await given.member({ type: 4 }), await given.game()]
    expect((await as(guest).call(add, keyOf(game)).expect(success)).body.value).toEqual({ added: true })
  })

  it('refuses a game under another vendor’s name', async () => {
    const [member, game, vendor] = [await given.member(), await given.game(), await given.vendor()]
    const response = await as(member).call(add, { nodeId: game.nodeId, vendor: vendor.code })
    expect(response).toMatchObject({ status: 200, body: { errorCode: 'no.data' } })
  })

  it.each([
    { given: 'no session', caller: undefined, body: { nodeId: 'n', vendor: 'v' }, status: 401, code: 'login.not.session' },
    { given: 'an unknown game', caller: 'member', body: { nodeId: 'n', vendor: 'v' }, status: 200, code: 'no.data' },
    { given: 'a blank key', caller: 'member', body: { nodeId: ' ', vendor: 'v' }, status: 200, code: 'request.param.err' },
  ])('refuses $given with $code', async ({ caller, body, status, code }) => {
    const response = await as(caller ? await given.member() : undefined).call(add, body)
    expect(response).toMatchObject({ status, body: { success: false, errorCode: code } })
  })

  it.each([ids, list, remove])('needs a login: $summary', async (endpoint) => {
    const response = await as().call(endpoint, { nodeId: 'n', vendor: 'v' } as never)
    expect(response).toMatchObject({ status: 401, body: { errorCode: 'login.not.session' } })
  })
})
