/** Stored vendors' calls, rounds and transactions; read and written in the transaction that moves the money. */
import * as z from 'zod'
import type { VendorAccess } from '#prisma/client.ts'
import { freeReason, vendorAnswer } from '#contract/play/vendor-wallet/vendor-wallet.ts'
import { LIMIT_USE, type LimitUseRow } from '#server/features/identity/responsible-play/limit-use.sql.ts'
import { OPEN_BONUSES, type OpenBonusRow } from '#server/features/money/turnover/bonus/open-bonuses.sql.ts'
import { numberArray, type Prepared, textArray } from '#server/ledger/index.ts'
import { createBatcher } from '#server/platform/batcher.ts'
import type { Database, PoolClient, PrismaTransaction } from '#server/platform/database.ts'
import { stateKey, type VendorRoundState, type VendorTransactionState, type WalletState } from './wallet-state.ts'

type Named = readonly (readonly [vendorCode: string, key: string])[]
const columns = (named: Named) => [textArray(named.map(([code]) => code)), textArray(named.map(([, key]) => key))]

const ACCESSES: Prepared = {
  name: 'vendor_accesses',
  text: `SELECT id, vendor_code AS "vendorCode", is_enabled AS "isEnabled", secret, previous_secret AS "previousSecret",
    previous_until AS "previousUntil", after_win AS "afterWin", created_at AS "createdAt" FROM vendor_access WHERE vendor_code = ANY ($1::text[])`,
}

const KEYS = 'unnest($1::text[], $2::text[]) AS k (vendor_code, key)'
const ANSWERS: Prepared = {
  name: 'vendor_answers',
  text: `SELECT a.vendor_code AS "vendorCode", a.request_key AS key, a.fingerprint, a.answer
  FROM ${KEYS} JOIN vendor_answer a ON a.vendor_code = k.vendor_code AND a.request_key = k.key`,
}
const TRANSACTIONS: Prepared = {
  name: 'vendor_transactions',
  text: `SELECT t.vendor_code AS "vendorCode", t.key, t.kind, t.round_key AS "roundKey", t.member_id AS "memberId", t.debited, t.credited,
    t.reason, t.fingerprint, t.rolled_back_at IS NOT NULL AS "isRolledBack"
  FROM ${KEYS} JOIN vendor_transaction t ON t.vendor_code = k.vendor_code AND t.key = k.key`,
}
const ROUNDS: Prepared = {
  name: 'vendor_rounds',
  text: `SELECT r.vendor_code AS "vendorCode", r.key, r.merchant_id AS "merchantId", r.member_id AS "memberId", r.game_code AS "gameCode", r.asset,
    r.state, r.staked, r.won, r.round_id AS "rowId", r.round_at AS "rowAt", r.opened_at AS "openedAt"
  FROM ${KEYS} JOIN vendor_round r ON r.vendor_code = k.vendor_code AND r.key = k.key`,
}
/** Open rounds without a call since $1, each with its bets not rolled back. Rounds of unknown merchants can't be ended, so come last. */
const FORGOTTEN = `SELECT r.vendor_code AS "vendorCode", r.key, r.merchant_id AS "merchantId", r.member_id AS "memberId", r.game_code AS "gameCode", r.asset,
    r.won, ARRAY(SELECT t.key FROM vendor_transaction t WHERE t.vendor_code = r.vendor_code AND t.round_key = r.key AND t.debited > 0
      AND t.rolled_back_at IS NULL ORDER BY t.at, t.key) AS bets
  FROM vendor_round r LEFT JOIN merchant m ON m.id = r.merchant_id
  WHERE r.state = 'OPEN' AND r.last_at < $1 ORDER BY m.id IS NULL, r.last_at LIMIT $2`
const PLAYERS: Prepared = {
  name: 'vendor_players',
  text: `SELECT id AS "memberId", status, excluded_until AS "excludedUntil", is_test AS "isTest", has_play_limit AS "hasPlayLimit"
  FROM member WHERE id = ANY ($1::integer[])`,
}

