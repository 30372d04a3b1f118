import { describe, expect, it } from 'vitest'
import { ERROR_STATUS } from '#contract/errors.ts'
import * as favouriteEndpoints from '#contract/play/favourite.ts'
import { INHOUSE_VENDOR } from '#contract/play/game.ts'
import * as gameEndpoints from '#contract/play/game.ts'
import * as launchEndpoints from '#contract/play/launch.ts'
import * as recentEndpoints from '#contract/play/recent.ts'
import * as walletEndpoints from '#contract/money/wallet.ts'
import { amount } from '#seed/builders/index.ts'
import { startApi } from '#tests/support/api.ts'
import { isAccepted, isRefused, success } from '#tests/support/outcome.ts'
import { named, vendorScene } from './vendor-wallet/setup.ts'

const api = startApi()
const { as, given, http, container, clock } = api
const { newVendor, playing: playingAt } = vendorScene(api)
const { launch, trialLaunch, openSession, gameLogout } = launchEndpoints
const MINUTE_MS = 60_000
const GLS = { launchMode: 'GLS' }

const running = async (details: Parameters<typeof given.game>[0] = {}) =>
  given.game({ vendor: await given.vendor({ isRunning: true }), isRunning: true, hasFreePlay: true, ...details })
let house: ReturnType<typeof given.vendor> | undefined
const houseVendor = () => (house ??= given.vendor({ code: INHOUSE_VENDOR, isRunning: true }))
/** A game of the house: its page exchanges the launch token itself. */
const houseGame = async () => running({ vendor: await houseVendor() })
const urlOf = (response: { body: { value: { content: { game_url: string } } } }) => new URL(response.body.value.content.game_url)
const tokenOf = (url: URL) => url.searchParams.get('launch') ?? ''

/** The launch token of a member who has just opened a game. */
async function launched(details: Parameters<typeof given.member>[0] = {}) {
  const [member, game] = [await given.member(details), await houseGame()]
  const answer = await as(member)
    .call(launch, { ...GLS, nodeId: game.nodeId })
    .expect(success)
  return { member, game, launchToken: tokenOf(urlOf(answer)) }
}

