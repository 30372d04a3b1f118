import { beforeAll, describe, expect, it } from 'vitest'
import * as teamBettingEndpoints from '#contract/agents/team-report/team-betting.ts'
import type { TeamBet } from '#contract/agents/team-report/team-betting.ts'
import { amount } from '#seed/builders/index.ts'
import { startApi } from '#tests/support/api.ts'
import { success } from '#tests/support/outcome.ts'

const { as, given, container } = startApi()
const { list, lottery, exported } = teamBettingEndpoints

beforeAll(async () => {
  await given.game({ gameCode: 'reef', category: 'FISH', name: 'Dragon Reef' })
  await given.game({ gameCode: 'live', category: 'LIVE', name: 'Baccarat' })
  await given.game({ gameCode: 'ball', category: 'LOTT', name: 'Lucky Balls' })
  await given.game({ gameCode: 'slot', category: 'RNG', name: 'Mango Mania' })
})

type Member = Awaited<ReturnType<typeof given.member>>
const MARCH = { startDate: '2026-03-01', endDate: '2026-03-31' }
const at = (day: number, hour = 4) => new Date(Date.UTC(2026, 2, day, hour))
const agent = (parent?: { id: number }) =>
  given.member({ type: parent ? 2 : 1, balance: amount(1_000), ...(parent && { parent }) })
const bet = (member: Member, day: number, stake: string, gameCode = 'slot', payout = '0') =>
  given.round({ member, gameCode, stake: amount(stake), payout: amount(payout), at: at(day) })
const value = async (caller: { token: string }, query: object = {}, endpoint = list) =>
  (
    await as(caller)
      .call(endpoint, { ...MARCH, ...query }, { Language: 'EN' })
      .expect(success)
  ).body.value
const stakesOf = ({ list: rows }: { list: TeamBet[] }) => rows.map(({ betAmount }) => Number(betAmount))

/** top → left → leaf, and right: each bets on a different day. */
async function team() {
  const top = await agent()
  const left = await agent(top)
  const right = await agent(top)
  const leaf = await given.member({ parent: left, balance: amount(1_000) })
  await bet(top, 2, '1')
  await bet(left, 3, '2', 'reef', '5')
  await bet(right, 4, '4', 'ball')
  await bet(leaf, 5, '8', 'live', '12')
  return { top, left, right, leaf }
}
async function voidRound(round: { id: bigint; memberId: number; at: Date; gameCode: string; stake: bigint; payout: bigint }) {
  await container().database.pool.query(
    `INSERT INTO bet_correction (round_id, round_at, settled_at, merchant_id, member_id, game_code, kind, stake_before, payout_before,
       stake, payout, reason, entry_id, corrected_at)
     SELECT $1, $2, $2, merchant_id, id, $4, 'VOID', $5, $6, 0, 0, 'a fault of the vendor', 1, now() FROM member WHERE id = $3`,
    [String(round.id), round.at, round.memberId, round.gameCode, String(round.stake), String(round.payout)],
  )
}

