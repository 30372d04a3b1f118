import { ArrowRight, Repeat } from 'lucide-react'
import type { Reward } from '#contract/rewards/reward/reward.ts'
import { requiredBets } from './reward-parts.ts'
import { useRewardWords } from './use-reward-words.ts'
import styles from './RewardSheet.module.css'

/** What one gets and what it takes before a withdrawal, as two figures and as a sentence. */
export function RewardSums({ reward }: { reward: Reward }) {
  const { t, money } = useRewardWords()
  const { amount, paidAs, turnoverTimes, validDays } = reward
  const bets = requiredBets(reward)
  const values = { amount: money(amount), bets: money(bets), count: validDays }
  const rule =
    turnoverTimes === 0
      ? t('rule_free')
      : paidAs === 'CASH'
        ? t('rule_CASH', values)
        : t(validDays === 0 ? 'rule_BONUS' : 'rule_bonus_days', values)
  return (
    <>
      <dl className={styles.sums}>
        <div className={styles.gain}>
          <dt>{t(`get_${paidAs}`)}</dt>
          <dd>{money(amount)}</dd>
        </div>
        {turnoverTimes > 0 && (
          <>
            <ArrowRight size={18} aria-hidden="true" className={styles.arrow} />
            <div>
              <dt>{t('bet_first')}</dt>
              <dd>{money(bets)}</dd>
            </div>
          </>
        )}
      </dl>
      <p className={styles.rule}>
        <Repeat size={22} aria-hidden="true" />
        <span>{rule}</span>
      </p>
    </>
  )
}
