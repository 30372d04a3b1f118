import { describe, expect, it } from 'vitest'
import * as gameEndpoints from '#contract/play/game.ts'
import type { GameCard } from '#contract/play/game.ts'
import { amount, unique } from '#seed/builders/index.ts'
import { startApi } from '#tests/support/api.ts'
import { success } from '#tests/support/outcome.ts'

const { as, given, container, clock, http } = startApi()
const { list, hot, single, recommended, vendorLanes, vendorsByCategory, rankList } = gameEndpoints
const DAY_MS = 86_400_000

const nodesOf = (games: GameCard[]) => games.map(({ nodeId }) => nodeId)

/** A vendor whose games play. */
const running = () => given.vendor({ isRunning: true })

/** The in-house vendor has one code, whichever test runs first. */
async function inHouse() {
  const { vendor } = container().database.prisma
  return (await vendor.findUnique({ where: { code: 'BGS' } })) ?? (await given.vendor({ code: 'BGS' }))
}

describe('the game list', () => {
  it('WIR-30: returns one page of a vendor, with the totals', async () => {
    const vendor = await given.vendor()
    const games = [await given.game({ vendor }), await given.game({ vendor }), await given.game({ vendor })]
    const query = { vassalage: vendor.code, pageSize: 2 }

    const [first, second, beyond] = await Promise.all(
      [1, 2, 9].map((pageNo) =>
        as()
          .call(list, { ...query, pageNo })
          .expect(success),
      ),
    )

    expect(first?.body.value).toMatchObject({ pageNum: 1, totalPages: 2, totalCount: 3 })
    expect([...nodesOf(first?.body.value.games), ...nodesOf(second?.body.value.games)]).toEqual(games.map(({ nodeId }) => nodeId))
    expect(beyond?.body.value).toEqual({ games: [], pageNum: 9, totalPages: 2, totalCount: 3 })
  })

  it('shows a game in the requested language, amounts as numbers, and no undeclared columns', async () => {
    const vendor = await given.vendor({ isRunning: true })
    const game = await given.game({
      vendor,
      name: 'Golden Carp',
      names: { vi: 'Cá Chép Vàng' },
      minBet: amount('0.05'),
      hasFreePlay: true,
      isRunning: true,
    })
    const { body } = await as().call(list, { vassalage: vendor.code }, { Language: 'VI' }).expect(success)
    const [card] = body.value.games
    expect(card).toMatchObject({
      gameId: String(game.id),
      nodeName: 'Golden Carp',
      gameName: 'Cá Chép Vàng',
      displayName: 'Cá Chép Vàng',
      vassalage: vendor.code,
      minBet: 0.05,
      supportPlay: 0,
      available: true,
      comingSoon: false,
    })
    expect(card).not.toHaveProperty('searchText')
  })

  it('finds a name despite typing errors and missing accents, the best match first', async () => {
    const vendor = await given.vendor()
    const carp = await given.game({ vendor, name: 'Golden Carpio', names: { vi: 'Cá Chép Vàng Óng' } })
    const dragon = await given.game({ vendor, name: 'Golden Dragonfly' })
    await given.game({ vendor, name: 'Sabong Arena' })
    const found = async (gameName: string) => {
      const { body } = await as().call(list, { vassalage: vendor.code, gameName }).expect(success)
      return { nodes: nodesOf(body.value.games), total: body.value.totalCount }
    }
    expect(await found('goldne carpio')).toEqual({ nodes: [carp.nodeId], total: 1 })
    expect(await found('goldem dragnfly')).toMatchObject({ nodes: [dragon.nodeId] })
    expect(new Set((await found('goldem')).nodes)).toEqual(new Set([carp.nodeId, dragon.nodeId]))
    expect(await found('ca chep vagn ong')).toEqual({ nodes: [carp.nodeId], total: 1 })
    expect(await found('DRAGONFLY')).toEqual({ nodes: [dragon.nodeId], total: 1 })
    expect(await found('xyzzy plugh')).toEqual({ nodes: [], total: 0 })
    expect(await found("'; DROP TABLE game; --")).toEqual({ nodes: [], total: 0 })
  })

  it('puts names that start with the words before names that contain them', async () => {
    const vendor = await given.vendor()
    const within = await given.game({ vendor, name: 'Supermoonlit' })
    const word = await given.game({ vendor, name: 'Big Moonlit' })
    const start = await given.game({ vendor, name: 'Moonlit Bay' })
    const { body } = await as().call(list, { vassalage: vendor.code, gameName: 'moonlit' }).expect(success)
    expect(nodesOf(body.value.games)).toEqual([start.nodeId, word.nodeId, within.nodeId])
  })

  it('puts games that play before those coming soon, on every page and in a search, and has no new ones among these', async () => {
    const vendor = await running()
    const first = await given.game({ vendor, name: 'Sampaguita Soon', isNew: true, hotRank: 1, sortIndex: 1 })
    const plays = await given.game({ vendor, name: 'Big Sampaguita', isRunning: true, isNew: true, sortIndex: 2 })
    const last = await given.game({ vendor, name: 'Sampaguita Later', sortIndex: 3 })
    const found = async (query: object) =>
      (await as().call(list, { vassalage: vendor.code, ...query })).body.value.games.map(
        ({ nodeId, comingSoon, available, isNew, isHot }: GameCard) => ({ nodeId, comingSoon, available, isNew, isHot }),
      )
    const comingSoon = { comingSoon: true, available: false, isNew: 0, isHot: 0 }
    const sorted = [
      { nodeId: plays.nodeId, comingSoon: false, available: true, isNew: 1, isHot: 0 },
      { nodeId: first.nodeId, ...comingSoon },
      { nodeId: last.nodeId, ...comingSoon },
    ]

    expect(await found({})).toEqual(sorted)
    expect(await found({ pageSize: 1, pageNo: 3 })).toEqual(sorted.slice(2))
    expect(new Set(await found({ gameName: 'sampaguita' }))).toEqual(new Set(sorted))
    expect((await found({ gameName: 'sampaguita' }))[0]).toEqual(sorted[0])
    expect(await found({ isNew: 1 })).toEqual(sorted.slice(0, 1))
  })

  it('WIR-30: filters by every parameter that real clients send', async () => {
    const vendor = await running()
    const both = { vendor, isRunning: true }
    const cheap = await given.game({ ...both, name: 'Ibong Adarna', minBet: amount('0.1'), isNew: true, classify: 'Crash' })
    const dear = await given.game({ ...both, name: 'Bahay Kubo', minBet: amount(5), category: 'FISH' })
    const found = async (query: object) => {
      const { body } = await as()
        .call(list, { vassalage: vendor.code, platform: 'html5', clientType: 2, ...query } as object)
        .expect(success)
      return nodesOf(body.value.games)
    }
    expect(await found({ gameName: '  ADARNA ' })).toEqual([cheap.nodeId])
    expect(await found({ minBet: 0.5 })).toEqual([cheap.nodeId])
    expect(await found({ isNew: 1 })).toEqual([cheap.nodeId])
    expect(await found({ isNew: 'null' })).toEqual([cheap.nodeId, dear.nodeId])
    expect(await found({ gameClassify: 'NEW' })).toEqual([cheap.nodeId])
    expect(await found({ gameClassify: 'crash' })).toEqual([cheap.nodeId])
    expect(await found({ gameType: 'fish' })).toEqual([dear.nodeId])
    expect(await found({ gameType: 'ALL', gameClassify: 'ALL' })).toEqual([cheap.nodeId, dear.nodeId])
  })

  it('finds in-house games as INHOUSE, and as RNG of the house vendor', async () => {
    const game = await given.game({ vendor: await inHouse(), category: 'INHOUSE' })
    for (const query of [{ gameType: 'INHOUSE' }, { gameType: 'RNG', vassalage: 'BGS' }]) {
      const { body } = await as()
        .call(list, { ...query, pageSize: 100 })
        .expect(success)
      expect(nodesOf(body.value.games)).toContain(game.nodeId)
    }
  })

  it('SCR-13: finds a vendor of e-sports or cockfights as SPORTS', async () => {
    const vendor = await given.vendor()
    const games = [await given.game({ vendor, category: 'ESPORTS' }), await given.game({ vendor, category: 'COCKFIGHT' })]
    const { body } = await as().call(list, { gameType: 'SPORTS', vassalage: vendor.code }).expect(success)
    expect(nodesOf(body.value.games)).toEqual(games.map(({ nodeId }) => nodeId))
  })

  it('ACC-09: hides a vendor that the merchant has switched off, at once', async () => {
    const vendor = await given.vendor()
    const game = await given.game({ vendor })
    const { merchantVendor } = container().database.prisma
    await merchantVendor.updateMany({ where: { vendorCode: vendor.code }, data: { isEnabled: false } })

    expect((await as().call(list, { vassalage: vendor.code })).body.value.totalCount).toBe(0)
    expect(await as().call(single, { nodeId: game.nodeId })).toMatchObject({ status: 200, body: { errorCode: 'no.data' } })
  })

  it('shows a vendor under maintenance, with its games unavailable', async () => {
    const vendor = await given.vendor({ isRunning: true, maintenanceFrom: new Date(clock.now().getTime() - DAY_MS) })
    await given.game({ vendor, isRunning: true })
    const { body } = await as().call(list, { vassalage: vendor.code })
    expect(body.value.games).toMatchObject([{ available: false, comingSoon: false }])
  })

  it.each([{ pageNo: 0 }, { pageSize: 101 }, { gameType: 'NONE' }, { minBet: 'much' }, { pageNo: 'x' }])(
    'refuses %j with request.param.err',
    async (query) => {
      const response = await as().call(list, query as object)
      expect(response).toMatchObject({ status: 200, body: { success: false, errorCode: 'request.param.err' } })
    },
  )
})

