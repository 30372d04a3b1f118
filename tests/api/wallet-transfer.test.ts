import { setTimeout as delay } from 'node:timers/promises'
import fc from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'
import { diceEndpoints } from '#contract/play/originals/dice.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import { INHOUSE_VENDOR } from '#contract/play/game.ts'
import * as launchEndpoints from '#contract/play/launch.ts'
import * as profileEndpoints from '#contract/identity/member/profile.ts'
import * as transactionEndpoints from '#contract/money/transaction.ts'
import * as walletEndpoints from '#contract/money/wallet.ts'
import * as walletTransferEndpoints from '#contract/money/wallet-transfer.ts'
import { amount, type MerchantRecord, type VendorRecord } from '#seed/builders/index.ts'
import { houseAccount, memberAccount, vendorKind } from '#server/ledger/index.ts'
import { driftsOf } from '#tests/support/drifts.ts'
import { startApi } from '#tests/support/api.ts'
import { isAccepted, isRefused, success } from '#tests/support/outcome.ts'

const { as, given, http, container, clock } = startApi()
const { toMain, fromMain, subToSub, transfer, returnAll, history, lockTransStatus, lockStatus, lockStatusByType } =
  walletTransferEndpoints
const { ofMember, lock, unlock } = walletTransferEndpoints

const HOUR_MS = 3_600_000
const UNDER_WAY_MS = 250
let apart: MerchantRecord
let vendor: VendorRecord
let other: { code: string }

beforeAll(async () => {
  // The in-house vendor and its game come with a player.
  await given.player('dice')
  vendor = await given.vendor({ isRunning: true })
  other = await given.vendor({ isRunning: true })
  apart = await given.merchant({ settings: { isSingleWallet: false } })
})

type Details = NonNullable<Parameters<typeof given.member>[0]>
type Member = Awaited<ReturnType<typeof given.member>>
const aMember = (details: Details = {}) => given.member({ merchant: apart, balance: amount(100), ...details })
const balancesOf = async ({ id, asset }: Pick<Member, 'id' | 'asset'>) =>
  Object.fromEntries(
    (await container().ledger.balancesOf(id))
      .filter((account) => account.asset === asset && account.balance > 0n)
      .map(({ kind, balance }) => [kind.replace('MEMBER_', '').replace('VENDOR.', ''), Number(balance) / 10_000]),
  )
const rowsOf = ({ id }: Pick<Member, 'id'>) =>
  container().database.prisma.walletTransfer.findMany({ where: { memberId: id }, orderBy: { id: 'asc' } })
const entriesOf = async ({ id }: Pick<Member, 'id'>) => {
  const { rows } = await container().database.pool.query<{ reference: string; sum: string; lines: string }>(
    `SELECT e.reference, sum(p.amount) AS sum, count(*) AS lines FROM ledger_entry e JOIN ledger_posting p ON p.entry_id = e.id
     WHERE e.type = 'TRANSFER' AND e.id IN (SELECT entry_id FROM ledger_posting WHERE member_id = $1) GROUP BY e.id, e.reference`,
    [id],
  )
  return rows
}
const walletOf = async (member: Member) => (await as(member).call(walletEndpoints.balance).expect(success)).body.value
const codeOf = (answer: { body: { errorCode?: string } }) => answer.body.errorCode
/** An open round of the member's. */
async function openRound({ id: memberId, merchantId, asset }: Member): Promise<{ close: () => Promise<unknown> }> {
  const { pool } = container().database
  const { rows } = await pool.query<{ id: bigint }>(
    `INSERT INTO fair_seed_pair (member_id, state, server_seed, server_seed_hash, client_seed, created_at)
     VALUES ($1, 'ACTIVE', 's', 'h', 'c', now()) RETURNING id`,
    [memberId],
  )
  const pair = rows[0]!.id
  await pool.query(
    `INSERT INTO game_round (id, created_at, merchant_id, member_id, game_code, asset, is_trial, is_test, seed_pair_id, nonce, algorithm, stake, payout, balance_before, balance_after, detail)
     VALUES (nextval('ledger_entry_id_seq'), now(), $1, $2, 'dice', $3, false, false, $4, 0, 'dice/1', 10000, 0, 10000, 0, '{}')`,
    [merchantId, memberId, asset, pair],
  )
  return { close: () => pool.query('UPDATE game_round SET settled_at = now() WHERE seed_pair_id = $1', [pair]) }
}
const cashier = async (merchant = apart) => as(await given.operatorSession(await given.operator({ role: 'CASHIER', merchant })))

