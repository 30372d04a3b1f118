/** A ledger on a database of its own, and members with money, for tests of the ledger itself. */
import { createLedger, houseAccount, type Ledger, memberAccount } from '#server/ledger/index.ts'
import { SWEPT_FEATURES } from '#server/swept-features.ts'
import { createShiftableClock } from '#server/platform/clock.ts'
import { newId } from '#server/platform/ids.ts'
import { createLogger } from '#server/platform/logger.ts'
import { startDatabase } from './database.ts'

export const MERCHANT = 1
export const ASSET = 'PHP'
export const TRIAL_ASSET = 'PHP.TRIAL'
let lastMember = 1_000

/** A member whose money moves; the ledger needs no more than this. */
export const someone = (asset = ASSET) => ({ merchantId: MERCHANT, memberId: (lastMember += 1), asset })
export type Someone = ReturnType<typeof someone>

export async function startLedger() {
  const database = await startDatabase()
  const clock = createShiftableClock()
  const ledger = createLedger({ database, clock, logger: createLogger('silent'), swept: SWEPT_FEATURES })
  /** A member with `amount` on the main account. */
  async function funded(amount: bigint, asset = ASSET): Promise<Someone> {
    const member = someone(asset)
    await ledger.openAccounts({ ...member, assets: [asset] })
    if (amount > 0n) await ledger.post(deposit(member, amount))
    return member
  }
  /** A sweep's findings except causes: the members in these tests have no orders. */
  const drifts = async () => (await ledger.reconcile()).drifts.filter(({ kind }) => kind !== 'CAUSE')
  return { database, clock, ledger, funded, drifts, sums: () => sums(database) }
}

export const deposit = (member: Someone, amount: bigint, key = newId()): Parameters<Ledger['post']>[0] => ({
  key,
  type: 'DEPOSIT',
  reference: key,
  lines: [
    { account: memberAccount(member), amount },
    { account: houseAccount(member, 'DEPOSITS'), amount: -amount },
  ],
})

export const withdrawal = (member: Someone, amount: bigint, key = newId()): Parameters<Ledger['post']>[0] => ({
  key,
  type: 'WITHDRAWAL',
  reference: key,
  lines: [
    { account: memberAccount(member), amount: -amount },
    { account: houseAccount(member, 'WITHDRAWALS'), amount },
  ],
})

/** Entries that do not sum to zero, and the sum of everything: always none, and 0. */
async function sums(database: Awaited<ReturnType<typeof startDatabase>>) {
  const { rows } = await database.pool.query<{ total: string; unbalanced: number }>(`
    SELECT coalesce(sum(total), 0)::text AS total, count(*) FILTER (WHERE total <> 0)::integer AS unbalanced
    FROM (SELECT sum(amount) AS total FROM ledger_posting GROUP BY entry_id) per_entry`)
  return rows[0]!
}