describe('launching a game', () => {
  it('returns a URL with a one-time token, and records the game as played', async () => {
    const [member, game] = [await given.member(), await running()]
    const answer = await as(member)
      .call(launch, { ...GLS, nodeId: game.nodeId, platform: 'html5', accountType: '1' } as object)
      .expect(success)
    const url = urlOf(answer)
    expect(url.pathname).toBe(`/m/play/${game.gameCode}`)
    expect(Buffer.from(tokenOf(url), 'base64url').length).toBeGreaterThanOrEqual(32)
    expect(answer.body.value).toMatchObject({ gameUrl: url.href, content: { game_url2: '' } })

    const { body } = await as(member).call(recentEndpoints.list).expect(success)
    expect(body.value.list).toMatchObject([{ nodeId: game.nodeId }])
  })

  it('WIR-32: finds the game by node, by our number, or by code and vendor', async () => {
    const [member, game] = [await given.member(), await running()]
    const names = [
      { nodeId: game.nodeId, vassalage: game.vendor },
      { gameId: String(game.id) },
      { gameId: game.gameCode, vendor: game.vendor },
    ]
    for (const name of names) {
      expect(
        urlOf(
          await as(member)
            .call(launch, { ...GLS, ...name })
            .expect(success),
        ).pathname,
      ).toBe(`/m/play/${game.gameCode}`)
    }
  })

  it('includes a way back on our own site, never to another', async () => {
    const [member, game] = [await given.member(), await running()]
    const backOf = async (backUrl: string) =>
      urlOf(
        await as(member)
          .call(launch, { ...GLS, nodeId: game.nodeId, backUrl })
          .expect(success),
      ).searchParams.get('backUrl')
    expect(await backOf('/m/gameList?gameType=RNG')).toBe('/m/gameList?gameType=RNG')
    expect([await backOf('https://evil.test/'), await backOf('//evil.test'), await backOf('/.//evil.test')]).toEqual([
      null,
      null,
      null,
    ])
  })

  it('WAL-13: stores only a hash of the token', async () => {
    const { launchToken, member } = await launched()
    const rows = await container().database.prisma.launchToken.findMany({ where: { memberId: member.id } })
    expect(rows).toHaveLength(1)
    expect(rows[0]?.tokenHash).toMatch(/^[0-9a-f]{64}$/)
    expect(JSON.stringify(rows)).not.toContain(launchToken)
    expect(launchToken).not.toBe(member.token)
  })

  it('WIR-32: refuses a call without launchMode with status 500', async () => {
    const [member, game] = [await given.member(), await running()]
    const response = await as(member).call(launch, { nodeId: game.nodeId })
    expect(response).toMatchObject({ status: 500, body: { success: false, errorCode: 'game.launch.invalid' } })
  })

  it('refuses a launchMode that there is none of, and changes nothing', async () => {
    const [member, game] = [await given.member(), await running()]
    for (const launchMode of ['GLS2', 'gls', 'BGS', '-']) {
      const response = await as(member).call(launch, { launchMode, nodeId: game.nodeId })
      expect(response).toMatchObject({ status: 500, body: { errorCode: 'game.launch.invalid', value: { launchMode } } })
    }
    expect(await container().database.prisma.launchToken.count({ where: { memberId: member.id } })).toBe(0)
  })

  it.each(launchEndpoints.LOTTERY_LAUNCHES)(
    'WIR-32: says of a lottery that it is not there until it plays (%s)',
    async (launchMode) => {
      const member = await given.member()
      const { gameCode } = await given.game({ vendor: await given.vendor(), category: 'LOTT' })
      for (const query of [
        { launchMode, lottoView: 'lobby' },
        { launchMode, lottoGameCode: 'none' },
        { launchMode, lottoGameCode: gameCode },
        { lottoGameCode: gameCode, lottoMode: 'Traditional' },
      ]) {
        expect(await as(member).call(launch, query)).toMatchObject({ status: 200, body: { errorCode: 'function.not.available' } })
      }
      const played = await running({ category: 'LOTT' })
      const answer = await as(member).call(launch, { launchMode, lottoGameCode: played.gameCode }).expect(success)
      expect(urlOf(answer).pathname).toBe(`/m/play/${played.gameCode}`)
    },
  )

  it('refuses another method with http_method_not_support', async () => {
    const response = await http().post(launch.path).set('Merchant', 'test').send({})
    expect(response).toMatchObject({ status: 405, body: { errorCode: 'http_method_not_support' } })
  })

  it('refuses a visitor, and an unknown game', async () => {
    expect(await as().call(launch, { ...GLS, nodeId: 'n' })).toMatchObject({
      status: 401,
      body: { errorCode: 'login.not.session' },
    })
    const member = await given.member()
    for (const name of [{}, { nodeId: 'none' }, { gameId: '999999999' }, { gameId: 'none', vendor: 'NONE' }]) {
      expect(await as(member).call(launch, { ...GLS, ...name })).toMatchObject({ status: 200, body: { errorCode: 'no.data' } })
    }
  })

  it.each(['FROZEN', 'EXCLUDED'])('RG-08: refuses a member who is %s', async (status) => {
    const [member, game] = [await given.member(), await running()]
    await container().database.prisma.member.update({ where: { id: member.id }, data: { status } })
    const response = await as(member).call(launch, { ...GLS, nodeId: game.nodeId })
    const errorCode = status === 'EXCLUDED' ? 'play.excluded' : 'permission.denied'
    expect(response).toMatchObject({ status: ERROR_STATUS[errorCode], body: { errorCode } })
  })
})

