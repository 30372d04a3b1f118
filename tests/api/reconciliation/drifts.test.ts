/** LED-10: a change that bypasses every guard is found by both the full and the recent sweep. */
import { afterEach, describe, expect, it } from 'vitest'
import * as depositEndpoints from '#contract/money/deposit/deposit.ts'
import * as depositReviewEndpoints from '#contract/money/deposit/deposit-review.ts'
import { diceEndpoints } from '#contract/play/originals/dice.ts'
import { LEDGER } from '#server/ledger/causes.ts'
import { ENTRY_TYPES, type EntryType } from '#server/ledger/chart.ts'
import { houseAccount, memberAccount } from '#server/ledger/index.ts'
import { newId } from '#server/platform/ids.ts'
import { SWEPT_FEATURES } from '#server/swept-features.ts'
import { amount } from '#seed/builders/index.ts'
import { startApi } from '#tests/support/api.ts'
import { tamper as tamperWith } from '#tests/support/drifts.ts'
import { success } from '#tests/support/outcome.ts'

const { as, given, container, clock } = startApi()
const HOUR_MS = 3_600_000

const tamper = (...statements: readonly [sql: string, values: unknown[]][]) =>
  tamperWith(container().database.pool, ...statements)
/** Kinds of findings after a change: by a full sweep, and by one of the last hours. */
async function found(): Promise<string[]> {
  const { ledger } = container()
  const whole = (await ledger.reconcile()).drifts.map(({ kind }) => kind)
  const recent = (await ledger.reconcile(new Date(clock.now().getTime() - HOUR_MS))).drifts.map(({ kind }) => kind)
  expect(recent.sort()).toEqual(whole.sort())
  return [...new Set(whole)].sort()
}

/** A member with an approved deposit who has played. */
async function customer() {
  const [member, channel] = [await given.member(), await given.depositChannel()]
  const { depositId } = (await as(member).call(depositEndpoints.place, { amount: 500, vendorId: channel.vendorId })).body.value
  const cashier = await given.operatorSession(await given.operator({ role: 'CASHIER' }))
  await as(cashier).call(depositReviewEndpoints.approve, { depositId }).expect(success)
  const player = await given.player('dice', { balance: amount(100) })
  const bet = { requestId: newId(), stake: 10, target: 5_000, direction: 'over' } as const
  const { roundId } = (await as(player).call(diceEndpoints.bet, bet).expect(success)).body.value
  const { prisma } = container().database
  const entry = await prisma.ledgerEntry.findFirstOrThrow({ where: { type: 'DEPOSIT', reference: depositId } })
  return { member, player, depositId: String(depositId), roundId: BigInt(roundId), entryId: entry.id }
}

