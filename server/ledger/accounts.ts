/** Finds an account's id by its address. Ids never change, so each process caches those it has seen committed. */
import { LRUCache } from 'lru-cache'
import type { Pool } from '#server/platform/database.ts'
import type { AccountAddress, MemberKind } from './chart.ts'
import { numberArray, textArray } from './sql-array.ts'
import { type Prepared, queryIn, type Transaction } from './transaction.ts'

export interface MemberBalance {
  kind: MemberKind
  asset: string
  balance: bigint
}

const REMEMBERED = 200_000

/** In two parts, because an index serves `=` and IS NULL, but not IS NOT DISTINCT FROM. */
const FIND: Prepared = {
  name: 'ledger_find_accounts',
  text: `
  WITH w AS MATERIALIZED (
    SELECT * FROM unnest($1::integer[], $2::integer[], $3::text[], $4::text[]) WITH ORDINALITY AS w (merchant_id, member_id, kind, asset, ord)
  )
  SELECT a.id, w.ord::integer AS ord FROM w
    JOIN ledger_account a ON a.member_id = w.member_id AND a.kind = w.kind AND a.asset = w.asset AND a.merchant_id = w.merchant_id
  UNION ALL
  SELECT a.id, w.ord::integer FROM w
    JOIN ledger_account a ON a.member_id IS NULL AND a.kind = w.kind AND a.asset = w.asset AND a.merchant_id = w.merchant_id
    WHERE w.member_id IS NULL`,
}
/** Sorted, so that two callers that open the same accounts never deadlock. */
const OPEN: Prepared = {
  name: 'ledger_open_accounts',
  text: `
  INSERT INTO ledger_account (merchant_id, member_id, kind, asset, balance)
  SELECT w.merchant_id, w.member_id, w.kind, w.asset, CASE WHEN w.member_id IS NULL THEN NULL ELSE 0 END
  FROM unnest($1::integer[], $2::integer[], $3::text[], $4::text[]) AS w (merchant_id, member_id, kind, asset)
  ORDER BY 1, 2, 3, 4 ON CONFLICT DO NOTHING`,
}

const BALANCES: Prepared = {
  name: 'ledger_balances',
  text: 'SELECT kind, asset, balance FROM ledger_account WHERE member_id = $1::integer ORDER BY asset, kind',
}
/** Sorted by id, as every posting locks them. */
const LOCK_BALANCES: Prepared = {
  name: 'ledger_lock_balances',
  text: `SELECT kind, asset, balance FROM ledger_account WHERE member_id = $1::integer ORDER BY id FOR NO KEY UPDATE`,
}

const LOCK_ALL_BALANCES: Prepared = {
  name: 'ledger_lock_all_balances',
  text: `SELECT member_id AS "memberId", kind, asset, balance FROM ledger_account WHERE member_id = ANY ($1::integer[])
  ORDER BY id FOR NO KEY UPDATE`,
}

const nameOf = ({ merchantId, memberId, kind, asset }: AccountAddress) => `${merchantId}/${memberId ?? ''}/${kind}/${asset}`

const columns = (addresses: readonly AccountAddress[]) => [
  numberArray(addresses.map(({ merchantId }) => merchantId)),
  numberArray(addresses.map(({ memberId }) => memberId ?? null)),
  textArray(addresses.map(({ kind }) => kind)),
  textArray(addresses.map(({ asset }) => asset)),
]

export function createAccounts(pool: Pool) {
  const known = new LRUCache<string, bigint>({ max: REMEMBERED })

  async function run<Row extends object>(prepared: Prepared, values: string[], tx: Transaction | undefined): Promise<Row[]> {
    return tx ? queryIn<Row>(tx, prepared, values) : (await pool.query<Row>({ ...prepared, values })).rows
  }

  async function find(addresses: readonly AccountAddress[], tx: Transaction | undefined): Promise<(bigint | undefined)[]> {
    const ids: (bigint | undefined)[] = addresses.map(() => undefined)
    for (const { id, ord } of await run<{ id: bigint; ord: number }>(FIND, columns(addresses), tx)) ids[ord - 1] = id
    return ids
  }

  /** Opens accounts that aren't open yet. Idempotent. */
  async function open(addresses: readonly AccountAddress[], tx?: Transaction): Promise<void> {
    if (addresses.length > 0) await run(OPEN, columns(addresses), tx)
  }

  /** The ids if all of them are cached, so that the hot path needs no query. */
  function recall(addresses: readonly AccountAddress[]): bigint[] | undefined {
    const ids: bigint[] = []
    for (const address of addresses) {
      const id = known.get(nameOf(address))
      if (id === undefined) return undefined
      ids.push(id)
    }
    return ids
  }

  /** Ids in the order of the addresses; opens accounts that aren't open. */
  async function resolve(addresses: readonly AccountAddress[], tx?: Transaction): Promise<bigint[]> {
    const remembered = recall(addresses)
    if (remembered) return remembered
    let ids = await find(addresses, tx)
    const missing = addresses.filter((_, index) => ids[index] === undefined)
    if (missing.length > 0) {
      await open(missing, tx)
      ids = await find(addresses, tx)
    }
    return ids.map((id, index) => {
      const address = addresses[index]!
      if (id === undefined) throw new Error(`account ${nameOf(address)} could not be opened`)
      // A caller's transaction may still roll back the accounts it has opened.
      if (!tx) known.set(nameOf(address), id)
      return id
    })
  }

  return {
    open,
    recall,
    resolve,
    balances: (memberId: number, tx?: Transaction) => run<MemberBalance>(BALANCES, [String(memberId)], tx),
    lockAllBalances: (memberIds: readonly number[], tx: Transaction) =>
      run<MemberBalance & { memberId: number }>(LOCK_ALL_BALANCES, [numberArray(memberIds)], tx),
    lockBalances: (memberId: number, tx: Transaction) => run<MemberBalance>(LOCK_BALANCES, [String(memberId)], tx),
  }
}
export type Accounts = ReturnType<typeof createAccounts>
