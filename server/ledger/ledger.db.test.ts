import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { newId } from '#server/platform/ids.ts'
import { ASSET, deposit, MERCHANT, someone, startLedger, TRIAL_ASSET, withdrawal } from '#tests/support/ledger.ts'
import { type Entry, houseAccount, memberAccount, type PostResult } from './index.ts'

const { database, ledger, funded, sums, drifts } = await startLedger()
const count = (results: PostResult[], status: PostResult['status']) => results.filter((result) => result.status === status).length
const refusal = (work: Promise<unknown>) =>
  work.then(
    () => 'accepted',
    (error: { code?: string }) => error.code,
  )

describe('posting', () => {
  it('LED-01 moves money between two accounts that together stay at zero', async () => {
    const member = await funded(0n)
    const posted = await ledger.post(deposit(member, 12_345n))
    expect(posted).toMatchObject({ status: 'posted', balances: [12_345n, null] })
    expect(await ledger.balanceOf(member.memberId, ASSET)).toBe(12_345n)
    expect(await sums()).toEqual({ total: '0', unbalanced: 0 })
  })

  it.each([
    { what: 'lines that leave something over', amounts: [5n, -4n] },
    { what: 'a line of nothing', amounts: [5n, -5n, 0n] },
    { what: 'no line at all', amounts: [] },
  ])('LED-01 refuses $what before it locks anything', async ({ amounts }) => {
    const member = await funded(0n)
    const lines = amounts.map((amount, index) => ({
      account: index === 0 ? memberAccount(member) : houseAccount(member, 'DEPOSITS'),
      amount,
    }))
    await expect(ledger.post({ key: newId(), type: 'DEPOSIT', reference: 'r', lines })).rejects.toThrow('sum to zero')
  })

  it('LED-04 refuses what would leave a member below zero, and says what there is', async () => {
    const member = await funded(100n)
    expect(await ledger.tryPost(withdrawal(member, 101n))).toEqual({ status: 'insufficient', balances: [100n, null] })
    await expect(ledger.post(withdrawal(member, 101n))).rejects.toMatchObject({ code: 'account.balance.not.enough' })
    expect(await ledger.balanceOf(member.memberId, ASSET)).toBe(100n)
  })

  it('LED-04 stands in the database too', async () => {
    const member = await funded(100n)
    await expect(
      database.pool.query('UPDATE ledger_account SET balance = -1 WHERE member_id = $1', [member.memberId]),
    ).rejects.toMatchObject({ code: '23514' })
  })

  it('LED-07 keeps sums no float could', async () => {
    const member = await funded(9_007_199_254_740_993n)
    expect(await ledger.balanceOf(member.memberId, ASSET)).toBe(9_007_199_254_740_993n)
  })
})

describe('idempotency', () => {
  it('LED-03 answers a repeated key as the first time, and moves the money once', async () => {
    const member = await funded(0n)
    const entry: Entry = { ...deposit(member, 500n), answer: { shown: 'to the vendor' } }
    const first = await ledger.post(entry)
    const again = await ledger.post(entry)
    expect(again).toEqual({ ...first, status: 'replayed' })
    expect(again.answer).toEqual({ shown: 'to the vendor' })
    expect(await ledger.replay(entry.key)).toMatchObject({ entryId: first.entryId, answer: entry.answer })
    expect(await ledger.balanceOf(member.memberId, ASSET)).toBe(500n)
  })

  it('LED-03 refuses a known key with other content', async () => {
    const member = await funded(0n)
    const entry = deposit(member, 500n)
    await ledger.post(entry)
    await expect(ledger.post(deposit(member, 501n, entry.key))).rejects.toMatchObject({ code: 'idempotency.key.reused' })
    expect(await ledger.balanceOf(member.memberId, ASSET)).toBe(500n)
  })

  it('LED-03 posts a key once, however many send it at the same instant', async () => {
    const member = await funded(0n)
    const entry = deposit(member, 500n)
    const results = await Promise.all(Array.from({ length: 60 }, () => ledger.tryPost(entry)))
    expect(count(results, 'posted')).toBe(1)
    expect(count(results, 'replayed')).toBe(59)
    expect(await ledger.balanceOf(member.memberId, ASSET)).toBe(500n)
  })

  it('LED-03 posts a key once even where its twins move other members’ money', async () => {
    const [one, other] = [await funded(0n), await funded(0n)]
    const key = newId()
    const results = await Promise.all(
      Array.from({ length: 40 }, (_, index) => ledger.tryPost(deposit(index % 2 ? one : other, 7n, key))),
    )
    expect(count(results, 'posted')).toBe(1)
    expect((await ledger.balanceOf(one.memberId, ASSET)) + (await ledger.balanceOf(other.memberId, ASSET))).toBe(7n)
  })

  it('LED-03 forgets a refused request: with money on the account the same key succeeds', async () => {
    const member = await funded(0n)
    const entry = withdrawal(member, 10n)
    expect(await refusal(ledger.post(entry))).toBe('account.balance.not.enough')
    await ledger.post(deposit(member, 10n))
    expect((await ledger.post(entry)).status).toBe('posted')
  })

  it('LED-08 pays an obligation once, under whatever key', async () => {
    const member = await funded(0n)
    const pay = (): Entry => ({
      ...deposit(member, 30n),
      type: 'DIVIDEND',
      reference: `bill-${member.memberId}`,
      isObligation: true,
    })
    const results = await Promise.all(Array.from({ length: 20 }, () => ledger.tryPost(pay())))
    expect(count(results, 'posted')).toBe(1)
    expect(count(results, 'duplicate')).toBe(19)
    expect(await refusal(ledger.post(pay()))).toBe('idempotency.key.reused')
    expect(await ledger.balanceOf(member.memberId, ASSET)).toBe(30n)
  })
})

