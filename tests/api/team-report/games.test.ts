import { beforeAll, describe, expect, it } from 'vitest'
import * as teamBettingEndpoints from '#contract/agents/team-report/team-betting.ts'
import * as teamGamesEndpoints from '#contract/agents/team-report/team-games.ts'
import type { TeamGame } from '#contract/agents/team-report/team-games.ts'
import * as teamReportEndpoints from '#contract/agents/team-report/team-report.ts'
import { amount } from '#seed/builders/index.ts'
import { startApi } from '#tests/support/api.ts'
import { success } from '#tests/support/outcome.ts'

const { as, given, container, http } = startApi()
const { list, lottery, personal, exported } = teamGamesEndpoints

beforeAll(async () => {
  await given.game({ gameCode: 'reef', category: 'FISH', name: 'Dragon Reef' })
  await given.game({ gameCode: 'live', category: 'LIVE', name: 'Baccarat' })
  await given.game({ gameCode: 'ball', category: 'LOTT', name: 'Lucky Balls' })
  await given.game({ gameCode: 'card', category: 'PVP', name: 'Tongits' })
})

type Member = Awaited<ReturnType<typeof given.member>>
const MARCH = { startDate: '2026-03-01', endDate: '2026-03-31' }
const at = (day: number) => new Date(Date.UTC(2026, 2, day, 4))
const bet = (member: Member, day: number, gameCode: string, stake: string, payout = '0') =>
  given.round({ member, gameCode, stake: amount(stake), payout: amount(payout), at: at(day) })
const value = async (caller: { token: string }, endpoint: typeof list | typeof lottery | typeof personal, query: object = {}) =>
  (
    await as(caller)
      .call(endpoint, { ...MARCH, ...query }, { Language: 'EN' })
      .expect(success)
  ).body.value
const stakes = ({ list: rows }: { list: TeamGame[] }) =>
  Object.fromEntries(rows.map(({ gameCode, stake }) => [gameCode, Number(stake)]))

/** top → left → leaf. */
async function team() {
  const top = await given.member({ type: 1, balance: amount(1_000) })
  const left = await given.member({ type: 2, parent: top, balance: amount(1_000) })
  const leaf = await given.member({ parent: left, balance: amount(1_000) })
  await bet(top, 2, 'reef', '1')
  await bet(top, 2, 'ball', '2')
  await bet(left, 3, 'card', '4', '10')
  await bet(leaf, 4, 'live', '100', '60')
  await bet(leaf, 5, 'ball', '16', '20')
  await bet(leaf, 6, 'ball', '32')
  return { top, left, leaf }
}
const voidRound = ({ id, memberId, at: made, gameCode, stake, payout }: Awaited<ReturnType<typeof bet>>) =>
  container().database.pool.query(
    `INSERT INTO bet_correction (round_id, round_at, settled_at, merchant_id, member_id, game_code, kind, stake_before, payout_before,
       stake, payout, reason, entry_id, corrected_at)
     SELECT $1, $2, $2, merchant_id, id, $4, 'VOID', $5, $6, 0, 0, 'a fault of the vendor', 1, now() FROM member WHERE id = $3`,
    [String(id), made, memberId, gameCode, String(stake), String(payout)],
  )

