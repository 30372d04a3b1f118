import { SlidersHorizontal } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { RangeChips } from '#client/ui/report/index.ts'
import { useCurrency } from '#client/lib/site.ts'
import { formatMoney } from '#client/lib/format.ts'
import { Button, Stat, StatTrio } from '#client/ui/index.ts'
import rowStyles from '#client/ui/report/Rows.module.css'
import styles from './TeamRecord.module.css'
import { type Kinds, TeamRecordFilters, type Wanted } from './TeamRecordFilters.tsx'
import { TEAM_SPANS, type useReportAddress } from './use-team-range.ts'

interface Sum {
  label: string
  amount: bigint | undefined
  isSigned?: boolean
}
interface Props<K extends string> extends Pick<ReturnType<typeof useReportAddress>, 'range' | 'setRange'> {
  wanted: Wanted<K>
  kinds: Kinds<K>
  onWant: (wanted: Wanted<K>) => void
  /** How many match, as text. */
  count: string | undefined
  sums: readonly Sum[]
  download: ReactNode
  isBusy: boolean
  children: ReactNode
}

/** Records of the team with filters: by day, member and kind, with totals and a download. */
export function TeamRecord<K extends string>(props: Props<K>) {
  const { range, setRange, wanted, kinds, onWant, count, sums, download, isBusy, children } = props
  const { t, i18n } = useTranslation('team-report')
  const currency = useCurrency()
  const [isFiltering, setFiltering] = useState(false)
  const { member, scope, kind } = wanted
  const money = ({ amount, isSigned = false }: Sum) =>
    amount === undefined ? '—' : formatMoney(amount, currency, { language: i18n.language, isSigned: isSigned && amount > 0n })
  const isAll = kind === kinds.of(member, scope)[0]
  const chosen = [member, scope && t(`scope_${scope}`), !isAll && kinds.textOf(kind)].filter(Boolean)
  return (
    <div className={styles.page}>
      <RangeChips range={range} onChange={setRange} spans={TEAM_SPANS} />
      <div className={rowStyles.tools}>
        <Button
          variant="secondary"
          size="small"
          icon={<SlidersHorizontal size={18} aria-hidden="true" />}
          aria-haspopup="dialog"
          onClick={() => setFiltering(true)}
          className={styles.filter}
        >
          {chosen.length > 0 ? chosen.join(' · ') : t('filter')}
        </Button>
        <output className={rowStyles.count}>{count}</output>
        {download}
      </div>
      <StatTrio className={rowStyles.sums} aria-busy={isBusy}>
        {sums.map((sum) => (
          <Stat key={sum.label} label={sum.label} value={money(sum)} />
        ))}
      </StatTrio>
      <div className={rowStyles.rows} aria-busy={isBusy}>
        {children}
      </div>
      <TeamRecordFilters
        key={String(isFiltering)}
        isOpen={isFiltering}
        wanted={wanted}
        kinds={kinds}
        onClose={() => setFiltering(false)}
        onChange={onWant}
      />
    </div>
  )
}
