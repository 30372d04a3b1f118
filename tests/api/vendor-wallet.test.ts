import { describe, expect, it } from 'vitest'
import * as betCorrectionEndpoints from '#contract/back-office/bet-correction.ts'
import { INHOUSE_VENDOR } from '#contract/play/game.ts'
import { renewVendorKey } from '#server/features/play/vendor-wallet/vendor-key.repository.ts'
import { createVendorClient } from '#server/features/play/vendor-wallet/vendor-client.ts'
import { amount } from '#seed/builders/index.ts'
import { startApi } from '#tests/support/api.ts'
import { success } from '#tests/support/outcome.ts'
import { named, units, vendorScene } from './vendor-wallet/setup.ts'

const api = startApi()
const { as, given, container, clock, url } = api
const { newVendor, launchOf, playing, rowsOf, expectSound } = vendorScene(api)
const database = () => container().database
const MINUTE_MS = 60_000
const HOUR_MS = 3_600_000
const DAY_MS = 86_400_000

describe('a vendor’s session', () => {
  it('WAL-13 is opened once by the token of a launch, by the vendor of the game alone, and never with the player’s own token', async () => {
    const [vendor, other] = [await newVendor(), await newVendor()]
    const member = await given.member({ balance: amount(70) })
    const launchToken = await launchOf(vendor, member)

    const foreign = await other.client.call('authenticate', { requestId: named('open'), launchToken })
    expect(foreign).toMatchObject({ status: 'RS_ERROR_INVALID_TOKEN' })

    const requestId = named('open')
    const [one, two] = await Promise.all([
      vendor.client.call('authenticate', { requestId, launchToken }),
      vendor.client.call('authenticate', { requestId: named('open'), launchToken }),
    ])
    expect([one.status, two.status].sort()).toEqual(['RS_ERROR_INVALID_TOKEN', 'RS_OK'])
    const opened = one.status === 'RS_OK' ? one : two
    expect(opened).toMatchObject({
      user: String(member.id),
      currency: 'PHP',
      balance: 700_000,
      session: { gameCode: vendor.game.gameCode, gameName: vendor.game.name, mode: 'REAL', username: member.username },
    })
    expect(opened.session!.token).not.toBe(member.token)
    const own = await vendor.client.call('balance', { requestId: named('b'), user: String(member.id), token: member.token })
    expect(own.status).toBe('RS_ERROR_INVALID_TOKEN')
  })

  it('WAL-01 a request that is repeated opens it again', async () => {
    const vendor = await newVendor()
    const launchToken = await launchOf(vendor, await given.member())
    const requestId = named('open')
    const first = await vendor.client.call('authenticate', { requestId, launchToken })
    const again = await vendor.client.call('authenticate', { requestId, launchToken })
    expect(again).toMatchObject({ status: 'RS_OK', user: first.user, session: { gameCode: vendor.game.gameCode } })
  })

  it('WAL-10 a request that is repeated for hours is answered, and no other is after two minutes', async () => {
    const vendor = await newVendor()
    const member = await given.member()
    const [launchToken, unused] = [await launchOf(vendor, member), await launchOf(vendor, member)]
    const requestId = named('open')
    const open = (input: { requestId: string; launchToken: string }) => vendor.client.call('authenticate', input)
    await open({ requestId, launchToken })

    clock.shift(3 * MINUTE_MS)
    expect(await open({ requestId, launchToken })).toMatchObject({ status: 'RS_OK', session: { mode: 'REAL' } })
    expect((await open({ requestId: named('open'), launchToken })).status).toBe('RS_ERROR_INVALID_TOKEN')
    expect((await open({ requestId, launchToken: unused })).status).toBe('RS_ERROR_INVALID_TOKEN')

    clock.shift(DAY_MS - 2 * MINUTE_MS)
    expect((await open({ requestId, launchToken })).status).toBe('RS_ERROR_TOKEN_EXPIRED')
    clock.shift(2 * MINUTE_MS)
    expect((await open({ requestId, launchToken })).status).toBe('RS_ERROR_INVALID_TOKEN')
  })

  it('WAL-14 belongs to its player: another user in the body is refused', async () => {
    const vendor = await newVendor()
    const [one, two] = [await playing(vendor), await playing(vendor)]
    const answer = await one.debit(named('round'), 1, { user: two.base.user })
    expect(answer.status).toBe('RS_ERROR_INVALID_TOKEN')
    expect(units(await two.ask('balance', {}))).toBe(100)
  })
})

