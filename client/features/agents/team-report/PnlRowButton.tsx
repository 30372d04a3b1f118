import { useTranslation } from 'react-i18next'
import { useCurrency } from '#client/lib/site.ts'
import { formatMoney, formatNumber } from '#client/lib/format.ts'
import { isAgentType } from '#client/lib/member-type.ts'
import { Chip, Money } from '#client/ui/index.ts'
import rowStyles from '#client/ui/report/Rows.module.css'
import type { PnlSort } from './pnl-sorts.ts'
import type { PnlRow } from './team-report.queries.ts'
import styles from './TeamPnlPage.module.css'

interface Props {
  row: PnlRow
  /** Each row shows the figure the rows are sorted by. */
  sort: PnlSort
  onOpen: () => void
}

/** One team: name, turnover, and what its players won or lost. */
export function PnlRowButton({ row, sort, onOpen }: Props) {
  const { t, i18n } = useTranslation('team-report')
  const currency = useCurrency()
  const shown = sort === 'username' || sort === 'PnL' ? 'validTurnover' : sort
  const value = row[shown]
  const figure =
    typeof value === 'bigint' ? formatMoney(value, currency, { language: i18n.language }) : formatNumber(value, i18n.language)
  return (
    <button type="button" aria-haspopup="dialog" className={rowStyles.row} onClick={onOpen}>
      <span className={rowStyles.words}>
        <span className={styles.name}>
          {row.username}
          {row.isOwn ? <Chip tone="new">{t('own')}</Chip> : isAgentType(row.type) && <Chip>{t('agent')}</Chip>}
        </span>
        <span className={rowStyles.small}>{t('row_figure', { name: t(shown), value: figure })}</span>
      </span>
      <span className={rowStyles.right}>
        <Money amount={row.PnL} currency={currency} isSigned={row.PnL > 0n} tone={row.PnL > 0n ? 'win' : 'plain'} />
      </span>
    </button>
  )
}