describe('LED-11 trial money', () => {
  it('never meets real money: the ledger refuses', async () => {
    const member = someone()
    const lines = [
      { account: memberAccount({ ...member, asset: TRIAL_ASSET }), amount: -1n },
      { account: memberAccount(member), amount: 1n },
    ]
    await expect(ledger.post({ key: newId(), type: 'TRANSFER', reference: 'r', lines })).rejects.toThrow('one asset')
  })

  it('never meets real money: the database refuses what goes round the ledger', async () => {
    const trial = await funded(100n, TRIAL_ASSET)
    const ids = await ledger.resolveAccounts([memberAccount(trial), memberAccount({ ...trial, asset: ASSET })])
    await expect(
      database.pool.query(`SELECT * FROM ledger_post_one($1, 'f', 'TRANSFER', 'r', $2::bigint[], '{-1,1}', '{X,X}')`, [
        newId(),
        ids,
      ]),
    ).rejects.toMatchObject({ code: '23514' })
    expect(await ledger.balanceOf(trial.memberId, ASSET)).toBe(0n)
  })

  it('is counted apart', async () => {
    const member = await funded(100n, TRIAL_ASSET)
    expect(await ledger.balanceOf(member.memberId, TRIAL_ASSET)).toBe(100n)
    expect(await ledger.balanceOf(member.memberId, ASSET)).toBe(0n)
  })
})

describe('many at once', () => {
  it('LED-05 of N parallel debits of a on balance B exactly floor(B/a) succeed', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.bigInt(0n, 2_000n),
        fc.bigInt(1n, 90n),
        fc.integer({ min: 1, max: 80 }),
        async (balance, amount, tries) => {
          const member = await funded(balance)
          const results = await Promise.all(Array.from({ length: tries }, () => ledger.tryPost(withdrawal(member, amount))))
          const expected = Math.min(tries, Number(balance / amount))
          expect(count(results, 'posted')).toBe(expected)
          expect(count(results, 'insufficient')).toBe(tries - expected)
          expect(await ledger.balanceOf(member.memberId, ASSET)).toBe(balance - BigInt(expected) * amount)
        },
      ),
      { numRuns: 25 },
    )
  })

  it('LED-01 LED-05 posts neither twice nor never: 1,000 entries over 5 accounts, some unaffordable, no deadlock', async () => {
    const members = await Promise.all(Array.from({ length: 5 }, () => funded(10_000n)))
    const transfer = (seed: number): Entry => {
      const [from, to] = [members[seed % 5]!, members[(seed * 3 + 1 + (seed % 4)) % 5]!]
      const amount = BigInt((seed * 7919) % 6_000) + 1n
      const target = from === to ? houseAccount(from, 'ADJUSTMENTS') : memberAccount(to)
      return {
        key: newId(),
        type: 'TRANSFER',
        reference: `${seed}`,
        lines: [
          { account: memberAccount(from), amount: -amount },
          { account: target, amount },
        ],
      }
    }
    const entries = Array.from({ length: 1_000 }, (_, seed) => transfer(seed))
    const results = await Promise.all(entries.map((entry) => ledger.tryPost(entry)))

    expect(count(results, 'posted') + count(results, 'insufficient')).toBe(1_000)
    expect(count(results, 'insufficient')).toBeGreaterThan(0)
    for (const member of members) {
      const expected = entries.reduce((sum, { lines }, index) => {
        if (results[index]!.status !== 'posted') return sum
        return (
          sum +
          lines.filter(({ account }) => account.memberId === member.memberId).reduce((part, { amount }) => part + amount, 0n)
        )
      }, 10_000n)
      expect(await ledger.balanceOf(member.memberId, ASSET)).toBe(expected)
      expect(expected).toBeGreaterThanOrEqual(0n)
    }
    expect(await sums()).toEqual({ total: '0', unbalanced: 0 })
    expect(await drifts()).toEqual([])
  })

  it('writes each line’s balance after it, without a gap', async () => {
    const member = await funded(0n)
    await Promise.all(Array.from({ length: 50 }, (_, index) => ledger.post(deposit(member, BigInt(index + 1)))))
    const { rows } = await database.pool.query<{ amount: bigint; after: bigint }>(
      'SELECT amount, balance_after AS after FROM ledger_posting WHERE member_id = $1 ORDER BY balance_after',
      [member.memberId],
    )
    let balance = 0n
    for (const { amount, after } of rows) expect(after).toBe((balance += amount))
    expect(rows).toHaveLength(50)
  })

  it('one bad entry fails alone', async () => {
    const [member, other] = [await funded(0n), await funded(0n)]
    const bad: Entry = { ...deposit(member, 5n), type: 'DEPOSIT', reference: 'x\u0000y' }
    const results = await Promise.allSettled([
      ledger.post(deposit(member, 1n)),
      ledger.post(bad),
      ledger.post(deposit(other, 2n)),
    ])
    expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
  })
})

