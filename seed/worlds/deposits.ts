/** Deposit channels; orders for the deposits of a world's history; and for QA one order in each state. */
import { createDepositChannel, createDepositPromotion, type DepositChannelDetails } from '#seed/builders/deposit.ts'
import { amount, type createBuilders } from '#seed/builders/index.ts'
import type { BonusPlan } from '#seed/reference/deposits.ts'
import { HOUR_MS, MINUTE_MS, type WorldDeps } from './context.ts'

export async function writeDepositOffer(
  { database, clock }: WorldDeps,
  merchant: { id: number },
  channels: readonly DepositChannelDetails[],
  bonuses: readonly BonusPlan[] = [],
  /** Of the site, by key. */
  promotionIds: ReadonlyMap<string, number> = new Map(),
): Promise<void> {
  for (const [sortIndex, channel] of channels.entries()) await createDepositChannel(database, merchant, { sortIndex, ...channel })
  for (const [sortIndex, { promotion, ...bonus }] of bonuses.entries()) {
    const announcementId = promotion === undefined ? null : (promotionIds.get(promotion) ?? null)
    await createDepositPromotion(database, merchant, { sortIndex, announcementId, ...bonus }, clock.now())
  }
}

/** Each deposit in the ledger gets an order: without a fee, through alternating channels, paid by that posting. */
const ORDERS_OF_HISTORY = `
  WITH ordered AS (
  INSERT INTO deposit (merchant_id, member_id, number, channel_id, amount, asked_amount, fee, channel_name, fee_rate, fee_fixed,
    proof_kind, state, created_at, expires_at, ended_at)
  SELECT e.merchant_id, p.member_id, 'H' || (10000000 + p.entry_id), o.id,
    p.amount, p.amount, 0, o.name, 0, 0, o.proof, 'CONFIRMED', p.created_at - interval '4 minutes', p.created_at + interval '11 minutes', p.created_at
  FROM ledger_posting p
  JOIN ledger_entry e ON e.id = p.entry_id AND e.created_at = p.created_at
  CROSS JOIN (SELECT array_agg(id ORDER BY id) AS ids FROM deposit_channel
    WHERE merchant_id = $1 AND fee_rate = 0 AND fee_fixed = 0) c
  JOIN deposit_channel o ON o.id = c.ids[1 + p.entry_id % array_length(c.ids, 1)]
  WHERE e.merchant_id = $1 AND e.type = 'DEPOSIT' AND p.member_id IS NOT NULL AND p.amount > 0
  ORDER BY p.created_at, p.entry_id
  RETURNING number, ended_at)
  INSERT INTO ledger_obligation (type, reference, entry_id, created_at)
  SELECT 'DEPOSIT', number, substr(number, 2)::bigint - 10000000, ended_at FROM ordered`

export async function writeDepositHistory({ database }: WorldDeps, merchantId: number): Promise<void> {
  await database.pool.query(ORDERS_OF_HISTORY, [merchantId])
}

type Builders = ReturnType<typeof createBuilders>

/** One member has an order in each state except paid, which needs the ledger. */
export async function writeDepositStates(
  deps: WorldDeps,
  given: Builders,
  member: { id: number; merchantId: number },
): Promise<void> {
  const channels = await deps.database.prisma.depositChannel.findMany({ where: { merchantId: member.merchantId } })
  const channel = (vendorId: string) => channels.find((one) => one.vendorId === vendorId)!
  const now = deps.clock.now().getTime()
  const order = (vendorId: string, hoursAgo: number, more: Omit<Parameters<Builders['depositOrder']>[0], 'member' | 'channel'>) =>
    given.depositOrder({
      ...more,
      member,
      channel: channel(vendorId),
      createdAt: new Date(now - hoursAgo * HOUR_MS - MINUTE_MS),
    })
  await order('PAYGATE', 50, { state: 'FAILED' })
  await order('GCASHQR', 40, { state: 'EXPIRED', amount: amount(300) })
  await order('PAYGATE', 30, { state: 'CANCELLED', amount: amount(2_000) })
  await order('BDOBANK', 20, { state: 'REJECTED', reason: 'Walang dumating na bayad', amount: amount(5_000) })
  await order('PAYGATE', 10, { state: 'REVIEW', reviewOf: 'PAID_TWICE', payerReference: 'PG-20261' })
  await order('PAYGATE', 8, { state: 'REVIEW', reviewOf: 'LATE', payerReference: 'PG-20262' })
  await order('BPIBANK', 1, { state: 'REVIEW', reviewOf: 'SAID_PAID', payerReference: 'BPI-778812', amount: amount(1_000) })
  await order('BDOBANK', 0, {
    amount: amount(1_000),
    payTo: { bank: 'BDO Unibank', holder: 'Palaro Entertainment Inc.', number: '0045 8801 2207', remark: 'QA' },
  })
}