describe('hot games', () => {
  it('are listed hottest first, for one category if requested', async () => {
    const plays = { vendor: await running(), category: 'PVP', isRunning: true } as const
    const second = await given.game({ ...plays, hotRank: 3 })
    const first = await given.game({ ...plays, hotRank: 2 })
    await given.game({ ...plays, isRunning: false, hotRank: 1 })
    await given.game(plays)
    const { body } = await as().call(hot, { gameType: 'PVP' }).expect(success)
    expect(nodesOf(body.value.list)).toEqual([first.nodeId, second.nodeId])
  })

  it('WIR-30: are listed to a client that uses POST', async () => {
    const plays = { vendor: await running(), isRunning: true }
    const fish = await given.game({ ...plays, hotRank: 5, category: 'FISH' })
    await given.game({ ...plays, hotRank: 4, category: 'LIVE' })
    const { body } = await http().post(hot.path).set('Merchant', 'test').send({ gameType: 'FISH' }).expect(success)
    expect(nodesOf(body.value.list)).toContain(fish.nodeId)
    expect(body.value.list.every(({ gameType }: { gameType: string }) => gameType === 'FISH')).toBe(true)
  })

  it('are recommended after a failed launch, if they can be opened now', async () => {
    const [vendor, closed] = [await running(), await given.vendor({ isRunning: true, maintenanceFrom: clock.now() })]
    const plays = await given.game({ vendor, isRunning: true, hotRank: 1 })
    const others = [
      await given.game({ vendor, hotRank: 1 }),
      await given.game({ vendor: closed, isRunning: true, hotRank: 1 }),
      await given.game({ vendor, isRunning: true, isVendorList: true, hotRank: 1 }),
    ]

    const { body } = await as().call(recommended).expect(success)

    const games: GameCard[] = body.value.list
    expect(nodesOf(games)).toContain(plays.nodeId)
    for (const { nodeId } of others) expect(nodesOf(games)).not.toContain(nodeId)
    expect(games.filter(({ available, comingSoon }) => !available || comingSoon)).toEqual([])
  })
})

