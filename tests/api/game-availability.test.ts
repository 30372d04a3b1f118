import { describe, expect, it } from 'vitest'
import { diceEndpoints } from '#contract/play/originals/dice.ts'
import * as gameEndpoints from '#contract/play/game.ts'
import { INHOUSE_VENDOR } from '#contract/play/game.ts'
import { endpointsOf } from '#contract/endpoint.ts'
import * as gameAvailabilityEndpoints from '#contract/back-office/game-availability.ts'
import * as launchEndpoints from '#contract/play/launch.ts'
import * as siteSettingsEndpoints from '#contract/back-office/site-settings/site-settings.ts'
import { amount, unique } from '#seed/builders/index.ts'
import { setVendorAddress } from '#server/cli/vendor-address.ts'
import { startApi } from '#tests/support/api.ts'
import { success } from '#tests/support/outcome.ts'

const { as, clock, given, container } = startApi()
const endpoints = gameAvailabilityEndpoints
const reason = 'because of the test'
const HOUR_MS = 3_600_000

async function backOffice() {
  const vendor = await given.vendor({ isRunning: true })
  const [one, two] = [
    await given.game({ vendor, isRunning: true, category: 'FISH', name: unique('Coral Reef ') }),
    await given.game({ vendor, isRunning: true, category: 'RNG' }),
  ]
  const merchant = await given.merchant()
  const call = as(await given.operatorSession(await given.operator({ merchant })))
  const member = await given.member({ merchant, balance: amount(100) })
  const listed = async () => {
    const { body } = await as({ merchantCode: merchant.code })
      .call(gameEndpoints.list, { vassalage: vendor.code })
      .expect(success)
    return (body.value.games as { nodeId: string }[]).map(({ nodeId }) => nodeId)
  }
  const launch = async (game: { nodeId: string }) => {
    const { body } = await as(member).call(launchEndpoints.launch, { launchMode: 'GLS', nodeId: game.nodeId })
    return body.success === true ? 'opened' : (body.errorCode as string)
  }
  const actions = () =>
    container().database.prisma.auditEntry.findMany({ where: { merchantId: merchant.id }, orderBy: { id: 'asc' } })
  return { vendor, one, two, merchant, call, member, listed, launch, actions }
}

describe('a game', () => {
  it('ACC-09: that is switched off disappears from the lists and cannot be opened, at this merchant only; and can come back', async () => {
    const [here, other] = [await backOffice(), await given.merchant()]
    const { one, two, call, listed, launch, actions } = here
    expect(await launch(one)).toBe('opened')
    const { body } = await call.call(endpoints.setGame, { id: one.id, isOn: false, reason }).expect(success)
    expect(body.value).toMatchObject({ id: one.id, isOn: false, isVendorOn: true, isCategoryOn: true })
    expect(await listed()).toEqual([two.nodeId])
    expect(await launch(one)).toBe('vendor_under_maintenance')
    expect(await launch(two)).toBe('opened')
    const elsewhere = await as({ merchantCode: other.code }).call(gameEndpoints.list, { vassalage: here.vendor.code })
    expect(elsewhere.body.value.totalCount).toBe(2)

    await call.call(endpoints.setGame, { id: one.id, isOn: true, reason }).expect(success)
    expect(await launch(one)).toBe('opened')
    expect(await actions()).toMatchObject([
      { action: 'game.switch', entityId: String(one.id), before: { isOn: true }, after: { isOn: false }, reason },
      { action: 'game.switch', before: { isOn: false }, after: { isOn: true } },
    ])
  })

  it('is switched off once, however many operators try at once', async () => {
    const { one, call, actions } = await backOffice()
    await Promise.all([1, 2, 3, 4].map(() => call.call(endpoints.setGame, { id: one.id, isOn: false, reason }).expect(success)))
    expect(await actions()).toHaveLength(1)
  })

  it('that runs here accepts no bet once it is off, and earlier bets are settled', async () => {
    const merchant = await given.merchant()
    const player = await given.player('dice', { merchant, balance: amount(100) })
    const call = as(await given.operatorSession(await given.operator({ merchant })))
    const game = await container().database.prisma.game.findFirstOrThrow({
      where: { gameCode: 'dice', vendorCode: INHOUSE_VENDOR },
    })
    const bet = (requestId: string) =>
      as(player).call(diceEndpoints.bet, { requestId, stake: 1, target: 4_950, direction: 'over' })
    await bet('bet-before').expect(success)
    await call.call(endpoints.setGame, { id: game.id, isOn: false, reason }).expect(success)
    expect((await bet('bet-after')).body.errorCode).toBe('vendor_under_maintenance')
    // A repeat of an accepted bet still gets its answer, so that the player knows where the money is.
    expect((await bet('bet-before').expect(success)).body.value.stake).toBe(1)
    const { body } = await as(player).call(diceEndpoints.history).expect(success)
    expect(body.value.list).toHaveLength(1)
  })
})

