/**
 * History in bulk, for seeds: `ledger.importHistory(rows, onChunk?) → { entries, postings }`.
 *
 *   rows: Iterable<HistoryEntry> | AsyncIterable<HistoryEntry>   in time order for each member
 *   onChunk?: (tx: PoolClient, imported: ImportedEntry[]) => Promise<void>   rows of other tables, in the same transaction
 *
 * Each row is one entry: the member's lines (`moves`) on the main account, and the house's line against their sum. Balances
 * run on from where the accounts stand; a row that would overdraw throws. Chunks commit one by one, each consistent in itself,
 * so a broken import can be seen and the ledger still reconciles. No idempotency keys are written: import once.
 */
import type { Pool, PoolClient } from '#server/platform/database.ts'
import type { Accounts } from './accounts.ts'
import { type AccountAddress, type EntryType, houseAccount, type HouseKind, memberAccount } from './chart.ts'
import { numberArray, textArray } from './sql-array.ts'
import { inTransaction } from './transaction.ts'

export interface HistoryEntry {
  merchantId: number
  memberId: number
  asset: string
  at: Date
  type: EntryType
  reference: string
  /** Where the money comes from or goes to. */
  house: HouseKind
  /** 1/10 000; a bet is `[{ amount: -stake, code: 'BET' }, { amount: payout, code: 'WIN' }]`. Zeros are left out. */
  moves: readonly { amount: bigint; code: string }[]
}

export interface ImportedEntry {
  row: HistoryEntry
  entryId: bigint
  balanceBefore: bigint
  balanceAfter: bigint
}

const CHUNK = 5_000

const IDS = `SELECT nextval('ledger_entry_id_seq') AS id FROM generate_series(1, $1)`
const LOCK = 'SELECT id, balance FROM ledger_account WHERE id = ANY ($1::bigint[]) ORDER BY id FOR NO KEY UPDATE'
const ENTRIES = `INSERT INTO ledger_entry (id, created_at, merchant_id, type, asset, reference)
  SELECT * FROM unnest($1::bigint[], $2::timestamptz[], $3::integer[], $4::text[], $5::text[], $6::text[])`
const POSTINGS = `INSERT INTO ledger_posting (entry_id, line, created_at, account_id, member_id, amount, balance_after, code)
  SELECT * FROM unnest($1::bigint[], $2::smallint[], $3::timestamptz[], $4::bigint[], $5::integer[], $6::bigint[], $7::bigint[], $8::text[])`
const BALANCES = `UPDATE ledger_account a SET balance = b.balance FROM unnest($1::bigint[], $2::bigint[]) AS b (id, balance) WHERE a.id = b.id`

interface Posting {
  entryId: bigint
  line: number
  at: string
  accountId: bigint
  memberId: number | null
  amount: bigint
  after: bigint | null
  code: string
}

const monthOf = (at: Date) => `${at.toISOString().slice(0, 7)}-01`

export function createImporter(pool: Pool, accounts: Accounts) {
  const months = new Set<string>()

  async function makeRoom(rows: readonly HistoryEntry[]): Promise<void> {
    for (const month of new Set(rows.map(({ at }) => monthOf(at)))) {
      if (months.has(month)) continue
      await pool.query('SELECT ledger_create_partitions($1::date, 1)', [month])
      months.add(month)
    }
  }

  /** Ids of each row's member account and house account. */
  async function accountsOf(rows: readonly HistoryEntry[]): Promise<{ member: bigint; house: bigint }[]> {
    const addresses = new Map<string, AccountAddress>()
    const memberKey = (row: HistoryEntry) => `${row.memberId}/${row.asset}`
    const houseKey = (row: HistoryEntry) => `${row.merchantId}/${row.house}/${row.asset}`
    for (const row of rows) {
      addresses.set(memberKey(row), memberAccount(row))
      addresses.set(houseKey(row), houseAccount(row, row.house))
    }
    const ids = await accounts.resolve([...addresses.values()])
    const idOf = new Map([...addresses.keys()].map((key, index) => [key, ids[index]!]))
    return rows.map((row) => ({ member: idOf.get(memberKey(row))!, house: idOf.get(houseKey(row))! }))
  }

  async function writeChunk(rows: readonly HistoryEntry[], tx: PoolClient) {
    const accountIds = await accountsOf(rows)
    const balances = new Map<bigint, bigint>()
    const { rows: locked } = await tx.query<{ id: bigint; balance: bigint }>(LOCK, [
      numberArray([...new Set(accountIds.map(({ member }) => member))]),
    ])
    for (const { id, balance } of locked) balances.set(id, balance)
    const ids = (await tx.query<{ id: bigint }>(IDS, [rows.length])).rows.map(({ id }) => id)

    const postings: Posting[] = []
    const imported = rows.map((row, index): ImportedEntry => {
      const entryId = ids[index]!
      const { member, house } = accountIds[index]!
      const at = row.at.toISOString()
      const balanceBefore = balances.get(member)!
      let after = balanceBefore
      let line = 0
      for (const { amount, code } of row.moves) {
        if (amount === 0n) continue
        after += amount
        if (after < 0n) throw new Error(`${row.type} ${row.reference} would overdraw member ${row.memberId} at ${at}`)
        postings.push({ entryId, line: (line += 1), at, accountId: member, memberId: row.memberId, amount, after, code })
      }
      const against = balanceBefore - after
      if (against !== 0n)
        postings.push({
          entryId,
          line: line + 1,
          at,
          accountId: house,
          memberId: null,
          amount: against,
          after: null,
          code: row.type,
        })
      balances.set(member, after)
      return { row, entryId, balanceBefore, balanceAfter: after }
    })

    await tx.query(ENTRIES, [
      numberArray(ids),
      textArray(rows.map(({ at }) => at.toISOString())),
      numberArray(rows.map(({ merchantId }) => merchantId)),
      textArray(rows.map(({ type }) => type)),
      textArray(rows.map(({ asset }) => asset)),
      textArray(rows.map(({ reference }) => reference)),
    ])
    await tx.query(POSTINGS, [
      numberArray(postings.map(({ entryId }) => entryId)),
      numberArray(postings.map(({ line }) => line)),
      textArray(postings.map(({ at }) => at)),
      numberArray(postings.map(({ accountId }) => accountId)),
      numberArray(postings.map(({ memberId }) => memberId)),
      numberArray(postings.map(({ amount }) => amount)),
      numberArray(postings.map(({ after }) => after)),
      textArray(postings.map(({ code }) => code)),
    ])
    await tx.query(BALANCES, [numberArray([...balances.keys()]), numberArray([...balances.values()])])
    return { imported, postings: postings.length }
  }

  return async function importHistory(
    rows: Iterable<HistoryEntry> | AsyncIterable<HistoryEntry>,
    onChunk?: (tx: PoolClient, imported: ImportedEntry[]) => Promise<void>,
  ): Promise<{ entries: number; postings: number }> {
    const total = { entries: 0, postings: 0 }
    let chunk: HistoryEntry[] = []
    const flush = async () => {
      const batch = chunk
      chunk = []
      if (batch.length === 0) return
      await makeRoom(batch)
      await inTransaction(pool, async (tx) => {
        const { imported, postings } = await writeChunk(batch, tx)
        await onChunk?.(tx, imported)
        total.entries += imported.length
        total.postings += postings
      })
    }
    for await (const row of rows) {
      chunk.push(row)
      if (chunk.length >= CHUNK) await flush()
    }
    await flush()
    return total
  }
}
