import { describe, expect, it } from 'vitest'
import * as transactionEndpoints from '#contract/money/transaction.ts'
import { amount, EVERY_TX_CODE } from '#seed/builders/index.ts'
import { startApi } from '#tests/support/api.ts'
import { success } from '#tests/support/outcome.ts'

const { as, given, http, container } = startApi()
const { list, exported, codes, netDeposits, daily, dailyExported } = transactionEndpoints

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
/** Noon in Manila, this many days ago. */
function daysAgo(days: number, hours = 0): Date {
  const noon = new Date()
  noon.setUTCHours(4, 0, 0, 0)
  return new Date(noon.getTime() - days * DAY_MS + hours * HOUR_MS)
}
const dayOf = (at: Date) => at.toISOString().slice(0, 10)

/** A deposit of 100 each day, and a bet of 1 an hour later. */
async function player(days: number) {
  const member = await given.member()
  await given.transactions(
    member,
    Array.from({ length: days }, (_, index) => days - index).flatMap((ago) => [
      { code: 'DEPOSIT' as const, at: daysAgo(ago), amount: amount(100), reference: `d-${ago}` },
      { code: 'BET' as const, at: daysAgo(ago, 1), amount: amount(-1) },
    ]),
  )
  return member
}

describe('the statement by days', () => {
  const week = { startDate: dayOf(daysAgo(3)), endDate: dayOf(daysAgo(1)) }

  it('LED-12: shows each day’s opening balance, credits and debits, and closing balance', async () => {
    const member = await player(5)
    const { value } = (await as(member).call(daily, week).expect(success)).body
    expect(value.list[0]).toEqual({ day: dayOf(daysAgo(1)), count: 2, opening: 396, totalIn: 100, totalOut: 1, closing: 495 })
    expect(value).toMatchObject({
      total: 3,
      totalPages: 1,
      footer: { count: 6, opening: 198, totalIn: 300, totalOut: 3, closing: 495 },
    })
    const paged = (
      await as(member)
        .call(daily, { ...week, page: 2, size: 2 })
        .expect(success)
    ).body.value
    expect(paged).toMatchObject({ list: [{ day: dayOf(daysAgo(3)), opening: 198 }], footer: { closing: 495 } })
  })

  it('can be downloaded in the caller’s language', async () => {
    const { text, headers } = await as(await player(2))
      .call(dailyExported, week, { Language: 'EN' })
      .expect(success)
    expect(headers['content-disposition']).toContain(`statement-${week.startDate}-${week.endDate}.csv`)
    expect(text.replace('\uFEFF', '').trim().split('\r\n')).toEqual([
      'Day,Transactions,Opening balance,In,Out,Closing balance',
      `${dayOf(daysAgo(1))},2,99,100,1,198`,
      `${dayOf(daysAgo(2))},2,0,100,1,99`,
    ])
  })

  it('is empty, with an unchanged balance, if nothing moved', async () => {
    const member = await player(9)
    const { value } = (await as(member).call(daily, { startDate: '2026-01-01', endDate: '2026-01-02' }).expect(success)).body
    expect(value).toMatchObject({ list: [], total: 0, footer: { opening: 0, closing: 0 } })
    const now = dayOf(daysAgo(0))
    expect((await as(member).call(daily, { startDate: now, endDate: now })).body.value.footer).toMatchObject({
      opening: 891,
      closing: 891,
    })
    expect((await as(member).call(daily, { startDate: '2026-02-30' })).body.errorCode).toBe('request.param.err')
  })
})