describe('the mark of a vendor list', () => {
  it('makes a tile open the list at this merchant only, launches nothing, and can be taken away', async () => {
    const [here, other] = [await backOffice(), await given.merchant()]
    const { vendor, one, call, launch, actions } = here
    const second = await given.game({ vendor, isRunning: true, category: 'FISH' })
    const cardAt = async (merchantCode: string) =>
      (await as({ merchantCode }).call(gameEndpoints.single, { nodeId: one.nodeId }).expect(success)).body.value.isGameH5
    const mark = (isVendorList: boolean) => call.call(endpoints.setVendorList, { id: one.id, isVendorList, reason })
    expect((await mark(true).expect(success)).body.value).toMatchObject({ id: one.id, isVendorList: true, isRunning: true })
    await mark(true).expect(success)
    expect(await launch(one)).toBe('game.opens.list')
    expect(await launch(second)).toBe('opened')
    expect(await cardAt(here.merchant.code)).toBe('VASSALAGE')
    expect(await cardAt(other.code)).toBe('')

    await mark(false).expect(success)
    expect(await launch(one)).toBe('opened')
    expect(await cardAt(here.merchant.code)).toBe('')
    expect(await actions()).toMatchObject([
      {
        action: 'game.vendorList',
        entityId: String(one.id),
        before: { isVendorList: false },
        after: { isVendorList: true },
        reason,
      },
      { action: 'game.vendorList', before: { isVendorList: true }, after: { isVendorList: false } },
    ])
  })

  it('can be taken from a tile that the catalogue marks', async () => {
    const { vendor, call, launch } = await backOffice()
    const tile = await given.game({ vendor, isRunning: true, category: 'FISH', isVendorList: true })
    expect(await launch(tile)).toBe('game.opens.list')
    await call.call(endpoints.setVendorList, { id: tile.id, isVendorList: false, reason }).expect(success)
    expect(await launch(tile)).toBe('opened')
  })

  it('is refused where the list would be empty', async () => {
    const { one, call, launch, actions } = await backOffice()
    const { body } = await call.call(endpoints.setVendorList, { id: one.id, isVendorList: true, reason })
    expect(body.errorCode).toBe('game.list.empty')
    expect((await call.call(endpoints.setVendorList, { id: 2_000_000_000, isVendorList: true, reason })).body.errorCode).toBe(
      'no.data',
    )
    expect(await launch(one)).toBe('opened')
    expect(await actions()).toEqual([])
  })
})

describe('a category, a vendor', () => {
  it('takes all its games with it when switched off', async () => {
    const { vendor, one, two, call, listed, launch, actions } = await backOffice()
    const { body } = await call.call(endpoints.setCategory, { category: 'FISH', isOn: false, reason }).expect(success)
    expect(body.value.find(({ category }: { category: string }) => category === 'FISH')).toMatchObject({ isOn: false })
    expect(await listed()).toEqual([two.nodeId])
    expect(await launch(one)).toBe('vendor_under_maintenance')

    const off = await call.call(endpoints.setVendor, { code: vendor.code, isOn: false, reason }).expect(success)
    expect(off.body.value).toMatchObject({ code: vendor.code, isOn: false, games: 2 })
    expect(await listed()).toEqual([])
    expect(await launch(two)).toBe('vendor_under_maintenance')
    await call.call(endpoints.setVendor, { code: vendor.code, isOn: false, reason }).expect(success)
    expect((await actions()).map(({ action }) => action)).toEqual(['category.switch', 'vendor.switch'])
  })

  it('shows its games under maintenance, opens none during the window, and says until when', async () => {
    const { vendor, one, call, listed, launch, member, actions } = await backOffice()
    const now = clock.now().getTime()
    const window = { from: now + HOUR_MS, until: now + 2 * HOUR_MS }
    const { body } = await call.call(endpoints.setVendorMaintenance, { code: vendor.code, ...window, reason }).expect(success)
    expect(body.value).toMatchObject({ maintenanceFrom: window.from, maintenanceUntil: window.until, isUnderMaintenance: false })
    expect(await launch(one)).toBe('opened')
    clock.shift(HOUR_MS + 1_000)
    expect(await listed()).toHaveLength(2)
    const refused = await as(await given.session(member)).call(launchEndpoints.launch, { launchMode: 'GLS', nodeId: one.nodeId })
    expect(refused.body.value).toMatchObject({ content: { data: { maintainTime: window.from, endTime: window.until } } })
    expect((await actions()).at(-1)).toMatchObject({ action: 'vendor.maintenance', before: { from: null, until: null } })
  })

  it('opens again as soon as the window is cleared', async () => {
    const { vendor, one, call, launch } = await backOffice()
    const close = { code: vendor.code, from: null, until: clock.now().getTime() + HOUR_MS, reason }
    await call.call(endpoints.setVendorMaintenance, close).expect(success)
    expect(await launch(one)).toBe('vendor_under_maintenance')
    await call.call(endpoints.setVendorMaintenance, { ...close, until: null }).expect(success)
    expect(await launch(one)).toBe('opened')
  })

  it.each([
    { given: 'a window that ends before it begins', from: 10 * HOUR_MS, until: 5 * HOUR_MS },
    { given: 'a past window', from: null, until: -HOUR_MS },
  ])('refuses $given', async ({ from, until }) => {
    const { vendor, call } = await backOffice()
    const now = clock.now().getTime()
    const body = { code: vendor.code, from: from === null ? null : now + from, until: now + until, reason }
    const answer = await call.call(endpoints.setVendorMaintenance, body)
    expect(answer.body).toMatchObject({ errorCode: 'request.param.err', value: { fields: [{ path: 'until' }] } })
  })
})

