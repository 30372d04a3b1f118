import { ArrowUpToLine, Zap } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Rank } from '#contract/rewards/vip/vip.ts'
import { Card } from '#client/ui/index.ts'
import styles from './Limits.module.css'
import { useRankWords } from './use-rank-words.ts'

interface LimitProps {
  icon: ReactNode
  title: string
  value: string
  note: string
}
const Limit = ({ icon, title, value, note }: LimitProps) => (
  <Card className={styles.limit}>
    <dt className={styles.title}>
      {icon}
      {title}
    </dt>
    <dd>
      <strong className={styles.value}>{value}</strong>
      <span className={styles.note}>{note}</span>
    </dd>
  </Card>
)

/** How much and how often the member can withdraw per day. */
export function Limits({ rank: { withdrawPerDay, withdrawAmountPerDay, freeWithdrawals } }: { rank: Rank }) {
  const { t, short } = useRankWords()
  return (
    <dl className={styles.pair}>
      <Limit
        icon={<ArrowUpToLine size={18} aria-hidden="true" />}
        title={t('withdrawal')}
        value={withdrawAmountPerDay === 0n ? t('no_limit') : short(withdrawAmountPerDay)}
        note={t('limit_a_day')}
      />
      <Limit
        icon={<Zap size={18} aria-hidden="true" />}
        title={t('how_often')}
        value={withdrawPerDay === 0 ? t('no_limit') : t('times', { count: withdrawPerDay })}
        note={freeWithdrawals === null ? t('a_day_free') : t('a_day_some', { free: freeWithdrawals })}
      />
    </dl>
  )
}
