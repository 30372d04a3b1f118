import { useTranslation } from 'react-i18next'
import { cx } from '#client/lib/class-names.ts'
import { formatMoney, type CurrencyMeta } from '#client/lib/format.ts'
import styles from './AutoBet.module.css'
import { ProfitLine } from './ProfitLine.tsx'
import type { SessionProfit } from './use-session-profit.ts'

interface Props {
  session: SessionProfit
  currency: CurrencyMeta
  /** The most that can still be lost; undefined without a limit. */
  limit: bigint | undefined
}

/** This visit's profit or loss, in words and as a line. */
export function ProfitCard({ session: { profits, wins }, currency, limit }: Props) {
  const { t, i18n } = useTranslation('game-frame')
  const profit = profits.at(-1) ?? 0n
  return (
    <div className={styles.card}>
      <p className={styles.cardWords}>
        <span className={styles.small}>{t('session_profit')}</span>
        <strong className={cx(profit > 0n && styles.up)}>
          {formatMoney(profit, currency, { language: i18n.language, isSigned: profit > 0n })}
        </strong>
        <span className={styles.small}>{t('session_bets', { count: profits.length, wins })}</span>
      </p>
      <ProfitLine profits={profits} limit={limit} />
    </div>
  )
}
