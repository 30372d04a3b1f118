import { CircleSlash2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { SpinGame } from '#contract/rewards/spin/spin.ts'
import { cx } from '#client/lib/class-names.ts'
import { Card } from '#client/ui/index.ts'
import styles from './Prizes.module.css'
import { oddsOf, tonesOf } from './spin-parts.ts'
import tones from './SpinTones.module.css'
import { useSpinWords } from './use-spin-words.ts'

/** Every prize with its chance, and the turnover required before a withdrawal. */
export function Prizes({ game: { prizes, reward } }: { game: SpinGame }) {
  const { t, money, chance } = useSpinWords()
  const { t: rewardText } = useTranslation('reward')
  const tone = tonesOf(prizes)
  const { turnoverTimes } = reward
  return (
    <section aria-label={t('prizes')}>
      <Card className={styles.card}>
        <table className={styles.table}>
          <caption>{t('prizes')}</caption>
          <thead>
            <tr>
              <th scope="col">{t('prize')}</th>
              <th scope="col">{t('chance')}</th>
            </tr>
          </thead>
          <tbody>
            {oddsOf(prizes).map((prize) => (
              <tr key={String(prize.amount)}>
                <th scope="row">
                  <span aria-hidden="true" className={cx(styles.swatch, tones[tone.get(prize.amount) ?? 'none'])}>
                    {prize.amount === 0n && <CircleSlash2 size={13} />}
                  </span>
                  {prize.amount === 0n ? t('nothing') : money(prize.amount)}
                </th>
                <td>{chance(prize)}</td>
              </tr>
            ))}
          </tbody>
        </table>
        <p className={styles.quiet}>{t('fair')}</p>
        <p className={styles.quiet}>
          {turnoverTimes === 0 ? rewardText('rule_free') : rewardText('rule_times', { times: turnoverTimes })}
        </p>
      </Card>
    </section>
  )
}
