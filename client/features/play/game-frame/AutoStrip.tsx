import { useTranslation } from 'react-i18next'
import { cx } from '#client/lib/class-names.ts'
import { formatMoney, type CurrencyMeta } from '#client/lib/format.ts'
import { autoProfit, type AutoRun } from './auto-bet.ts'
import styles from './AutoBet.module.css'

/** Above the dock during automatic bets and until the next bet: their number, their result, and why they ended. */
export function AutoStrip({ run, currency }: { run: AutoRun; currency: CurrencyMeta }) {
  const { t, i18n } = useTranslation('game-frame')
  const profit = autoProfit(run)
  return (
    <p className={styles.strip}>
      <span>{`${run.placed} / ${run.plan.bets}`}</span>
      <strong className={cx(profit > 0n && styles.up)}>
        {formatMoney(profit, currency, { language: i18n.language, isSigned: profit > 0n })}
      </strong>
      <output className={styles.end}>{run.end && t(`auto_end_${run.end}`)}</output>
    </p>
  )
}
