import { describe, expect, it } from 'vitest'
import * as teamTransactionEndpoints from '#contract/agents/team-report/team-transaction.ts'
import type { TeamTransaction } from '#contract/agents/team-report/team-transaction.ts'
import { amount } from '#seed/builders/index.ts'
import { createTeamTransactionRepository } from '#server/features/agents/team-report/team-transaction.repository.ts'
import { startApi } from '#tests/support/api.ts'
import { success } from '#tests/support/outcome.ts'

const { as, given, container } = startApi()
const { list, exported } = teamTransactionEndpoints

const MARCH = { startDate: '2026-03-01', endDate: '2026-03-31' }
const at = (day: number) => new Date(Date.UTC(2026, 2, day, 4))
const value = async (caller: { token: string }, query: object = {}) =>
  (
    await as(caller)
      .call(list, { ...MARCH, ...query }, { Language: 'EN' })
      .expect(success)
  ).body.value
const amounts = ({ list: rows }: { list: TeamTransaction[] }) => rows.map((row) => Number(row.amount))

/** top → left → leaf, and right. */
async function team() {
  const top = await given.member({ type: 1 })
  const left = await given.member({ type: 2, parent: top })
  const right = await given.member({ type: 2, parent: top })
  const leaf = await given.member({ parent: left })
  await given.transactions(top, [{ code: 'DEPOSIT', amount: amount(1_000), at: at(1) }])
  await given.transactions(left, [
    { code: 'DEPOSIT', amount: amount(200), at: at(2) },
    { code: 'REBATE', amount: amount('1.2345'), at: at(3) },
  ])
  await given.transactions(right, [{ code: 'DEPOSIT', amount: amount(30), at: at(4) }])
  await given.transactions(leaf, [
    { code: 'DEPOSIT', amount: amount(400), at: at(5) },
    { code: 'WITHDRAWAL', amount: -amount(50), at: at(6) },
  ])
  await given.round({ member: leaf, gameCode: 'slot', stake: amount(10), payout: amount(4), at: at(7) })
  return { top, left, right, leaf }
}

