import { beforeAll, describe, expect, it } from 'vitest'
import * as betRecordEndpoints from '#contract/play/bet-record/bet-record.ts'
import { diceEndpoints } from '#contract/play/originals/dice.ts'
import * as fairnessEndpoints from '#contract/play/fairness/fairness.ts'
import { rouletteEndpoints } from '#contract/play/originals/roulette.ts'
import { amount } from '#seed/builders/index.ts'
import { startApi } from '#tests/support/api.ts'
import { success } from '#tests/support/outcome.ts'

const { as, given, container } = startApi()
const { list, lottery, exported } = betRecordEndpoints

beforeAll(async () => {
  await given.game({ gameCode: 'reef', category: 'FISH', name: 'Dragon Reef' })
  await given.game({ gameCode: 'ball', category: 'LOTT', name: 'Lucky Balls' })
  await given.game({ gameCode: 'dice', category: 'INHOUSE', name: 'Dice' })
})

/** A fish game won, a lottery lost, a roll of Dice: on three different days. */
async function player() {
  const member = await given.member({ balance: amount(1_000) })
  await given.round({ member, gameCode: 'reef', stake: amount(10), payout: amount(25), at: new Date('2026-03-01T04:00:00Z') })
  await given.round({ member, gameCode: 'ball', stake: amount(7), at: new Date('2026-03-02T04:00:00Z') })
  await given.round({ member, stake: amount(5), at: new Date('2026-03-03T04:00:00Z') })
  return member
}
const MARCH = { startDate: '2026-03-01', endDate: '2026-03-31' }