describe('a game that nothing plays', () => {
  it('is shown as playing where the merchant has the vendor simulator, except lotteries', async () => {
    const { vendor, one, merchant, call } = await backOffice()
    const [idle, lottery] = [await given.game({ vendor, category: 'LIVE' }), await given.game({ vendor, category: 'LOTT' })]
    const shown = async (state: 'ON' | 'NOT_RUNNING') => {
      const { body } = await call.call(endpoints.games, { vendor: vendor.code, state }).expect(success)
      return (body.value.list as { id: number; isRunning: boolean }[]).map(({ id, isRunning }) => ({ id, isRunning }))
    }
    expect(await shown('NOT_RUNNING')).toHaveLength(2)

    const data = { settings: { vendors: { hasSimulator: true } } }
    await container().database.prisma.merchant.update({ where: { id: merchant.id }, data })

    expect(await shown('NOT_RUNNING')).toEqual([{ id: lottery.id, isRunning: false }])
    expect(await shown('ON')).toEqual(expect.arrayContaining([one, idle].map(({ id }) => ({ id, isRunning: true }))))
  })
})

describe('a vendor whose games nothing plays', () => {
  it('is shown as playing where the merchant has the vendor simulator, unless it has only lotteries', async () => {
    const { merchant, call } = await backOffice()
    const [idle, lotteries, empty] = [await given.vendor(), await given.vendor(), await given.vendor()]
    await given.game({ vendor: idle, category: 'LIVE' })
    await given.game({ vendor: lotteries, category: 'LOTT' })
    const ofThese = [idle, lotteries, empty].map(({ code }) => code)
    const running = async () => {
      const { body } = await call.call(endpoints.vendors).expect(success)
      const list = body.value as { code: string; isRunning: boolean }[]
      return list.filter(({ code, isRunning }) => isRunning && ofThese.includes(code)).map(({ code }) => code)
    }
    expect(await running()).toEqual([])

    const data = { settings: { vendors: { hasSimulator: true } } }
    await container().database.prisma.merchant.update({ where: { id: merchant.id }, data })

    expect(await running()).toEqual([idle.code])
    for (const { code } of [idle, lotteries]) {
      const { body } = await call.call(endpoints.setVendor, { code, isOn: true, reason }).expect(success)
      expect(body.value).toMatchObject({ code, isOn: true, isRunning: code === idle.code })
    }
  })
})

