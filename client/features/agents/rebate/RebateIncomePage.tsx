import { useQuery, keepPreviousData } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { CLAIM_FLAG } from '#contract/agents/agent-bill/agent-payout.ts'
import * as rebateEndpoints from '#contract/agents/rebate.ts'
import { DEFAULT_RANGE, DownloadButton, RangeChips, rangeQuery, type ReportRange } from '#client/ui/report/index.ts'
import { useCurrency, useFlag } from '#client/lib/site.ts'
import { formatMoney, formatNumber } from '#client/lib/format.ts'
import { SegmentedControl, Stat, StatTrio } from '#client/ui/index.ts'
import rowStyles from '#client/ui/report/Rows.module.css'
import { ClaimCard } from './ClaimCard.tsx'
import { DayRows, GameRows, MemberRows } from './IncomeRows.tsx'
import { incomeByGame } from './rebate.queries.ts'
import styles from './Rates.module.css'

const VIEWS = ['day', 'member', 'game'] as const
type View = (typeof VIEWS)[number]

/** Rebate income: by day, by downline, by game (SCR-40). */
export function RebateIncomePage() {
  const { t, i18n } = useTranslation('rebate')
  const currency = useCurrency()
  const isClaimed = useFlag(CLAIM_FLAG)
  const [range, setRange] = useState<ReportRange>(DEFAULT_RANGE)
  const [view, setView] = useState<View>('day')
  const { data } = useQuery({ ...incomeByGame(range), placeholderData: keepPreviousData })
  const footer = data?.footer
  const money = (amount: bigint | undefined) =>
    amount === undefined ? '—' : formatMoney(amount, currency, { language: i18n.language })
  return (
    <div className={styles.page}>
      {isClaimed && <ClaimCard />}
      <RangeChips range={range} onChange={setRange} />
      <StatTrio className={rowStyles.sums}>
        <Stat label={t('rebate')} value={money(footer?.amount)} />
        <Stat label={t('turnover')} value={money(footer?.turnover)} />
        <Stat label={t('bets')} value={footer ? formatNumber(footer.bets, i18n.language) : '—'} />
      </StatTrio>
      <SegmentedControl
        label={t('view')}
        options={VIEWS.map((value) => ({ value, label: t(`view_${value}`) }))}
        value={view}
        onChange={setView}
      />
      <div className={styles.tools}>
        <p className={styles.quiet}>{t(isClaimed ? 'claim_nightly' : 'paid_nightly')}</p>
        <DownloadButton
          endpoint={rebateEndpoints.incomeFile}
          query={() => rangeQuery(range)}
          isDisabled={!footer || footer.bets === 0}
        />
      </div>
      {view === 'day' && <DayRows range={range} />}
      {view === 'member' && <MemberRows range={range} />}
      {view === 'game' && <GameRows range={range} />}
    </div>
  )
}
