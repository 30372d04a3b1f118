import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { SALARY_KINDS, type SalaryKind } from '#contract/agents/agent-contracts/agent-contracts.ts'
import * as agentBillEndpoints from '#contract/agents/agent-bill/agent-bill.ts'
import { DownloadButton, FilterButton, RangeChips, ReportList, type ReportRange } from '#client/ui/report/index.ts'
import { Card, SegmentedControl, Stat, StatTrio } from '#client/ui/index.ts'
import rowStyles from '#client/ui/report/Rows.module.css'
import { billPages, billQuery, type BillSide, KIND_FILTERS, type KindFilter } from './agent-bill.queries.ts'
import styles from './Bill.module.css'
import { BillRow } from './BillRow.tsx'
import { CurrentCard } from './CurrentCard.tsx'
import { GivenBills } from './GivenBills.tsx'
import { useFigures } from './use-figures.ts'

const SIDES = ['own', 'given'] as const
const kindOf = (asked: string | null): KindFilter => KIND_FILTERS.find((kind) => kind === asked) ?? 'DIVIDEND'
const isSalary = (kind: KindFilter): kind is SalaryKind => (SALARY_KINDS as readonly string[]).includes(kind)

/** Dividends, salaries and rebates by period, and those the agent pays (SCR-40). */
export function BillsPage() {
  const { t } = useTranslation('agent-bill')
  const { money, number } = useFigures()
  const [search, setSearch] = useSearchParams()
  const [range, setRange] = useState<ReportRange>({ span: 'days_30' })
  const kind = kindOf(search.get('kind'))
  const side: BillSide = search.get('side') === 'given' ? 'given' : 'own'
  const show = (next: { kind?: KindFilter; side?: BillSide }) => setSearch({ kind, side, ...next }, { replace: true })
  const pages = useInfiniteQuery({ ...billPages(side, kind, range), placeholderData: keepPreviousData })
  const rows = [...new Map(pages.data?.pages.flatMap(({ list }) => list).map((row) => [row.id, row])).values()]
  const footer = pages.data?.pages.at(-1)?.footer
  const isGiven = side === 'given'
  const sum = (amount: bigint | undefined) => (amount === undefined ? '—' : money(amount))
  return (
    <div className={styles.page}>
      <SegmentedControl
        label={t('side')}
        options={SIDES.map((value) => ({ value, label: t(`side_${value}`) }))}
        value={side}
        onChange={(next) => show({ side: next })}
      />
      {!isGiven && isSalary(kind) && <CurrentCard kind={kind} />}
      <RangeChips range={range} onChange={setRange} />
      <div className={rowStyles.tools}>
        <FilterButton
          title={t('kind')}
          options={KIND_FILTERS.map((value) => ({ value, label: t(`kind_${value}`) }))}
          value={kind}
          onChange={(next) => show({ kind: next })}
        />
        <output className={rowStyles.count}>{footer && t('count', { count: footer.count, number: number(footer.count) })}</output>
        {!isGiven && (
          <DownloadButton
            endpoint={agentBillEndpoints.file}
            query={() => billQuery(kind, range)}
            isDisabled={rows.length === 0}
          />
        )}
      </div>
      <StatTrio className={rowStyles.sums} aria-busy={pages.isPlaceholderData}>
        <Stat label={t('gross')} value={sum(footer?.gross)} />
        <Stat label={t(isGiven ? 'funded' : 'deducted')} value={sum(isGiven ? footer?.net : footer?.deducted)} />
        <Stat label={t('paid')} value={sum(footer?.paid)} />
      </StatTrio>
      <div aria-busy={pages.isPlaceholderData}>
        <ReportList pages={pages} count={rows.length} empty={t(isGiven ? 'empty_given' : 'empty')}>
          {isGiven ? (
            <GivenBills key={kind} bills={rows} />
          ) : (
            <Card isList>
              {rows.map((bill) => (
                <BillRow key={bill.id} bill={bill} />
              ))}
            </Card>
          )}
        </ReportList>
      </div>
    </div>
  )
}