describe('the address of a vendor', () => {
  const launchUrl = 'https://games.example.com/open?studio=7'

  it('is where its games open at this merchant only, engine or none, with a token and a way back', async () => {
    const { vendor, call, member, actions } = await backOffice()
    const idle = await given.game({ vendor, isRunning: false, category: 'FISH' })
    const address = { code: vendor.code, launchUrl, reason }
    const { body } = await call.call(endpoints.setVendorAddress, address).expect(success)
    expect(body.value).toMatchObject({ code: vendor.code, launchUrl, isRunning: true, isInHouse: false })
    expect((await actions()).at(-1)).toMatchObject({
      action: 'vendor.address',
      before: { launchUrl: null },
      after: { launchUrl },
    })

    const card = await as({ merchantCode: member.merchantCode }).call(gameEndpoints.single, { nodeId: idle.nodeId })
    expect(card.body.value).toMatchObject({ available: true })
    const opened = await as(await given.session(member)).call(launchEndpoints.launch, {
      launchMode: 'GLS',
      nodeId: idle.nodeId,
      backUrl: '/m/gameList?gameType=FISH',
    })
    const url = new URL(opened.body.value.gameUrl)
    expect(url.origin + url.pathname).toBe('https://games.example.com/open')
    expect(Object.fromEntries(url.searchParams)).toMatchObject({ studio: '7', gameCode: idle.gameCode })
    expect(url.searchParams.get('launch')!.length).toBeGreaterThan(40)
    expect(new URL(url.searchParams.get('backUrl')!)).toMatchObject({ pathname: '/m/gameList', search: '?gameType=FISH' })

    const other = await given.merchant()
    const elsewhere = await as({ merchantCode: other.code }).call(gameEndpoints.single, { nodeId: idle.nodeId })
    expect(elsewhere.body.value).toMatchObject({ available: false })
  })

  it('can be taken away again; without an engine the games are closed then', async () => {
    const { vendor, one, call, launch } = await backOffice()
    const idle = await given.game({ vendor, isRunning: false, category: 'FISH' })
    await call.call(endpoints.setVendorAddress, { code: vendor.code, launchUrl, reason }).expect(success)
    expect(await launch(idle)).toBe('opened')
    await call.call(endpoints.setVendorAddress, { code: vendor.code, launchUrl: null, reason }).expect(success)
    expect(await launch(idle)).toBe('vendor_under_maintenance')
    expect(await launch(one)).toBe('opened')
  })

  it('is set for all merchants by the command line, and each may set another', async () => {
    const { vendor, call, member } = await backOffice()
    const idle = await given.game({ vendor, isRunning: false, category: 'FISH' })
    const { database } = container()
    const set = (address: string | null, vendorCode = vendor.code) =>
      setVendorAddress(database, { vendorCode, launchUrl: address }, false)
    const other = await given.member({ merchant: await given.merchant() })
    const opens = async (who: typeof member | typeof other) => {
      const { body } = await as(await given.session(who)).call(launchEndpoints.launch, { launchMode: 'GLS', nodeId: idle.nodeId })
      return body.success ? new URL(body.value.gameUrl).hostname : body.errorCode
    }
    const shown = async () => (await call.call(endpoints.vendors).expect(success)).body.value.find(isVendor)
    const isVendor = ({ code }: { code: string }) => code === vendor.code
    expect([await opens(member), await opens(other)]).toEqual(['vendor_under_maintenance', 'vendor_under_maintenance'])

    await set('https://play.example.com/all')
    expect([await opens(member), await opens(other)]).toEqual(['play.example.com', 'play.example.com'])
    expect(await shown()).toMatchObject({ launchUrl: null, commonLaunchUrl: 'https://play.example.com/all', isRunning: true })
    const listed = await call.call(endpoints.games, { vendor: vendor.code, state: 'ON' }).expect(success)
    expect(listed.body.value.list.map(({ id }: { id: number }) => id)).toContain(idle.id)

    await call.call(endpoints.setVendorAddress, { code: vendor.code, launchUrl, reason }).expect(success)
    expect([await opens(member), await opens(other)]).toEqual(['games.example.com', 'play.example.com'])

    await set(null)
    expect([await opens(member), await opens(other)]).toEqual(['games.example.com', 'vendor_under_maintenance'])
    await expect(set('http://play.example.com')).rejects.toMatchObject({ code: 'request.param.err' })
    await expect(set('https://play.example.com', INHOUSE_VENDOR)).rejects.toMatchObject({ code: 'permission.denied' })
    await expect(set('https://play.example.com', 'NONE')).rejects.toMatchObject({ code: 'no.data' })
  })

  it('is a whole address over HTTPS, and never one of the house’s own games', async () => {
    const { vendor, call } = await backOffice()
    const { prisma } = container().database
    if (!(await prisma.vendor.findUnique({ where: { code: INHOUSE_VENDOR } }))) await given.vendor({ code: INHOUSE_VENDOR })
    for (const [code, wrong] of [
      [vendor.code, 'http://games.example.com/'],
      [vendor.code, 'javascript:alert(1)'],
      [INHOUSE_VENDOR, launchUrl],
    ] as const) {
      const { body } = await call.call(endpoints.setVendorAddress, { code, launchUrl: wrong, reason })
      expect(body).toMatchObject({ errorCode: 'request.param.err', value: { fields: [{ path: 'launchUrl' }] } })
    }
  })
})