describe('the wallets of a merchant with one per vendor', () => {
  it('are the main one and one per active vendor, with numbers of their own, and add up', async () => {
    const member = await aMember()
    await as(member).call(fromMain, { accountTypeId: vendor.code, amount: 30.25 }).expect(success)
    const wallet = await walletOf(member)
    expect(wallet).toMatchObject({ sumBalance: 100, mainWalletBalance: 69.75, lockedBalance: 0 })
    expect(wallet.balance[0]).toEqual({ accountTypeId: 2, accountName: 'MAIN', availBalance: 69.75, status: 'A' })
    const names = wallet.balance.map(({ accountName }: { accountName: string }) => accountName)
    expect(names).toEqual(expect.arrayContaining([INHOUSE_VENDOR, vendor.code, other.code]))
    const ids = wallet.balance.map(({ accountTypeId }: { accountTypeId: number }) => accountTypeId)
    expect(new Set(ids).size).toBe(ids.length)
    expect(Math.min(...ids.slice(1))).toBeGreaterThan(100)
    const own = wallet.balance.find(({ accountName }: { accountName: string }) => accountName === vendor.code)
    expect(own).toMatchObject({ availBalance: 30.25, status: 'A', displayName: `Studio ${vendor.code}` })

    const typeId = own.accountTypeId
    expect((await as(member).call(walletEndpoints.balance, { typeId })).body.value.balance).toEqual([own])
    expect((await as(member).call(walletEndpoints.balance, { typeId: 2 })).body.value.balance).toHaveLength(1)
    const { body } = await as(member).call(walletEndpoints.balances).expect(success)
    expect(body.value.balances[0]).toEqual({ accountName: 'LOTT', availBalance: 69.75 })
    expect(body.value.balances).toContainEqual({ accountName: `Studio ${vendor.code}`, availBalance: 30.25 })
  })

  it('leave out an inactive vendor, unless it still holds money, which can only come back', async () => {
    const off = await given.vendor({ isRunning: true })
    const [empty, full] = [await aMember(), await aMember()]
    await as(full).call(fromMain, { accountTypeId: off.code, amount: 5 }).expect(success)
    await container().database.prisma.merchantVendor.update({
      where: { merchantId_vendorCode: { merchantId: apart.id, vendorCode: off.code } },
      data: { isEnabled: false },
    })
    expect(codeOf(await as(empty).call(fromMain, { accountTypeId: off.code, amount: 5 }))).toBe('no.data')
    expect(codeOf(await as(full).call(fromMain, { accountTypeId: off.code, amount: 5 }))).toBe('no.data')
    await as(full).call(toMain, { accountTypeId: off.code, amount: 5 }).expect(success)
    expect(await balancesOf(full)).toEqual({ MAIN: 100 })
  })
})

