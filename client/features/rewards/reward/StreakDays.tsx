import { Check } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { Reward } from '#contract/rewards/reward/reward.ts'
import { cx } from '#client/lib/class-names.ts'
import { daysDone } from './reward-parts.ts'
import { useRewardWords } from './use-reward-words.ts'
import styles from './RewardSheet.module.css'

/** Each day of a streak and its amount; finished days have a tick. */
export function StreakDays({ streak }: { streak: NonNullable<Reward['streak']> }) {
  const { t } = useTranslation('reward')
  const { money } = useRewardWords()
  const done = daysDone(streak)
  return (
    <ol className={styles.days} aria-label={t('days_in_a_row')}>
      {streak.amounts.map((amount, day) => (
        <li key={day} className={cx(day < done && styles.dayDone, day === done && styles.dayNext)}>
          <span>{t('day_number', { day: day + 1 })}</span>
          <strong>{money(amount)}</strong>
          {day < done && (
            <>
              <Check size={14} aria-hidden="true" />
              <span className="visually-hidden">{t('need_met')}</span>
            </>
          )}
        </li>
      ))}
    </ol>
  )
}