const ADD_ANSWERS: Prepared = {
  name: 'vendor_add_answers',
  text: `INSERT INTO vendor_answer (vendor_code, request_key, fingerprint, answer, at)
  SELECT v, k, f, a, $5 FROM ROWS FROM (unnest($1::text[]), unnest($2::text[]), unnest($3::text[]), jsonb_array_elements($4::jsonb)) AS n (v, k, f, a)`,
}

const ROUND_COLUMNS = `vendor_code TEXT, key TEXT, merchant_id INTEGER, member_id INTEGER, game_code TEXT, asset TEXT, state TEXT, staked BIGINT,
  won BIGINT, round_id BIGINT, round_at TIMESTAMPTZ, opened_at TIMESTAMPTZ`
const ADD_ROUNDS: Prepared = {
  name: 'vendor_add_rounds',
  text: `INSERT INTO vendor_round (vendor_code, key, merchant_id, member_id, game_code, asset, state, staked, won, round_id, round_at,
    opened_at, last_at, closed_at)
  SELECT n.*, $2::timestamptz, CASE WHEN n.state <> 'OPEN' THEN $2::timestamptz END FROM jsonb_to_recordset($1::jsonb) AS n (${ROUND_COLUMNS})`,
}
const CHANGE_ROUNDS: Prepared = {
  name: 'vendor_change_rounds',
  text: `UPDATE vendor_round r SET state = n.state, staked = n.staked, won = n.won, round_id = n.round_id, round_at = n.round_at,
    last_at = $2::timestamptz, closed_at = CASE WHEN n.state <> 'OPEN' THEN coalesce(r.closed_at, $2::timestamptz) END
  FROM jsonb_to_recordset($1::jsonb) AS n (${ROUND_COLUMNS}) WHERE r.vendor_code = n.vendor_code AND r.key = n.key`,
}

const TRANSACTION_COLUMNS = `vendor_code TEXT, key TEXT, kind TEXT, round_key TEXT, member_id INTEGER, debited BIGINT, credited BIGINT, reason TEXT,
  fingerprint TEXT, debit_entry_id BIGINT, credit_entry_id BIGINT, is_rolled_back BOOLEAN, rollback_entry_id BIGINT`
const ADD_TRANSACTIONS: Prepared = {
  name: 'vendor_add_transactions',
  text: `INSERT INTO vendor_transaction (vendor_code, key, kind, round_key, member_id, debited, credited, reason, fingerprint,
    debit_entry_id, credit_entry_id, at, rolled_back_at, rollback_entry_id)
  SELECT vendor_code, key, kind, round_key, member_id, debited, credited, reason, fingerprint, debit_entry_id, credit_entry_id, $2::timestamptz,
    CASE WHEN is_rolled_back THEN $2::timestamptz END, rollback_entry_id
  FROM jsonb_to_recordset($1::jsonb) AS n (${TRANSACTION_COLUMNS})`,
}
/** The only change to a stored transaction is its rollback. */
const ROLL_BACK: Prepared = {
  name: 'vendor_roll_back',
  text: `UPDATE vendor_transaction t SET rolled_back_at = $2::timestamptz, rollback_entry_id = n.rollback_entry_id
  FROM jsonb_to_recordset($1::jsonb) AS n (${TRANSACTION_COLUMNS}) WHERE t.vendor_code = n.vendor_code AND t.key = n.key`,
}

export interface PlayerRow {
  memberId: number
  status: string
  excludedUntil: Date | null
  isTest: boolean
  hasPlayLimit: boolean
}
export interface ForgottenRound extends Pick<
  VendorRoundState,
  'vendorCode' | 'key' | 'merchantId' | 'memberId' | 'gameCode' | 'asset' | 'won'
