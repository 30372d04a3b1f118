/** The bonus in the address: whether this deposit can have it, and the amount to suggest. */
import type { BonusBlock, DepositChannel, DepositPromotion } from '#contract/money/deposit/deposit-order.ts'
import { minimumOf } from './deposit-amount.ts'

type Limits = Pick<DepositChannel, 'min' | 'max' | 'fixAmounts' | 'isFixedOnly'>

/** The smallest amount of the channel that is enough for the bonus; none for a bonus without a minimum, or above the channel. */
export function suggestedAmount({ min, max, fixAmounts, isFixedOnly }: Limits, promotion: DepositPromotion): bigint | undefined {
  const least = minimumOf(promotion)
  if (least === 0n) return undefined
  const amounts = isFixedOnly ? fixAmounts : [least > min ? least : min]
  return amounts.toSorted((one, other) => (one < other ? -1 : 1)).find((amount) => amount >= least && amount <= max)
}

export type WantedProblem = { kind: 'ABSENT' | BonusBlock } | { kind: 'LOW'; min: bigint; suggestion: bigint | undefined }

/** Why the bonus cannot be had with this amount; none if it can. */
export function wantedProblem(
  promotion: DepositPromotion | undefined,
  amount: bigint | undefined,
  channel: Limits,
): WantedProblem | undefined {
  if (!promotion) return { kind: 'ABSENT' }
  if (promotion.blockedBy) return { kind: promotion.blockedBy }
  const min = minimumOf(promotion)
  return (amount ?? 0n) < min ? { kind: 'LOW', min, suggestion: suggestedAmount(channel, promotion) } : undefined
}
