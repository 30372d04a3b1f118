import { describe, expect, it } from 'vitest'
import * as betCorrectionEndpoints from '#contract/back-office/bet-correction.ts'
import { amount } from '#seed/builders/index.ts'
import { insertRows } from '#seed/builders/rows.ts'
import { type AccountAddress, memberAccount } from '#server/ledger/index.ts'
import { driftsOf } from '#tests/support/drifts.ts'
import { startApi } from '#tests/support/api.ts'
import { correctionsOn } from './bet-correction/setup.ts'
import { isAccepted, isRefused, success } from '#tests/support/outcome.ts'

const api = startApi()
const { as, given, container, clock } = api
const { rounds, round: roundOf, list, file, propose, confirm, reject } = betCorrectionEndpoints
const { SLOT, cashiers, played, asked, correct, balanceOf, correctionsOf, postingsOf } = correctionsOn(api)

describe('a settled bet is corrected', () => {
  it('LED-17: only once a second operator confirms it, and the log says who did what', async () => {
    const { one, two, names } = await cashiers()
    const { player, round } = await played(100, 40)
    expect(await balanceOf(player)).toBe(940)

    const { body } = await one.call(propose, asked(round.id, { kind: 'VOID' })).expect(success)
    expect(body.value).toMatchObject({ state: 'PROPOSED', kind: 'VOID', username: player.username, canDecide: false })
    const { id } = body.value
    expect((await one.call(confirm, { id })).body.errorCode).toBe('review.own')
    expect(await balanceOf(player)).toBe(940)

    const done = await two.call(confirm, { id }).expect(success)
    expect(done.body.value).toMatchObject({ state: 'CONFIRMED', proposedBy: names[0], decidedBy: names[1], waived: 0 })
    expect(await balanceOf(player)).toBe(1_000)
    const actions = await container().database.prisma.auditEntry.findMany({
      where: { entity: 'round', entityId: String(round.id) },
      orderBy: { id: 'asc' },
    })
    expect(actions.map(({ action, operatorName }) => [action, operatorName])).toEqual([
      ['bet-correction.propose', names[0]],
      ['bet-correction.confirm', names[1]],
    ])
  })

  it('LED-02: by a linked entry: the stake comes back and the prize is taken; the round stays as it was', async () => {
    const house = await cashiers()
    const { round } = await played(100, 40)
    await correct(house, round.id, { kind: 'VOID' }).then(({ status }) => expect(status).toBe(200))
    expect(await postingsOf(round.id)).toEqual([
      ['MEMBER_MAIN', 'BET_VOID', 100],
      ['MEMBER_MAIN', 'BET_VOID', -40],
      ['HOUSE_GAMES', 'BET_VOID', -60],
    ])
    const { prisma } = container().database
    expect(await prisma.gameRound.findFirst({ where: { id: round.id } })).toMatchObject({
      stake: amount(100),
      payout: amount(40),
    })
    expect(await correctionsOf(round.id)).toMatchObject([
      { kind: 'VOID', stakeBefore: amount(100), payoutBefore: amount(40), stake: 0n, payout: 0n },
    ])
    expect(await driftsOf(container().ledger)).toEqual([])
  })

  it('LOT-03: when resettled twice, each correction builds on the last; a void reverses the current result', async () => {
    const house = await cashiers()
    const { player, round } = await played(100, 0)
    await correct(house, round.id, { kind: 'RESETTLE', payout: 250 })
    expect(await balanceOf(player)).toBe(1_150)
    await correct(house, round.id, { kind: 'RESETTLE', payout: 180.5 })
    expect(await balanceOf(player)).toBe(1_080.5)
    await correct(house, round.id, { kind: 'VOID' })
    expect(await balanceOf(player)).toBe(1_000)
    expect((await correctionsOf(round.id)).map(({ payoutBefore, payout }) => [payoutBefore, payout])).toEqual([
      [0n, amount(250)],
      [amount(250), amount('180.5')],
      [amount('180.5'), 0n],
    ])
    expect(await driftsOf(container().ledger)).toEqual([])
  })

  it('if it won exactly its stake, with no net movement, but recorded in the ledger', async () => {
    const { player, round } = await played(100, 100)
    await correct(await cashiers(), round.id, { kind: 'VOID' }).then(({ status }) => expect(status).toBe(200))
    expect(await balanceOf(player)).toBe(1_000)
    expect((await postingsOf(round.id)).map(([, , posted]) => posted)).toEqual([100, -100])
  })

  it('LED-04: is refused with the missing amount if the prize has been spent, and can be confirmed once it is covered', async () => {
    const { one, two } = await cashiers()
    const { player, round } = await played(100, 500, { balance: 100 })
    await given.transactions(player, [{ code: 'WITHDRAWAL', at: clock.now(), amount: amount(-450) }])
    const { body } = await one.call(propose, asked(round.id, { kind: 'VOID' })).expect(success)
    const refused = await two.call(confirm, { id: body.value.id })
    expect(refused).toMatchObject({ status: 200, body: { errorCode: 'correction.money.gone' } })
    expect(JSON.stringify(refused.body)).toContain('350')
    expect([await balanceOf(player), (await correctionsOf(round.id)).length]).toEqual([50, 0])

    await given.deposit(player, amount(350))
    await two.call(confirm, { id: body.value.id }).expect(success)
    expect(await balanceOf(player)).toBe(0)
  })

  it('LED-04: takes what is available if so proposed; the house writes off the rest in its books', async () => {
    const house = await cashiers()
    const { player, round } = await played(100, 500, { balance: 100 })
    await given.transactions(player, [{ code: 'WITHDRAWAL', at: clock.now(), amount: amount(-450) }])
    const { body } = await correct(house, round.id, { kind: 'VOID', takesPart: true })
    expect(body.value).toMatchObject({ state: 'CONFIRMED', waived: 350 })
    expect(await balanceOf(player)).toBe(0)
    expect(await postingsOf(round.id)).toEqual([
      ['MEMBER_MAIN', 'BET_VOID', 100],
      ['MEMBER_MAIN', 'CORRECTION', 350],
      ['MEMBER_MAIN', 'BET_VOID', -500],
      ['HOUSE_GAMES', 'BET_VOID', 400],
      ['ADJUSTMENTS', 'CORRECTION', -350],
    ])
    expect(await driftsOf(container().ledger)).toEqual([])
  })

  it('once, however many confirm at once, and never both confirmed and rejected', async () => {
    const { one, two } = await cashiers()
    const { player, round } = await played(100, 0)
    const { id } = (await one.call(propose, asked(round.id, { kind: 'VOID' })).expect(success)).body.value
    const answers = await Promise.all([
      ...Array.from({ length: 12 }, () => two.call(confirm, { id })),
      one.call(reject, { id, reason: 'typed it wrong' }),
    ])
    expect(answers.filter(isAccepted)).toHaveLength(1)
    expect(new Set(answers.filter(isRefused).map(({ body }) => body.errorCode))).toEqual(new Set(['review.decided']))
    const made = await correctionsOf(round.id)
    expect(await balanceOf(player)).toBe(made.length === 1 ? 1_000 : 900)
  })

  it('while the player bets: no bet and no correction is lost, and nothing goes below 0', async () => {
    const house = await cashiers()
    const { player, round } = await played(100, 400, { balance: 100 })
    const spend = Array.from({ length: 10 }, (_, index) =>
      container().ledger.tryPost({
        key: `spend:${round.id}:${index}`,
        type: 'BET',
        reference: String(index),
        lines: [
          {
            account: { merchantId: player.merchantId, memberId: player.id, kind: 'MEMBER_MAIN', asset: player.asset },
            amount: amount(-30),
          },
          { account: { merchantId: player.merchantId, kind: 'ESCROW_GAMES', asset: player.asset }, amount: amount(30) },
        ],
      }),
    )
    const [{ body }] = await Promise.all([correct(house, round.id, { kind: 'VOID', takesPart: true }), ...spend])
    expect(body.value.state).toBe('CONFIRMED')
    expect(await balanceOf(player)).toBeGreaterThanOrEqual(0)
    expect(await driftsOf(container().ledger)).toEqual([])
  })

  it('LED-11: of a trial account in trial money', async () => {
    const house = await cashiers()
    const trial = await given.member({ type: 4, balance: amount(500) })
    const { round } = await played(50, 0, { member: trial })
    await correct(house, round.id, { kind: 'RESETTLE', payout: 75 }).then(({ status }) => expect(status).toBe(200))
    expect(await balanceOf(trial)).toBe(525)
    const entry = await container().database.prisma.ledgerEntry.findFirstOrThrow({ where: { correctionOf: round.id } })
    expect(entry.asset).toBe('PHP.TRIAL')
  })

  it('in the wallet it was played with, if there is one per vendor', async () => {
    const merchant = await given.merchant()
    const house = await cashiers(merchant)
    const player = await given.member({ merchant, balance: amount(500) })
    const { ledger, database } = container()
    const of = { merchantId: merchant.id, asset: player.asset }
    const own = { ...of, memberId: player.id, kind: 'MEMBER_VENDOR.STUDIO' as const }
    const post = (type: 'TRANSFER' | 'BET_SETTLED', other: AccountAddress, units: number) =>
      ledger.post({
        key: `${type}:${player.id}`,
        type,
        reference: 'apart',
        lines: [
          { account: own, amount: amount(units) },
          { account: other, amount: amount(-units) },
        ],
      })
    await post('TRANSFER', memberAccount({ ...of, memberId: player.id }), 200)
    const { entryId, createdAt } = await post('BET_SETTLED', { ...of, kind: 'HOUSE_GAMES' }, -50)
    await insertRows(database.pool, 'game_round', [
      {
        id: entryId,
        created_at: createdAt,
        settled_at: createdAt,
        merchant_id: merchant.id,
        member_id: player.id,
        game_code: 'apart',
        asset: player.asset,
        is_trial: false,
        is_test: false,
        seed_pair_id: -player.id,
        nonce: 0,
        algorithm: 'vendor/1',
        stake: amount(50),
        payout: 0n,
        balance_before: amount(200),
        balance_after: amount(150),
        detail: {},
      },
    ])
    await correct(house, entryId, { kind: 'VOID' }).then(({ status }) => expect(status).toBe(200))
    expect(await postingsOf(entryId)).toEqual([
      ['MEMBER_VENDOR.STUDIO', 'BET_VOID', 50],
      ['HOUSE_GAMES', 'BET_VOID', -50],
    ])
    expect(await balanceOf(player)).toBe(300)
  })

  it('and the player gets a message that says what changed and why', async () => {
    const house = await cashiers()
    const { player, round } = await played(100, 40)
    await correct(house, round.id, { kind: 'RESETTLE', payout: 10 })
    const letters = await container().database.prisma.inboxMessage.findMany({ where: { memberId: player.id } })
    expect(letters.map(({ letterKey, letterParams }) => [letterKey, letterParams])).toEqual([
      [
        'bet.resettled',
        expect.objectContaining({
          number: String(round.id),
          before: String(amount(40)),
          now: String(amount(10)),
          amount: String(amount(-30)),
          reason: 'the studio sent a wrong result',
        }),
      ],
    ])
  })
})