describe('a signature', () => {
  it('WAL-03 is checked over the raw body before anything is read', async () => {
    const vendor = await newVendor()
    const { base } = await playing(vendor)
    const body = JSON.stringify({
      ...base,
      requestId: named('r'),
      round: named('round'),
      transaction: named('t'),
      amount: 10_000,
    })
    const { client, secret } = vendor
    const of = (other: Partial<Parameters<typeof createVendorClient>[0]>) =>
      createVendorClient({ url: url(), vendorCode: client.vendorCode, secret, now: () => clock.now().getTime(), ...other })
    const wrong: [string, string, string][] = [
      ['none', body, ''],
      ['of another key', body, of({ secret: 'x'.repeat(40) }).sign('debit', body)],
      ['of another body', body.replace('10000', '20000'), client.sign('debit', body)],
      ['of another call', body, client.sign('credit', body)],
      ['too old', body, client.sign('debit', body, clock.now().getTime() - 6 * MINUTE_MS)],
      ['from the future', body, client.sign('debit', body, clock.now().getTime() + 6 * MINUTE_MS)],
      ['another time than signed', body, client.sign('debit', body).replace(/t=(\d+)/, (_, at: string) => `t=${Number(at) + 1}`)],
    ]
    for (const [why, sent, signature] of wrong) {
      const { httpStatus, answer } = await client.send('debit', sent, signature)
      expect({ why, httpStatus, answer }).toEqual({
        why,
        httpStatus: 200,
        answer: { status: 'RS_ERROR_INVALID_SIGNATURE', requestId: null },
      })
    }
    const nobody = await client.send('debit', body, of({ vendorCode: 'NOBODY' }).sign('debit', body))
    expect(nobody.answer.status).toBe('RS_ERROR_INVALID_PARTNER')
    expect((await client.send('debit', body, client.sign('debit', body))).answer.status).toBe('RS_OK')
  })

  it('of the first version, over the time and the body alone, is still taken', async () => {
    const vendor = await newVendor()
    const { base } = await playing(vendor)
    const body = JSON.stringify({ ...base, requestId: named('r') })
    const signed = vendor.client.sign('balance', body, clock.now().getTime(), 'v1')
    expect(signed).toContain(',v1=')
    expect((await vendor.client.send('balance', body, signed)).answer.status).toBe('RS_OK')
    const relabelled = await vendor.client.send('balance', body, signed.replace('v1=', 'v2='))
    expect(relabelled.answer.status).toBe('RS_ERROR_INVALID_SIGNATURE')
  })

  it('may be in upper-case hex, over a body that begins with a byte order mark', async () => {
    const vendor = await newVendor()
    const { base } = await playing(vendor)
    const requestId = named('r')
    const body = `\uFEFF${JSON.stringify({ ...base, requestId })}`
    const signed = vendor.client.sign('balance', body)
    const upper = signed.replace(/[0-9a-f]+$/, (hex) => hex.toUpperCase())
    expect(upper).not.toBe(signed)

    const { answer } = await vendor.client.send('balance', body, upper)

    expect(answer).toMatchObject({ status: 'RS_OK', requestId, balance: 1_000_000 })
    const unmarked = await vendor.client.send('balance', body.slice(1), upper)
    expect(unmarked.answer.status).toBe('RS_ERROR_INVALID_SIGNATURE')
    const wrong = `\uFEFF${JSON.stringify({ requestId })}`
    expect((await vendor.client.send('balance', wrong, vendor.client.sign('balance', wrong))).answer).toMatchObject({
      status: 'RS_ERROR_WRONG_SYNTAX',
      requestId,
    })
  })

  it('is never the house’s: its games are played without the wallet API', async () => {
    const house = await given.vendor({ code: INHOUSE_VENDOR, isRunning: true })
    const renewed = renewVendorKey({ database: database(), clock }, { vendorCode: house.code })
    await expect(renewed).rejects.toMatchObject({ code: 'permission.denied' })

    await database().prisma.vendorAccess.create({ data: { vendorCode: house.code, secret: 'sealed', createdAt: clock.now() } })
    const client = createVendorClient({
      url: url(),
      vendorCode: house.code,
      secret: 'x'.repeat(43),
      now: () => clock.now().getTime(),
    })
    const answer = await client.call('authenticate', { requestId: named('open'), launchToken: 'x'.repeat(43) })
    expect(answer.status).toBe('RS_ERROR_INVALID_PARTNER')
  })

  it('is valid with the old key for a day, and with none once the vendor’s access is switched off', async () => {
    const vendor = await newVendor()
    const { ask } = await playing(vendor)
    await renewVendorKey({ database: database(), clock }, { vendorCode: vendor.vendor.code })
    expect((await ask('balance', {})).status).toBe('RS_OK')
    clock.shift(DAY_MS + MINUTE_MS)
    expect((await ask('balance', {})).status).toBe('RS_ERROR_INVALID_SIGNATURE')

    const off = await newVendor()
    const player = await playing(off)
    await database().prisma.vendorAccess.update({ where: { vendorCode: off.vendor.code }, data: { isEnabled: false } })
    expect((await player.ask('balance', {})).status).toBe('RS_ERROR_INVALID_PARTNER')
  })
})

