/** Money set aside (LED-06): from the main account to the locked one, then on to its purpose or back. */
import type { Pool } from '#server/platform/database.ts'
import type { Clock } from '#server/platform/clock.ts'
import { houseAccount, type EntryType, type HouseKind, memberAccount } from './chart.ts'
import type { Entry, Posted } from './entry.ts'
import { inTransaction, type Prepared, queryIn, type Transaction } from './transaction.ts'

export interface HoldRequest {
  merchantId: number
  memberId: number
  asset: string
  amount: bigint
  /** What it is for, with `reference` unique: `WITHDRAWAL` `W123`. */
  type: string
  reference: string
  /** After this instant it can only be voided; `expireHolds` does so. */
  expiresAt?: Date
}
export interface Held {
  holdId: bigint
  entryId: bigint
  /** Balance of the main account after it. */
  balance: bigint
  isReplay: boolean
}
export interface Resolution {
  /** The hold's state now: a hold that has expired can't be posted any more and is VOIDED. */
  state: 'POSTED' | 'VOIDED'
  /** False if it was in this state already. */
  hasChanged: boolean
}

/** Where held money goes: to one house account, less a fee if there is one. */
export interface HoldPurpose {
  to: HouseKind
  type: EntryType
  /** Part of the amount; the rest goes to `to`. */
  fee?: bigint
}

interface HoldRow {
  id: bigint
  merchant_id: number
  member_id: number
  asset: string
  amount: bigint
  type: string
  reference: string
  state: 'PENDING' | 'POSTED' | 'VOIDED'
  expires_at: Date | null
}

const EXPIRED_AT_ONCE = 100
const FIND: Prepared = {
  name: 'ledger_find_hold',
  text: 'SELECT id FROM ledger_hold WHERE type = $1::text AND reference = $2::text',
}
const LOCK: Prepared = {
  name: 'ledger_lock_hold',
  text: `SELECT h.id, h.merchant_id, h.member_id, a.asset, h.amount, h.type, h.reference, h.state, h.expires_at
  FROM ledger_hold h JOIN ledger_account a ON a.id = h.account_id WHERE h.id = $1::bigint FOR UPDATE OF h`,
}
const INSERT: Prepared = {
  name: 'ledger_insert_hold',
  text: `INSERT INTO ledger_hold (merchant_id, member_id, account_id, locked_account_id, amount, type, reference, entry_id, created_at, expires_at)
  VALUES ($1::integer, $2::integer, $3::bigint, $4::bigint, $5::bigint, $6::text, $7::text, $8::bigint, $9::timestamptz, $10::timestamptz) RETURNING id`,
}
const RESOLVE: Prepared = {
  name: 'ledger_resolve_hold',
  text: `UPDATE ledger_hold SET state = $2::text, resolve_entry_id = $3::bigint, resolved_at = $4::timestamptz WHERE id = $1::bigint`,
}

interface Deps {
  pool: Pool
  clock: Clock
  postIn(tx: Transaction, entry: Entry): Promise<Posted>
  resolve(addresses: ReturnType<typeof memberAccount>[], tx: Transaction): Promise<bigint[]>
}

export function createHolds({ pool, clock, postIn, resolve }: Deps) {
  const within = <T>(tx: Transaction | undefined, work: (tx: Transaction) => Promise<T>) =>
    tx ? work(tx) : inTransaction(pool, work)

  async function hold(request: HoldRequest, outer?: Transaction): Promise<Held> {
    const { merchantId, memberId, amount, type, reference, expiresAt } = request
    const main = memberAccount(request)
    const locked = memberAccount(request, 'MEMBER_LOCKED')
    return within(outer, async (tx) => {
      const posted = await postIn(tx, {
        key: `hold:${type}:${reference}`,
        type: 'HOLD',
        reference,
        lines: [
          { account: main, amount: -amount, code: type },
          { account: locked, amount, code: type },
        ],
      })
      const summary = { entryId: posted.entryId, balance: posted.balances[0]!, isReplay: posted.status === 'replayed' }
      if (summary.isReplay) {
        const [row] = await queryIn<{ id: bigint }>(tx, FIND, [type, reference])
        return { holdId: row!.id, ...summary }
      }
      const [mainId, lockedId] = await resolve([main, locked], tx)
      const [row] = await queryIn<{ id: bigint }>(tx, INSERT, [
        merchantId,
        memberId,
        String(mainId),
        String(lockedId),
        String(amount),
        type,
        reference,
        String(posted.entryId),
        clock.now().toISOString(),
        expiresAt?.toISOString() ?? null,
      ])
      return { holdId: row!.id, ...summary }
    })
  }

  /** Locks the hold before its accounts. Every hold is resolved here, so the order is always the same. */
  async function resolveHold(holdId: bigint, wanted: 'POSTED' | 'VOIDED', purpose: HoldPurpose | undefined, outer?: Transaction) {
    return within(outer, async (tx): Promise<Resolution> => {
      const [row] = await queryIn<HoldRow>(tx, LOCK, [String(holdId)])
      if (!row) throw new Error(`hold ${holdId} does not exist`)
      if (row.state !== 'PENDING') return { state: row.state, hasChanged: false }
      const hasExpired = row.expires_at !== null && new Date(row.expires_at) <= clock.now()
      const state = hasExpired ? 'VOIDED' : wanted
      const of = { merchantId: row.merchant_id, memberId: row.member_id, asset: row.asset }
      const isPosted = state === 'POSTED' && purpose
      const type = isPosted ? purpose.type : 'HOLD_VOID'
      const fee = isPosted ? (purpose.fee ?? 0n) : 0n
      const { entryId } = await postIn(tx, {
        key: `hold:${holdId}:resolve`,
        type,
        reference: row.reference,
        lines: [
          { account: memberAccount(of, 'MEMBER_LOCKED'), amount: -row.amount, code: type },
          { account: isPosted ? houseAccount(of, purpose.to) : memberAccount(of), amount: row.amount - fee, code: type },
          ...(fee > 0n ? [{ account: houseAccount(of, 'FEES'), amount: fee, code: `${type}_FEE` }] : []),
        ],
      })
      await queryIn(tx, RESOLVE, [String(holdId), state, String(entryId), clock.now().toISOString()])
      return { state, hasChanged: true }
    })
  }

  return {
    /** Throws `account.balance.not.enough`; the same type and reference with another amount throws `idempotency.key.reused`. */
    hold,
    /** Moves the money to a house account. Check `state`: a hold that has expired is voided instead. */
    settleHold: (holdId: bigint, purpose: HoldPurpose, tx?: Transaction) => resolveHold(holdId, 'POSTED', purpose, tx),
    /** Returns the money to the main account. */
    voidHold: (holdId: bigint, tx?: Transaction) => resolveHold(holdId, 'VOIDED', undefined, tx),
    /** Voids expired holds, each in its own transaction, so that a failure stops no other. Returns how many. */
    async expireHolds(): Promise<number> {
      const { rows } = await pool.query<{ id: bigint }>(
        `SELECT id FROM ledger_hold WHERE state = 'PENDING' AND expires_at <= $1 ORDER BY expires_at LIMIT ${EXPIRED_AT_ONCE}`,
        [clock.now()],
      )
      let voided = 0
      const failures: unknown[] = []
      for (const { id } of rows) {
        try {
          if ((await resolveHold(id, 'VOIDED', undefined)).hasChanged) voided += 1
        } catch (error) {
          failures.push(error)
        }
      }
      if (failures.length > 0) throw new AggregateError(failures, `${failures.length} holds could not be voided`)
      return voided
    },
  }
}