describe('a move', () => {
  it('LED-01: is one entry that sums to zero and one row, by every call', async () => {
    const member = await aMember()
    const wallet = await walletOf(member)
    const { accountTypeId } = wallet.balance.find(({ accountName }: { accountName: string }) => accountName === vendor.code)
    const first = await as(member).call(fromMain, { toAccountTypeId: accountTypeId, amount: 60 }).expect(success)
    expect(first.body.value).toMatchObject({
      transferNo: expect.stringMatching(/^T\d{8,}$/),
      from: { accountTypeId: 2, accountName: 'MAIN' },
      to: { accountTypeId, accountName: vendor.code, displayName: `Studio ${vendor.code}` },
      amount: 60,
      state: 'DONE',
    })
    await as(member).call(subToSub, { from: vendor.code, to: other.code.toLowerCase(), amount: 25.5 }).expect(success)
    await as(member).call(toMain, { fromAccountTypeId: other.code, transferAmount: '0.5' }).expect(success)
    await as(member).call(transfer, { fromAccountType: 'main', toAccountType: INHOUSE_VENDOR, amount: 10 }).expect(success)
    expect(await balancesOf(member)).toEqual({ MAIN: 30.5, [vendor.code]: 34.5, [other.code]: 25, [INHOUSE_VENDOR]: 10 })

    const [entries, rows] = [await entriesOf(member), await rowsOf(member)]
    expect(entries).toHaveLength(4)
    expect(entries.every(({ sum, lines }) => Number(sum) === 0 && Number(lines) === 2)).toBe(true)
    expect(rows.map(({ fromVendor, toVendor, amount: sum, state }) => [fromVendor, toVendor, sum, state])).toEqual([
      ['', vendor.code, 600_000n, 'DONE'],
      [vendor.code, other.code, 255_000n, 'DONE'],
      [other.code, '', 5_000n, 'DONE'],
      ['', INHOUSE_VENDOR, 100_000n, 'DONE'],
    ])
    expect(new Set(entries.map(({ reference }) => reference)).size).toBe(4)
  })

  it('WIR-34: accepts a form, as older clients send it', async () => {
    const member = await aMember()
    const headers = { Merchant: member.merchantCode, Authorization: member.token }
    await http()
      .post('/wps/wallets/transferFromMainWallet')
      .type('form')
      .set(headers)
      .send({ accountTypeId: vendor.code, amount: '12.34' })
      .expect(success)
    await http()
      .post('/wps/wallets/transferToMainWallet')
      .type('form')
      .set(headers)
      .send({ accountTypeId: vendor.code, amount: '2' })
    expect(await balancesOf(member)).toEqual({ MAIN: 89.66, [vendor.code]: 10.34 })
  })

  it('LED-03: sent twice is made once; the same id for another move is refused', async () => {
    const member = await aMember()
    const asked = { accountTypeId: vendor.code, amount: 40, requestId: 'tap-tap-tap-1' }
    const answers = await Promise.all(Array.from({ length: 8 }, () => as(member).call(fromMain, asked)))
    expect(new Set(answers.map(({ body }) => body.value?.transferNo)).size).toBe(1)
    expect(answers.every(isAccepted)).toBe(true)
    expect(await balancesOf(member)).toEqual({ MAIN: 60, [vendor.code]: 40 })
    expect(await rowsOf(member)).toHaveLength(1)
    for (const changed of [{ amount: 41 }, { accountTypeId: other.code }])
      expect(await as(member).call(fromMain, { ...asked, ...changed })).toMatchObject({
        status: 200,
        body: { errorCode: 'idempotency.key.reused' },
      })
    // Another member has a separate one.
    const stranger = await aMember()
    await as(stranger).call(fromMain, asked).expect(success)
    expect(await balancesOf(stranger)).toEqual({ MAIN: 60, [vendor.code]: 40 })
  })

  it('LED-04: takes no more than the balance, and leaves no trace if it is refused', async () => {
    const member = await aMember()
    expect(codeOf(await as(member).call(fromMain, { accountTypeId: vendor.code, amount: 100.01 }))).toBe(
      'account.balance.not.enough',
    )
    expect(codeOf(await as(member).call(toMain, { accountTypeId: vendor.code, amount: 1 }))).toBe('account.balance.not.enough')
    expect(await balancesOf(member)).toEqual({ MAIN: 100 })
    expect(await rowsOf(member)).toEqual([])
    expect(await entriesOf(member)).toEqual([])
  })

  it('LED-05: of N at once on balance B exactly floor(B / a) succeed', async () => {
    const member = await aMember({ balance: amount(50) })
    const answers = await Promise.all(
      Array.from({ length: 12 }, () => as(member).call(fromMain, { accountTypeId: vendor.code, amount: 7 })),
    )
    expect(answers.filter(isAccepted)).toHaveLength(7)
    expect(new Set(answers.filter(isRefused).map(codeOf))).toEqual(new Set(['account.balance.not.enough']))
    expect(await balancesOf(member)).toEqual({ MAIN: 1, [vendor.code]: 49 })
    expect(await rowsOf(member)).toHaveLength(7)
  })

  it('does not deadlock with one in the opposite direction', async () => {
    const member = await aMember()
    await as(member).call(fromMain, { accountTypeId: vendor.code, amount: 50 }).expect(success)
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, index) =>
        as(member).call(index % 2 ? toMain : fromMain, { accountTypeId: vendor.code, amount: 3 }),
      ),
    )
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200))
    expect(await balancesOf(member)).toEqual({ MAIN: 50, [vendor.code]: 50 })
  })

  it.each([
    { given: 'nothing', body: {} },
    { given: 'no amount', body: { accountTypeId: 'BGS' } },
    { given: 'none at all', body: { accountTypeId: 'BGS', amount: 0 } },
    { given: 'a negative amount', body: { accountTypeId: 'BGS', amount: -5 } },
    { given: 'five decimals', body: { accountTypeId: 'BGS', amount: 0.00001 } },
    { given: 'words', body: { accountTypeId: 'BGS', amount: 'all' } },
    { given: 'no wallet', body: { amount: 5 } },
    { given: 'the main wallet for both', body: { accountTypeId: 2, amount: 5 } },
    { given: 'a short request id', body: { accountTypeId: 'BGS', amount: 5, requestId: 'x' } },
  ])('is refused for $given', async ({ body }) => {
    const member = await aMember()
    expect(await as(member).call(fromMain, body)).toMatchObject({ status: 200, body: { errorCode: 'request.param.err' } })
    expect(await rowsOf(member)).toEqual([])
  })

  it('is refused for an unknown wallet', async () => {
    const member = await aMember()
    for (const accountTypeId of ['NOBODY', 99, 999_999])
      expect(codeOf(await as(member).call(fromMain, { accountTypeId, amount: 5 }))).toBe('no.data')
  })

  it('LED-11: of a trial member uses practice money, and real money stays unchanged', async () => {
    const guest = await aMember({ type: 4 })
    await as(guest).call(fromMain, { accountTypeId: vendor.code, amount: 40 }).expect(success)
    expect(await balancesOf(guest)).toEqual({ MAIN: 60, [vendor.code]: 40 })
    expect(await balancesOf({ id: guest.id, asset: apart.currency })).toEqual({})
    const [row] = await rowsOf(guest)
    expect(row).toMatchObject({ asset: 'PHP.TRIAL' })
    expect((await as(guest).call(returnAll, {})).body.value).toMatchObject({ amount: 40 })
  })

  it('updates the member’s open pages', async () => {
    const member = await aMember()
    const events: unknown[] = []
    const { live } = container()
    const push = live.push
    live.push = ((...event: unknown[]) => void events.push(event)) as typeof push
    await as(member).call(fromMain, { accountTypeId: vendor.code, amount: 10, requestId: 'told-only-once' })
    await as(member).call(fromMain, { accountTypeId: vendor.code, amount: 10, requestId: 'told-only-once' })
    live.push = push
    expect(events).toEqual([
      [member.id, 'wallet.changed', expect.objectContaining({ sumBalance: 1_000_000n, mainWalletBalance: 900_000n })],
    ])
  })

  it('LED-01 LED-10: whatever is moved however often, nothing is lost, and the sweep finds every wallet correct', async () => {
    const wallets = ['MAIN', INHOUSE_VENDOR, vendor.code, other.code]
    await fc.assert(
      fc.asyncProperty(
        fc.array(
          fc.record({
            from: fc.constantFrom(...wallets),
            to: fc.constantFrom(...wallets),
            cents: fc.integer({ min: 1, max: 6_000 }),
          }),
          {
            minLength: 4,
            maxLength: 14,
          },
        ),
        async (moves) => {
          const member = await aMember()
          const expected = new Map<string, number>([['MAIN', 10_000]])
          for (const { from, to, cents } of moves) {
            const isMoved = isAccepted(await as(member).call(transfer, { from, to, amount: cents / 100 }))
            const has = expected.get(from) ?? 0
            expect(isMoved).toBe(from !== to && has >= cents)
            if (!isMoved) continue
            expected.set(from, has - cents)
            expected.set(to, (expected.get(to) ?? 0) + cents)
          }
          const left = [...expected].filter(([, sum]) => sum > 0).map(([name, sum]) => [name, sum / 100])
          expect(await balancesOf(member)).toEqual(Object.fromEntries(left))
          expect((await entriesOf(member)).every(({ sum }) => Number(sum) === 0)).toBe(true)
        },
      ),
      { numRuns: 8 },
    )
    expect(await driftsOf(container().ledger)).toEqual([])
  })

  it('LED-10: the sweep finds a vendor’s wallet that differs from its postings', async () => {
    const member = await aMember()
    await as(member).call(fromMain, { accountTypeId: vendor.code, amount: 10 }).expect(success)
    const drift = (by: number) =>
      container().database.pool.query('UPDATE ledger_account SET balance = balance + $3 WHERE member_id = $1 AND kind = $2', [
        member.id,
        vendorKind(vendor.code),
        by,
      ])
    await drift(7)
    expect((await container().ledger.reconcile()).drifts).toMatchObject([{ kind: 'BALANCE', stored: 100_007n, summed: 100_000n }])
    await drift(-7)
  })

  it('LED-04: the database itself keeps a vendor’s wallet from going below zero', async () => {
    const member = await aMember()
    await as(member).call(fromMain, { accountTypeId: vendor.code, amount: 10 }).expect(success)
    const take = container().database.pool.query('UPDATE ledger_account SET balance = -1 WHERE member_id = $1 AND kind = $2', [
      member.id,
      vendorKind(vendor.code),
    ])
    await expect(take).rejects.toThrow(/check/)
  })

  it('LED-02: its row is never changed or deleted', async () => {
    const member = await aMember()
    await as(member).call(fromMain, { accountTypeId: vendor.code, amount: 10 }).expect(success)
    const { pool } = container().database
    await expect(pool.query('UPDATE wallet_transfer SET amount = 1 WHERE member_id = $1', [member.id])).rejects.toThrow(
      /immutable/,
    )
    await expect(pool.query('DELETE FROM wallet_transfer WHERE member_id = $1', [member.id])).rejects.toThrow(/immutable/)
  })
})