describe('a round', () => {
  it('WAL-11 takes stakes into escrow, pays wins, and ends; every answer has the balance after it', async () => {
    const vendor = await newVendor()
    const { member, debit, credit, ask } = await playing(vendor)
    const round = named('round')
    expect(units(await debit(round, 10))).toBe(90)
    expect(units(await debit(round, 5))).toBe(85)
    expect(units(await credit(round, 20))).toBe(105)
    expect(await rowsOf(member.id)).toMatchObject([{ settledAt: null, stake: amount(15), payout: amount(20), seedPairId: null }])
    expect(await ask('closeRound', { round })).toMatchObject({ status: 'RS_OK', balance: 1_050_000 })
    expect(await rowsOf(member.id)).toMatchObject([
      {
        stake: amount(15),
        payout: amount(20),
        balanceBefore: amount(100),
        balanceAfter: amount(105),
        gameCode: vendor.game.gameCode,
      },
    ])
    expect((await rowsOf(member.id))[0]!.settledAt).not.toBeNull()
    await expectSound()
  })

  it('is bet and ended in one call, as a spin is', async () => {
    const { member, ask } = await playing(await newVendor())
    const spin = (debited: number, credited: number) =>
      ask('debitCredit', {
        round: named('round'),
        transaction: named('spin'),
        debit: debited * 10_000,
        credit: credited * 10_000,
        roundClosed: true,
      })
    expect(units(await spin(10, 0))).toBe(90)
    expect(units(await spin(10, 25))).toBe(105)
    expect(await rowsOf(member.id)).toMatchObject([
      { stake: amount(10), payout: 0n },
      { stake: amount(10), payout: amount(25), balanceAfter: amount(105) },
    ])
    await expectSound()
  })

  it('WAL-09 takes no stake once it is closed, an amount of 0, no negative one, and no other currency', async () => {
    const { debit, credit, ask } = await playing(await newVendor())
    const round = named('round')
    expect((await debit(round, 0)).status).toBe('RS_OK')
    expect((await debit(round, 10)).status).toBe('RS_OK')
    expect((await credit(round, 0, { roundClosed: true })).status).toBe('RS_OK')
    expect(await debit(round, 1)).toMatchObject({ status: 'RS_ERROR_ROUND_CLOSED', balance: 900_000 })
    expect((await credit(round, 1)).status).toBe('RS_ERROR_ROUND_CLOSED')
    expect((await ask('closeRound', { round })).status).toBe('RS_OK')
    expect(await debit(named('round'), -1)).toMatchObject({ status: 'RS_ERROR_WRONG_SYNTAX', reason: 'amount' })
    expect((await debit(named('round'), 0.000_05)).status).toBe('RS_ERROR_WRONG_SYNTAX')
    expect((await debit(named('round'), 1, { currency: 'USD' })).status).toBe('RS_ERROR_WRONG_CURRENCY')
    expect(units(await ask('balance', {}))).toBe(90)
  })

  it('is its player’s and its game’s: another player’s call about it is refused', async () => {
    const vendor = await newVendor()
    const [one, two] = [await playing(vendor), await playing(vendor)]
    const round = named('round')
    await one.debit(round, 10)
    expect((await two.debit(round, 10)).status).toBe('RS_ERROR_INVALID_ROUND')
    expect((await two.credit(round, 10)).status).toBe('RS_ERROR_INVALID_ROUND')
    expect((await one.debit(named('round'), 1, { gameCode: 'another' })).status).toBe('RS_ERROR_INVALID_GAME')
  })

  it('WAL-08 pays a win without a bet only if it says why', async () => {
    const { member, debit, credit, ask } = await playing(await newVendor())
    expect((await credit(named('round'), 5)).status).toBe('RS_ERROR_TRANSACTION_DOES_NOT_EXIST')
    const [round, transaction] = [named('round'), named('win')]
    await debit(round, 0)
    expect((await credit(round, 5)).status).toBe('RS_ERROR_TRANSACTION_DOES_NOT_EXIST')
    expect(units(await credit(round, 5, { reason: 'FREE_ROUND', transaction, roundClosed: true }))).toBe(105)
    expect((await ask('rollback', { round, transaction })).status).toBe('RS_ERROR_ROLLBACK_REFUSED')
    expect(await rowsOf(member.id)).toMatchObject([{ stake: 0n, payout: amount(5) }])
    await expectSound()
  })
})

