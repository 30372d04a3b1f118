import { useTranslation } from 'react-i18next'
import { useCurrency } from '#client/lib/site.ts'
import { formatDate, formatMoney, formatNumber } from '#client/lib/format.ts'
import { SCREENS } from '#client/lib/paths.ts'
import { Link } from '#client/ui/index.ts'
import styles from './DaysTable.module.css'
import type { TeamDay } from './team-report.queries.ts'
import { reportPath } from './use-team-range.ts'

const COLUMNS = ['validTurnover', 'PnL', 'deposit', 'withdraw'] as const

/** The chart as numbers: latest day first, each linking to its bets. */
export function DaysTable({ days }: { days: readonly TeamDay[] }) {
  const { t, i18n } = useTranslation('team-report')
  const currency = useCurrency()
  const money = (amount: bigint, isSigned = false) =>
    formatMoney(amount, currency, { language: i18n.language, isSigned: isSigned && amount > 0n })
  const nameOf = (day: string) =>
    formatDate(Date.parse(day), i18n.language, { weekday: 'short', day: 'numeric', month: 'short', timeZone: 'UTC' })
  return (
    <section className={styles.box}>
      <h2 className={styles.title}>{t('by_day')}</h2>
      <div className={styles.scroll}>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{t('day')}</th>
              <th scope="col">{t('betCount')}</th>
              {COLUMNS.map((name) => (
                <th key={name} scope="col">
                  {t(name)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {days.toReversed().map((row) => (
              <tr key={row.day}>
                <th scope="row">
                  <Link to={reportPath(SCREENS.teamBetting.path, { span: 'custom', from: row.day, to: row.day })}>
                    {nameOf(row.day)}
                  </Link>
                </th>
                <td>{formatNumber(row.betCount, i18n.language)}</td>
                {COLUMNS.map((name) => (
                  <td key={name} data-is-won={name === 'PnL' && row.PnL > 0n}>
                    {money(row[name], name === 'PnL')}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  )
}
