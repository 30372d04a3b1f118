import { describe, expect, it } from 'vitest'
import * as gamePerformanceEndpoints from '#contract/back-office/game-performance.ts'
import type { GameFigures, GamePerformance } from '#contract/back-office/game-performance.ts'
import * as houseReportEndpoints from '#contract/back-office/house-report.ts'
import { minesEndpoints } from '#contract/play/originals/mines.ts'
import { amount } from '#seed/builders/index.ts'
import { SHEETS } from '#server/games/slots/sheets.ts'
import { startApi } from '#tests/support/api.ts'
import { success } from '#tests/support/outcome.ts'
import { correctionsOn } from './bet-correction/setup.ts'
import { named, vendorScene } from './vendor-wallet/setup.ts'

const api = startApi()
const { as, given, container, clock } = api
const { games, gamesFile, vendors } = gamePerformanceEndpoints
const { newVendor, playing } = vendorScene(api)
const corrections = correctionsOn(api)
const DAY_MS = 86_400_000
const runJob = (job: string) =>
  container()
    .jobs.find(({ name }) => name === job)!
    .run({})

/** A merchant of its own, and an operator who reads its reports. */
async function house() {
  const merchant = await given.merchant()
  const viewer = await given.operator({ merchant, role: 'VIEWER' })
  /** As after half an hour, when the session would have expired. */
  const asViewer = async () => as(await given.operatorSession(viewer))
  return {
    merchant,
    asViewer,
    reportOf: async (query = {}) => (await (await asViewer()).call(games, query).expect(success)).body.value,
    houseDaysOf: async () => (await (await asViewer()).call(houseReportEndpoints.days, {}).expect(success)).body.value,
  }
}
const ofGame = ({ list }: { list: GamePerformance[] }, gameCode: string) => list.filter((row) => row.gameCode === gameCode)