> {
  /** Keys of the bets' transactions. */
  bets: string[]
}
export interface NewAnswer {
  vendorCode: string
  requestId: string
  fingerprint: string
  answer: object
}
/** The current state of a transaction. */
export interface MadeTransaction {
  vendorCode: string
  key: string
  memberId: number
  debited: bigint
  credited: bigint
  isRolledBack: boolean
  /** The id of the round's row shown to players; null if there is none. */
  rowId: bigint | null
  /** When its round ended; null while it is open. */
  closedAt: Date | null
}
type RoundRow = Omit<VendorRoundState, 'isStored' | 'balanceBefore'>
type TransactionRow = Omit<VendorTransactionState, 'isStored' | 'steps'>
/** Entry ids, once the steps are posted. */
type Entries = Record<'debit' | 'credit' | 'rollback', bigint | null>

const storedAnswer = z.object({ vendorCode: z.string(), key: z.string(), fingerprint: z.string(), answer: vendorAnswer })
const textOf = (value: bigint | null) => (value === null ? null : String(value))

const roundJson = (rounds: readonly VendorRoundState[]) =>
  JSON.stringify(
    rounds.map((round) => ({
      vendor_code: round.vendorCode,
      key: round.key,
      merchant_id: round.merchantId,
      member_id: round.memberId,
      game_code: round.gameCode,
      asset: round.asset,
      state: round.state,
      staked: String(round.staked),
      won: String(round.won),
      round_id: typeof round.rowId === 'bigint' ? String(round.rowId) : null,
      round_at: round.rowAt,
      opened_at: round.openedAt,
    })),
  )
const transactionJson = (transactions: readonly (VendorTransactionState & { entries: Entries })[]) =>
  JSON.stringify(
    transactions.map((made) => ({
      vendor_code: made.vendorCode,
      key: made.key,
      kind: made.kind,
      round_key: made.roundKey,
      member_id: made.memberId,
      debited: String(made.debited),
      credited: String(made.credited),
      reason: made.reason,
      fingerprint: made.fingerprint,
      debit_entry_id: textOf(made.entries.debit),
      credit_entry_id: textOf(made.entries.credit),
      is_rolled_back: made.isRolledBack,
      rollback_entry_id: textOf(made.entries.rollback),
    })),
  )

