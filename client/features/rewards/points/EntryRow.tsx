import { Dices, Hourglass } from 'lucide-react'
import type { Good, PointEntry } from '#contract/rewards/points/points.ts'
import { cx } from '#client/lib/class-names.ts'
import styles from './EntryRow.module.css'
import { GoodArt } from './GoodArt.tsx'
import { levelOf } from './points-parts.ts'
import { StarCoin } from './StarCoin.tsx'
import { usePointWords } from './use-point-words.ts'

interface Props {
  entry: PointEntry
  /** The current offers, for the entry's picture. */
  goods: readonly Good[]
}

function Picture({ entry: { kind, exchange }, goods }: Props) {
  if (exchange) {
    const delivery = exchange.order?.delivery ?? null
    return <GoodArt kind={delivery ?? exchange.paidAs} level={levelOf({ ...exchange, delivery }, goods)} isTile />
  }
  const Icon = kind === 'EXPIRED' ? Hourglass : Dices
  return (
    <span aria-hidden="true" className={cx(styles.icon, styles[kind])}>
      <Icon size={20} />
    </span>
  )
}

/** An entry of the history, or the last exchange. */
export function EntryRow({ entry, goods }: Props) {
  const { t, change, calendarDay, moment, money } = usePointWords()
  const { kind, points, at, day, exchange } = entry
  function title(): string {
    if (exchange) return exchange.title
    if (kind === 'EARNED' && day !== null) return t('entry_bets', { date: calendarDay(day) })
    return t(`entry_${kind}`)
  }
  function given(): string[] {
    if (!exchange) return []
    if (kind === 'RETURNED') return [t('returned')]
    const { order } = exchange
    if (!order) return [t(`paid_${exchange.paidAs}`, { amount: money(exchange.amount) })]
    return [t(`order_${order.state}`), ...(order.note === '' ? [] : [order.note])]
  }
  const about = [moment(at), ...given()]
  return (
    <article aria-label={title()} className={styles.row}>
      <Picture entry={entry} goods={goods} />
      <div className={styles.about}>
        <h3 className={styles.title}>{title()}</h3>
        <p className={styles.line}>{about.join(' · ')}</p>
      </div>
      <span className={cx(styles.points, points > 0 && styles.plus)}>
        {change(points)}
        <span className="visually-hidden"> {t('unit', { count: Math.abs(points) })}</span>
        <StarCoin size={16} />
      </span>
    </article>
  )
}
