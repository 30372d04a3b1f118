/** The terms of an order by channel and amount: limits, fee, where to pay. Pure. */
import { depositBonus, depositFee, isForDeposit } from '#contract/money/deposit/deposit-order.ts'
import { moneyToWire } from '#contract/wire.ts'
import { AppError } from '#server/platform/app-error.ts'
import { COIN_SCALE, coinText } from '#server/platform/coin-amount.ts'
import { roundMoney } from '#server/platform/money-rounding.ts'
import type { Channel, PromotionTerms } from './deposit-offer.repository.ts'
import type { StoredPayTo } from './present-deposit.ts'

type Limits = Pick<Channel, 'minAmount' | 'maxAmount' | 'fixedAmounts' | 'isFixedOnly' | 'feeRate' | 'feeFixed'>

/** LED-14: throws with the limits. Also refuses a deposit that its fee would use up. */
export function checkAmount(channel: Limits, amount: bigint, step: bigint): void {
  const { minAmount, maxAmount, fixedAmounts, isFixedOnly } = channel
  const isOffered = !isFixedOnly || fixedAmounts.includes(amount)
  if (amount >= minAmount && amount <= maxAmount && isOffered && depositFee(channel, amount, step) < amount) return
  throw new AppError('deposit.invalid.amount', {
    data: {
      min: moneyToWire(minAmount),
      max: moneyToWire(maxAmount),
      ...(isFixedOnly ? { fixAmounts: fixedAmounts.map(moneyToWire) } : {}),
    },
  })
}

/** The channel's terms stored with an order, so later changes do not affect it. */
export const orderTerms = ({ name, feeRate, feeFixed, proof }: Pick<Channel, 'name' | 'feeRate' | 'feeFixed' | 'proof'>) => ({
  channelName: name,
  feeRate,
  feeFixed,
  proofKind: proof,
})

/** Rounded up: the coins are never worth less than the amount. */
export const coinAmount = (rate: bigint, amount: bigint): string => coinText(roundMoney(amount * COIN_SCALE, rate, 'up'))

const plain = (amount: bigint) => moneyToWire(amount).toFixed(2)

export function payToOf(channel: Channel, amount: bigint, remark: string): StoredPayTo {
  const { bank, holder, number, address, network, qr } = channel.payTo
  if (channel.method === 'CRYPTO') {
    const coins = coinAmount(channel.rate, amount)
    return { address, network, coinAmount: coins, qr: `${channel.coin.toLowerCase()}:${address}?amount=${coins}` } as StoredPayTo
  }
  if (channel.method === 'QR')
    return { holder, number, qr: `${qr ?? channel.vendorId}?to=${number}&amount=${plain(amount)}&ref=${remark}` } as StoredPayTo
  if (channel.method === 'TRANSFER')
    return { bank, holder, number, ...(channel.proof === 'REMARK' ? { remark } : {}) } as StoredPayTo
  return {}
}

/** A promotion's bonus for an amount; 0 below the minimum, or if the promotion is for a different deposit than the next. */
export function bonusOf(promotion: PromotionTerms, amount: bigint, confirmed: number, step: bigint): bigint {
  if (!isForDeposit(promotion, confirmed)) return 0n
  if (promotion.minDeposit !== null && amount < promotion.minDeposit) return 0n
  return depositBonus(promotion, amount, step)
}
