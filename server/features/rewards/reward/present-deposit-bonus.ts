/** Bonuses with a deposit, in the order of the promotions page. Pure. */
import type { DepositOffer } from '#contract/rewards/reward/reward.ts'
import type { OwnBonus } from '#server/features/money/deposit/deposit-bonuses.ts'

const ORDER: readonly DepositOffer['state'][] = ['READY', 'LATER', 'BLOCKED', 'CLAIMED', 'GUEST']

function stateOf({ promotion: { blockedBy }, isLater }: OwnBonus): DepositOffer['state'] {
  if (blockedBy === 'CLAIMED') return 'CLAIMED'
  if (isLater) return 'LATER'
  return blockedBy ? 'BLOCKED' : 'READY'
}

export const presentDepositBonuses = (bonuses: readonly OwnBonus[]): DepositOffer[] =>
  bonuses
    .map((bonus): DepositOffer => ({ ...bonus.promotion, state: stateOf(bonus) }))
    .toSorted((one, other) => ORDER.indexOf(one.state) - ORDER.indexOf(other.state))