describe('ACC-09: the switches', () => {
  const nothingKnown = { resType: 1, content: { data: { maintainTime: null, endTime: null } } }
  it.each(['game', 'vendor', 'merchant'] as const)('a %s switched off stops the next launch', async (what) => {
    const [member, game] = [await given.member(), await running()]
    const { prisma } = container().database
    await as(member)
      .call(launch, { ...GLS, nodeId: game.nodeId })
      .expect(success)
    if (what === 'game') await prisma.game.update({ where: { id: game.id }, data: { isRunning: false } })
    if (what === 'vendor') await prisma.vendor.update({ where: { code: game.vendor }, data: { isRunning: false } })
    if (what === 'merchant')
      await prisma.merchantVendor.updateMany({ where: { vendorCode: game.vendor }, data: { isEnabled: false } })

    const response = await as(member).call(launch, { ...GLS, nodeId: game.nodeId })
    expect(response).toMatchObject({ status: 200, body: { errorCode: 'vendor_under_maintenance', value: nothingKnown } })
  })

  it('WIR-32: a maintenance window closes the vendor while it lasts, and is reported', async () => {
    const now = clock.now().getTime()
    const [maintenanceFrom, maintenanceUntil] = [new Date(now - MINUTE_MS), new Date(now + MINUTE_MS)]
    const vendor = await given.vendor({ isRunning: true, maintenanceFrom, maintenanceUntil })
    const [member, game] = [await given.member(), await running({ vendor })]

    const response = await as(member).call(launch, { ...GLS, nodeId: game.nodeId })
    expect(response.body).toMatchObject({
      errorCode: 'vendor_under_maintenance',
      value: { resType: 1, content: { data: { maintainTime: maintenanceFrom.getTime(), endTime: maintenanceUntil.getTime() } } },
    })

    clock.shift(2 * MINUTE_MS)
    await as(member)
      .call(launch, { ...GLS, nodeId: game.nodeId })
      .expect(success)
  })
})

describe('the exchange for a game session', () => {
  it('gives a token of the game’s own, which works for no other call', async () => {
    const { member, game, launchToken } = await launched()
    const { body } = await as().call(openSession, { launchToken }).expect(success)
    expect(body.value).toMatchObject({
      gameCode: game.gameCode,
      gameName: game.name,
      userName: member.username,
      type: 0,
      mode: 'REAL',
      currency: 'PHP',
      backUrl: '/m/home',
    })
    const session = await container().sessions.authenticate(body.value.token)
    expect(session).toMatchObject({ kind: 'game', memberId: member.id, gameCode: game.gameCode, asset: 'PHP', isTrial: false })
    const elsewhere = await as({ token: body.value.token }).call(walletEndpoints.balance)
    expect(elsewhere).toMatchObject({ status: 401, body: { errorCode: 'user.or.token.invalid' } })
  })

  it('needs no Merchant header', async () => {
    const { launchToken } = await launched()
    await http().post(openSession.path).send({ launchToken }).expect(success)
  })

  it('works on no other merchant’s site', async () => {
    const [{ launchToken }, { code }] = [await launched(), await given.merchant()]
    const elsewhere = await as({ merchantCode: code }).call(openSession, { launchToken })
    expect(elsewhere).toMatchObject({ status: 401, body: { errorCode: 'user.or.token.invalid' } })
  })

  it('WAL-13: of ten exchanges at once exactly one wins', async () => {
    const { launchToken } = await launched()
    const answers = await Promise.all(Array.from({ length: 10 }, () => as().call(openSession, { launchToken })))
    expect(answers.filter(isAccepted)).toHaveLength(1)
    const refused = answers.filter(isRefused)
    expect(refused.every(({ status, body }) => status === 401 && body.errorCode === 'user.or.token.invalid')).toBe(true)
  })

  it('WAL-13: is for games of the house; a vendor’s token is left for its vendor', async () => {
    const [member, game] = [await given.member(), await running()]
    const answer = await as(member)
      .call(launch, { ...GLS, nodeId: game.nodeId })
      .expect(success)
    const launchToken = tokenOf(urlOf(answer))

    expect(await as().call(openSession, { launchToken })).toMatchObject({
      status: 401,
      body: { errorCode: 'user.or.token.invalid' },
    })

    const stored = await container().database.prisma.launchToken.findMany({ where: { memberId: member.id } })
    expect(stored).toMatchObject([{ usedAt: null }])
  })

  it('WAL-13: refuses a token after two minutes, and an unknown one', async () => {
    const { launchToken } = await launched()
    clock.shift(2 * MINUTE_MS)
    for (const token of [launchToken, 'x'.repeat(43)]) {
      const response = await as().call(openSession, { launchToken: token })
      expect(response).toMatchObject({ status: 401, body: { errorCode: 'user.or.token.invalid' } })
    }
  })

  it('refuses a member frozen since the launch', async () => {
    const { launchToken, member } = await launched()
    await container().database.prisma.member.update({ where: { id: member.id }, data: { status: 'FROZEN' } })
    expect(await as().call(openSession, { launchToken })).toMatchObject({ status: 403, body: { errorCode: 'permission.denied' } })
  })
})