describe('a correction is refused', () => {
  it.each([
    { given: 'what changes nothing', of: [100, 40], body: { kind: 'RESETTLE', payout: 40 }, code: 'correction.unchanged' },
    { given: 'a settlement without a payout', of: [100, 40], body: { kind: 'RESETTLE' }, code: 'request.param.err' },
    { given: 'a payout below 0', of: [100, 40], body: { kind: 'RESETTLE', payout: -1 }, code: 'request.param.err' },
    { given: 'a reason of one letter', of: [100, 40], body: { kind: 'VOID', reason: 'x' }, code: 'request.param.err' },
  ])('for $given with $code', async ({ of: [stake = 0, payout = 0], body, code }) => {
    const { one } = await cashiers()
    const { round } = await played(stake, payout)
    expect((await one.call(propose, asked(round.id, body as { kind: 'VOID' }))).body.errorCode).toBe(code)
  })

  it('for a round that is already void, or has a pending correction', async () => {
    const house = await cashiers()
    const { round } = await played(100, 0)
    const answers = await Promise.all([1, 2, 3].map(() => house.one.call(propose, asked(round.id, { kind: 'VOID' }))))
    expect(answers.map(({ body }) => body.errorCode ?? 'ok').sort()).toEqual(['correction.waits', 'correction.waits', 'ok'])
    const { id } = answers.find(isAccepted)!.body.value
    await house.two.call(confirm, { id }).expect(success)
    const again = await house.one.call(propose, asked(round.id, { kind: 'RESETTLE', payout: 5 }))
    expect(again.body.errorCode).toBe('correction.void.stays')
  })

  it('for another merchant’s round, and for an unknown one', async () => {
    const { round } = await played(100, 0)
    const there = await given.merchant()
    const { one } = await cashiers(there)
    for (const roundId of [round.id, 999_999_999_999n]) {
      expect((await one.call(propose, asked(roundId, { kind: 'VOID' }))).body.errorCode).toBe('no.data')
      expect((await one.call(roundOf, { id: String(roundId) })).body.errorCode).toBe('no.data')
    }
    const ours = await cashiers()
    const { id } = (await ours.one.call(propose, asked(round.id, { kind: 'VOID' })).expect(success)).body.value
    expect((await one.call(confirm, { id })).body.errorCode).toBe('no.data')
    expect((await one.call(reject, { id, reason: 'not mine' })).body.errorCode).toBe('no.data')
  })

  it('for operators who may only look', async () => {
    const { round } = await played(100, 0)
    const viewer = as(await given.operatorSession(await given.operator({ role: 'VIEWER' })))
    await viewer.call(roundOf, { id: String(round.id) }).expect(success)
    expect((await viewer.call(propose, asked(round.id, { kind: 'VOID' }))).body.errorCode).toBe('permission.denied')
  })
})