describe('asking again', () => {
  it('WAL-01 the same request is answered the same, also days later, and a request id is never used for anything else', async () => {
    const { debit, credit, ask } = await playing(await newVendor())
    const bet = { requestId: named('again'), transaction: named('bet') }
    const round = named('round')
    const first = await debit(round, 10, bet)
    await credit(round, 30)
    expect(await debit(round, 10, bet)).toEqual(first)
    expect((await debit(round, 11, bet)).status).toBe('RS_ERROR_DUPLICATE_REQUEST')
    const poor = { requestId: named('again'), transaction: named('bet') }
    const refused = await debit(round, 500, poor)
    await credit(round, 900)
    expect(await debit(round, 500, poor)).toEqual(refused)
    expect(units(await ask('balance', {}))).toBe(1_020)
  })

  it('WAL-02 a transaction is applied once, under whatever request, and by ten calls at once', async () => {
    const { debit, ask } = await playing(await newVendor())
    const round = named('round')
    const transaction = named('bet')
    const answers = await Promise.all(Array.from({ length: 10 }, () => debit(round, 10, { transaction })))
    expect(answers.map(({ status }) => status)).toEqual(Array(10).fill('RS_OK'))
    expect(units(await ask('balance', {}))).toBe(90)
    expect((await debit(round, 20, { transaction })).status).toBe('RS_ERROR_DUPLICATE_TRANSACTION')
    await expectSound()
  })

  it('WAL-10 an outcome does not change while the vendor retries for days', async () => {
    const { member, base, debit } = await playing(await newVendor())
    const bet = { requestId: named('again'), transaction: named('bet') }
    const round = named('round')
    const first = await debit(round, 10, bet)
    await container().sessions.endAll(member.id)
    // The signature is of the hour of the retry; the session is long over.
    clock.shift(3 * DAY_MS)
    expect(await debit(round, 10, { ...bet, token: base.token })).toEqual(first)
  })
})

