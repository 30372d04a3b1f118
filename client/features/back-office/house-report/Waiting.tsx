import { useTranslation } from 'react-i18next'
import { cx } from '#client/lib/class-names.ts'
import { formatNumber } from '#client/lib/format.ts'
import { Link } from '#client/ui/index.ts'
import styles from './HouseReport.module.css'

const QUEUES = ['deposits', 'withdrawals', 'adjustments', 'rounds', 'refusedWins', 'contradictions', 'pointOrders'] as const
/** Where each is decided. */
const PATH: Record<(typeof QUEUES)[number], string> = {
  deposits: 'deposits',
  withdrawals: 'withdrawals',
  adjustments: 'adjustments',
  rounds: 'rounds/corrections?state=PROPOSED',
  refusedWins: 'refused-wins?state=OPEN',
  contradictions: 'deposits',
  pointOrders: 'point-orders',
}

/** What an operator has to decide, with links to the queues. */
export function Waiting({ counts }: { counts: Record<(typeof QUEUES)[number], number> }) {
  const { t, i18n } = useTranslation('house-report')
  return (
    <ul className={styles.waiting} aria-label={t('waiting')}>
      {QUEUES.map((queue) => (
        <li key={queue}>
          <Link to={`/operator/${PATH[queue]}`} className={cx(styles.queue, counts[queue] > 0 && styles.some)}>
            <strong>{formatNumber(counts[queue], i18n.language)}</strong>
            {t(`waiting_${queue}`)}
          </Link>
        </li>
      ))}
    </ul>
  )
}