describe('moving everything back', () => {
  it('empties every vendor’s wallet, one entry each', async () => {
    const member = await aMember()
    for (const { code } of [vendor, other]) await as(member).call(fromMain, { accountTypeId: code, amount: 20 }).expect(success)
    const { body } = await as(member).call(returnAll, { customerId: member.id }).expect(success)
    expect(body.value).toMatchObject({ amount: 40, held: [] })
    expect(body.value.transfers).toHaveLength(2)
    expect(await balancesOf(member)).toEqual({ MAIN: 100 })
    expect(await entriesOf(member)).toHaveLength(4)
    // Again: there is nothing more to move.
    expect((await as(member).call(returnAll, {}).expect(success)).body.value).toEqual({ amount: 0, transfers: [], held: [] })
  })

  it('happens once, however many ask at once, alongside single moves', async () => {
    const member = await aMember()
    for (const { code } of [vendor, other]) await as(member).call(fromMain, { accountTypeId: code, amount: 30 }).expect(success)
    const answers = await Promise.all([
      ...Array.from({ length: 6 }, () => as(member).call(returnAll, {})),
      as(member).call(toMain, { accountTypeId: vendor.code, amount: 30 }),
    ])
    const returned = answers.slice(0, 6).reduce((sum, { body }) => sum + body.value.amount, 0)
    expect(returned + (isAccepted(answers[6]!) ? 30 : 0)).toBe(60)
    expect(await balancesOf(member)).toEqual({ MAIN: 100 })
  })

  it('waits for a bet in progress, and moves what it leaves', async () => {
    const member = await aMember()
    await as(member).call(fromMain, { accountTypeId: INHOUSE_VENDOR, amount: 20 }).expect(success)
    const of = { merchantId: apart.id, memberId: member.id, asset: member.asset }
    const { ledger, database } = container()
    const returned = await database.prisma.$transaction(async (tx) => {
      await ledger.postIn(tx, {
        key: `under-way-${member.id}`,
        type: 'BET',
        reference: 'under-way',
        lines: [
          { account: memberAccount(of, vendorKind(INHOUSE_VENDOR)), amount: -amount(5) },
          { account: houseAccount(of, 'HOUSE_GAMES'), amount: amount(5) },
        ],
      })
      const answer = as(member)
        .call(returnAll, {})
        .then((done) => done)
      await delay(UNDER_WAY_MS)
      return { answer }
    })
    expect(await returned.answer).toMatchObject({ status: 200, body: { value: { amount: 15 } } })
    expect(await balancesOf(member)).toEqual({ MAIN: 95 })
  })

  it('is for the member only', async () => {
    const [agent, downline] = [await aMember({ type: 1 }), await aMember()]
    await as(downline).call(fromMain, { accountTypeId: vendor.code, amount: 20 }).expect(success)
    for (const customerId of [downline.id, downline.username])
      expect(await as(agent).call(returnAll, { customerId })).toMatchObject({ status: 200, body: { errorCode: 'no.data' } })
    expect(await balancesOf(downline)).toEqual({ MAIN: 80, [vendor.code]: 20 })
    await as(downline).call(returnAll, { customerId: downline.username }).expect(success)
    await as(agent).call(returnAll, { customerId: agent.id }).expect(success)
  })

  it('leaves held money, and says so; only held money is a refusal', async () => {
    const member = await aMember()
    for (const { code } of [vendor, other]) await as(member).call(fromMain, { accountTypeId: code, amount: 20 }).expect(success)
    const asCashier = await cashier()
    await asCashier.call(lock, { memberId: member.id, vendor: vendor.code, reason: 'looks odd' }).expect(success)
    const { body } = await as(member).call(returnAll, {}).expect(success)
    expect(body.value).toMatchObject({ amount: 20, held: [{ accountName: vendor.code, availBalance: 20, hold: 'LOCKED' }] })
    expect(await as(member).call(returnAll, {})).toMatchObject({ status: 200, body: { errorCode: 'wallet.locked' } })
    expect(await balancesOf(member)).toEqual({ MAIN: 80, [vendor.code]: 20 })
  })
})