describe('a refusal', () => {
  it('WAL-04 for want of money has the balance as it is, and parallel stakes never pass it', async () => {
    const { debit, ask } = await playing(await newVendor())
    expect(await debit(named('round'), 101)).toMatchObject({ status: 'RS_ERROR_NOT_ENOUGH_MONEY', balance: 1_000_000 })
    const answers = await Promise.all(Array.from({ length: 12 }, () => debit(named('round'), 30)))
    expect(answers.filter(({ status }) => status === 'RS_OK')).toHaveLength(3)
    expect(units(await ask('balance', {}))).toBe(10)
    await expectSound()
  })

  it('WAL-05 an ended session takes no bet, but wins and rollbacks', async () => {
    const { member, debit, credit, ask } = await playing(await newVendor())
    const [won, lost] = [named('round'), named('round')]
    const transaction = named('bet')
    await debit(won, 10)
    await debit(lost, 10, { transaction })
    await container().sessions.endAll(member.id)
    expect(await debit(named('round'), 10)).toMatchObject({ status: 'RS_ERROR_TOKEN_EXPIRED', balance: 800_000 })
    expect(units(await credit(won, 50, { roundClosed: true }))).toBe(130)
    expect(units(await ask('rollback', { round: lost, transaction }))).toBe(140)
    await expectSound()
  })

  it('WAL-12 a locked or excluded player bets no more, but is paid', async () => {
    const { member, debit, credit } = await playing(await newVendor())
    const round = named('round')
    await debit(round, 10)
    await database().prisma.member.update({ where: { id: member.id }, data: { status: 'FROZEN' } })
    expect(await debit(round, 10)).toMatchObject({ status: 'RS_ERROR_USER_DISABLED', reason: 'permission.denied' })
    expect(units(await credit(round, 50, { roundClosed: true }))).toBe(140)
  })

  it('ACC-09 RG-02 a closed game and a limit of play stop bets in the middle of a session', async () => {
    const vendor = await newVendor()
    const { member, debit, credit } = await playing(vendor)
    await database().prisma.member.update({ where: { id: member.id }, data: { hasPlayLimit: true } })
    await database().prisma.playLimit.create({
      data: { memberId: member.id, kind: 'LOSS', period: 'DAY', amount: amount(25), setAt: clock.now() },
    })
    const round = named('round')
    expect((await debit(round, 20)).status).toBe('RS_OK')
    expect(await debit(round, 10)).toMatchObject({ status: 'RS_ERROR_LIMIT_REACHED', reason: 'play.limit.loss' })
    await database().prisma.game.update({ where: { id: vendor.game.id }, data: { isRunning: false } })
    expect((await debit(round, 1)).status).toBe('RS_ERROR_GAME_CLOSED')
    expect((await credit(round, 5, { roundClosed: true })).status).toBe('RS_OK')
  })
})

