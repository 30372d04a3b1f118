/** Bonuses with a deposit, in the order of the promotions page. Pure. */
import type { DepositOffer, RewardBlock } from '#contract/rewards/reward/reward.ts'
import type { OwnBonus } from '#server/features/money/deposit/deposit-bonuses.ts'

const ORDER: readonly DepositOffer['state'][] = ['READY', 'LATER', 'BLOCKED', 'CLAIMED', 'GUEST']

function stateOf(blockedBy: DepositOffer['blockedBy'], isLater: boolean): DepositOffer['state'] {
  if (blockedBy === 'CLAIMED') return 'CLAIMED'
  if (isLater) return 'LATER'
  return blockedBy ? 'BLOCKED' : 'READY'
}

/** `block` = what blocks all bonuses. */
export const presentDepositBonuses = (bonuses: readonly OwnBonus[], block: RewardBlock | null): DepositOffer[] =>
  bonuses
    .map(({ promotion, isLater }): DepositOffer => {
      const blockedBy = promotion.blockedBy ?? block
      return { ...promotion, blockedBy, state: stateOf(blockedBy, isLater) }
    })
    .toSorted((one, other) => ORDER.indexOf(one.state) - ORDER.indexOf(other.state))