describe('free play', () => {
  it('opens a guest’s game in trial money', async () => {
    const { member, launchToken } = await launched({ type: 4, balance: amount(100) })
    const { body } = await as().call(openSession, { launchToken }).expect(success)
    expect(body.value).toMatchObject({ mode: 'TRIAL', type: 4, userName: member.username })
    expect(await container().sessions.authenticate(body.value.token)).toMatchObject({ isTrial: true, asset: 'PHP.TRIAL' })
  })

  it('makes a visitor a guest with play money', async () => {
    const game = await houseGame()
    const url = urlOf(await as().call(trialLaunch, { nodeId: game.nodeId }).expect(success))
    const { body } = await as()
      .call(openSession, { launchToken: tokenOf(url) })
      .expect(success)
    expect(body.value).toMatchObject({ mode: 'TRIAL', type: 4, gameCode: game.gameCode })
    const { memberId } = await container().sessions.authenticate(body.value.token)
    expect(await container().ledger.balanceOf(memberId, 'PHP.TRIAL')).toBe(amount(10_000))
  })

  it('makes a real member a guest too: the real wallet is out of reach (RG-14)', async () => {
    const [member, game] = [await given.member({ balance: amount(50) }), await houseGame()]
    for (const answer of [
      await as(member).call(trialLaunch, { nodeId: game.nodeId }).expect(success),
      await as(member)
        .call(launch, { ...GLS, nodeId: game.nodeId, accountType: '0' })
        .expect(success),
    ]) {
      const { body } = await as()
        .call(openSession, { launchToken: tokenOf(urlOf(answer)) })
        .expect(success)
      expect(body.value).toMatchObject({ mode: 'TRIAL', type: 4 })
      expect(body.value.userName).not.toBe(member.username)
    }
  })

  it('opens nothing without free play', async () => {
    const game = await running({ hasFreePlay: false })
    const guest = await given.member({ type: 4 })
    for (const response of [
      await as(guest).call(launch, { ...GLS, nodeId: game.nodeId }),
      await as().call(trialLaunch, { nodeId: game.nodeId }),
    ]) {
      expect(response).toMatchObject({ status: 403, body: { errorCode: 'trial.not.allowed' } })
    }
  })

  it('opens nothing if the merchant has switched it off, and creates no guest', async () => {
    const merchant = await given.merchant({ settings: { freePlay: { isEnabled: false } } })
    const game = await running()
    const response = await as({ merchantCode: merchant.code }).call(trialLaunch, { nodeId: game.nodeId })
    expect(response).toMatchObject({ status: 200, body: { errorCode: 'function.not.available' } })
    expect(await container().database.prisma.member.count({ where: { merchantId: merchant.id } })).toBe(0)
  })
})