describe('the statement', () => {
  it('LED-12: shows each posting with time, unique id, balance before and after, newest first', async () => {
    const member = await player(2)
    const { value } = (await as(member).call(list).expect(success)).body
    expect(value.list.map((row: { txCode: string }) => row.txCode)).toEqual(['BET', 'DEPOSIT', 'BET', 'DEPOSIT'])
    expect(value.list[1]).toMatchObject({
      txTime: daysAgo(1).getTime(),
      txTypeId: 1,
      txTypeName: 'Deposito',
      amount: 100,
      balanceBefore: 99,
      balanceAfter: 199,
      reference: 'd-1',
    })
    expect(new Set(value.list.map((row: { id: string }) => row.id)).size).toBe(4)
    expect(value).toMatchObject({
      total: 4,
      totalPages: 1,
      page: 1,
      footer: { count: 4, totalIn: 200, totalOut: 2, totalAmount: 198 },
    })
  })

  it('LED-12: reaches back a year', async () => {
    const member = await given.member()
    await given.transactions(member, [
      { code: 'DEPOSIT', at: daysAgo(400) },
      { code: 'DEPOSIT', at: daysAgo(364) },
      { code: 'DEPOSIT', at: daysAgo(1) },
    ])
    expect((await as(member).call(list)).body.value.total).toBe(2)
    expect((await as(member).call(list, { startDate: dayOf(daysAgo(500)) })).body.value.total).toBe(3)
  })

  it('LED-07: has at most four decimals, none of them lost', async () => {
    const member = await given.member()
    await given.transactions(member, [{ code: 'DEPOSIT', at: daysAgo(1), amount: 1_234_567n }])
    expect((await as(member).call(list)).body.value).toMatchObject({
      list: [{ amount: 123.4567 }],
      footer: { totalIn: 123.4567 },
    })
  })

  it('LED-11: has only trial money for a trial member', async () => {
    const guest = await given.member({ type: 4, balance: amount(10_000) })
    await container().ledger.openAccounts({ merchantId: guest.merchantId, memberId: guest.id, assets: ['PHP'] })
    const { value } = (await as(guest).call(list)).body
    expect(value.list).toMatchObject([{ txCode: 'TRIAL_GRANT', amount: 10_000 }])
  })

  it('LED-11: never shows another member’s rows', async () => {
    await player(1)
    const stranger = await given.member()
    expect((await as(stranger).call(list)).body.value).toMatchObject({
      list: [],
      total: 0,
      totalPages: 0,
      footer: { count: 0, totalIn: 0 },
    })
  })

  it('has no gaps between its pages, and each footer is the sum of all rows', async () => {
    const member = await player(9)
    const ids: string[] = []
    for (const page of [1, 2, 3, 4]) {
      const { value } = (await as(member).call(list, { page, size: 5 })).body
      expect(value).toMatchObject({
        total: 18,
        totalPages: 4,
        page,
        footer: { count: 18, totalIn: 900, totalOut: 9, totalAmount: 891 },
      })
      ids.push(...value.list.map(({ id }: { id: string }) => id))
    }
    expect(new Set(ids).size).toBe(18)
    expect((await as(member).call(list, { page: 5, size: 5 })).body.value.list).toEqual([])
  })

  it.each([
    { query: { types: 'DEPOSIT' }, found: ['DEPOSIT', 'DEPOSIT_FEE'] },
    { query: { txType: 'withdrawal' }, found: ['WITHDRAWAL', 'WITHDRAWAL_FEE', 'HOLD_VOID'] },
    { query: { types: '6,7' }, found: ['BET', 'WIN'] },
    { query: { types: 'GAME,REBATE' }, found: ['BET', 'WIN', 'ROLLBACK', 'BET_VOID', 'BET_RESETTLE', 'REBATE'] },
    { query: { types: 'GAME', excludeTxTypeIds: '6,8,41,42' }, found: ['WIN'] },
    { query: { types: 'A' }, found: EVERY_TX_CODE },
    { query: { txType: 'ALL', excludeTxTypeIds: '' }, found: EVERY_TX_CODE },
  ])('filters by $query', async ({ query, found }) => {
    const member = await given.member()
    await given.transactions(
      member,
      EVERY_TX_CODE.map((code, index) => ({ code, at: daysAgo(40 - index) })),
    )
    const { value } = (
      await as(member)
        .call(list, { ...query, size: 100 })
        .expect(success)
    ).body
    expect(value.list.map((row: { txCode: string }) => row.txCode).toSorted()).toEqual(found.toSorted())
    expect(value.footer.count).toBe(found.length)
    expect(value.footer.totalAmount).toBeCloseTo(
      value.list.reduce((sum: number, row: { amount: number }) => sum + row.amount, 0),
      4,
    )
  })

  it('accepts days of the merchant’s zone, as text or as epoch ms', async () => {
    const member = await given.member()
    // 23:30 and 00:30 in Manila.
    const [late, early] = [new Date('2026-03-01T15:30:00Z'), new Date('2026-03-01T16:30:00Z')]
    await given.transactions(member, [
      { code: 'DEPOSIT', at: late, reference: 'late' },
      { code: 'DEPOSIT', at: early, reference: 'early' },
    ])
    const references = async (startDate: string, endDate: string) =>
      (await as(member).call(list, { startDate, endDate })).body.value.list.map((row: { reference: string }) => row.reference)
    expect(await references('2026-03-01', '2026-03-01')).toEqual(['late'])
    expect(await references('2026-03-02 00:00:00', '2026-03-02 23:59:59')).toEqual(['early'])
    expect(await references(String(early.getTime()), String(early.getTime()))).toEqual(['early'])
  })

  it.each([
    { startDate: '2026-02-31' },
    { startDate: 'yesterday' },
    { startDate: '2026-03-02', endDate: '2026-03-01' },
    { types: 'EVERYTHING' },
    { size: 1_000 },
    { page: 0 },
  ])('refuses %j', async (query) => {
    const member = await given.member()
    expect(await as(member).call(list, query)).toMatchObject({ status: 200, body: { errorCode: 'request.param.err' } })
  })

  it.each(['/wps/report/transaction', '/wps/wallets/transactions'])('WIR-34: is served to older clients at %s', async (path) => {
    const member = await player(1)
    const { body } = await http().get(path).set({ Merchant: member.merchantCode, Authorization: member.token }).expect(success)
    expect(body.value.total).toBe(2)
  })

  it('is closed to visitors', async () => {
    for (const endpoint of [list, exported, codes, netDeposits]) expect((await as().call(endpoint)).status).toBe(401)
  })
})