describe('a held wallet', () => {
  const statusOf = async (member: Member, code: string) =>
    (await as(member).call(lockStatus).expect(success)).body.value.find(
      ({ accountName }: { accountName: string }) => accountName === code,
    )

  it('with an open round accepts and gives no money until the round ends', async () => {
    const member = await aMember()
    await as(member).call(fromMain, { accountTypeId: INHOUSE_VENDOR, amount: 20 }).expect(success)
    const round = await openRound(member)
    expect(await statusOf(member, INHOUSE_VENDOR)).toMatchObject({ status: 'L', hold: 'ROUND' })
    expect(await statusOf(member, vendor.code)).toMatchObject({ status: 'A' })
    for (const call of [toMain, fromMain])
      expect(await as(member).call(call, { accountTypeId: INHOUSE_VENDOR, amount: 5 })).toMatchObject({
        status: 200,
        body: { errorCode: 'wallet.busy' },
      })
    expect(codeOf(await as(member).call(subToSub, { from: INHOUSE_VENDOR, to: vendor.code, amount: 5 }))).toBe('wallet.busy')
    expect((await walletOf(member)).balance).toContainEqual(
      expect.objectContaining({ accountName: INHOUSE_VENDOR, status: 'L', hold: 'ROUND' }),
    )
    await round.close()
    await as(member).call(toMain, { accountTypeId: INHOUSE_VENDOR, amount: 5 }).expect(success)
  })

  it('under maintenance of the vendor opens again with it', async () => {
    const now = clock.now().getTime()
    const closed = await given.vendor({
      isRunning: true,
      maintenanceFrom: new Date(now + HOUR_MS),
      maintenanceUntil: new Date(now + 2 * HOUR_MS),
    })
    const member = await aMember()
    await as(member).call(fromMain, { accountTypeId: closed.code, amount: 20 }).expect(success)
    clock.shift(HOUR_MS)
    try {
      const session = await given.session(member)
      expect(codeOf(await as(session).call(toMain, { accountTypeId: closed.code, amount: 5 }))).toBe('wallet.closed')
      expect((await as(session).call(lockStatusByType, { typeId: closed.code })).body.value).toBe(true)
      clock.shift(HOUR_MS)
      await as(await given.session(member))
        .call(toMain, { accountTypeId: closed.code, amount: 5 })
        .expect(success)
    } finally {
      clock.shift(-2 * HOUR_MS)
    }
  })

  it('is locked by one operator’s call, unlocked by another, each once in the audit log', async () => {
    const member = await aMember()
    await as(member).call(fromMain, { accountTypeId: vendor.code, amount: 20 }).expect(success)
    const asCashier = await cashier()
    const asked = { memberId: member.id, vendor: vendor.code, reason: 'checking a win' }
    const { body } = await asCashier.call(lock, asked).expect(success)
    expect(body.value.wallets).toContainEqual(
      expect.objectContaining({
        accountName: vendor.code,
        balance: 20,
        hold: 'LOCKED',
        lock: expect.objectContaining({ reason: 'checking a win' }),
      }),
    )
    await asCashier.call(lock, asked).expect(success)
    expect(codeOf(await as(member).call(toMain, { accountTypeId: vendor.code, amount: 5 }))).toBe('wallet.locked')
    await as(member).call(fromMain, { accountTypeId: other.code, amount: 5 }).expect(success)
    expect((await as(member).call(lockTransStatus)).body.value).toBe(false)

    await Promise.all([1, 2, 3].map(() => asCashier.call(unlock, asked).expect(success)))
    await as(member).call(toMain, { accountTypeId: vendor.code, amount: 5 }).expect(success)
    const actions = await container().database.prisma.auditEntry.findMany({
      where: { entity: 'member', entityId: String(member.id) },
      orderBy: { id: 'asc' },
    })
    expect(actions.map(({ action, reason }) => [action, reason])).toEqual([
      ['wallet.lock', 'checking a win'],
      ['wallet.unlock', 'checking a win'],
    ])
    const letters = await container().database.prisma.inboxMessage.findMany({
      where: { memberId: member.id },
      orderBy: { id: 'asc' },
      select: { letterKey: true, letterParams: true },
    })
    expect(letters.map(({ letterKey }) => letterKey)).toEqual(['wallet.locked', 'wallet.unlocked'])
    // The member does not learn the reason.
    expect(JSON.stringify(letters)).not.toContain('checking a win')
  })

  it('can be part of a lock on all of the member’s transfers', async () => {
    const member = await aMember()
    const asCashier = await cashier()
    await asCashier.call(lock, { memberId: member.id, reason: 'asked by the police' }).expect(success)
    expect((await as(member).call(lockTransStatus)).body.value).toBe(true)
    for (const { code } of [vendor, other])
      expect(codeOf(await as(member).call(fromMain, { accountTypeId: code, amount: 5 }))).toBe('wallet.locked')
    const statuses = (await as(member).call(lockStatus)).body.value as { accountTypeId: number; status: string }[]
    expect(statuses.filter(({ accountTypeId }) => accountTypeId !== 2).every(({ status }) => status === 'L')).toBe(true)
    await asCashier.call(unlock, { memberId: member.id, reason: 'all is well' }).expect(success)
    await as(member).call(fromMain, { accountTypeId: vendor.code, amount: 5 }).expect(success)
  })

  it('can be locked only by those who may review money, and only at their own merchant', async () => {
    const member = await aMember()
    const asked = { memberId: member.id, vendor: vendor.code, reason: 'just because' }
    const viewer = as(await given.operatorSession(await given.operator({ role: 'VIEWER', merchant: apart })))
    expect(await viewer.call(lock, asked)).toMatchObject({ status: 403, body: { errorCode: 'permission.denied' } })
    expect((await viewer.call(ofMember, { memberId: member.id }).expect(success)).body.value).toMatchObject({
      isSingle: false,
      main: 100,
    })
    const stranger = await cashier(await given.merchant({ settings: { isSingleWallet: false } }))
    for (const call of [
      stranger.call(lock, asked),
      stranger.call(unlock, asked),
      stranger.call(ofMember, { memberId: member.id }),
    ])
      expect(codeOf(await call)).toBe('no.data')
    const asCashier = await cashier()
    expect(codeOf(await asCashier.call(lock, { ...asked, vendor: 'NOBODY' }))).toBe('no.data')
    expect(codeOf(await asCashier.call(lock, { ...asked, vendor: 'MAIN' }))).toBe('no.data')
    expect(codeOf(await asCashier.call(lock, { ...asked, reason: 'x' }))).toBe('request.param.err')
  })
})

