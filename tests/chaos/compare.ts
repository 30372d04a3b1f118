/** Whether everything acknowledged exists, exactly once, and nothing else. */
import type { Container } from '#server/container.ts'
import { BILL, type Payouts } from './payouts.ts'
import type { Work } from './work.ts'

/** Once everything was acknowledged, nothing waits. */
const OPEN_SQL = `
  SELECT 'round ' || id AS id FROM game_round WHERE settled_at IS NULL
  UNION ALL SELECT 'round ' || key FROM vendor_round WHERE state = 'OPEN'
  UNION ALL SELECT 'round ' || id FROM provider_round WHERE state NOT IN ('CLOSED', 'REFUSED')
  UNION ALL SELECT 'call ' || id FROM provider_call WHERE answered_at IS NULL`

export async function compare(
  { database, ledger }: Container,
  { done, merchant, payees }: Work,
  payouts: Payouts,
): Promise<string[]> {
  const faults: string[] = []
  const list = async (what: string, text: string, acknowledged: Set<string | number>) => {
    const { rows } = await database.pool.query<{ id: string }>(text, [merchant.id])
    const found = rows.map(({ id }) => id)
    const there = new Set(found)
    const missing = [...acknowledged].filter((id) => !there.has(String(id)))
    const unknown = found.filter((id) => !acknowledged.has(id) && !acknowledged.has(Number(id)))
    if (missing.length > 0) faults.push(`${what} acknowledged but missing: ${missing.join(', ')}`)
    if (unknown.length > 0) faults.push(`${what} done but never acknowledged: ${unknown.join(', ')}`)
    if (found.length !== acknowledged.size) faults.push(`${what}: ${found.length} done, ${acknowledged.size} acknowledged`)
  }
  await list('deposits', `SELECT number AS id FROM deposit WHERE merchant_id = $1 AND state <> 'EXPIRED'`, done.deposits)
  await list('paid withdrawals', `SELECT id::text FROM withdrawal WHERE merchant_id = $1 AND state = 'PAID'`, done.paid)
  await list('rejected withdrawals', `SELECT id::text FROM withdrawal WHERE merchant_id = $1 AND state <> 'PAID'`, done.rejected)
  await list(
    'transfers',
    `SELECT 'D' || lpad(id::text, 8, '0') AS id FROM downline_transfer WHERE merchant_id = $1`,
    done.transfers,
  )
  await list('rewards', `SELECT id::text FROM reward_ticket WHERE merchant_id = $1`, done.claims)
  await list('bets', `SELECT id::text FROM game_round WHERE merchant_id = $1 AND seed_pair_id IS NOT NULL`, done.bets)
  await list('spins', `SELECT key AS id FROM vendor_round WHERE merchant_id = $1`, done.spins)
  await list('flights', `SELECT id::text FROM crash_bet WHERE merchant_id = $1`, done.flights)
  const { rows: open } = await database.pool.query<{ id: string }>(OPEN_SQL)
  faults.push(...open.map(({ id }) => `${id} was left open`))
  const owed = [...done.balances, ...payees.map(({ id }) => [id, BigInt(payouts.count() / payees.length) * BILL] as const)]
  for (const [memberId, expected] of owed) {
    const balance = await ledger.balanceOf(memberId, 'PHP')
    const locked = await ledger.balanceOf(memberId, 'PHP', undefined, 'MEMBER_LOCKED')
    if (balance !== expected || locked !== 0n)
      faults.push(`member ${memberId} has ${balance} and ${locked} set aside, not ${expected}`)
  }
  const payments = await database.prisma.agentBillPayment.count()
  if (payments !== payouts.count()) faults.push(`${payments} payouts for ${payouts.count()} bills`)
  return faults
}