describe('a rollback', () => {
  it('WAL-06 of a bet that has not come yet succeeds, and the late bet is refused', async () => {
    const { debit, ask } = await playing(await newVendor())
    const [round, transaction] = [named('round'), named('bet')]
    expect(await ask('rollback', { round, transaction })).toMatchObject({ status: 'RS_OK', balance: 1_000_000 })
    expect((await ask('rollback', { round, transaction })).status).toBe('RS_OK')
    expect(await debit(round, 10, { transaction })).toMatchObject({
      status: 'RS_ERROR_TRANSACTION_ROLLED_BACK',
      balance: 1_000_000,
    })
  })

  it('gives the stake back once, and the round is void; its row says so and counts nothing', async () => {
    const { member, debit, ask } = await playing(await newVendor())
    const [round, transaction] = [named('round'), named('bet')]
    await debit(round, 10, { transaction })
    const answers = await Promise.all([1, 2, 3].map(() => ask('rollback', { round, transaction })))
    expect(answers.map(units)).toEqual([100, 100, 100])
    expect((await debit(round, 10, { transaction })).status).toBe('RS_ERROR_TRANSACTION_ROLLED_BACK')
    expect(await rowsOf(member.id)).toMatchObject([{ stake: 0n, payout: 0n, detail: { isVoided: true } }])
    await expectSound()
  })

  it('WAL-07 after a win, or of a closed round, is refused; with the other contract it is made good while the round is open', async () => {
    const [transaction, round] = [named('bet'), named('round')]
    const strict = await playing(await newVendor())
    await strict.debit(round, 10, { transaction })
    await strict.credit(round, 30)
    expect((await strict.ask('rollback', { round, transaction })).status).toBe('RS_ERROR_ROLLBACK_REFUSED')
    await strict.ask('closeRound', { round })
    expect((await strict.ask('rollback', { round, transaction })).status).toBe('RS_ERROR_ROUND_CLOSED')

    const lenient = await playing(await newVendor({ afterWin: 'COMPENSATE' }))
    const win = named('win')
    await lenient.debit(round, 10, { transaction })
    await lenient.credit(round, 30, { transaction: win })
    expect(units(await lenient.ask('rollback', { round, transaction: win }))).toBe(90)
    expect(units(await lenient.ask('rollback', { round, transaction }))).toBe(100)
    await expectSound()
  })
})