describe('vendors', () => {
  it('WIR-30: are in lanes by category, in menu order', async () => {
    const vendor = await given.vendor()
    for (const category of ['SPORTS', 'LIVE', 'RNG'] as const) await given.game({ vendor, category })
    const { body } = await as().call(vendorLanes).expect(success)
    const lanes: { title: string; cards: { accountTypeName: string; gameCount: number }[] }[] = body.value.data.lanes
    const own = lanes.filter(({ cards }) => cards.some(({ accountTypeName }) => accountTypeName === vendor.code))
    expect(own.map(({ title }) => title)).toEqual(['RNG', 'LIVE', 'SPORTS'])

    const byCategory = await as().call(vendorsByCategory).expect(success)
    expect(byCategory.body.value.content.LIVE).toHaveProperty(vendor.code, [])
  })

  it('with something to play come first in their lane, and the others say that it is coming soon', async () => {
    const [later, vendor] = [await given.vendor({ isRunning: true, sortIndex: 1 }), await running()]
    await given.game({ vendor: later, category: 'COCKFIGHT' })
    await given.game({ vendor, category: 'COCKFIGHT', isRunning: true })

    const { body } = await as().call(vendorLanes).expect(success)

    type Lane = { title: string; cards: { accountTypeName: string; comingSoon: boolean }[] }
    const cards = (body.value.data.lanes as Lane[]).find(({ title }) => title === 'COCKFIGHT')!.cards
    const own = cards.filter(({ accountTypeName }) => [later.code, vendor.code].includes(accountTypeName))
    expect(own).toMatchObject([
      { accountTypeName: vendor.code, comingSoon: false },
      { accountTypeName: later.code, comingSoon: true },
    ])
  })
})