describe('GAM-11 what each game states and returns', () => {
  it('is told of each vendor apart, of real players only, and sums to what the house’s days say', async () => {
    const { merchant, reportOf, houseDaysOf } = await house()
    const [one, other] = [await given.vendor(), await given.vendor()]
    const gameCode = named('shared')
    await given.game({ vendor: one, gameCode, name: 'The first of two', category: 'RNG' })
    await given.game({ vendor: other, gameCode, category: 'FISH' })
    const member = await given.member({ merchant, balance: amount(900) })
    const tester = await given.member({ merchant, balance: amount(900), isTest: true })
    await given.round({ member, gameCode, vendorCode: one.code, stake: amount(100), payout: amount(30) })
    await given.round({ member, gameCode, vendorCode: one.code, stake: amount(50), payout: 0n })
    await given.round({ member, gameCode, vendorCode: other.code, stake: amount(20), payout: amount(25) })
    await given.round({ member: tester, gameCode, vendorCode: one.code, stake: amount(500), payout: 0n })
    await given.openRound({ member, gameCode, stake: amount(7) })

    const report = await reportOf()

    const nothing = { voids: 0, voided: 0, statedReturn: null }
    expect(report.list).toEqual([
      expect.objectContaining({ vendor: one.code, gameName: 'The first of two', category: 'RNG', games: 2, wins: 1, ...nothing }),
      expect.objectContaining({ vendor: other.code, gameCode, category: 'FISH', games: 1, wins: 1, ...nothing }),
    ])
    const [first, second] = report.list
    expect(first).toMatchObject({ staked: 150, paidOut: 30, ggr: 120, actualReturn: 200_000, openGames: 1, openStakes: 7 })
    expect(second).toMatchObject({ staked: 20, paidOut: 25, ggr: -5, actualReturn: 1_250_000, openGames: 0, openStakes: 0 })
    expect(report.footer satisfies GameFigures).toMatchObject({
      games: 3,
      wins: 2,
      staked: 170,
      paidOut: 55,
      ggr: 115,
      actualReturn: 323_529,
      openStakes: 7,
    })
    const { footer } = await houseDaysOf()
    expect(footer).toMatchObject({ bets: 3, staked: 170, paidOut: 55, ggr: 115 })
  })

  it('states returns of originals by their tables and of slots by their sheets, where these play here', async () => {
    const { merchant, reportOf } = await house()
    const sheet = SHEETS[0]!
    const { prisma } = container().database
    const member = await given.member({ merchant, balance: amount(900) })
    await given.round({ member, stake: amount(10) })
    const { vendorCode, gameCode } = sheet
    const code = vendorCode
    await prisma.vendor.upsert({ where: { code }, create: { code, name: code, isRunning: true }, update: { isRunning: true } })
    await prisma.game.upsert({
      where: { vendorCode_gameCode: { vendorCode, gameCode } },
      create: {
        vendorCode,
        gameCode,
        nodeId: named('node'),
        name: sheet.gameName,
        category: 'RNG',
        minBet: amount(1),
        isRunning: true,
      },
      update: { isRunning: true },
    })
    await given.round({ member, gameCode, vendorCode, stake: amount(5), payout: amount(4) })

    const report = await reportOf()
    const stated = Math.round(sheet.figures.rtp.value * 1_000_000)
    expect(ofGame(report, gameCode)[0]).toMatchObject({
      actualReturn: 800_000,
      statedReturn: { least: stated, most: stated, average: stated },
    })
    const [dice] = ofGame(report, 'dice')
    const { least, most, average } = dice!.statedReturn!
    expect([least, most, average].every((part) => part > 970_000 && part <= 991_000)).toBe(true)
    expect(least).toBeLessThanOrEqual(average)
    expect(average).toBeLessThanOrEqual(most)

    // Played elsewhere it is another server's game, whatever its code.
    await prisma.merchantVendor.upsert({
      where: { merchantId_vendorCode: { merchantId: merchant.id, vendorCode } },
      create: { merchantId: merchant.id, vendorCode, launchUrl: 'https://studio.example' },
      update: { launchUrl: 'https://studio.example' },
    })
    expect(ofGame(await reportOf(), gameCode)[0]!.statedReturn).toBeNull()
  })

  it('counts a voided bet, a stake of a round without a result and a vendor’s rollback as voids and as no games', async () => {
    const { merchant, reportOf, houseDaysOf } = await house()
    const cashiers = await corrections.cashiers(merchant)
    const member = await given.member({ merchant, balance: amount(1_000) })
    const voided = (await corrections.played(100, 40, { member })).round
    const resettled = (await corrections.played(60, 0, { member })).round
    await corrections.correct(cashiers, voided.id, { kind: 'VOID' })
    await corrections.correct(cashiers, resettled.id, { kind: 'RESETTLE', payout: 90 })

    const seat = await playing(await newVendor(), { merchant })
    const [round, first, second] = [named('round'), named('bet'), named('bet')]
    await seat.debit(round, 10, { transaction: first })
    await seat.debit(round, 5, { transaction: second })
    await seat.ask('rollback', { round, transaction: second })
    const halfway = await reportOf()
    expect(ofGame(halfway, seat.base.gameCode)[0]).toMatchObject({ games: 0, openGames: 1, openStakes: 10, actualReturn: null })
    await seat.ask('rollback', { round, transaction: first })

    const player = await given.player('mines', { merchant, balance: amount(100) })
    await as(player)
      .call(minesEndpoints.bet, { requestId: named('mines'), stake: 10, mines: 3 })
      .expect(success)
    clock.shift(DAY_MS + 3_600_000)
    await runJob('originals.endLeftRounds')

    const report = await reportOf()
    expect(ofGame(report, corrections.SLOT)[0]).toMatchObject({
      games: 1,
      wins: 1,
      staked: 60,
      paidOut: 90,
      voids: 1,
      voided: 100,
    })
    const none = { games: 0, wins: 0, staked: 0, paidOut: 0, openGames: 0, openStakes: 0 }
    expect(ofGame(report, seat.base.gameCode)[0]).toMatchObject({ ...none, voids: 1, voided: 15 })
    expect(ofGame(report, 'mines')[0]).toMatchObject({ ...none, voids: 1, voided: 10 })
    expect(report.footer).toMatchObject({ games: 1, voids: 3, voided: 125, ggr: -30 })
    expect((await houseDaysOf()).footer).toMatchObject({ staked: 60, paidOut: 90, ggr: -30 })
  })
})

