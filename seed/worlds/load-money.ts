/** The wallets of the load world and their opening deposits. In SQL: a hundred thousand take seconds. */
import { houseAccount } from '#server/ledger/index.ts'
import { inTransaction } from '#server/ledger/transaction.ts'
import type { WorldDeps } from './context.ts'

interface Opening {
  merchant: { id: number; currency: string }
  memberIds: readonly number[]
  /** 1/10 000. */
  amount: bigint
  at: Date
}

const WALLETS = `
  CREATE TEMP TABLE load_wallet ON COMMIT DROP AS
  WITH opened AS (
    INSERT INTO ledger_account (merchant_id, member_id, kind, asset, balance)
    SELECT $1, id, kind, $2, CASE kind WHEN 'MEMBER_MAIN' THEN $3::bigint ELSE 0 END
    FROM unnest($4::integer[]) AS id CROSS JOIN (VALUES ('MEMBER_MAIN'), ('MEMBER_LOCKED')) AS k (kind)
    RETURNING id, member_id, kind
  )
  SELECT id AS account_id, member_id, nextval('ledger_entry_id_seq') AS entry_id FROM opened WHERE kind = 'MEMBER_MAIN'`
const ENTRIES = `
  INSERT INTO ledger_entry (id, created_at, merchant_id, type, asset, reference)
  SELECT entry_id, $1, $2, 'DEPOSIT', $3, 'opening-' || member_id FROM load_wallet`
const IMPORTS = `
  INSERT INTO ledger_import (entry_id, merchant_id, net, created_at) SELECT entry_id, $2, $3, $1 FROM load_wallet`
const POSTINGS = `
  INSERT INTO ledger_posting (entry_id, line, created_at, account_id, member_id, amount, balance_after, code)
  SELECT w.entry_id, l.line, $1, l.account, l.member, l.amount, l.after, 'DEPOSIT'
  FROM load_wallet w, LATERAL (VALUES (1::smallint, w.account_id, w.member_id, $2::bigint, $2::bigint),
    (2::smallint, $3::bigint, NULL::integer, -$2::bigint, NULL::bigint)) AS l (line, account, member, amount, after)`

export async function openLoadWallets({ database: { pool }, ledger }: WorldDeps, { merchant, memberIds, amount, at }: Opening) {
  const { id, currency } = merchant
  const [house] = await ledger.resolveAccounts([houseAccount({ merchantId: id, asset: currency }, 'DEPOSITS')])
  await pool.query('SELECT ledger_create_partitions($1::date, 1)', [at.toISOString().slice(0, 10)])
  await inTransaction(pool, async (tx) => {
    await tx.query(WALLETS, [id, currency, amount, memberIds])
    await tx.query(ENTRIES, [at, id, currency])
    await tx.query(IMPORTS, [at, id, amount])
    await tx.query(POSTINGS, [at, amount, house])
  })
}
