/** Deposit channels, deposit bonuses, and orders in any state. Confirmed orders are made through the ledger elsewhere. */
import type { BonusPeriod, OnWithdrawal } from '#contract/money/turnover/bonus-terms.ts'
import type { GameCategory } from '#contract/game-category.ts'
import { depositFee, type DepositMethod, type DepositState, type ReviewReason } from '#contract/money/deposit/deposit-order.ts'
import type { Language } from '#contract/wire.ts'
import type { Database } from '#server/platform/database.ts'
import { amount } from './amount.ts'
import { unique } from './unique.ts'

/** A centavo. */
const SMALLEST = 100n

export interface DepositChannelDetails {
  type?: string
  method?: DepositMethod
  vendorId?: string
  name?: string
  minAmount?: bigint
  maxAmount?: bigint
  fixedAmounts?: bigint[]
  isFixedOnly?: boolean
  feeRate?: number
  feeFixed?: bigint
  banks?: { bankCode: string; bankType: string }[]
  proof?: 'NONE' | 'REMARK' | 'TRANSACTION_ID'
  payTo?: Record<string, string>
  coin?: string
  rate?: bigint
  minutes?: number
  isEnabled?: boolean
  sortIndex?: number
}
const TYPE_OF = { TRANSFER: 'MT', QR: 'GCASH', GATEWAY: 'PG', CRYPTO: 'BTC' } as const satisfies Record<DepositMethod, string>

/** Run by the merchant: a transfer to its bank, unless another method is named. */
export function createDepositChannel({ prisma }: Database, merchant: { id: number }, details: DepositChannelDetails = {}) {
  const { method = 'TRANSFER' } = details
  const name = details.name ?? unique('Bank')
  return prisma.depositChannel.create({
    data: {
      type: TYPE_OF[method],
      vendorId: unique('V').toUpperCase(),
      minAmount: amount(100),
      maxAmount: amount(50_000),
      fixedAmounts: [amount(100), amount(500), amount(1_000)],
      proof: method === 'TRANSFER' ? 'REMARK' : 'NONE',
      payTo: { bank: name, holder: 'Palaro Inc.', number: '0012345678', address: 'bc1qexample', network: 'Bitcoin' },
      ...(method === 'CRYPTO' ? { coin: 'BTC', rate: amount(3_500_000) } : {}),
      ...details,
      method,
      name,
      merchantId: merchant.id,
    },
  })
}
export type DepositChannelRecord = Awaited<ReturnType<typeof createDepositChannel>>

export interface DepositPromotionDetails {
  titles?: Partial<Record<Language, string>>
  notes?: Partial<Record<Language, string>>
  minDeposit?: bigint | null
  bonusRate?: number
  maxBonus?: bigint
  turnoverTimes?: number
  maxStakeRate?: number
  maxStake?: bigint | null
  minOdds?: number
  maxOdds?: number
  /** Parts per million by kind of game. */
  contribution?: Partial<Record<GameCategory, number>>
  maxRelease?: number
  validDays?: number
  period?: BonusPeriod
  onWithdrawal?: OnWithdrawal
  budget?: bigint
  depositNumber?: number
  announcementId?: number | null
  startsAt?: Date
  endsAt?: Date | null
  isEnabled?: boolean
  sortIndex?: number
}
/** By default half of the deposit on top, to be played five times. */
export const createDepositPromotion = (
  { prisma }: Database,
  merchant: { id: number },
  details: DepositPromotionDetails,
  now: Date,
) =>
  prisma.depositPromotion.create({
    data: {
      titles: { en: unique('Bonus') },
      minDeposit: null,
      bonusRate: 500_000,
      maxBonus: amount(1_000),
      turnoverTimes: 5,
      startsAt: now,
      ...details,
      merchantId: merchant.id,
    },
  })

export interface DepositOrderDetails {
  member: { id: number; merchantId: number }
  channel: { id: number; name: string; feeRate: number; feeFixed: bigint; proof: string; minutes: number }
  amount?: bigint
  state?: Exclude<DepositState, 'CONFIRMED'>
  reviewOf?: ReviewReason
  reason?: string
  payTo?: Record<string, string>
  payerReference?: string
  createdAt?: Date
}
const MINUTE_MS = 60_000
const UNDECIDED: readonly string[] = ['OPEN', 'REVIEW']

/** Unpaid, unless a state is given. */
export async function createDepositOrder({ prisma }: Database, details: DepositOrderDetails, now: Date) {
  const { member, channel, amount: sum = amount(500), state = 'OPEN', createdAt = now, ...rest } = details
  const expiresAt = new Date(createdAt.getTime() + channel.minutes * MINUTE_MS)
  const { id } = await prisma.deposit.create({
    data: {
      ...rest,
      number: unique('S').toUpperCase(),
      merchantId: member.merchantId,
      memberId: member.id,
      channelId: channel.id,
      amount: sum,
      askedAmount: sum,
      fee: depositFee(channel, sum, SMALLEST),
      channelName: channel.name,
      feeRate: channel.feeRate,
      feeFixed: channel.feeFixed,
      proofKind: channel.proof,
      state,
      createdAt,
      expiresAt,
      endedAt: UNDECIDED.includes(state) ? null : expiresAt,
    },
    select: { id: true },
  })
  // In the server's number format.
  return prisma.deposit.update({ where: { id }, data: { number: `D${String(id + 10_000_000n)}` } })
}