describe('RG-08: a member on a break', () => {
  it('may move money back, but not to where it is played with', async () => {
    const member = await aMember()
    await as(member).call(fromMain, { accountTypeId: vendor.code, amount: 50 }).expect(success)
    await container().database.prisma.member.update({
      where: { id: member.id },
      data: { status: 'EXCLUDED', excludedUntil: new Date(clock.now().getTime() + HOUR_MS) },
    })
    expect(codeOf(await as(member).call(fromMain, { accountTypeId: vendor.code, amount: 5 }))).toBe('play.excluded')
    expect(codeOf(await as(member).call(subToSub, { from: vendor.code, to: other.code, amount: 5 }))).toBe('play.excluded')
    await as(member).call(toMain, { accountTypeId: vendor.code, amount: 20 }).expect(success)
    expect((await as(member).call(returnAll, {}).expect(success)).body.value.amount).toBe(30)
    expect(await balancesOf(member)).toEqual({ MAIN: 100 })
  })

  it('a frozen member cannot move anything', async () => {
    const member = await aMember()
    await as(member).call(fromMain, { accountTypeId: vendor.code, amount: 50 }).expect(success)
    await container().database.prisma.member.update({ where: { id: member.id }, data: { status: 'FROZEN' } })
    for (const call of [fromMain, toMain])
      expect(codeOf(await as(member).call(call, { accountTypeId: vendor.code, amount: 5 }))).toBe('permission.denied')
    expect(codeOf(await as(member).call(returnAll, {}))).toBe('permission.denied')
  })
})