describe('the bets of a team', () => {
  it('AGT-12 are all bets of the whole downline, latest first, with the same sums as the days', async () => {
    const { top, leaf } = await team()
    const found = await value(top)
    expect(stakesOf(found)).toEqual([8, 4, 2, 1])
    expect(found.list[0]).toMatchObject({
      customerId: String(leaf.id),
      username: leaf.username,
      gameCode: 'live',
      gameName: 'Baccarat',
      gameType: 'LIVE',
      betAmount: 8,
      validTurnover: 4,
      winAmount: 12,
      netAmount: 4,
      state: 'SETTLED',
      betTime: at(5).getTime(),
    })
    expect(found).toMatchObject({
      total: 4,
      totalPages: 1,
      next: null,
      footer: { count: 4, voided: 0, betAmount: 15, winAmount: 17, validTurnover: 11, netAmount: 2 },
    })
  })

  it('contain no seeds or balances', async () => {
    const { top } = await team()
    expect(Object.keys((await value(top)).list[0])).not.toEqual(
      expect.arrayContaining([expect.stringMatching(/seed|balance|detail|fairness/i)]),
    )
  })

  it.each([
    { query: { scope: 'own' }, stakes: [1] },
    { query: { scope: 'DIRECT' }, stakes: [4, 2] },
    { query: { gameType: 'fish' }, stakes: [2] },
    { query: { gameType: 'ALL' }, stakes: [8, 4, 2, 1] },
    { query: { gameType: 'RNG' }, stakes: [1] },
    { query: { gameCode: 'live' }, stakes: [8] },
    { query: { gameCode: 'live', gameType: 'FISH' }, stakes: [] },
    { query: { startDate: '2026-03-03', endDate: '2026-03-04' }, stakes: [4, 2] },
  ])('are filtered by $query, with the sums of the matches', async ({ query, stakes }) => {
    const { top } = await team()
    const found = await value(top, query)
    expect(stakesOf(found)).toEqual(stakes)
    expect(found.total).toBe(stakes.length)
    expect(found.footer).toMatchObject({ count: stakes.length, betAmount: stakes.reduce((sum, stake) => sum + stake, 0) })
  })

  it('of one member are its own, or its team’s', async () => {
    const { top, left, leaf } = await team()
    expect(stakesOf(await value(top, { member: left.username }))).toEqual([2])
    expect(stakesOf(await value(top, { member: String(left.id), scope: 'TEAM' }))).toEqual([8, 2])
    expect(stakesOf(await value(top, { username: leaf.username }))).toEqual([8])
  })

  it('have a separate call for lotteries', async () => {
    const { top } = await team()
    expect(stakesOf(await value(top, {}, lottery))).toEqual([4])
  })

  it('continue from the end of the previous page, and by page numbers', async () => {
    const { top } = await team()
    const first = await value(top, { size: 3 })
    expect(stakesOf(first)).toEqual([8, 4, 2])
    expect(stakesOf(await value(top, { size: 3, after: first.next }))).toEqual([1])
    expect(stakesOf(await value(top, { size: 3, page: 2 }))).toEqual([1])
  })

  it('AGT-03 a voided bet is shown as voided and counts for nothing', async () => {
    const { top, leaf } = await team()
    await voidRound(await bet(leaf, 6, '100', 'slot', '30'))
    const found = await value(top)
    expect(found.list[0]).toMatchObject({ state: 'VOIDED', betAmount: 0, winAmount: 0, validTurnover: 0 })
    expect(found).toMatchObject({ total: 5, footer: { count: 4, voided: 1, betAmount: 15 } })
    expect((await value(top, { gameCode: 'slot' })).footer).toMatchObject({ count: 1, voided: 1, betAmount: 1 })
  })

  it('AGT-02 a bet stays with the upline at the time', async () => {
    const { left, right, leaf, top } = await team()
    await container().database.pool.query('SELECT member_move($1, $2, $3)', [leaf.id, right.id, at(10)])
    await bet(leaf, 12, '16')
    expect(stakesOf(await value(left))).toEqual([8, 2])
    expect(stakesOf(await value(right))).toEqual([16, 4])
    expect(stakesOf(await value(top))).toEqual([16, 8, 4, 2, 1])
    expect(stakesOf(await value(right, { member: leaf.username }))).toEqual([16])
  })

  it('ACC-11: trial and test accounts are excluded', async () => {
    const { top } = await team()
    await bet(await given.member({ parent: top, isTest: true, balance: amount(100) }), 7, '3')
    await bet(await given.member({ parent: top, type: 4, balance: amount(100) }), 7, '3')
    expect(stakesOf(await value(top))).toEqual([8, 4, 2, 1])
  })

  it('AGT-13 no one else’s: a sibling, an upline and a stranger do not exist', async () => {
    const { top, left, right } = await team()
    const elsewhere = await given.member({ merchant: await given.merchant() })
    for (const member of [right.username, String(right.id), top.username, elsewhere.username, String(elsewhere.id), 'nobody'])
      for (const endpoint of [list, lottery, exported])
        expect((await as(left).call(endpoint, { member })).body).toMatchObject({ errorCode: 'no.data' })
  })

  it('can be downloaded', async () => {
    const { top, leaf } = await team()
    const response = await as(top)
      .call(exported, { ...MARCH, gameType: 'LIVE' }, { Language: 'EN' })
      .expect(success)
    const [head, row] = response.text.replace('\uFEFF', '').split('\r\n')
    expect(head).toBe('Time,Round ID,Member,Game,Kind,Bet,Valid turnover,Payout,Win or loss,State')
    expect(row).toMatch(new RegExp(`^2026-03-05 12:00:00,\\d+,${leaf.username},Baccarat,LIVE,8,4,12,4,SETTLED$`))
  })

  it.each([{ gameType: 'CHESS' }, { scope: 'WORLD' }, { after: 'x' }, { startDate: '2026-01-01', endDate: '2026-12-31' }])(
    'refuse %j',
    async (query) => {
      const top = await agent()
      expect(await as(top).call(list, query as object)).toMatchObject({ status: 200, body: { errorCode: 'request.param.err' } })
    },
  )

  it('are closed to members who are not agents', async () => {
    const member = await given.member()
    for (const endpoint of [list, lottery, exported]) expect((await as(member).call(endpoint)).status).toBe(403)
  })
})