describe('of a closed round, where the contract makes it good (WAL-07)', () => {
  async function closedRound() {
    const seat = await playing(await newVendor({ afterWin: 'COMPENSATE' }))
    const [round, bet, win] = [named('round'), named('bet'), named('win')]
    await seat.debit(round, 10, { transaction: bet })
    await seat.credit(round, 30, { transaction: win })
    await seat.ask('closeRound', { round })
    const takeBack = (transaction: string, more: object = {}) => seat.ask('rollback', { round, transaction, ...more })
    return { ...seat, round, bet, win, takeBack }
  }
  const cashier = async () => as(await given.operatorSession(await given.operator({ role: 'CASHIER' })))
  const correctionsOf = (memberId: number) =>
    container().database.prisma.betCorrection.findMany({ where: { memberId }, orderBy: { id: 'asc' } })

  it('a win, then its bet, are taken back once each; the round stays, and is shown as void', async () => {
    const { member, bet, win, takeBack } = await closedRound()
    const requestId = named('request')
    const answers = await Promise.all([takeBack(win, { requestId }), takeBack(win, { requestId }), takeBack(win)])
    expect(answers.map(units)).toEqual([90, 90, 90])
    expect(answers.map(({ status }) => status)).toEqual(['RS_OK', 'RS_OK', 'RS_OK'])
    expect(units(await takeBack(bet))).toBe(100)
    expect(units(await takeBack(win, { requestId }))).toBe(90)

    expect(await rowsOf(member.id)).toMatchObject([{ stake: amount(10), payout: amount(30) }])
    expect(await correctionsOf(member.id)).toMatchObject([
      { kind: 'RESETTLE', stakeBefore: amount(10), stake: amount(10), payoutBefore: amount(30), payout: 0n, operatorId: null },
      { kind: 'VOID', stakeBefore: amount(10), stake: 0n, payoutBefore: 0n, payout: 0n },
    ])
    const letters = await container().database.prisma.inboxMessage.findMany({ where: { memberId: member.id } })
    expect(letters).toHaveLength(2)
    await expectSound()
  })

  it('both at once end as one after the other', async () => {
    const { member, bet, win, takeBack } = await closedRound()
    const answers = await Promise.all([takeBack(win), takeBack(bet)])
    expect(answers.map(({ status }) => status)).toEqual(['RS_OK', 'RS_OK'])
    expect(await correctionsOf(member.id)).toHaveLength(2)
    expect(await container().ledger.balanceOf(member.id, 'PHP')).toBe(amount(100))
    await expectSound()
  })

  it('a win the player has lost again is not taken back, and nothing else is', async () => {
    const { member, win, takeBack, debit } = await closedRound()
    await debit(named('other'), 115)
    const requestId = named('request')
    for (const answer of [await takeBack(win, { requestId }), await takeBack(win, { requestId })])
      expect(answer).toMatchObject({ status: 'RS_ERROR_NOT_ENOUGH_MONEY', balance: 50_000 })
    expect(await correctionsOf(member.id)).toEqual([])
    await expectSound()
  })

  describe('a spin in one call', () => {
    const spin = async (credit: number, settings = {}) => {
      const merchant = await given.merchant({ settings })
      const seat = await playing(await newVendor({ afterWin: 'COMPENSATE' }), { merchant })
      const [round, transaction] = [named('round'), named('spin')]
      const bet = { round, transaction, debit: 100_000, credit: credit * 10_000, roundClosed: true }
      const takeBack = (more: object = {}) => seat.ask('rollback', { round, transaction, ...more })
      const refused = () => database().prisma.refusedWin.findMany({ where: { memberId: seat.member.id } })
      return { ...seat, bet, takeBack, refused }
    }

    it.each([
      ['lost', 0, 90],
      ['won', 30, 120],
    ])('that was %s is taken back whole, and once', async (_, credit, balance) => {
      const { member, ask, bet, takeBack, refused } = await spin(credit)
      expect(units(await ask('debitCredit', bet))).toBe(balance)

      const requestId = named('r')
      const answers = await Promise.all([takeBack({ requestId }), takeBack({ requestId }), takeBack(), takeBack()])

      expect(answers.map((answer) => [answer.status, units(answer)])).toEqual(answers.map(() => ['RS_OK', 100]))
      expect(await correctionsOf(member.id)).toMatchObject([{ kind: 'VOID', stake: 0n, payout: 0n }])
      expect((await ask('debitCredit', { ...bet, requestId: named('late') })).status).toBe('RS_ERROR_TRANSACTION_ROLLED_BACK')
      expect(await refused()).toEqual([])
      await expectSound()
    })

    it('is refused when it comes after its rollback', async () => {
      const { ask, bet, takeBack } = await spin(0)
      expect(units(await takeBack())).toBe(100)

      expect(await ask('debitCredit', bet)).toMatchObject({ status: 'RS_ERROR_TRANSACTION_ROLLED_BACK', balance: 1_000_000 })
      await expectSound()
    })

    it('whose win is gone stands, until the money is there again', async () => {
      const { ask, bet, takeBack, debit } = await spin(30)
      await ask('debitCredit', bet)
      const other = named('other')
      await debit(other, 115)
      expect(await takeBack()).toMatchObject({ status: 'RS_ERROR_NOT_ENOUGH_MONEY', balance: 50_000 })

      await ask('closeRound', { round: other })
      await ask('credit', { round: named('free'), transaction: named('win'), amount: 150_000, reason: 'PROMOTION' })

      expect(units(await takeBack())).toBe(0)
      await expectSound()
    })

    it('stands when its hours are over, and a repeat of what was taken back in time is answered as before', async () => {
      const [early, late] = [await spin(0), await spin(0)]
      for (const { ask, bet } of [early, late]) await ask('debitCredit', bet)
      clock.shift(72 * HOUR_MS - MINUTE_MS)
      const requestId = named('r')
      const first = await early.takeBack({ requestId })
      expect(first).toMatchObject({ status: 'RS_OK', balance: 1_000_000 })
      clock.shift(2 * MINUTE_MS)

      expect(await late.takeBack()).toMatchObject({ status: 'RS_ERROR_ROUND_CLOSED', balance: 900_000 })
      expect(await early.takeBack({ requestId })).toEqual(first)
      expect((await early.takeBack()).status).toBe('RS_OK')

      expect(await late.refused()).toMatchObject([{ kind: 'ROLLBACK', amount: amount(10), status: 'RS_ERROR_ROUND_CLOSED' }])
      expect(await early.refused()).toEqual([])
      expect(await correctionsOf(late.member.id)).toEqual([])
      await expectSound()
    })

    it('stands at once where the merchant has set no hours', async () => {
      const { ask, bet, takeBack } = await spin(0, { vendors: { takeBackHours: 0 } })
      await ask('debitCredit', bet)

      expect(await takeBack()).toMatchObject({ status: 'RS_ERROR_ROUND_CLOSED', balance: 900_000 })
    })
  })

  it('what an operator has voided is refused', async () => {
    const { member, bet, takeBack } = await closedRound()
    const [row] = await rowsOf(member.id)
    const [one, other] = [await cashier(), await cashier()]
    const { body } = await one
      .call(betCorrectionEndpoints.propose, { roundId: String(row!.id), kind: 'VOID', reason: 'A wrong result' })
      .expect(success)
    await other.call(betCorrectionEndpoints.confirm, { id: (body as { value: { id: string } }).value.id }).expect(success)
    expect(await takeBack(bet)).toMatchObject({ status: 'RS_ERROR_ROUND_CLOSED', balance: 1_000_000 })
    await expectSound()
  })
})

