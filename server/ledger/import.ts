/**
 * History in bulk, for seeds: `ledger.importHistory(rows, onChunk?) → { entries, postings }`.
 *
 *   rows: Iterable<HistoryEntry> | AsyncIterable<HistoryEntry>   in time order for each member
 *   onChunk?: (tx: PoolClient, imported: ImportedEntry[]) => Promise<void>   rows of other tables, in the same transaction
 *
 * Each row is one entry: the member's lines (`moves`) on the main account or a vendor's, and the house's line against their sum. Balances
 * continue from the accounts' present ones; a row that would overdraw throws. Chunks commit one by one, each consistent in itself,
 * so a broken import shows, and the ledger still reconciles. No idempotency keys are written: import once.
 */
import type { Pool, PoolClient } from '#server/platform/database.ts'
import type { Accounts } from './accounts.ts'
import { type AccountAddress, type EntryType, houseAccount, type HouseKind, memberAccount, type MemberKind } from './chart.ts'
import { numberArray, textArray } from './sql-array.ts'
import { inTransaction } from './transaction.ts'

export interface HistoryMove {
  amount: bigint
  code: string
  /** Absent = the main account. */
  kind?: MemberKind
}

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
  moves: readonly HistoryMove[]
}

export interface ImportedEntry {
  row: HistoryEntry
  entryId: bigint
  /** On the account of its first move. */
  balanceBefore: bigint
  balanceAfter: bigint
}

const CHUNK = 5_000
/** Rounds and adjustments get rows of their own from `onChunk`. */
const OWN_CAUSE: readonly EntryType[] = ['BET_SETTLED', 'ADJUSTMENT']

const IDS = `SELECT nextval('ledger_entry_id_seq') AS id FROM generate_series(1, $1)`
const LOCK = 'SELECT id, balance FROM ledger_account WHERE id = ANY ($1::bigint[]) ORDER BY id FOR NO KEY UPDATE'
const ENTRIES = `INSERT INTO ledger_entry (id, created_at, merchant_id, type, asset, reference)
  SELECT * FROM unnest($1::bigint[], $2::timestamptz[], $3::integer[], $4::text[], $5::text[], $6::text[])`
const POSTINGS = `INSERT INTO ledger_posting (entry_id, line, created_at, account_id, member_id, amount, balance_after, code)
  SELECT * FROM unnest($1::bigint[], $2::smallint[], $3::timestamptz[], $4::bigint[], $5::integer[], $6::bigint[], $7::bigint[], $8::text[])`
/** No other row causes these entries, so the sweep accepts this one (causes.ts). */
const IMPORTS = `INSERT INTO ledger_import (entry_id, merchant_id, net, created_at)
  SELECT * FROM unnest($1::bigint[], $2::integer[], $3::bigint[], $4::timestamptz[])`
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

  /** Ids of the member account of each row's moves, and of its house account. */
  async function accountsOf(rows: readonly HistoryEntry[]): Promise<{ members: bigint[]; house: bigint }[]> {
    const addresses = new Map<string, AccountAddress>()
    const memberKey = (row: HistoryEntry, { kind = 'MEMBER_MAIN' }: HistoryMove) => `${row.memberId}/${row.asset}/${kind}`
    const houseKey = (row: HistoryEntry) => `${row.merchantId}/${row.house}/${row.asset}`
    for (const row of rows) {
      for (const move of row.moves) addresses.set(memberKey(row, move), memberAccount(row, move.kind))
      addresses.set(houseKey(row), houseAccount(row, row.house))
    }
    const ids = await accounts.resolve([...addresses.values()])
    const idOf = new Map([...addresses.keys()].map((key, index) => [key, ids[index]!]))
    return rows.map((row) => ({
      members: row.moves.map((move) => idOf.get(memberKey(row, move))!),
      house: idOf.get(houseKey(row))!,
    }))
  }

  async function writeChunk(rows: readonly HistoryEntry[], accountIds: Awaited<ReturnType<typeof accountsOf>>, tx: PoolClient) {
    const balances = new Map<bigint, bigint>()
    const { rows: locked } = await tx.query<{ id: bigint; balance: bigint }>(LOCK, [
      numberArray([...new Set(accountIds.flatMap(({ members }) => members))]),
    ])
    for (const { id, balance } of locked) balances.set(id, balance)
    const ids = (await tx.query<{ id: bigint }>(IDS, [rows.length])).rows.map(({ id }) => id)

    const postings: Posting[] = []
    const imported = rows.map((row, index): ImportedEntry => {
      const entryId = ids[index]!
      const { members, house } = accountIds[index]!
      const at = row.at.toISOString()
      const balanceBefore = balances.get(members[0]!)!
      let against = 0n
      let line = 0
      for (const [place, { amount, code }] of row.moves.entries()) {
        if (amount === 0n) continue
        const member = members[place]!
        const after = balances.get(member)! + amount
        if (after < 0n) throw new Error(`${row.type} ${row.reference} would overdraw member ${row.memberId} at ${at}`)
        balances.set(member, after)
        against -= amount
        postings.push({ entryId, line: (line += 1), at, accountId: member, memberId: row.memberId, amount, after, code })
      }
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
      return { row, entryId, balanceBefore, balanceAfter: balances.get(members[0]!)! }
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
    const foreign = imported.filter(({ row: { type } }) => !OWN_CAUSE.includes(type))
    await tx.query(IMPORTS, [
      numberArray(foreign.map(({ entryId }) => entryId)),
      numberArray(foreign.map(({ row }) => row.merchantId)),
      numberArray(foreign.map(({ row }) => row.moves.reduce((sum, { amount }) => sum + amount, 0n))),
      textArray(foreign.map(({ row }) => row.at.toISOString())),
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
      // Before the transaction, because transactions that need a second connection could wait for each other.
      const accountIds = await accountsOf(batch)
      await inTransaction(pool, async (tx) => {
        const { imported, postings } = await writeChunk(batch, accountIds, tx)
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