describe('in a caller’s transaction', () => {
  it('LED-03 stands and falls with the caller’s own row, by Prisma', async () => {
    const member = await funded(0n)
    const failed = database.prisma.$transaction(async (tx) => {
      await ledger.postIn(tx, deposit(member, 40n))
      throw new Error('the feature changed its mind')
    })
    await expect(failed).rejects.toThrow('changed its mind')
    expect(await ledger.balanceOf(member.memberId, ASSET)).toBe(0n)

    const posted = await database.prisma.$transaction((tx) => ledger.postIn(tx, deposit(member, 40n)))
    expect(posted).toMatchObject({ status: 'posted', balances: [40n, null] })
    expect(posted.createdAt).toBeInstanceOf(Date)
    expect(await ledger.balanceOf(member.memberId, ASSET)).toBe(40n)
  })

  it('opens accounts of a member who is being registered, and forgets them with the transaction', async () => {
    const member = someone()
    const failed = database.prisma.$transaction(async (tx) => {
      await ledger.openAccounts({ ...member, assets: [ASSET] }, tx)
      await ledger.postIn(tx, deposit(member, 40n))
      throw new Error('rolled back')
    })
    await expect(failed).rejects.toThrow('rolled back')
    expect(await ledger.balancesOf(member.memberId)).toEqual([])
    await ledger.post(deposit(member, 3n))
    expect(await ledger.balanceOf(member.memberId, ASSET)).toBe(3n)
  })

  it('LED-04 a refusal takes the caller’s row along', async () => {
    const member = await funded(10n)
    const merchants = await database.prisma.merchant.count()
    const attempt = database.prisma.$transaction(async (tx) => {
      await tx.merchant.create({
        data: {
          code: newId(),
          name: 'x',
          currency: 'PHP',
          currencySymbol: '₱',
          timezone: 'Asia/Manila',
          settings: {},
          flags: {},
          menu: [],
        },
      })
      await ledger.postIn(tx, withdrawal(member, 11n))
    })
    await expect(attempt).rejects.toMatchObject({ code: 'account.balance.not.enough' })
    expect(await database.prisma.merchant.count()).toBe(merchants)
  })

  it('posts several entries in one sorted go', async () => {
    const [agent, downline] = [await funded(100n), await funded(0n)]
    const posted = await database.prisma.$transaction((tx) =>
      ledger.postAllIn(tx, [withdrawal(agent, 60n), deposit(downline, 60n), withdrawal(agent, 40n)]),
    )
    expect(posted.map(({ balances }) => balances[0])).toEqual([40n, 60n, 0n])
  })
})

describe('accounts', () => {
  it('are opened once, however many try', async () => {
    const member = someone()
    await Promise.all(
      Array.from({ length: 10 }, () => ledger.openAccounts({ merchantId: MERCHANT, memberId: member.memberId, assets: [ASSET] })),
    )
    expect(await ledger.balancesOf(member.memberId)).toEqual([
      { kind: 'MEMBER_LOCKED', asset: ASSET, balance: 0n },
      { kind: 'MEMBER_MAIN', asset: ASSET, balance: 0n },
    ])
  })
})
