/** Money in vendors' wallets, and their locks, at merchants with a wallet per vendor. */
import { transferNumber } from '#server/features/money/wallet-transfer/wallet-sides.ts'
import { type HistoryEntry, type ImportedEntry, vendorKind } from '#server/ledger/index.ts'
import type { Database, PoolClient } from '#server/platform/database.ts'
import { newId } from '#server/platform/ids.ts'
import type { BuilderDeps } from './context.ts'
import { assetOfMember } from './money.ts'
import { insertRows } from './rows.ts'

/** A move between two wallets as one history entry; an empty code is the main wallet. */
export type TransferEntry = HistoryEntry & { transfer: { id: bigint; from: string; to: string; amount: bigint } }

/** Reserves ids for moves. */
export async function reserveTransferIds({ pool }: Pick<Database, 'pool'>, count: number): Promise<bigint[]> {
  const { rows } = await pool.query<{ id: bigint }>(
    `SELECT nextval(pg_get_serial_sequence('wallet_transfer', 'id')) AS id FROM generate_series(1, $1)`,
    [count],
  )
  return rows.map(({ id }) => id)
}

const kindOf = (vendor: string) => (vendor ? { kind: vendorKind(vendor) } : {})

export const transferEntry = (
  { merchantId, memberId, asset }: Pick<HistoryEntry, 'merchantId' | 'memberId' | 'asset'>,
  at: Date,
  transfer: TransferEntry['transfer'],
): TransferEntry => ({
  merchantId,
  memberId,
  asset,
  at,
  type: 'TRANSFER',
  reference: transferNumber(transfer.id),
  // Required but unused: the two moves cancel out.
  house: 'ROUNDING',
  moves: [
    { amount: -transfer.amount, code: 'TRANSFER_OUT', ...kindOf(transfer.from) },
    { amount: transfer.amount, code: 'TRANSFER_IN', ...kindOf(transfer.to) },
  ],
  transfer,
})

/** For `importHistory`: writes the rows of the moves among the entries, in the same transaction. */
export async function writeTransfers(tx: PoolClient, imported: readonly ImportedEntry[]): Promise<void> {
  const moves = imported.filter((entry): entry is ImportedEntry & { row: TransferEntry } => 'transfer' in entry.row)
  await insertRows(
    tx,
    'wallet_transfer',
    moves.map(({ row: { transfer, merchantId, memberId, asset, at }, entryId }) => ({
      id: transfer.id,
      merchant_id: merchantId,
      member_id: memberId,
      request_id: newId(),
      asset,
      from_vendor: transfer.from,
      to_vendor: transfer.to,
      amount: transfer.amount,
      state: 'DONE',
      entry_id: entryId,
      created_at: at,
    })),
  )
}

export interface WalletTransferDetails {
  member: { id: number }
  /** Code of a vendor; absent = the main wallet. */
  from?: string
  to?: string
  amount: bigint
  at?: Date
}

export async function createWalletTransfer(
  { database, ledger, clock }: BuilderDeps,
  { member, from = '', to = '', amount, at = clock.now() }: WalletTransferDetails,
): Promise<void> {
  const { merchantId, type, merchant } = await database.prisma.member.findUniqueOrThrow({
    where: { id: member.id },
    include: { merchant: true },
  })
  const owner = { merchantId, memberId: member.id, asset: assetOfMember({ type, merchant }) }
  const [id = 0n] = await reserveTransferIds(database, 1)
  await ledger.importHistory([transferEntry(owner, at, { id, from, to, amount })], writeTransfers)
}

export interface WalletLockDetails {
  member: { id: number; merchantId: number }
  operator: { id: number }
  /** Code of a vendor; absent = all transfers of the member. */
  vendor?: string
  reason?: string
}

export async function createWalletLock(
  { database: { prisma }, clock }: BuilderDeps,
  { member, operator, vendor = '', reason = 'looked at by the house' }: WalletLockDetails,
): Promise<void> {
  await prisma.walletLock.create({
    data: {
      memberId: member.id,
      merchantId: member.merchantId,
      vendorCode: vendor,
      reason,
      lockedById: operator.id,
      lockedAt: clock.now(),
    },
  })
}
