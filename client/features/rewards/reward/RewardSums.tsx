import { ArrowRight, Repeat } from 'lucide-react'
import type { Reward } from '#contract/rewards/reward/reward.ts'
import { isUpTo, requiredBets } from './reward-parts.ts'
import { useRewardWords } from './use-reward-words.ts'
import styles from './RewardSheet.module.css'

/** What one gets and what it takes before a withdrawal, as two figures and as a sentence. */
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
  return (
    <>
      <dl className={styles.sums}>
        <div className={styles.gain}>
          <dt>{t(`get_${paidAs}`)}</dt>
          <dd>{figure(amount)}</dd>
        </div>
        {turnoverTimes > 0 && (
          <>
            <ArrowRight size={18} aria-hidden="true" className={styles.arrow} />
            <div>
              <dt>{t('bet_first')}</dt>
              <dd>{figure(bets)}</dd>
            </div>
          </>
        )}
      </dl>
      <p className={styles.rule}>
        <Repeat size={22} aria-hidden="true" />
        <span>{rule()}</span>
      </p>
    </>
  )
}