describe('days, orders and files', () => {
  it('past days are stored once, all of a day together, and a correction counts on its own day', async () => {
    const { merchant, reportOf } = await house()
    const cashiers = () => corrections.cashiers(merchant)
    const member = await given.member({ merchant, balance: amount(1_000) })
    const { round } = await corrections.played(100, 40, { member })
    const { gameDay } = container().database.prisma
    const stored = () => gameDay.findMany({ where: { merchantId: merchant.id }, orderBy: [{ day: 'asc' }, { gameCode: 'asc' }] })
    expect(await reportOf()).toMatchObject({ total: 1 })
    expect(await stored()).toEqual([])

    clock.shift(DAY_MS)
    await runJob('game-performance.closeDays')
    await runJob('game-performance.closeDays')
    const first = await stored()
    expect(first).toMatchObject([
      { gameCode: '', games: 1, staked: amount(100) },
      { gameCode: corrections.SLOT, games: 1, staked: amount(100) },
    ])
    await corrections.correct(await cashiers(), round.id, { kind: 'VOID' })
    expect(ofGame(await reportOf(), corrections.SLOT)[0]).toMatchObject({
      games: 0,
      staked: 0,
      paidOut: 0,
      voids: 1,
      voided: 100,
    })
    clock.shift(DAY_MS)
    await reportOf()
    const all = await stored()
    expect(all.slice(0, 2)).toEqual(first)
    expect(all.slice(2)).toMatchObject([
      { gameCode: '', games: -1, staked: amount(-100), voids: 1 },
      { gameCode: corrections.SLOT, games: -1, staked: amount(-100), voids: 1 },
    ])
    // Past days are not read from the rounds again.
    await gameDay.updateMany({
      where: { merchantId: merchant.id, day: first[0]!.day, gameCode: corrections.SLOT },
      data: { games: 8 },
    })
    expect(ofGame(await reportOf(), corrections.SLOT)[0]).toMatchObject({ games: 7 })
    const [day] = first.map((row) => row.day.toISOString().slice(0, 10))
    expect((await reportOf({ startDate: day, endDate: day })).footer).toMatchObject({ games: 8, voids: 0 })
  })

  it('a range without games is empty, and a game that is only open is in every range', async () => {
    const { merchant, reportOf } = await house()
    expect(await reportOf()).toMatchObject({ list: [], total: 0, footer: { games: 0, actualReturn: null } })
    const member = await given.member({ merchant, balance: amount(100) })
    await given.openRound({ member, gameCode: await corrections.game(), stake: amount(3) })
    const past = await reportOf({ startDate: '2020-01-01', endDate: '2020-01-31' })
    expect(past.list).toMatchObject([{ gameCode: corrections.SLOT, games: 0, openGames: 1, openStakes: 3, statedReturn: null }])
  })

  it('are put in order, limited to a vendor or a category, and paged', async () => {
    const { merchant, reportOf, asViewer } = await house()
    const vendor = await given.vendor({ name: 'A studio to choose' })
    const member = await given.member({ merchant, balance: amount(900) })
    const [big, lucky, busy] = [named('big'), named('lucky'), named('busy')]
    for (const gameCode of [big, lucky]) await given.game({ vendor, gameCode, category: 'RNG' })
    await given.game({ gameCode: busy, category: 'FISH' })
    await given.round({ member, gameCode: big, stake: amount(100), payout: 0n })
    await given.round({ member, gameCode: lucky, stake: amount(10), payout: amount(70) })
    for (const stake of [2n, 3n]) await given.round({ member, gameCode: busy, stake: stake * 10_000n, payout: 0n })
    await given.openRound({ member, gameCode: busy, stake: amount(1) })

    const codes = async (query: object) => (await reportOf(query)).list.map(({ gameCode }: GamePerformance) => gameCode)
    expect(await codes({})).toEqual([big, lucky, busy])
    expect(await codes({ order: 'GAMES' })).toEqual([busy, big, lucky])
    expect(await codes({ order: 'GGR' })).toEqual([big, busy, lucky])
    expect(await codes({ order: 'LOSS' })).toEqual([lucky, busy, big])
    expect(await codes({ order: 'OPEN', category: 'FISH' })).toEqual([busy])
    const ofVendor = await reportOf({ vendor: vendor.code, size: 1, page: 2 })
    expect(ofVendor).toMatchObject({ total: 2, totalPages: 2, footer: { staked: 110, ggr: 40 } })
    expect(ofVendor.list).toMatchObject([{ gameCode: lucky }])
    const listed = (await (await asViewer()).call(vendors, {}).expect(success)).body.value
    expect(listed).toContainEqual({ code: vendor.code, name: 'A studio to choose' })
  })

  it('can be downloaded, one line per game', async () => {
    const { merchant, asViewer } = await house()
    const gameCode = named('=filed')
    await given.game({ gameCode, category: 'RNG', name: '=HYPERLINK("x")' })
    const member = await given.member({ merchant, balance: amount(100) })
    await given.round({ member, gameCode, stake: amount(8), payout: amount(2) })
    const { text, headers } = await (await asViewer()).call(gamesFile, {}).expect(success)
    expect(headers['content-disposition']).toMatch(/games-\d{4}-\d\d-\d\d-\d{4}-\d\d-\d\d\.csv/)
    const [head, line, ...rest] = text.trim().split('\r\n')
    expect(head).toContain('vendor,vendorName,gameCode,gameName,category,statedLeast,statedMost,statedAverage,actualReturn,games')
    expect(line).toContain(`'${gameCode},"'=HYPERLINK(""x"")",RNG,,,,250000,1,1,8,2,6,0,0,0,0`)
    expect(rest).toEqual([])
  })

  it.each<[object, string]>([
    [{ startDate: '2026-02-30' }, 'request.param.err'],
    [{ startDate: '2026-03-03', endDate: '2026-03-02' }, 'report.days.invalid'],
    [{ startDate: '2020-01-01' }, 'report.days.invalid'],
    [{ order: 'BEST' }, 'request.param.err'],
    [{ category: 'NONE' }, 'request.param.err'],
  ])('refuse %j', async (query, code) => {
    const { asViewer } = await house()
    for (const endpoint of [games, gamesFile]) {
      const { body } = await (await asViewer()).call(endpoint, query)
      expect(body.errorCode).toBe(code)
    }
  })
})