const endForgottenRounds = () =>
  container()
    .jobs.find(({ name }) => name === 'vendor-wallet.endForgottenRounds')!
    .run({})

it('LED-09 a round of an unknown merchant keeps no other from its end', async () => {
  const [of, [older, round]] = [await newVendor(), [named('round'), named('round')]]
  const [lost, other] = [await playing(of), await playing(of)]
  await lost.debit(older, 10)
  clock.shift(MINUTE_MS)
  await other.debit(round, 20)
  const { vendorRound } = database().prisma
  const where = { vendorCode_key: { vendorCode: of.vendor.code, key: older } }
  await vendorRound.update({ where, data: { merchantId: 2_000_000_000 } })

  clock.shift(3 * DAY_MS + MINUTE_MS)
  await endForgottenRounds()

  expect(await container().ledger.balanceOf(other.member.id, 'PHP')).toBe(amount(100))
  expect(await container().ledger.balanceOf(lost.member.id, 'PHP')).toBe(amount(90))
  await vendorRound.update({ where, data: { merchantId: lost.member.merchantId } })
  await endForgottenRounds()
  expect(await container().ledger.balanceOf(lost.member.id, 'PHP')).toBe(amount(100))
  await expectSound()
})

it('LED-09 a round its vendor never ended gives its stakes back after three days, or ends with what it won', async () => {
  const { member, base, debit, credit, ask } = await playing(await newVendor())
  const [lost, won, transaction] = [named('round'), named('round'), named('bet')]
  await debit(lost, 10, { transaction })
  await debit(lost, 5)
  await debit(won, 20)
  await credit(won, 30)
  clock.shift(3 * DAY_MS - MINUTE_MS)
  await endForgottenRounds()
  expect(await rowsOf(member.id)).toMatchObject([{ settledAt: null }, { settledAt: null }])
  clock.shift(2 * MINUTE_MS)
  await Promise.all([endForgottenRounds(), endForgottenRounds()])
  expect(await rowsOf(member.id)).toMatchObject([{ stake: 0n }, { stake: amount(20), payout: amount(30) }])
  expect(units(await ask('balance', {}))).toBe(110)
  expect((await debit(lost, 10, { transaction, ...base })).status).toBe('RS_ERROR_TRANSACTION_ROLLED_BACK')
  expect((await credit(won, 1)).status).toBe('RS_ERROR_ROUND_CLOSED')
  await expectSound()
})

it('a trial plays with play credit, and never touches the main wallet', async () => {
  const { member, opened, debit } = await playing(await newVendor(), { type: 4, balance: amount(50) })
  expect(opened).toMatchObject({ session: { mode: 'TRIAL' }, balance: 500_000 })
  expect(units(await debit(named('round'), 20))).toBe(30)
  expect(await container().ledger.balanceOf(member.id, 'PHP')).toBe(0n)
  expect(await rowsOf(member.id)).toMatchObject([{ isTrial: true, asset: 'PHP.TRIAL' }])
})