export function createVendorWalletRepository({ pool, prisma }: Pick<Database, 'pool' | 'prisma'>) {
  /** Every call reads its vendor's access, and there are few vendors, so concurrent calls share a statement. */
  const accesses = createBatcher<string, VendorAccess | null>(async (vendorCodes) => {
    const { rows } = await pool.query<VendorAccess>({ ...ACCESSES, values: [vendorCodes] })
    const byCode = new Map(rows.map((row) => [row.vendorCode, row]))
    return vendorCodes.map((code) => byCode.get(code) ?? null)
  })

  return {
    access: accesses.submit,

    async answers(tx: PoolClient, named: Named): Promise<WalletState['answers']> {
      const { rows } = await tx.query({ ...ANSWERS, values: columns(named) })
      return new Map(
        rows.map((row) => {
          const { vendorCode, key, fingerprint, answer } = storedAnswer.parse(row)
          return [stateKey(vendorCode, key), { fingerprint, answer }]
        }),
      )
    },

    async transactions(tx: PoolClient, named: Named): Promise<WalletState['transactions']> {
      const { rows } = await tx.query<TransactionRow>({ ...TRANSACTIONS, values: columns(named) })
      const steps = { debit: null, credit: null, rollback: null }
      return new Map(
        rows.map((row) => [
          stateKey(row.vendorCode, row.key),
          { ...row, reason: z.nullable(freeReason).parse(row.reason), isStored: true, steps: { ...steps } },
        ]),
      )
    },

    async rounds(tx: PoolClient, named: Named): Promise<WalletState['rounds']> {
      if (named.length === 0) return new Map()
      const { rows } = await tx.query<RoundRow>({ ...ROUNDS, values: columns(named) })
      // The row of an open round already contains the balance before it, which never changes.
      return new Map(rows.map((row) => [stateKey(row.vendorCode, row.key), { ...row, balanceBefore: 0n, isStored: true }]))
    },

    async players(tx: PoolClient, memberIds: readonly number[]): Promise<PlayerRow[]> {
      return (await tx.query<PlayerRow>({ ...PLAYERS, values: [numberArray(memberIds)] })).rows
    },
    async openBonuses(tx: PoolClient, memberIds: readonly number[]): Promise<OpenBonusRow[]> {
      return (await tx.query<OpenBonusRow>(OPEN_BONUSES(numberArray(memberIds)))).rows
    },
    async limitUse(tx: PoolClient, memberIds: readonly number[], now: Date): Promise<LimitUseRow[]> {
      if (memberIds.length === 0) return []
      return (await tx.query<LimitUseRow>(LIMIT_USE(numberArray(memberIds), now.toISOString()))).rows
    },

    async addAnswers(tx: PoolClient, answers: readonly NewAnswer[], now: Date): Promise<void> {
      if (answers.length === 0) return
      const texts = (pick: (answer: NewAnswer) => string) => textArray(answers.map(pick))
      const values = [
        texts(({ vendorCode }) => vendorCode),
        texts(({ requestId }) => requestId),
        texts(({ fingerprint }) => fingerprint),
        JSON.stringify(answers.map(({ answer }) => answer)),
        now,
      ]
      await tx.query({ ...ADD_ANSWERS, values })
    },

    /** If another process adds the same name concurrently, this is a unique violation, and the call is decided again. */
    async keepRounds(tx: PoolClient, rounds: readonly VendorRoundState[], now: Date): Promise<void> {
      const [stored, added] = [rounds.filter(({ isStored }) => isStored), rounds.filter(({ isStored }) => !isStored)]
      await Promise.all([
        added.length > 0 && tx.query({ ...ADD_ROUNDS, values: [roundJson(added), now] }),
        stored.length > 0 && tx.query({ ...CHANGE_ROUNDS, values: [roundJson(stored), now] }),
      ])
    },
    async keepTransactions(
      tx: PoolClient,
      transactions: readonly (VendorTransactionState & { entries: Entries })[],
      now: Date,
    ): Promise<void> {
      const [stored, added] = [transactions.filter((made) => made.isStored), transactions.filter((made) => !made.isStored)]
      await Promise.all([
        added.length > 0 && tx.query({ ...ADD_TRANSACTIONS, values: [transactionJson(added), now] }),
        stored.length > 0 && tx.query({ ...ROLL_BACK, values: [transactionJson(stored), now] }),
      ])
    },

    async made(vendorCode: string, key: string, tx: PrismaTransaction = prisma): Promise<MadeTransaction | undefined> {
      const made = await tx.vendorTransaction.findUnique({ where: { vendorCode_key: { vendorCode, key } } })
      if (!made) return undefined
      const round = await tx.vendorRound.findUnique({ where: { vendorCode_key: { vendorCode, key: made.roundKey } } })
      const { memberId, debited, credited, rolledBackAt } = made
      const { roundId: rowId = null, closedAt = null } = round ?? {}
      return { vendorCode, key, memberId, debited, credited, isRolledBack: rolledBackAt !== null, rowId, closedAt }
    },
    async takeBackIn(
      tx: PrismaTransaction,
      { vendorCode, key }: MadeTransaction,
      rollbackEntryId: bigint | null,
      rolledBackAt: Date,
    ): Promise<void> {
      await tx.vendorTransaction.update({
        where: { vendorCode_key: { vendorCode, key } },
        data: { rolledBackAt, rollbackEntryId },
      })
    },
    /** Stores only one answer if the same call arrives concurrently. */
    async addAnswerIn(tx: PrismaTransaction, { requestId, ...rest }: NewAnswer, at: Date): Promise<void> {
      await tx.vendorAnswer.createMany({ data: [{ ...rest, requestKey: requestId, at }], skipDuplicates: true })
    },

    async forgotten(before: Date, most: number): Promise<ForgottenRound[]> {
      return (await pool.query<ForgottenRound>(FORGOTTEN, [before, most])).rows
    },

    /** Deletes answers that no vendor asks for any more; returns how many. */
    async forgetAnswers(before: Date): Promise<number> {
      return (await pool.query('DELETE FROM vendor_answer WHERE at < $1', [before])).rowCount ?? 0
    },
  }
}
export type VendorWalletRepository = ReturnType<typeof createVendorWalletRepository>
