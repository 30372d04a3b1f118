import { useTranslation } from 'react-i18next'
import { cx } from '#client/lib/class-names.ts'
import { formatMoney, type CurrencyMeta } from '#client/lib/format.ts'
import { autoLeft, autoProfit, type AutoRun } from './auto-bet.ts'
import styles from './AutoBet.module.css'
import { ProfitLine } from './ProfitLine.tsx'

/** What is left of the bets that place themselves, what they have won or lost, and why they ended. */
export function AutoBetProgress({ run, currency }: { run: AutoRun; currency: CurrencyMeta }) {
  const { t, i18n } = useTranslation('game-frame')
  const profit = autoProfit(run)
  const money = (amount: bigint, isSigned = false) => formatMoney(amount, currency, { language: i18n.language, isSigned })
  return (
    <div className={styles.progress}>
      <div className={styles.figures}>
        <p>
          <span className={styles.small}>{t('auto_left')}</span>
          <strong>{`${autoLeft(run)} / ${run.plan.bets}`}</strong>
        </p>
        <p>
          <span className={styles.small}>{t('auto_next')}</span>
          <strong>{run.end ? '–' : money(run.stake)}</strong>
        </p>
        <p>
          <span className={styles.small}>{t('auto_profit')}</span>
          <strong className={cx(profit > 0n && styles.up)}>{money(profit, profit > 0n)}</strong>
        </p>
      </div>
      <ProfitLine profits={run.profits} />
      <output className={styles.end}>{run.end && t(`auto_end_${run.end}`)}</output>
    </div>
  )
}