describe('cached sums', () => {
  const owner = (member: { id: number }) => ({ memberId: member.id, asset: 'PHP', zone: 'Asia/Manila' })
  const addUp = async (member: { id: number }, zone = 'Asia/Manila') =>
    container().database.pool.query('SELECT statement_add_up($1, $2, $3, false)', [owner(member).memberId, 'PHP', zone])

  it('match a recount, before and after later entries', async () => {
    const member = await player(4)
    const before = (await as(member).call(list)).body.value
    await addUp(member)
    expect((await as(member).call(list)).body.value).toEqual(before)
    await given.transactions(member, [{ code: 'PROMOTION', at: new Date(), amount: amount(8) }])
    const after = (await as(member).call(list)).body.value
    expect(after.footer).toMatchObject({ count: 9, totalIn: 408, totalOut: 4 })
    await addUp(member)
    expect((await as(member).call(list)).body.value).toEqual(after)
  })

  it('are exact where more has moved in a day than a balance can be', async () => {
    const member = await given.member()
    const most = 6_000_000_000_000_000_000n
    const at = daysAgo(1)
    for (const sum of [most, -most, most, -most]) {
      await given.transactions(member, [{ code: sum > 0n ? 'DEPOSIT' : 'WITHDRAWAL', at, amount: sum }])
      await addUp(member)
    }
    const { footer } = (await as(member).call(list).expect(success)).body.value
    expect(footer).toMatchObject({ count: 4, totalIn: 1_200_000_000_000_000, totalOut: 1_200_000_000_000_000 })
  })

  it('are rewritten if rows were inserted before their end', async () => {
    const member = await player(2)
    await addUp(member)
    await given.transactions(member, [{ code: 'PROMOTION', at: daysAgo(9), amount: amount(8) }])
    expect((await as(member).call(list)).body.value.footer).toMatchObject({ count: 5, totalIn: 208 })
  })

  it('are rewritten for a merchant that has moved to another zone', async () => {
    const member = await given.member()
    await given.transactions(member, [{ code: 'DEPOSIT', at: new Date('2026-03-01T16:30:00Z') }])
    await addUp(member, 'Europe/London')
    const day = { startDate: '2026-03-02', endDate: '2026-03-02' }
    expect((await as(member).call(list, day)).body.value.total).toBe(1)
    await addUp(member)
    expect((await as(member).call(list, day)).body.value.total).toBe(1)
  })

  it('count each posting once, however many sum at the same moment, and while money moves', async () => {
    const member = await given.member({ balance: amount(100) })
    const { ledger } = container()
    const of = { merchantId: member.merchantId, asset: 'PHP' }
    await Promise.all(
      Array.from({ length: 20 }, async (_, index) => {
        await ledger.post({
          key: `sum-${member.id}-${index}`,
          type: 'BET',
          reference: String(index),
          lines: [
            { account: { ...of, memberId: member.id, kind: 'MEMBER_MAIN' }, amount: amount(-1) },
            { account: { ...of, kind: 'HOUSE_GAMES' }, amount: amount(1) },
          ],
        })
        await addUp(member)
      }),
    )
    const { rows } = await container().database.pool.query<{ rows: number; debit: bigint }>(
      `SELECT sum(rows)::integer AS rows, sum(debit)::bigint AS debit FROM statement_day d JOIN ledger_account a ON a.id = d.account_id WHERE a.member_id = $1`,
      [member.id],
    )
    expect(rows[0]).toEqual({ rows: 21, debit: amount(20) })
    expect((await as(member).call(list)).body.value.footer).toMatchObject({ count: 21, totalOut: 20 })
  })

  it('are written by the nightly job for active players', async () => {
    const member = await given.member()
    const now = new Date()
    await given.transactions(
      member,
      Array.from({ length: 1_100 }, () => ({ code: 'DEPOSIT' as const, at: now, amount: 1n })),
    )
    await container()
      .jobs.find(({ name }) => name === 'transaction.addUp')!
      .run({})
    const kept = await container().database.prisma.statementCursor.findFirst({ where: { memberId: member.id } })
    expect(String(kept?.total)).toBe('1100')
  })
})