describe('a seamless merchant', () => {
  it.each([
    ['toMain', toMain],
    ['fromMain', fromMain],
    ['subToSub', subToSub],
    ['transfer', transfer],
    ['returnAll', returnAll],
  ] as [string, Endpoint][])('has no %s, and nothing changes', async (_, endpoint) => {
    const member = await given.member({ balance: amount(100) })
    const body = { accountTypeId: vendor.code, from: 'MAIN', to: vendor.code, amount: 5 }
    expect(await as(member).call(endpoint, body)).toMatchObject({ status: 200, body: { errorCode: 'function.not.available' } })
    expect(await balancesOf(member)).toEqual({ MAIN: 100 })
    expect(await rowsOf(member)).toEqual([])
  })

  it('has nothing to lock', async () => {
    const member = await given.member({ balance: amount(100) })
    expect((await as(member).call(lockTransStatus).expect(success)).body.value).toBe(false)
    expect((await as(member).call(lockStatus).expect(success)).body.value).toEqual([
      { accountTypeId: 2, accountName: 'MAIN', status: 'A' },
    ])
    const asCashier = as(await given.operatorSession(await given.operator({ role: 'CASHIER' })))
    expect(codeOf(await asCashier.call(lock, { memberId: member.id, reason: 'no reason' }))).toBe('function.not.available')
    expect((await asCashier.call(ofMember, { memberId: member.id })).body.value).toMatchObject({ isSingle: true, wallets: [] })
  })
})

describe('playing', () => {
  const { bet, table } = diceEndpoints
  let requests = 0
  const aBet = (stake: number) => ({ requestId: `wallet-bet-${++requests}`, stake, target: 4_950, direction: 'over' as const })

  it('takes the stake from the vendor’s wallet and pays into it; the main wallet is not touched', async () => {
    const player = await given.player('dice', { merchant: apart, balance: amount(100) })
    const asMember = as({ ...player, token: player.loginToken })
    expect((await as(player).call(table).expect(success)).body.value.balance).toBe(0)
    expect(codeOf(await as(player).call(bet, aBet(10)))).toBe('account.balance.not.enough')
    await asMember.call(fromMain, { accountTypeId: INHOUSE_VENDOR, amount: 40 }).expect(success)
    const { body } = await as(player).call(bet, aBet(10)).expect(success)
    const { balanceAfter } = body.value
    expect(body.value).toMatchObject({ balanceBefore: 40 })
    expect(await balancesOf(player)).toEqual({ MAIN: 60, [INHOUSE_VENDOR]: balanceAfter })
    expect((await as(player).call(table)).body.value.balance).toBe(balanceAfter)
  })

  it('and moving at the same time never spend the same money twice', async () => {
    const player = await given.player('dice', { merchant: apart, balance: amount(100) })
    const asMember = as({ ...player, token: player.loginToken })
    await asMember.call(fromMain, { accountTypeId: INHOUSE_VENDOR, amount: 50 }).expect(success)
    const [bets, moves, returned] = await Promise.all([
      Promise.all(Array.from({ length: 10 }, () => as(player).call(bet, aBet(10)))),
      Promise.all(Array.from({ length: 5 }, () => asMember.call(toMain, { accountTypeId: INHOUSE_VENDOR, amount: 10 }))),
      asMember.call(returnAll, {}),
    ])
    for (const { status } of [...bets, ...moves]) expect(status).toBe(200)
    const net = bets.filter(isAccepted).reduce((sum, { body }) => sum + body.value.payout - body.value.stake, 0)
    const moved = moves.filter(isAccepted).length * 10 + returned.body.value.amount
    const left = await balancesOf(player)
    expect(left.MAIN).toBeCloseTo(50 + moved, 4)
    expect((left.MAIN ?? 0) + (left[INHOUSE_VENDOR] ?? 0)).toBeCloseTo(100 + net, 4)
    expect(await driftsOf(container().ledger)).toEqual([])
  })

  it('at a seamless merchant uses the main wallet, as ever', async () => {
    const player = await given.player('dice', { balance: amount(100) })
    const { body } = await as(player).call(bet, aBet(10)).expect(success)
    expect(await balancesOf(player)).toEqual({ MAIN: body.value.balanceAfter })
  })

  it('for free moves the practice money automatically: a guest has no page for it', async () => {
    await container().database.prisma.game.updateMany({ where: { gameCode: 'dice' }, data: { hasFreePlay: true } })
    const { body } = await as({ merchantCode: apart.code })
      .call(launchEndpoints.trialLaunch, { vassalage: INHOUSE_VENDOR, gameId: 'dice' })
      .expect(success)
    const launchToken = new URL(body.value.gameUrl).searchParams.get('launch')!
    const session = await as({ merchantCode: apart.code }).call(launchEndpoints.openSession, { launchToken }).expect(success)
    const player = { token: session.body.value.token, merchantCode: apart.code }
    expect((await as(player).call(table).expect(success)).body.value.balance).toBe(10_000)
    await as(player).call(bet, aBet(10)).expect(success)
  })
})

