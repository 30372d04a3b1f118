/**
 * Days of play for the load world: after the deposits, bets at random times, with logins. In SQL: a million bets take a minute.
 */
import { houseAccount } from '#server/ledger/index.ts'
import { inTransaction } from '#server/ledger/transaction.ts'
import type { WorldDeps } from './context.ts'

/** Ids of members, first and last. */
export interface Newcomers {
  first: number
  last: number
}
interface Play {
  merchant: { id: number; currency: string }
  newcomers: readonly Newcomers[]
  days: number
  from: Date
}

/** Per member, over all the days. */
const BETS = 10

/**
 * Each member's bets, from repeatable numbers: ₱1 to ₱12 per bet, paying 0, 0.5, 1.5 or 3 times. No one can lose more than was
 * deposited. $1 merchant, $2 first and $3 last id, $4 start, $5 days, $6 currency.
 */
const BET_ROWS = `
  CREATE TEMP TABLE load_bet ON COMMIT DROP AS
  WITH drawn AS (
    SELECT m.id AS member_id, k, hashint4(m.id * 31 + k) & 2147483647 AS h
    FROM member m CROSS JOIN generate_series(0, ${BETS - 1}) AS k
    WHERE m.merchant_id = $1 AND m.id BETWEEN $2 AND $3
  ), bet AS (
    SELECT member_id, k, $4::timestamptz + ((k + (h % 1000) / 1000.0) / ${BETS} * $5) * interval '1 day' + interval '1 hour' AS at,
           (1 + h % 12) * 10000::bigint AS stake, h % 12 AS pick, (ARRAY[0, 0, 0, 5, 5, 15, 15, 30])[1 + (h / 16) % 8] AS tenths
    FROM drawn
  ), numbered AS (
    SELECT b.*, stake * tenths / 10 AS payout FROM bet b
  )
  SELECT n.*, a.id AS account_id, a.balance + coalesce(sum(n.payout - n.stake) OVER (PARTITION BY n.member_id ORDER BY n.k ROWS BETWEEN UNBOUNDED PRECEDING AND 1 PRECEDING), 0)::bigint AS before,
         g.game_code, g.vendor_code, nextval('ledger_entry_id_seq') AS id
  FROM numbered n
  JOIN ledger_account a ON a.member_id = n.member_id AND a.kind = 'MEMBER_MAIN' AND a.asset = $6
  JOIN (SELECT game_code, vendor_code, row_number() OVER (ORDER BY id) - 1 AS place FROM (
          SELECT id, game_code, vendor_code FROM game WHERE category = 'RNG' AND is_running ORDER BY id LIMIT 12) g) g ON g.place = n.pick
  ORDER BY n.at`

const ENTRIES = `
  INSERT INTO ledger_entry (id, created_at, merchant_id, type, asset, reference)
  SELECT id, at, $1, 'BET_SETTLED', $2, game_code FROM load_bet ORDER BY at`
const POSTINGS = `
  INSERT INTO ledger_posting (entry_id, line, created_at, account_id, member_id, amount, balance_after, code)
  SELECT b.id, l.line, b.at, l.account, l.member, l.amount, l.after, l.code
  FROM load_bet b, LATERAL (VALUES (1::smallint, b.account_id, b.member_id, -b.stake, b.before - b.stake, 'BET'),
    (2::smallint, b.account_id, b.member_id, b.payout, b.before - b.stake + b.payout, 'WIN'),
    (3::smallint, $1::bigint, NULL::integer, b.stake - b.payout, NULL::bigint, 'BET_SETTLED')) AS l (line, account, member, amount, after, code)
  WHERE l.amount <> 0 ORDER BY b.at`
const ROUNDS = `
  INSERT INTO game_round (id, created_at, settled_at, merchant_id, member_id, game_code, asset, is_trial, is_test, seed_pair_id, nonce, algorithm,
                          stake, payout, balance_before, balance_after, detail)
  SELECT id, at, at, $1, member_id, game_code, $2, false, false, -member_id, k, 'vendor/' || vendor_code, stake, payout, before, before - stake + payout, '{}'
  FROM load_bet ORDER BY at`
const BALANCES = `
  UPDATE ledger_account a SET balance = a.balance + b.won
  FROM (SELECT account_id, sum(payout - stake)::bigint AS won FROM load_bet GROUP BY 1) b WHERE a.id = b.account_id`
/** Each member logged in on the days with bets. */
const LOGINS = `
  INSERT INTO login_event (merchant_id, member_id, username, outcome, ip, device, at)
  SELECT $1, b.member_id, m.username, 'OK', '127.0.0.1', 'load', b.at - interval '5 minutes'
  FROM load_bet b JOIN member m ON m.id = b.member_id WHERE b.k % 3 = 0`

/** Returns how many bets; a chunk of members has all of its bets or none. */
export async function writeLoadPlay(
  { database: { pool }, ledger, say }: WorldDeps,
  { merchant, newcomers, days, from }: Play,
): Promise<number> {
  const { id, currency } = merchant
  const [house] = await ledger.resolveAccounts([houseAccount({ merchantId: id, asset: currency }, 'HOUSE_GAMES')])
  const months = await pool.query<{ month: string }>(
    `SELECT to_char(month, 'YYYY-MM-DD') AS month FROM generate_series(date_trunc('month', $1::timestamptz), $1::timestamptz + $2 * interval '1 day' + interval '1 month', interval '1 month') AS month`,
    [from, days],
  )
  for (const { month } of months.rows) await pool.query('SELECT ledger_create_partitions($1::date, 1)', [month])
  let written = 0
  for (const { first, last } of newcomers) {
    written += await inTransaction(pool, async (tx) => {
      await tx.query(BET_ROWS, [id, first, last, from, days, currency])
      await tx.query(ENTRIES, [id, currency])
      await tx.query(POSTINGS, [house])
      const rounds = await tx.query(ROUNDS, [id, currency])
      await tx.query(BALANCES)
      await tx.query(LOGINS, [id])
      return rounds.rowCount ?? 0
    })
    say?.(`  ${written.toLocaleString('en')} bets`)
  }
  return written
}
