import { useTranslation } from 'react-i18next'
import type { Reward } from '#contract/rewards/reward/reward.ts'
import { cx } from '#client/lib/class-names.ts'
import { daysDone } from './reward-parts.ts'
import { useRewardWords } from './use-reward-words.ts'
import styles from './Progress.module.css'

const STEPS = 1_000n
const shareOf = (done: bigint, required: bigint) => (done >= required ? 1 : Number((done * STEPS) / required) / Number(STEPS))

function Days({ streak }: { streak: NonNullable<Reward['streak']> }) {
  const { t } = useTranslation('reward')
  const done = daysDone(streak)
  return (
    <div>
      <p className={styles.words}>
        <span>{t('days_in_a_row')}</span>
        <span>
          <strong>{done}</strong> {t('of_days', { days: streak.amounts.length })}
        </span>
      </p>
      <div className={styles.pips} aria-hidden="true">
        {streak.amounts.map((_, day) => (
          <span key={day} className={cx(styles.pip, day < done && styles.done)} />
        ))}
      </div>
    </div>
  )
}

interface BetsProps {
  turnover: NonNullable<Reward['turnover']>
  label: string
}
function Bets({ turnover: { done, required }, label }: BetsProps) {
  const { money } = useRewardWords()
  return (
    <div>
      <p className={styles.words}>
        <span>{label}</span>
        <span>
          <strong>{money(done)}</strong> / {money(required)}
        </span>
      </p>
      <progress className={styles.bar} max={1} value={shareOf(done, required)} aria-label={label} />
    </div>
  )
}

/** Progress: days in a row, or the period's bets; nothing for rewards without progress. */
export function Progress({ template, streak, turnover }: Pick<Reward, 'template' | 'streak' | 'turnover'>) {
  const { t } = useTranslation('reward')
  if (!streak && !turnover) return null
  return (
    <div className={styles.progress}>
      {streak && <Days streak={streak} />}
      {turnover && <Bets turnover={turnover} label={t(template === 'SPIN' ? 'bets_to_spin' : 'bets')} />}
    </div>
  )
}