describe('a real launch', () => {
  const opened = async (member: Member, confirmTrans: string) => {
    const { nodeId } = await given.game({ vendor, isRunning: true })
    return as(member).call(launchEndpoints.launch, { launchMode: launchEndpoints.LIST_LAUNCH, nodeId, confirmTrans })
  }

  it('with confirmTrans=1 takes the money of the main wallet along, once', async () => {
    const member = await aMember()
    const launches = await Promise.all(Array.from({ length: 5 }, () => opened(member, '1')))
    expect(launches.every(isAccepted)).toBe(true)
    expect(await balancesOf(member)).toEqual({ [vendor.code]: 100 })
    expect(await rowsOf(member)).toMatchObject([{ fromVendor: '', toVendor: vendor.code, amount: amount(100) }])
    await opened(member, '1').then((answer) => expect(isAccepted(answer)).toBe(true))
    expect(await rowsOf(member)).toHaveLength(1)
  })

  it('without it moves nothing', async () => {
    const member = await aMember()
    for (const confirmTrans of ['0', '', 'Y']) expect(isAccepted(await opened(member, confirmTrans))).toBe(true)
    expect(await balancesOf(member)).toEqual({ MAIN: 100 })
  })

  it.each(['the vendor’s', 'every'])(
    'does not open with money where an operator has locked %s wallet, and moves nothing',
    async (which) => {
      const member = await aMember()
      const locked = which === 'every' ? {} : { vendor: vendor.code }
      await (await cashier()).call(lock, { memberId: member.id, ...locked, reason: 'looks odd' }).expect(success)
      const answer = await opened(member, '1')
      expect(codeOf(answer)).toBe('wallet.locked')
      expect(await balancesOf(member)).toEqual({ MAIN: 100 })
      expect(isAccepted(await opened(member, '0'))).toBe(true)
    },
  )

  it('moves nothing for a member on a break (RG-08)', async () => {
    const member = await aMember()
    await container().database.prisma.member.update({ where: { id: member.id }, data: { status: 'EXCLUDED' } })
    expect(codeOf(await opened(member, '1'))).toBe('play.excluded')
    expect(await balancesOf(member)).toEqual({ MAIN: 100 })
  })
})

describe('the statement', () => {
  it('shows a move on the main wallet once, named by its direction; footers are the sums of the rows', async () => {
    const member = await aMember({ language: 'en' })
    await as(member).call(fromMain, { accountTypeId: vendor.code, amount: 40 }).expect(success)
    await as(member).call(subToSub, { from: vendor.code, to: other.code, amount: 15 }).expect(success)
    await as(member).call(toMain, { accountTypeId: other.code, amount: 5 }).expect(success)
    const { body } = await as(member).call(transactionEndpoints.list, {}, { Language: 'EN' }).expect(success)
    expect(
      body.value.list.map(({ txCode, txTypeName, amount: sum }: Record<string, unknown>) => [txCode, txTypeName, sum]),
    ).toEqual([
      ['TRANSFER_IN', 'From a game wallet', 5],
      ['TRANSFER_OUT', 'To a game wallet', -40],
      ['DEPOSIT', 'Deposit', 100],
    ])
    expect(body.value.footer).toEqual({ count: 3, totalIn: 105, totalOut: 40, totalAmount: 65 })
    const only = await as(member).call(transactionEndpoints.list, { types: 'TRANSFER' }).expect(success)
    expect(only.body.value.footer).toMatchObject({ count: 2, totalAmount: -35 })
    expect((await as(member).call(transactionEndpoints.netDeposits)).body.value).toMatchObject({
      deposits: 100,
      netDeposits: 100,
    })
  })
})

describe('the list of moves', () => {
  it('is the member’s own, newest first, in pages', async () => {
    const [member, stranger] = [await aMember(), await aMember()]
    await as(stranger).call(fromMain, { accountTypeId: vendor.code, amount: 1 }).expect(success)
    expect((await as(member).call(history).expect(success)).body.value).toEqual({ list: [], total: 0, page: 1, totalPages: 0 })
    for (const sum of [1, 2, 3]) await as(member).call(fromMain, { accountTypeId: vendor.code, amount: sum }).expect(success)
    const { body } = await as(member).call(history, { page: 1, size: 2 }).expect(success)
    expect(body.value).toMatchObject({ total: 3, totalPages: 2 })
    expect(body.value.list.map(({ amount: sum }: { amount: number }) => sum)).toEqual([3, 2])
    expect((await as(member).call(history, { page: 2, size: 2 })).body.value.list).toHaveLength(1)
  })
})

it('a closed account pays out its vendors’ wallets too (ACC-10)', async () => {
  const member = await aMember()
  await as(member).call(fromMain, { accountTypeId: vendor.code, amount: 40 }).expect(success)
  const { body } = await as(member).call(profileEndpoints.close, { password: member.password }).expect(success)
  expect(body.value).toEqual({ refunded: 100 })
  expect(await balancesOf(member)).toEqual({})
})

it('a member’s account can only be of a kind in the chart', async () => {
  const member = await aMember()
  const of = { merchantId: apart.id, memberId: member.id, asset: member.asset }
  const strange = memberAccount(of, 'MEMBER_SAFE' as 'MEMBER_MAIN')
  await expect(
    container().ledger.post({
      key: `strange-${member.id}`,
      type: 'TRANSFER',
      reference: 'strange',
      lines: [
        { account: strange, amount: 1n },
        { account: houseAccount(of, 'ADJUSTMENTS'), amount: -1n },
      ],
    }),
  ).rejects.toThrow(/check/)
})
