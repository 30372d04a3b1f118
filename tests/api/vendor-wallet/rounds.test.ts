/** Rounds in every state, met by free wins, and by all that may come late after the house has switched something off. */
import { describe, expect, it } from 'vitest'
import { freeReason } from '#contract/play/vendor-wallet/vendor-wallet.ts'
import { amount } from '#seed/builders/index.ts'
import { diceEndpoints } from '#contract/play/originals/dice.ts'
import { success } from '#tests/support/outcome.ts'
import { startApi } from '#tests/support/api.ts'
import { named, STATES, units, vendorScene } from './setup.ts'

const api = startApi()
const { as, given, container, clock } = api
const { newVendor, playing, rowsOf, expectSound } = vendorScene(api)
const database = () => container().database

describe('a win without a bet, WAL-08', () => {
  const cases = Object.keys(STATES).flatMap((state) =>
    freeReason.options.flatMap((reason) => [false, true].map((roundClosed) => ({ state, reason, roundClosed }))),
  )

  it.each(cases)('$reason on a round that is $state is paid (ends it: $roundClosed)', async ({ state, reason, roundClosed }) => {
    const seat = await playing(await newVendor())
    const round = named('round')
    await STATES[state]!(seat, round)
    const before = await rowsOf(seat.member.id)
    const balance = units(await seat.ask('balance', {}))

    const won = { reason, roundClosed, transaction: named('win'), requestId: named('win') }
    const answer = await seat.credit(round, 7, won)

    expect(answer).toMatchObject({ status: 'RS_OK', balance: (balance + 7) * 10_000 })
    expect(await seat.credit(round, 7, won)).toEqual(answer)
    const rows = await rowsOf(seat.member.id)
    // It has a row of its own; one that had ended stays as it was.
    expect(rows).toHaveLength(before.length + 1)
    expect(rows.at(-1)).toMatchObject({ stake: 0n, payout: amount(7) })
    for (const row of before.filter(({ settledAt }) => settledAt)) expect(rows).toContainEqual(row)
    await expectSound()
  })
})

describe('what is switched off in the middle of a round, WAL-05', () => {
  const SWITCHES: Record<string, (of: Awaited<ReturnType<typeof newVendor>>, merchantId: number) => Promise<unknown>> = {
    'the game, at the merchant': ({ game }, merchantId) =>
      database().prisma.merchantGameOff.create({ data: { merchantId, gameId: game.id, offAt: clock.now() } }),
    'the game, for all': ({ game }) => database().prisma.game.update({ where: { id: game.id }, data: { isRunning: false } }),
    'the vendor, at the merchant': ({ vendor }, merchantId) =>
      database().prisma.merchantVendor.updateMany({ where: { merchantId, vendorCode: vendor.code }, data: { isEnabled: false } }),
    'the vendor, for all': ({ vendor }) =>
      database().prisma.vendor.update({ where: { code: vendor.code }, data: { isRunning: false } }),
    'the category': ({ game }, merchantId) =>
      database().prisma.merchantCategoryOff.create({ data: { merchantId, category: game.category, offAt: clock.now() } }),
    'the catalogue’s entry': ({ game }) =>
      database().prisma.game.update({ where: { id: game.id }, data: { gameCode: named('renamed'), nodeId: named('node') } }),
  }

  it.each(Object.keys(SWITCHES))(
    '%s: wins, rollbacks and repeats are answered as before, and stakes are refused',
    async (what) => {
      const merchant = await given.merchant({ code: named('off') })
      const of = await newVendor()
      const seat = await playing(of, { merchant })
      const { debit, credit, ask } = seat
      const [won, taken] = [named('round'), named('round')]
      const bet = { transaction: named('bet'), requestId: named('bet') }
      await debit(won, 10)
      const first = await debit(taken, 20, bet)
      await SWITCHES[what]!(of, merchant.id)

      expect(await debit(taken, 20, bet)).toEqual(first)
      expect(await debit(taken, 20, { transaction: bet.transaction })).toMatchObject({ status: 'RS_OK', balance: 700_000 })
      expect((await debit(won, 1)).status).toMatch(/RS_ERROR_(GAME_CLOSED|INVALID_GAME)/)
      expect((await debit(named('round'), 1)).status).toMatch(/RS_ERROR_(GAME_CLOSED|INVALID_GAME)/)
      expect(units(await credit(won, 50, { roundClosed: true }))).toBe(120)
      expect(units(await ask('rollback', { round: taken, transaction: bet.transaction }))).toBe(140)
      expect((await ask('closeRound', { round: won })).status).toBe('RS_OK')
      await expectSound()
    },
  )

  it('a round of a game that the session was not opened for is paid, but takes no stake', async () => {
    const of = await newVendor()
    const seat = await playing(of)
    const other = await given.game({ vendor: of.vendor, isRunning: true, category: 'RNG' })
    const round = named('round')
    await seat.debit(round, 10)
    const again = await playing({ ...of, game: other })
    const elsewhere = { gameCode: of.game.gameCode, user: seat.base.user }
    // Of another player: refused as ever.
    expect((await again.credit(round, 5, { gameCode: of.game.gameCode })).status).toBe('RS_ERROR_INVALID_ROUND')
    expect((await again.credit(round, 5, elsewhere)).status).toBe('RS_ERROR_INVALID_TOKEN')
    expect((await seat.debit(named('round'), 1, { gameCode: other.gameCode })).status).toBe('RS_ERROR_INVALID_GAME')
    expect((await seat.credit(named('round'), 5, { gameCode: 'none', reason: 'JACKPOT' })).status).toBe('RS_ERROR_INVALID_GAME')
    await expectSound()
  })
})

describe('a rollback that names another round than its transaction', () => {
  it.each(['another open round', 'a round of another player', 'an unknown round'])(
    '%s: refused, and nothing moves',
    async (which) => {
      const of = await newVendor()
      const [seat, other] = [await playing(of), await playing(of)]
      const [round, own, foreign, transaction] = [named('round'), named('round'), named('round'), named('bet')]
      await seat.debit(round, 10, { transaction })
      await seat.debit(own, 5)
      await other.debit(foreign, 5)
      const wrong = which === 'another open round' ? own : which === 'an unknown round' ? named('round') : foreign

      expect(await seat.ask('rollback', { round: wrong, transaction })).toMatchObject({
        status: 'RS_ERROR_INVALID_ROUND',
        balance: 850_000,
      })
      expect(await seat.ask('rollback', { round, transaction })).toMatchObject({ status: 'RS_OK', balance: 950_000 })
      expect((await seat.ask('rollback', { round: wrong, transaction })).status).toBe('RS_ERROR_INVALID_ROUND')
      await expectSound()
    },
  )
})

describe('a vendor’s game with the code of a game of the house', () => {
  it('does not show in that game’s history', async () => {
    const of = await newVendor()
    const player = await given.player('dice', { balance: amount(100) })
    await as(player)
      .call(diceEndpoints.bet, { stake: 1, target: 5_000, direction: 'over', requestId: named('dice') })
      .expect(success)
    const twin = await given.game({ vendor: of.vendor, gameCode: 'dice', isRunning: true, category: 'RNG' })
    const seat = await playing({ ...of, game: twin }, {})
    await seat.debit(named('round'), 10, { roundClosed: true })

    const login = await container().sessions.authenticate(seat.member.token)
    const token = container().sessions.openGame(login, { gameCode: 'dice', asset: 'PHP' })
    const { body } = await as({ ...seat.member, token })
      .call(diceEndpoints.history)
      .expect(success)
    expect(body.value).toMatchObject({ list: [], total: 0 })
  })
})