describe('the bet record', () => {
  it('LED-12: shows each round with game, stake, payout and result, newest first', async () => {
    const member = await player()
    const { value } = (await as(member).call(list, MARCH, { Language: 'EN' }).expect(success)).body
    expect(value.list.map((row: { gameCode: string }) => row.gameCode)).toEqual(['dice', 'ball', 'reef'])
    expect(value.list[2]).toMatchObject({
      betTime: new Date('2026-03-01T04:00:00Z').getTime(),
      gameName: 'Dragon Reef',
      gameCategory: 'FISH',
      betAmount: 10,
      winAmount: 25,
      netAmount: 15,
      balanceBefore: 1_000,
      balanceAfter: 1_015,
      fairness: null,
    })
    const paid: number = value.list[0].winAmount
    expect(value).toMatchObject({ total: 3, footer: { count: 3, betAmount: 22 } })
    expect(value.footer.winAmount).toBeCloseTo(25 + paid, 4)
    expect(value.footer.netAmount).toBeCloseTo(3 + paid, 4)
  })

  it('gives the seeds of the member’s own round: the server seed once its pair is retired', async () => {
    const inGame = await given.player('dice', { balance: amount(10) })
    await as(inGame)
      .call(diceEndpoints.bet, { requestId: 'bet-record-1', stake: 1, target: 5_000, direction: 'over' })
      .expect(success)
    const member = { ...inGame, token: inGame.loginToken }
    const fairness = async () => (await as(member).call(list)).body.value.list[0].fairness
    expect(await fairness()).toMatchObject({
      serverSeed: null,
      nonce: 0,
      algorithm: 'dice/1',
      outcome: expect.stringMatching(/^\d+\.\d\d$/),
      detail: { game: 'dice', target: 5_000, direction: 'over' },
    })
    await as(inGame).call(fairnessEndpoints.rotate, {}).expect(success)
    expect((await fairness()).serverSeed).toMatch(/^[0-9a-f]{64}$/)
  })

  it('shows what was chosen and what came out, chips as amounts', async () => {
    const inGame = await given.player('roulette', { balance: amount(10) })
    await container().database.prisma.game.updateMany({ where: { gameCode: 'roulette' }, data: { isRunning: true } })
    const chips = [
      { kind: 'split', numbers: [3, 0], amount: 2.5 },
      { kind: 'red', numbers: [], amount: 1 },
    ] as const
    await as(inGame)
      .call(rouletteEndpoints.bet, {
        requestId: 'bet-record-2',
        chips: chips.map((chip) => ({ ...chip, numbers: [...chip.numbers] })),
      })
      .expect(success)

    const [row] = (await as({ ...inGame, token: inGame.loginToken }).call(list)).body.value.list

    expect(row.fairness.detail).toMatchObject({
      game: 'roulette',
      number: Number(row.fairness.outcome),
      chips: [
        { kind: 'split', numbers: [0, 3], amount: 2.5 },
        { kind: 'red', numbers: [], amount: 1 },
      ],
    })
    const paid = row.fairness.detail.chips.reduce((sum: number, { payout }: { payout: number }) => sum + payout, 0)
    expect(paid).toBe(row.winAmount)
  })

  it.each([
    { query: { gameCategory: 'fish' }, found: ['reef'] },
    { query: { gameCategory: 'ALL' }, found: ['dice', 'ball', 'reef'] },
    { query: { gameCode: 'ball' }, found: ['ball'] },
    { query: { gameCode: 'ball', gameCategory: 'FISH' }, found: [] },
    { query: { startDate: '2026-03-02', endDate: '2026-03-02' }, found: ['ball'] },
  ])('filters by $query, and sums the matches', async ({ query, found }) => {
    const member = await player()
    const { value } = (
      await as(member)
        .call(list, { ...MARCH, ...query })
        .expect(success)
    ).body
    expect(value.list.map((row: { gameCode: string }) => row.gameCode)).toEqual(found)
    expect(value.footer).toMatchObject({
      count: found.length,
      betAmount: value.list.reduce((sum: number, row: { betAmount: number }) => sum + row.betAmount, 0),
    })
  })

  it('has a separate call for lotteries', async () => {
    const member = await player()
    expect((await as(member).call(lottery, MARCH)).body.value).toMatchObject({ total: 1, list: [{ gameCode: 'ball' }] })
  })

  it('ACC-11: never mixes trial and real rounds', async () => {
    const guest = await given.member({ type: 4, balance: amount(100) })
    await given.round({ member: guest, gameCode: 'reef', stake: amount(3) })
    const member = await player()
    expect((await as(guest).call(list)).body.value).toMatchObject({ total: 1, footer: { betAmount: 3 } })
    expect((await as(member).call(list, MARCH)).body.value.total).toBe(3)
  })

  it('caches its sums: they match a recount, before and after, and an open round holds back those after it', async () => {
    const member = await player()
    const { pool } = container().database
    const addUp = () => pool.query('SELECT bet_add_up($1, $2, $3)', [member.id, 'PHP', 'Asia/Manila'])
    const before = (await as(member).call(list, MARCH)).body.value
    await addUp()
    await addUp()
    expect((await as(member).call(list, MARCH)).body.value).toEqual(before)
    await pool.query(
      `INSERT INTO game_round (id, created_at, merchant_id, member_id, game_code, asset, is_trial, is_test, seed_pair_id, nonce, algorithm, stake, payout, balance_before, balance_after, detail)
       VALUES (nextval('ledger_entry_id_seq'), now(), $1, $2, 'reef', 'PHP', false, false, $3, 0, 'x/1', 1, 0, 0, 0, '{}')`,
      [member.merchantId, member.id, -1_000_000 - member.id],
    )
    await given.round({ member, gameCode: 'ball', stake: amount(1) })
    await addUp()
    expect((await as(member).call(list)).body.value.total).toBe(4)
    await pool.query(`UPDATE game_round SET settled_at = now(), payout = 2 WHERE member_id = $1 AND settled_at IS NULL`, [
      member.id,
    ])
    await addUp()
    expect((await as(member).call(list)).body.value).toMatchObject({ total: 5, list: [{}, {}, {}, {}, {}] })
  })

  it('can be downloaded', async () => {
    const member = await player()
    const response = await as(member)
      .call(exported, { ...MARCH, gameCategory: 'FISH' }, { Language: 'EN' })
      .expect(success)
    expect(response.headers['content-type']).toBe('text/csv; charset=utf-8')
    const [head, row] = response.text.replace('\uFEFF', '').split('\r\n')
    expect(head).toBe('Time,Round ID,Game,Bet,Payout,Win or loss,Balance before,Balance after,Correction')
    expect(row).toMatch(/^2026-03-01 12:00:00,\d+,Dragon Reef,10,25,15,1000,1015,$/)
  })

  it('is not available if the merchant has switched it off', async () => {
    const merchant = await given.merchant({ flags: { TRANSBETREPMEM3: false } })
    const member = await given.member({ merchant })
    for (const endpoint of [list, lottery, exported])
      expect(await as(member).call(endpoint)).toMatchObject({ status: 200, body: { errorCode: 'function.not.available' } })
  })

  it.each([{ gameCategory: 'CHESS' }, { startDate: '2026-13-01' }, { size: 0 }])('refuses %j', async (query) => {
    const member = await given.member()
    expect(await as(member).call(list, query as object)).toMatchObject({ status: 200, body: { errorCode: 'request.param.err' } })
  })

  it('is closed to visitors', async () => {
    for (const endpoint of [list, lottery, exported]) expect((await as().call(endpoint)).status).toBe(401)
  })
})
