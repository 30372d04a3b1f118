/** Presents deposits to members. */
import * as z from 'zod'
import {
  type BonusBlock,
  type DepositChannel,
  type DepositOrder,
  type DepositPromotion,
  depositState,
  PAY_TO,
  reviewReason,
} from '#contract/money/deposit/deposit-order.ts'
import { type Language, MONEY_SCALE } from '#contract/wire.ts'
import { presentRules } from '#server/features/money/turnover/bonus/bonus-rules.ts'
import { textIn } from '#server/platform/text-in.ts'
import { type Channel, type Promotion, readChannel, storedProof, termsTaken } from './deposit-offer.repository.ts'
import type { DepositRow } from './deposit.repository.ts'

/** As it was when the order was placed. */
export const storedPayTo = z.partialRecord(z.enum([...PAY_TO, 'qr', 'url']), z.string()).catch({})
export type StoredPayTo = z.output<typeof storedPayTo>

const NO_MINIMUM = -1n * MONEY_SCALE

export const presentChannel = (channel: Channel, step: bigint): DepositChannel => ({
  vendorId: channel.vendorId,
  vendorName: channel.name,
  min: channel.minAmount,
  max: channel.maxAmount,
  fixAmounts: channel.fixedAmounts,
  isFixedOnly: channel.isFixedOnly,
  mcsBankCode: channel.mcsBankCode,
  banks: channel.banks,
  method: channel.method,
  feeRate: channel.feeRate,
  feeFixed: channel.feeFixed,
  step,
  proof: channel.proof,
  minutes: channel.minutes,
  coin: channel.coin ? { code: channel.coin, network: channel.payTo.network ?? '', rate: channel.rate } : null,
})

interface Offer {
  /** The smallest amount of the currency. */
  step: bigint
  /** The minimum stake of the in-house table, in which a stake limit may be stated. */
  tableMinimum: bigint
  /** Why the member cannot claim it now. */
  blockedBy: BonusBlock | null
}

export const presentPromotion = (
  promotion: Promotion,
  language: Language,
  { step, tableMinimum, blockedBy }: Offer,
): DepositPromotion => ({
  promotionId: promotion.id,
  title: textIn(promotion.titles, language),
  note: textIn(promotion.notes, language),
  announcementId: promotion.announcementId,
  minDeposit: promotion.minDeposit ?? NO_MINIMUM,
  bonusRate: promotion.bonusRate,
  maxBonus: promotion.maxBonus,
  step,
  turnoverTimes: promotion.turnoverTimes,
  depositNumber: promotion.depositNumber,
  endsAt: promotion.endsAt?.getTime() ?? null,
  terms: presentRules(promotion, tableMinimum),
  blockedBy,
})

/** Where to pay is only shown while the order is unpaid. */
export function presentDeposit(row: DepositRow, language: Language): DepositOrder {
  const channel = readChannel(row.channel)
  const state = depositState.parse(row.state) as DepositOrder['state']
  const payTo = state === 'OPEN' ? storedPayTo.parse(row.payTo) : {}
  return {
    depositId: row.number,
    type: channel.type,
    method: channel.method,
    vendorId: channel.vendorId,
    vendorName: row.channelName,
    amount: row.amount,
    fee: row.fee,
    credited: row.amount - row.fee,
    bonus: row.bonus,
    promotion: textIn(termsTaken(row)?.titles ?? {}, language),
    state,
    reviewOf: row.reviewOf === null ? null : (reviewReason.parse(row.reviewOf) as DepositOrder['reviewOf']),
    reason: row.reason,
    payTo: PAY_TO.flatMap((key) => (payTo[key] ? [{ key, value: payTo[key] }] : [])),
    qrCode: payTo.qr ?? null,
    redirectUrl: payTo.url ?? null,
    proof: storedProof.parse(row.proofKind),
    payerReference: row.payerReference,
    hasPicture: row.proof !== null,
    createdAt: row.createdAt.getTime(),
    expiresAt: row.expiresAt.getTime(),
    endedAt: row.endedAt?.getTime() ?? null,
  }
}
