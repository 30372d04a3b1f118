import { Sparkles } from 'lucide-react'
import type { LuckyGame } from '#contract/rewards/lucky-bet/lucky-bet.ts'
import { cx } from '#client/lib/class-names.ts'
import { BlockHead, Card } from '#client/ui/index.ts'
import styles from './LuckyBet.module.css'
import { useLuckyWords } from './use-lucky-words.ts'

/** The prizes of the member's bets, newest first. */
export function OwnWins({ own }: Pick<LuckyGame, 'own'>) {
  const { t, money, moment } = useLuckyWords()
  if (own.length === 0) return null
  return (
    <section aria-label={t('own')}>
      <BlockHead icon={<Sparkles />} title={t('own')} />
      <Card className={styles.card}>
        <ul>
          {own.map(({ roundId, amount, at, status }) => (
            <li key={roundId} className={styles.row}>
              <p className={styles.bet}>
                <span>{t('bet', { number: roundId })}</span>
                <span className={styles.quiet}>
                  {moment(at)} · {t(`status_${status}`)}
                </span>
              </p>
              <strong className={cx(status === 'EXPIRED' && styles.lost)}>+{money(amount)}</strong>
            </li>
          ))}
        </ul>
      </Card>
    </section>
  )
}