describe('the winners’ board', () => {
  let rounds = 0
  const win = async (
    memberId: number,
    merchantId: number,
    round: { payout: bigint; gameCode: string; isTrial?: boolean; isTest?: boolean; at?: Date },
  ) => {
    const at = round.at ?? clock.now()
    await container().database.prisma.gameRound.create({
      data: {
        id: BigInt(++rounds),
        createdAt: at,
        settledAt: at,
        merchantId,
        memberId,
        gameCode: round.gameCode,
        asset: 'PHP',
        isTrial: round.isTrial ?? false,
        isTest: round.isTest ?? false,
        seedPairId: 0n,
        nonce: rounds,
        algorithm: 'test',
        stake: amount(10),
        payout: round.payout,
        balanceBefore: 0n,
        balanceAfter: 0n,
        detail: {},
      },
    })
  }

  it('shows the biggest wins of the week, names masked; ACC-11: none of trial or test accounts, nor of games that don’t play', async () => {
    const merchant = await given.merchant()
    const { gameCode, name } = await given.game({ vendor: await running(), category: 'PVP', isRunning: true })
    const { gameCode: comingSoon } = await given.game({ category: 'PVP' })
    const juan = await given.member({ merchant, username: `juan${unique('z')}21` })
    const tester = await given.member({ merchant, isTest: true })
    const weekAgo = new Date(clock.now().getTime() - 8 * DAY_MS)
    await win(juan.id, merchant.id, { gameCode, payout: amount(500) })
    await win(juan.id, merchant.id, { gameCode, payout: amount(900) })
    await win(juan.id, merchant.id, { gameCode, payout: amount(99) })
    await win(juan.id, merchant.id, { gameCode, payout: amount(5_000), at: weekAgo })
    await win(juan.id, merchant.id, { gameCode, payout: amount(6_000), isTrial: true })
    await win(juan.id, merchant.id, { gameCode, payout: amount(7_000), isTest: true })
    await win(tester.id, merchant.id, { gameCode, payout: amount(8_000) })
    await win(juan.id, merchant.id, { gameCode: comingSoon, payout: amount(9_000) })

    const { body } = await as({ merchantCode: merchant.code }).call(rankList).expect(success)
    expect(body.value.list).toMatchObject([
      { vo: { winAmount: 900, customerName: 'ju***21', gameName: name } },
      { vo: { winAmount: 500, customerName: 'ju***21', gameName: name } },
    ])

    const winsOf = async (query: object) => (await as({ merchantCode: merchant.code }).call(rankList, query)).body.value.list
    expect(await winsOf({ limitNum: 1 })).toHaveLength(1)
    expect(await winsOf({ gameCategory: 'PVP' })).toHaveLength(2)
    expect(await winsOf({ gameCategory: 'LIVE' })).toEqual([])
    expect((await as().call(rankList)).body.value.list).toEqual([])
  })
})