describe('net deposits', () => {
  it('LED-13: are deposits minus withdrawals, since the account was opened', async () => {
    const member = await given.member()
    await given.transactions(member, [
      { code: 'DEPOSIT', at: daysAgo(800), amount: amount(500) },
      { code: 'BET', at: daysAgo(700), amount: amount(-100) },
      { code: 'DEPOSIT', at: daysAgo(5), amount: amount(50) },
      { code: 'WITHDRAWAL', at: daysAgo(4), amount: amount(-120) },
    ])
    expect((await as(member).call(netDeposits).expect(success)).body.value).toEqual({
      deposits: 550,
      withdrawals: 120,
      netDeposits: 430,
    })
  })

  it('LED-13: count a withdrawal once it is paid, not while it is pending, nor if it is returned', async () => {
    const member = await given.member({ balance: amount(100) })
    const { ledger } = container()
    const ask = (reference: string, sum: number) =>
      ledger.hold({
        merchantId: member.merchantId,
        memberId: member.id,
        asset: 'PHP',
        amount: amount(sum),
        type: 'WITHDRAWAL',
        reference,
      })
    const net = async () => (await as(member).call(netDeposits)).body.value
    const [paid, refused] = [await ask(`p-${member.id}`, 30), await ask(`r-${member.id}`, 20)]
    expect(await net()).toEqual({ deposits: 100, withdrawals: 0, netDeposits: 100 })
    await ledger.settleHold(paid.holdId, { to: 'WITHDRAWALS', type: 'WITHDRAWAL', fee: amount(1) })
    await ledger.voidHold(refused.holdId)
    expect(await net()).toEqual({ deposits: 100, withdrawals: 30, netDeposits: 70 })
  })
})

describe('the codes', () => {
  it('have names in the caller’s language', async () => {
    const member = await given.member()
    const name = async (language: string) =>
      (await as(member).call(codes, { txType: 'ALL' }, { Language: language })).body.value.find(
        (row: { txCode: string }) => row.txCode === 'DEPOSIT',
      )
    expect(await name('EN')).toEqual({ txTypeId: 1, txCode: 'DEPOSIT', txTypeName: 'Deposit', txGroup: 'DEPOSIT' })
    expect(await name('CN')).toMatchObject({ txTypeName: '存款' })
    expect((await as(member).call(codes)).body.value).toHaveLength(EVERY_TX_CODE.length)
  })
})

describe('the file', () => {
  it('contains every row, and nothing that a spreadsheet would run', async () => {
    const member = await given.member()
    await given.transactions(member, [
      { code: 'DEPOSIT', at: new Date('2026-03-01T16:30:00Z'), amount: amount(10), reference: '=1+1' },
      { code: 'WITHDRAWAL', at: new Date('2026-03-01T16:31:00Z'), amount: amount(-4), reference: 'plain, with a comma' },
    ])
    const response = await as(member)
      .call(exported, { startDate: '2026-03-02', endDate: '2026-03-02' }, { Language: 'EN' })
      .expect(success)
    expect(response.headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': 'attachment; filename="transactions-2026-03-02-2026-03-02.csv"',
    })
    const lines = response.text.replace('\uFEFF', '').trim().split('\r\n')
    expect(lines[0]).toBe('Time,ID,Type,Amount,Balance before,Balance after,Reference')
    expect(lines[1]).toMatch(/^2026-03-02 00:31:00,\d+-1,Withdrawal,-4,10,6,"plain, with a comma"$/)
    expect(lines[2]).toMatch(/^2026-03-02 00:30:00,\d+-1,Deposit,10,0,10,'=1\+1$/)
  })

  it('contains more rows than one batch, each once', async () => {
    const member = await given.member()
    const at = new Date()
    await given.transactions(
      member,
      Array.from({ length: 4_500 }, () => ({ code: 'DEPOSIT' as const, at, amount: 1n })),
    )
    const { text } = await as(member).call(exported).expect(success)
    const ids = text
      .trim()
      .split('\r\n')
      .slice(1)
      .map((line: string) => line.split(',')[1])
    expect(ids).toHaveLength(4_500)
    expect(new Set(ids).size).toBe(4_500)
  })

  it('is refused before it starts', async () => {
    const member = await given.member()
    expect(await as(member).call(exported, { types: 'NONE' })).toMatchObject({
      status: 200,
      body: { errorCode: 'request.param.err' },
    })
  })
})