describe('LED-10 the sweep finds', () => {
  const undo: [string, unknown[]][][] = []
  afterEach(async () => {
    for (const statements of undo.splice(0)) await tamper(...statements)
    expect(await found()).toEqual([])
  })

  it('a posting changed together with its counterpart and the balance', async () => {
    const { member, entryId } = await customer()
    const by = (sum: number): [string, unknown[]][] => [
      [
        `UPDATE ledger_posting SET amount = amount + CASE WHEN member_id IS NULL THEN -$2::bigint ELSE $2::bigint END WHERE entry_id = $1 AND line IN (1, 2)`,
        [entryId, sum],
      ],
      [
        `UPDATE ledger_account SET balance = balance + $2::bigint WHERE member_id = $1 AND kind = 'MEMBER_MAIN'`,
        [member.id, sum],
      ],
    ]
    await tamper(...by(70_000))
    undo.push(by(-70_000))
    expect(await found()).toEqual(['AMOUNT', 'RUNNING'])
  })

  it('the same with a matching running balance: its order reveals it', async () => {
    const { member, entryId } = await customer()
    const by = (sum: number): [string, unknown[]][] => [
      [
        `UPDATE ledger_posting SET amount = amount + CASE WHEN member_id IS NULL THEN -$2::bigint ELSE $2::bigint END,
           balance_after = balance_after + $2::bigint WHERE entry_id = $1 AND line IN (1, 2)`,
        [entryId, sum],
      ],
      [
        `UPDATE ledger_account SET balance = balance + $2::bigint WHERE member_id = $1 AND kind = 'MEMBER_MAIN'`,
        [member.id, sum],
      ],
    ]
    await tamper(...by(70_000))
    undo.push(by(-70_000))
    expect(await found()).toEqual(['AMOUNT'])
  })

  it('a changed running balance', async () => {
    const { entryId } = await customer()
    const by = (sum: number): [string, unknown[]] => [
      `UPDATE ledger_posting SET balance_after = balance_after + $2::bigint WHERE entry_id = $1 AND member_id IS NOT NULL`,
      [entryId, sum],
    ]
    await tamper(by(1))
    undo.push([by(-1)])
    expect(await found()).toEqual(['RUNNING'])
  })

  it('a round’s payout that differs from the posting', async () => {
    const { roundId } = await customer()
    const by = (sum: number): [string, unknown[]] => [
      'UPDATE game_round SET payout = payout + $2::bigint WHERE id = $1',
      [roundId, sum],
    ]
    await tamper(by(1))
    undo.push([by(-1)])
    expect(await found()).toEqual(['AMOUNT'])
  })

  it('an order whose amount differs from the posting', async () => {
    const { depositId } = await customer()
    const by = (sum: number): [string, unknown[]] => [
      'UPDATE deposit SET amount = amount + $2::bigint WHERE number = $1',
      [depositId, sum],
    ]
    await tamper(by(100))
    undo.push([by(-100)])
    expect(await found()).toEqual(['AMOUNT'])
  })

  it('a deleted entry with an adjusted balance, and its key deleted too', async () => {
    const { member, entryId, depositId } = await customer()
    const { pool } = container().database
    const rowsOf = async (table: string, column: string) =>
      (await pool.query<{ row: unknown }>(`SELECT to_jsonb(t) AS row FROM ${table} t WHERE ${column} = $1`, [entryId])).rows.map(
        ({ row }) => row,
      )
    const tables = [
      ['ledger_entry', 'id'],
      ['ledger_posting', 'entry_id'],
      ['ledger_key', 'entry_id'],
      ['ledger_obligation', 'entry_id'],
    ] as const
    const kept = await Promise.all(tables.map(([table, column]) => rowsOf(table, column)))
    await tamper(
      ...tables.map(([table, column]): [string, unknown[]] => [`DELETE FROM ${table} WHERE ${column} = $1`, [entryId]]),
      [`UPDATE ledger_account SET balance = 0 WHERE member_id = $1 AND kind = 'MEMBER_MAIN'`, [member.id]],
    )
    undo.push([
      ...tables.map(([table], index): [string, unknown[]] => [
        `INSERT INTO ${table} SELECT * FROM jsonb_populate_recordset(NULL::${table}, $1::jsonb)`,
        [JSON.stringify(kept[index])],
      ]),
      [`UPDATE ledger_account SET balance = $2 WHERE member_id = $1 AND kind = 'MEMBER_MAIN'`, [member.id, amount(500)]],
    ])
    expect(await found()).toEqual(['LOST'])
    const [drift] = await container().database.prisma.ledgerDrift.findMany({ orderBy: { id: 'desc' }, take: 1 })
    expect(drift).toMatchObject({ kind: 'LOST', reference: depositId, merchantId: member.merchantId })
  })

  it('a bill whose paid sum differs from its postings', async () => {
    const member = await given.member({ type: 1 })
    const { prisma } = container().database
    const period = { periodStart: clock.now(), periodEnd: clock.now(), createdAt: clock.now() }
    const bill = { merchantId: member.merchantId, kind: 'DAILY', payeeId: member.id, status: 'PAID', statement: {}, ...period }
    const { id } = await prisma.agentBill.create({ data: { ...bill, gross: 5n, funded: 5n, deducted: 0n, net: 5n, paid: 5n } })
    undo.push([['DELETE FROM agent_bill WHERE id = $1', [id]]])
    expect(await found()).toEqual(['BILL'])
  })

  it('a manually changed balance', async () => {
    const { member } = await customer()
    const by = (sum: number): [string, unknown[]] => [
      `UPDATE ledger_account SET balance = balance + $2::bigint WHERE member_id = $1 AND kind = 'MEMBER_MAIN'`,
      [member.id, sum],
    ]
    await tamper(by(1))
    undo.push([by(-1)])
    expect(await found()).toEqual(['BALANCE'])
  })

  it.each(ENTRY_TYPES)('a %s without a row that caused it', async (type) => {
    expect([LEDGER, ...SWEPT_FEATURES].some(({ causes }) => causes[type] !== undefined)).toBe(true)
    const member = await given.member()
    const of = { merchantId: member.merchantId, memberId: member.id, asset: 'PHP' }
    const reference = newId()
    const lines = [
      { account: memberAccount(of), amount: 50_000n },
      { account: houseAccount(of, 'ADJUSTMENTS'), amount: -50_000n },
    ]
    const { entryId } = await container().ledger.post({ key: reference, type: type satisfies EntryType, reference, lines })
    undo.push([
      ['DELETE FROM ledger_entry WHERE id = $1', [entryId]],
      ['DELETE FROM ledger_posting WHERE entry_id = $1', [entryId]],
      ['DELETE FROM ledger_key WHERE entry_id = $1', [entryId]],
      ['UPDATE ledger_account SET balance = 0 WHERE member_id = $1', [member.id]],
    ])
    expect(await found()).toEqual([type === 'ADJUSTMENT' ? 'BYPASS' : 'CAUSE'])
  })
})

describe('LED-10 the hourly sweep', () => {
  it('checks everything once a day, and every hour while something is wrong', async () => {
    const { ledger, database } = container()
    const sinceOf = async () => {
      const { sweepId } = await ledger.reconcileDue()
      return (await database.prisma.ledgerSweep.findUniqueOrThrow({ where: { id: sweepId } })).since
    }
    await ledger.reconcile()
    expect(await sinceOf()).not.toBeNull()
    clock.shift(25 * HOUR_MS)
    expect(await sinceOf()).toBeNull()
    expect(await sinceOf()).not.toBeNull()

    const member = await given.member({ balance: 10n })
    const by = (sum: number): [string, unknown[]] => [
      'UPDATE ledger_account SET balance = balance + $2::bigint WHERE member_id = $1',
      [member.id, sum],
    ]
    await tamper(by(1))
    await ledger.reconcile()
    expect(await sinceOf()).toBeNull()
    await tamper(by(-1))
    expect(await sinceOf()).toBeNull()
    expect(await sinceOf()).not.toBeNull()
  })
})