describe('the transactions of a team', () => {
  it('cover everyone, latest first, with the totals of all matches, and without the bets', async () => {
    const { top, leaf } = await team()
    const found = await value(top)
    expect(amounts(found)).toEqual([-50, 400, 30, 1.2345, 200, 1_000])
    expect(found.list[0]).toEqual({
      id: expect.stringMatching(/^\d+-\d+$/),
      customerId: String(leaf.id),
      username: leaf.username,
      txTime: at(6).getTime(),
      txTypeId: 3,
      txCode: 'WITHDRAWAL',
      txTypeName: 'Withdrawal',
      amount: -50,
    })
    expect(found).toMatchObject({
      total: 6,
      totalPages: 1,
      next: null,
      footer: { count: 6, totalIn: 1_631.2345, totalOut: 50, totalAmount: 1_581.2345 },
    })
  })

  it('of one member are its own, with its bets; by name, by number, or with its team', async () => {
    const { top, left, leaf } = await team()
    expect(amounts(await value(top, { username: leaf.username })).toSorted((a, b) => a - b)).toEqual([-50, -10, 4, 400])
    expect(amounts(await value(top, { customerId: String(left.id) }))).toEqual([1.2345, 200])
    expect(amounts(await value(top, { customerId: String(left.id), scope: 'TEAM' }))).toEqual([-50, 400, 1.2345, 200])
    expect(amounts(await value(top, { scope: 'DIRECT' }))).toEqual([30, 1.2345, 200])
    expect(amounts(await value(top, { scope: 'OWN' }))).toEqual([1_000])
  })

  it.each([
    { query: { types: 'DEPOSIT' }, found: [400, 30, 200, 1_000] },
    { query: { txType: '3' }, found: [-50] },
    { query: { types: 'AGENT,WITHDRAWAL' }, found: [-50, 1.2345] },
    { query: { types: 'ALL', excludeTxTypeIds: '1' }, found: [-50, 1.2345] },
    { query: { startDate: '2026-03-03', endDate: '2026-03-04' }, found: [30, 1.2345] },
  ])('are filtered by $query, with the sums of the matches', async ({ query, found }) => {
    const { top } = await team()
    const answer = await value(top, query)
    expect(amounts(answer)).toEqual(found)
    expect(answer.footer.count).toBe(found.length)
    expect(answer.footer.totalAmount).toBeCloseTo(
      found.reduce((sum, one) => sum + one, 0),
      4,
    )
  })

  it('continue from the end of the previous page, and by page numbers', async () => {
    const { top } = await team()
    const first = await value(top, { size: 4 })
    expect(amounts(first)).toEqual([-50, 400, 30, 1.2345])
    expect(amounts(await value(top, { size: 4, after: first.next }))).toEqual([200, 1_000])
    expect(amounts(await value(top, { size: 4, page: 2 }))).toEqual([200, 1_000])
  })

  it('are the same read by time as member by member', async () => {
    const { top, left } = await team()
    const transactions = createTeamTransactionRepository(container().database)
    for (const viewerId of [top.id, left.id])
      for (const scope of ['TEAM', 'DIRECT', 'OWN'] as const) {
        const of = {
          reach: { viewerId, node: { id: viewerId, isWhole: true }, scope },
          range: { from: '2026-03-01', to: '2026-03-31' },
          zone: 'Asia/Manila',
          codes: { without: [] },
        }
        const [few, many] = [true, false].map((isSparse) => ({ ...of, isSparse }))
        const rows = await transactions.page(few!, { take: 3 })
        expect(rows).toEqual(await transactions.page(many!, { take: 3 }))
        const after = rows.at(-1)!
        expect(await transactions.page(few!, { take: 3, after })).toEqual(await transactions.page(many!, { take: 3, after }))
        expect(await transactions.sums(few!)).toEqual(await transactions.sums(many!))
      }
  })

  it('AGT-12 stay with the upline at the time they were written', async () => {
    const { top, left, right, leaf } = await team()
    await container().database.pool.query('SELECT member_move($1, $2, $3)', [leaf.id, right.id, at(10)])
    await given.transactions(leaf, [{ code: 'DEPOSIT', amount: amount(7), at: at(12) }])
    expect(amounts(await value(left))).toEqual([-50, 400, 1.2345, 200])
    expect(amounts(await value(right))).toEqual([7, 30])
    expect(amounts(await value(right, { username: leaf.username }))).toEqual([7])
    expect(amounts(await value(top))).toHaveLength(7)
  })

  it('ACC-11: exclude trial and test accounts', async () => {
    const { top } = await team()
    const test = await given.member({ parent: top, isTest: true })
    await given.transactions(test, [{ code: 'DEPOSIT', amount: amount(9_999), at: at(8) }])
    expect((await value(top)).total).toBe(6)
  })

  it('AGT-13 no one else’s: a sibling, an upline and a stranger do not exist', async () => {
    const { top, left, right } = await team()
    const elsewhere = await given.member({ merchant: await given.merchant() })
    for (const username of [right.username, String(right.id), top.username, elsewhere.username, 'nobody'])
      for (const endpoint of [list, exported])
        expect((await as(left).call(endpoint, { username })).body).toMatchObject({ errorCode: 'no.data' })
  })

  it('can be downloaded', async () => {
    const { top, leaf } = await team()
    const { text } = await as(top).call(exported, MARCH, { Language: 'EN' }).expect(success)
    const rows = text.replace('\uFEFF', '').trim().split('\r\n')
    expect(rows).toHaveLength(7)
    expect(rows[0]).toBe('Time,ID,Member,Type,Amount')
    expect(rows[1]).toMatch(new RegExp(`^2026-03-06 12:00:00,\\d+-\\d+,${leaf.username},Withdrawal,-50$`))
  })

  it.each([{ types: 'CHESS' }, { types: 'BET,WIN' }, { scope: 'WORLD' }, { after: 'x' }])('refuse %j', async (query) => {
    const { top } = await team()
    expect(await as(top).call(list, query as object)).toMatchObject({ status: 200, body: { errorCode: 'request.param.err' } })
  })
})