describe('the list of games', () => {
  it('is filtered by name, code, vendor, category and state, page by page', async () => {
    const { vendor, one, two, call } = await backOffice()
    const find = async (query: object) => (await call.call(endpoints.games, query).expect(success)).body.value
    const ofVendor = { vendor: vendor.code }
    expect(await find({ ...ofVendor, size: 1, page: 2 })).toMatchObject({ total: 2, totalPages: 2, list: [{}] })
    expect(await find({ search: one.name.toUpperCase() })).toMatchObject({ total: 1, list: [{ id: one.id, isOn: true }] })
    expect(await find({ search: two.gameCode })).toMatchObject({ total: 1, list: [{ id: two.id }] })
    expect(await find({ ...ofVendor, category: 'FISH' })).toMatchObject({ total: 1, list: [{ id: one.id }] })
    expect(await find({ search: '%' })).toMatchObject({ total: 0 })
    await call.call(endpoints.setGame, { id: two.id, isOn: false, reason }).expect(success)
    expect(await find({ ...ofVendor, state: 'OFF' })).toMatchObject({ total: 1, list: [{ id: two.id }] })
    expect(await find({ ...ofVendor, state: 'ON' })).toMatchObject({ total: 1, list: [{ id: one.id }] })
    await call.call(endpoints.setCategory, { category: 'FISH', isOn: false, reason }).expect(success)
    expect(await find({ ...ofVendor, state: 'OFF' })).toMatchObject({ total: 2 })
    await given.game({ vendor, isRunning: false })
    expect(await find({ ...ofVendor, state: 'NOT_RUNNING' })).toMatchObject({ total: 1 })
  })

  it('can be downloaded with all rows, however many', async () => {
    const { vendor, one, call } = await backOffice()
    await container().database.prisma.game.createMany({
      data: Array.from({ length: 700 }, (_, index) => ({
        nodeId: unique('row'),
        gameCode: `row${index}`,
        vendorCode: vendor.code,
        category: 'RNG',
        name: `Long List ${index}`,
        minBet: 1n,
      })),
    })
    await call.call(endpoints.setGame, { id: one.id, isOn: false, reason }).expect(success)
    const { text, headers } = await call.call(endpoints.gamesExported, { vendor: vendor.code }).expect(success)
    expect(headers['content-disposition']).toContain('games.csv')
    const lines = text.trim().split('\r\n')
    expect(lines).toHaveLength(703)
    expect(lines.find((line) => line.startsWith(`${one.id},`))).toBe(
      `${one.id},${one.name},${one.gameCode},${vendor.code},FISH,no,yes,yes,yes`,
    )
  })
})

describe('the switches', () => {
  it('also cover the whole site', async () => {
    const { one, call, launch } = await backOffice()
    await call.call(siteSettingsEndpoints.setMaintenance, { isOn: true, reason }).expect(success)
    expect(await launch(one)).toBe('vendor_under_maintenance')
    await call.call(siteSettingsEndpoints.setMaintenance, { isOn: false, reason }).expect(success)
    expect(await launch(one)).toBe('opened')
  })

  it.each([
    { name: 'an unknown game', endpoint: endpoints.setGame, body: { id: 2_000_000_000, isOn: false, reason }, code: 'no.data' },
    { name: 'an unknown vendor', endpoint: endpoints.setVendor, body: { code: 'NOBODY', isOn: false, reason }, code: 'no.data' },
    {
      name: 'maintenance of an unknown vendor',
      endpoint: endpoints.setVendorMaintenance,
      body: { code: 'NOBODY', from: null, until: null, reason },
      code: 'no.data',
    },
    {
      name: 'an unknown category',
      endpoint: endpoints.setCategory,
      body: { category: 'CHESS', isOn: false, reason },
      code: 'request.param.err',
    },
    { name: 'no reason', endpoint: endpoints.setGame, body: { id: 1, isOn: false, reason: '' }, code: 'request.param.err' },
  ])('refuse $name', async ({ endpoint, body, code }) => {
    const { call } = await backOffice()
    expect((await call.call(endpoint, body as never)).body.errorCode).toBe(code)
  })

  it.each(['VIEWER', 'CASHIER', 'EDITOR'] as const)('are not available to a %s', async (role) => {
    const caller = as(await given.operatorSession(await given.operator({ role })))
    for (const endpoint of Object.values(endpointsOf(endpoints)))
      expect((await caller.call(endpoint)).body.errorCode).toBe('permission.denied')
  })
})