describe('profit and loss by game', () => {
  it('covers the whole team, most turnover first, and the footer matches the sum of the kinds of game', async () => {
    const { top } = await team()
    const found = await value(top, list)
    expect(found.list.map(({ gameCode }: TeamGame) => gameCode)).toEqual(['ball', 'live', 'card', 'reef'])
    expect(found.list[1]).toMatchObject({
      gameName: 'Baccarat',
      gameType: 'LIVE',
      betCount: 1,
      stake: 100,
      validTurnover: 40,
      excludeTurnover: 60,
      prize: 60,
      PnL: -40,
    })
    const kinds = (
      await as(top)
        .call(teamReportEndpoints.byGameType, { ...MARCH })
        .expect(success)
    ).body.value.footer
    expect(found.footer).toMatchObject(kinds)
    expect(found).toMatchObject({ total: 4, totalPages: 1, footer: { stake: 155, betCount: 6 } })
  })

  it('is separate for the team, the direct downlines, oneself, and a single member, by name and by number', async () => {
    const { top, left, leaf } = await team()
    expect(stakes(await value(top, list, { scope: 'OWN' }))).toEqual({ reef: 1, ball: 2 })
    expect(stakes(await value(top, list, { scope: 'DIRECT' }))).toEqual({ card: 4 })
    expect(stakes(await value(top, list, { username: left.username }))).toEqual({ card: 4, live: 100, ball: 48 })
    expect(stakes(await value(top, list, { customerId: String(leaf.id) }))).toEqual({ live: 100, ball: 48 })
  })

  it('for lotteries only covers the team, for fishing and card games oneself by default', async () => {
    const { top, left } = await team()
    expect(stakes(await value(top, lottery))).toEqual({ ball: 50 })
    expect(stakes(await value(top, personal))).toEqual({ reef: 1 })
    expect(stakes(await value(top, personal, { scope: 'TEAM' }))).toEqual({ reef: 1, card: 4 })
    expect(stakes(await value(top, personal, { username: left.username }))).toEqual({ card: 4 })
  })

  it('is filtered by kind, and paged', async () => {
    const { top } = await team()
    expect(stakes(await value(top, list, { gameType: 'lott' }))).toEqual({ ball: 50 })
    const second = await value(top, list, { page: 2, size: 3 })
    expect(stakes(second)).toEqual({ reef: 1 })
    expect(second).toMatchObject({ total: 4, totalPages: 2, footer: { stake: 155 } })
  })

  it('AGT-03 excludes a voided bet, as do the sums of one game in the list of bets', async () => {
    const { top, leaf } = await team()
    await value(top, list)
    await voidRound(await bet(leaf, 7, 'ball', '500'))
    expect(stakes(await value(top, list)).ball).toBe(50)
    const bets = (
      await as(top)
        .call(teamBettingEndpoints.list, { ...MARCH, gameCode: 'ball' })
        .expect(success)
    ).body.value
    expect(bets).toMatchObject({ total: 4, footer: { count: 3, voided: 1, betAmount: 50, winAmount: 20, validTurnover: 50 } })
  })

  it('AGT-02 stays with the upline at the time of the bet', async () => {
    const { top, left, leaf } = await team()
    const right = await given.member({ type: 2, parent: top })
    await container().database.pool.query('SELECT member_move($1, $2, $3)', [leaf.id, right.id, at(10)])
    await bet(leaf, 12, 'ball', '64')
    expect(stakes(await value(left, list))).toEqual({ card: 4, live: 100, ball: 48 })
    expect(stakes(await value(right, list))).toEqual({ ball: 64 })
    expect(stakes(await value(right, list, { username: leaf.username }))).toEqual({ ball: 64 })
    expect(stakes(await value(top, list)).ball).toBe(114)
  })

  it('WIR-11: answers older clients by their code: stakes that do not count', async () => {
    const { top } = await team()
    const { body } = await http()
      .get('/wps/relay/GCSGAME_getExcludeTurnoverV2')
      .query(MARCH)
      .set({ Merchant: 'test', Authorization: top.token })
    expect(body.value.footer).toMatchObject({ excludeTurnover: 60 })
  })

  it('can be downloaded', async () => {
    const { top } = await team()
    const { text } = await as(top).call(exported, MARCH, { Language: 'EN' }).expect(success)
    const rows = text.replace('\uFEFF', '').trim().split('\r\n')
    expect(rows[0]).toBe('Game,Provider,Kind,Bets,Staked,Valid turnover,Not counted,Prizes,Profit and loss')
    expect(rows[2]).toMatch(/^Baccarat,.*,LIVE,1,100,40,60,60,-40$/)
  })
})

describe('the files of the breakdowns', () => {
  it('have a row for each kind of game, and for each day with bonuses or payments', async () => {
    const { top, leaf } = await team()
    await given.transactions(leaf, [
      { code: 'PROMOTION', amount: amount(8), at: at(9) },
      { code: 'WITHDRAWAL', amount: -amount(30), at: at(10) },
    ])
    const file = async (endpoint: typeof teamReportEndpoints.byGameTypeFile) => {
      const { text } = await as(top).call(endpoint, MARCH, { Language: 'EN' }).expect(success)
      return text.replace('\uFEFF', '').trim().split('\r\n')
    }
    expect(await file(teamReportEndpoints.byGameTypeFile)).toEqual([
      'Kind,Bets,Staked,Valid turnover,Prizes,Profit and loss',
      'FISH,1,1,1,0,-1',
      'LIVE,1,100,40,60,-40',
      'PVP,1,4,4,10,6',
      'LOTT,3,50,50,20,-30',
    ])
    expect((await file(teamReportEndpoints.giftsFile as never)).slice(1)).toEqual(['2026-03-09,0,8,0,0,0,0,0'])
    expect((await file(teamReportEndpoints.feesFile as never)).filter((row) => row.startsWith('2026-03-10'))).toEqual([
      '2026-03-10,0,0,30,1,0',
    ])
  })
})

describe('one bet', () => {
  const { one } = teamBettingEndpoints
  it('is visible to the player and the uplines at the time; a sibling, a stranger and a downline get no.data', async () => {
    const { top, left, leaf } = await team()
    const sibling = await given.member({ type: 2, parent: top })
    const made = await bet(left, 8, 'ball', '7', '9')
    const asked = (caller: { token: string }, roundId = String(made.id)) => as(caller).call(one, { roundId })
    expect((await asked(left)).body.value).toMatchObject({ roundId: String(made.id), betAmount: 7, winAmount: 9 })
    expect((await asked(top)).body.value).toMatchObject({ username: left.username })
    for (const other of [leaf, sibling, await given.member({ type: 1 })])
      expect((await asked(other)).body).toMatchObject({ errorCode: 'no.data' })
    expect((await asked(top, '9000000000')).body).toMatchObject({ errorCode: 'no.data' })
    await container().database.pool.query('SELECT member_move($1, $2, $3)', [left.id, sibling.id, at(20)])
    expect((await asked(sibling)).body).toMatchObject({ errorCode: 'no.data' })
  })
})
