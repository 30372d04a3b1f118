import { useTranslation } from 'react-i18next'
import type { ManagedReward } from '#contract/back-office/reward-campaigns.ts'
import { topPrize } from '#contract/rewards/spin/spin-sums.ts'
import { useWords } from '#client/lib/back-office/use-words.ts'

/** "₱25.00", "up to ₱2,000.00", "₱5.00 – ₱88.00", "₱5,000.00 a rain", "up to ₱888.00 a spin", "₱3,000.00 for the first". */
export function useAmountWords() {
  const { t } = useTranslation('reward-campaigns')
  const { money } = useWords()
  return ({ template, options }: ManagedReward['body']['rule']): string => {
    if (template === 'RESCUE' || template === 'REBATE' || template === 'REFERRAL' || template === 'GIFT')
      return t('up_to', { amount: money(options.amount) })
    if (template === 'RAIN') return t('per_rain', { amount: money(options.amount) })
    if (template === 'SPIN') return t('per_spin', { amount: money(topPrize(options.prizes)) })
    if (template === 'LUCKY_BET') return t('per_bet', { amount: money(topPrize(options.prizes)) })
    if (template === 'INVITE') return t('up_to', { amount: money(topPrize(options.milestones)) })
    if (template === 'LEADERBOARD') return t('first_place', { amount: money(options.amounts[0] ?? 0n) })
    if (!('amounts' in options)) return money(options.amount)
    // A rank may have no amount.
    const [first = 0n, ...rest] = options.amounts.filter((amount) => amount > 0n)
    const [least, most] = rest.reduce(([low, high], one) => [one < low ? one : low, one > high ? one : high], [first, first])
    return least === most ? money(most) : t('between', { least: money(least), most: money(most) })
  }
}
