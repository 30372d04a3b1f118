import type { Reward } from '#contract/rewards/reward/reward.ts'
import { isUpTo, requiredBets } from './reward-parts.ts'
import { SumsShape } from './SumsShape.tsx'
import { useRewardWords } from './use-reward-words.ts'

/** The gain and the turnover required before a withdrawal, as two figures and as a sentence. */
export function RewardSums({ reward }: { reward: Reward }) {
  const { t, money } = useRewardWords()
  const { amount, paidAs, turnoverTimes, validDays } = reward
  const bets = requiredBets(reward)
  const figure = (sum: bigint) => (isUpTo(reward) ? t('at_most', { amount: money(sum) }) : money(sum))
  function rule(): string {
    if (turnoverTimes === 0) return t('rule_free')
    if (isUpTo(reward)) return t('rule_times', { times: turnoverTimes })
    const values = { bets: money(bets), count: validDays }
    if (paidAs === 'CASH') return t('rule_CASH', values)
    return t(validDays === 0 ? 'rule_BONUS' : 'rule_bonus_days', values)
  }
  const gain = { label: t(`get_${paidAs}`), value: figure(amount), isGain: true }
  return <SumsShape sums={turnoverTimes > 0 ? [gain, { label: t('bet_first'), value: figure(bets) }] : [gain]} rule={rule()} />
}