describe('GAM-06: one game at a time, where the merchant wants it', () => {
  const site = async (settings: Record<string, unknown>) => {
    const [here, elsewhere] = [await newVendor(), await newVendor()]
    return { here, elsewhere, merchant: await given.merchant({ settings }) }
  }
  const open = (member: Parameters<typeof as>[0], { game }: { game: { nodeId: string } }) =>
    as(member).call(launch, { ...GLS, nodeId: game.nodeId })

  it.each([{ vendors: { opensOneAtATime: true } }, { profile: 'strict' }])(
    'opens no other game while a round is open, and names the one to finish (%j)',
    async (settings) => {
      const { here, elsewhere, merchant } = await site(settings)
      const { member, debit, ask } = await playingAt(here, { merchant })
      await open(member, elsewhere).expect(success)

      const round = named('round')
      expect(await debit(round, 10)).toMatchObject({ status: 'RS_OK' })
      const refused = await open(member, elsewhere)
      expect(refused).toMatchObject({
        status: 200,
        body: { errorCode: 'game.previous.unfinished', value: { game: { nodeId: here.game.nodeId, gameName: here.game.name } } },
      })
      await open(member, here).expect(success)

      await ask('closeRound', { round })
      await open(member, elsewhere).expect(success)
    },
  )

  it('opens any where the merchant does not ask for it', async () => {
    const { here, elsewhere, merchant } = await site({})
    const { member, debit } = await playingAt(here, { merchant })
    expect(await debit(named('round'), 10)).toMatchObject({ status: 'RS_OK' })
    await open(member, elsewhere).expect(success)
  })

  it('keeps practice and real rounds apart', async () => {
    const { here, elsewhere, merchant } = await site({ vendors: { opensOneAtATime: true } })
    const { member, debit } = await playingAt(here, { merchant })
    await debit(named('round'), 10)
    await as(member)
      .call(launch, { ...GLS, nodeId: elsewhere.game.nodeId, accountType: '0' })
      .expect(success)
  })

  it('keeps no one from playing for a round whose game is closed: its player cannot finish it', async () => {
    const { here, elsewhere, merchant } = await site({ vendors: { opensOneAtATime: true } })
    const { member, debit } = await playingAt(here, { merchant })
    await debit(named('round'), 10)
    await container().database.prisma.game.update({ where: { id: here.game.id }, data: { isRunning: false } })
    await open(member, elsewhere).expect(success)
  })
})

describe('leaving a game', () => {
  it('is acknowledged', async () => {
    const { body } = await as(await given.member())
      .call(gameLogout)
      .expect(success)
    expect(body.success).toBe(true)
    expect(await as().call(gameLogout)).toMatchObject({ status: 401 })
  })
})

describe('a tile that opens its vendor’s list', () => {
  const listTile = async () => {
    const vendor = await given.vendor({ isRunning: true })
    return given.game({ vendor, isRunning: true, hasFreePlay: true, isVendorList: true, category: 'FISH' })
  }

  it('launches nothing, for money or for free, and names the list', async () => {
    const [member, tile] = [await given.member(), await listTile()]
    const answers = [
      await as(member).call(launch, { ...GLS, nodeId: tile.nodeId }),
      await as(member).call(launch, { ...GLS, nodeId: tile.nodeId, accountType: '0' }),
      await as(undefined).call(trialLaunch, { ...GLS, nodeId: tile.nodeId }),
    ]
    for (const { status, body } of answers)
      expect([status, body]).toMatchObject([
        200,
        { success: false, errorCode: 'game.opens.list', value: { gameType: 'FISH', vassalage: tile.vendor } },
      ])
    expect((await as(member).call(recentEndpoints.list).expect(success)).body.value.list).toEqual([])
  })

  it('says so on its card, has no free play, and is not in the list it opens', async () => {
    const tile = await listTile()
    const listed = await given.game({ vendor: { code: tile.vendor, name: tile.vendor }, category: 'FISH' })
    const { body } = await as(undefined).call(gameEndpoints.single, { nodeId: tile.nodeId }).expect(success)
    expect(body.value).toMatchObject({ isGameH5: 'VASSALAGE', supportPlay: 1, vassalage: tile.vendor, gameType: 'FISH' })

    const list = await as(undefined).call(gameEndpoints.list, { gameType: 'FISH', vassalage: tile.vendor }).expect(success)
    expect(list.body.value).toMatchObject({ totalCount: 1, games: [{ nodeId: listed.nodeId, isGameH5: '' }] })
  })

  it('cannot be a favourite', async () => {
    const [member, { nodeId, vendor }] = [await given.member(), await listTile()]
    const { body } = await as(member).call(favouriteEndpoints.add, { nodeId, vendor })
    expect(body).toMatchObject({ success: false, errorCode: 'game.opens.list' })
  })
})