describe('the list of settled rounds', () => {
  it('is paged after the last round read, whatever is played meanwhile', async () => {
    const { one } = await cashiers()
    const { player } = await played(1, 0)
    for (let stake = 2; stake <= 5; stake++) {
      clock.shift(5)
      await played(stake, 0, { member: player })
    }
    const first = (await one.call(rounds, { username: player.username, size: 2 }).expect(success)).body.value
    clock.shift(5)
    await played(6, 0, { member: player })
    const second = (await one.call(rounds, { username: player.username, size: 2, after: first.next }).expect(success)).body.value
    const third = (await one.call(rounds, { username: player.username, size: 2, after: second.next }).expect(success)).body.value
    const stakes = [first, second, third].map(({ list: rows }) => rows.map(({ stake }: { stake: number }) => stake))
    expect(stakes).toEqual([[5, 4], [3, 2], [1]])
    expect(third.next).toBeNull()
    expect((await one.call(rounds, { after: 'nowhere' })).body.errorCode).toBe('request.param.err')
  })

  it('ACC-11: lists only real players, unless one member is named, who may be any', async () => {
    const merchant = await given.merchant()
    const { one } = await cashiers(merchant)
    const real = await given.member({ merchant, balance: amount(500) })
    const tester = await given.member({ merchant, balance: amount(500), isTest: true })
    const { round } = await played(10, 0, { member: real })
    const other = await played(20, 0, { member: tester })
    const idsOf = async (query: object) =>
      (await one.call(rounds, query as never).expect(success)).body.value.list.map(({ id }: { id: string }) => id)
    expect(await idsOf({})).toEqual([String(round.id)])
    expect(await idsOf({ username: tester.username })).toEqual([String(other.round.id)])
    expect(await idsOf({ roundId: String(other.round.id) })).toEqual([String(other.round.id)])
    expect(await idsOf({ gameCode: SLOT, startDate: '2020-01-01', endDate: '2020-01-02' })).toEqual([])
    expect(await idsOf({ username: 'nobody-here' })).toEqual([])
  })

  it('of an agent’s team has its own bets and those of members who were below it when they bet', async () => {
    const merchant = await given.merchant()
    const { one } = await cashiers(merchant)
    const agent = await given.member({ merchant, type: 1, balance: amount(500) })
    const below = await given.member({ merchant, parent: agent, balance: amount(500) })
    const stranger = await given.member({ merchant, balance: amount(500) })
    const ids: string[] = []
    for (const member of [agent, below, stranger]) {
      clock.shift(5)
      ids.push(String((await played(10, 0, { member })).round.id))
    }
    const { value } = (await one.call(rounds, { team: agent.username }).expect(success)).body
    expect(value.list.map(({ id }: { id: string }) => id)).toEqual([ids[1], ids[0]])
    expect((await one.call(rounds, { team: 'nobody-here' })).body.value.list).toEqual([])
  })

  it('shows a round with its postings, its corrections, who made them, and what can be taken back', async () => {
    const house = await cashiers()
    const { player, round } = await played(100, 40)
    await correct(house, round.id, { kind: 'RESETTLE', payout: 90 })
    await house.one.call(propose, asked(round.id, { kind: 'VOID' })).expect(success)
    const { value } = (await house.two.call(roundOf, { id: String(round.id) }).expect(success)).body
    expect(value.round).toMatchObject({
      id: String(round.id),
      username: player.username,
      stake: 100,
      payout: 90,
      mark: { kind: 'RESETTLE', stakeBefore: 100, payoutBefore: 40 },
      waits: true,
    })
    expect(value.available).toBe(990)
    expect(value.postings.map(({ code, account, amount: posted }: Record<string, unknown>) => [account, code, posted])).toEqual([
      ['MEMBER_MAIN', 'BET', -100],
      ['MEMBER_MAIN', 'WIN', 40],
      ['HOUSE_GAMES', expect.any(String), 60],
      ['MEMBER_MAIN', 'BET_RESETTLE', 50],
      ['HOUSE_GAMES', 'BET_RESETTLE', -50],
    ])
    expect(value.corrections).toMatchObject([{ kind: 'RESETTLE', payoutBefore: 40, payout: 90, by: house.names[1] }])
    expect(value.requests).toMatchObject([
      { kind: 'VOID', state: 'PROPOSED', canDecide: true },
      { kind: 'RESETTLE', state: 'CONFIRMED', canDecide: false },
    ])
  })

  it('has a list of proposals, also as a file', async () => {
    const house = await cashiers()
    const { player, round } = await played(100, 40)
    const { id } = (await house.one.call(propose, asked(round.id, { kind: 'VOID' })).expect(success)).body.value
    await house.one.call(reject, { id, reason: 'the studio was right after all' }).expect(success)
    const { value } = (await house.two.call(list, { memberId: player.id, state: 'REJECTED' }).expect(success)).body
    expect(value).toMatchObject({ total: 1, list: [{ id, answer: 'the studio was right after all', username: player.username }] })
    const csv = (await house.two.call(file, { memberId: player.id }).expect(success)).text
    expect(csv).toContain(`${round.id}`)
    expect(csv).toContain('the studio was right after all')
    expect(await balanceOf(player)).toBe(940)
  })
})
