import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import * as teamReportEndpoints from '#contract/agents/team-report/team-report.ts'
import { DownloadButton, RangeChips } from '#client/ui/report/index.ts'
import { useCurrency } from '#client/lib/site.ts'
import { formatMoney } from '#client/lib/format.ts'
import { lazyPart } from '#client/lib/lazy-part.ts'
import { SCREENS } from '#client/lib/paths.ts'
import { ErrorState, Link, SegmentedControl, Skeleton } from '#client/ui/index.ts'
import { DaysTable } from './DaysTable.tsx'
import { FigureTiles } from './FigureTiles.tsx'
import { overviewQuery, teamDays, teamHeads, type TeamDay, type TeamScope, type TeamSum } from './team-report.queries.ts'
import styles from './TeamOverviewPage.module.css'
import { reportPath, TEAM_SPANS, useReportAddress } from './use-team-range.ts'

const DaysChart = lazyPart(() => import('./DaysChart.tsx'), 'DaysChart')

const SCOPES = ['TEAM', 'DIRECT', 'OWN'] as const satisfies readonly TeamScope[]

function Result({ sum, to }: { sum: TeamSum; to: string }) {
  const { t, i18n } = useTranslation('team-report')
  const currency = useCurrency()
  return (
    <Link to={to} className={styles.result}>
      <span className={styles.label}>{t('PnL')}</span>
      <strong className={styles.sum} data-is-won={sum.PnL > 0n}>
        {formatMoney(sum.PnL, currency, { language: i18n.language, isSigned: sum.PnL > 0n })}
      </strong>
      <span className={styles.label}>{t('pnl_why')}</span>
    </Link>
  )
}

function Days({
  list,
  footer,
  range,
}: {
  list: readonly TeamDay[]
  footer: TeamSum
  range: ReturnType<typeof useReportAddress>['range']
}) {
  return (
    <>
      <Result sum={footer} to={reportPath(SCREENS.teamPnl.path, range)} />
      <FigureTiles sum={footer} range={range} />
      {list.length > 1 && (
        <Suspense fallback={<Skeleton rows={4} />}>
          <DaysChart days={list} />
        </Suspense>
      )}
      <DaysTable days={list} />
    </>
  )
}

/** The team's figures for a period (SCR-41): totals, a chart, and the days. */
export function TeamOverviewPage() {
  const { t } = useTranslation('team-report')
  const { search, set, range, setRange } = useReportAddress()
  const scope = SCOPES.find((one) => one === search.get('scope')) ?? 'TEAM'
  const heads = useQuery(teamHeads(range, scope))
  const found = useQuery({ ...teamDays(range, scope), placeholderData: keepPreviousData })
  return (
    <div className={styles.page}>
      <SegmentedControl
        label={t('scope')}
        options={SCOPES.map((value) => ({ value, label: t(`scope_${value}`) }))}
        value={scope}
        onChange={(value) => set({ scope: value === 'TEAM' ? '' : value })}
      />
      <RangeChips range={range} onChange={setRange} spans={TEAM_SPANS} />
      {found.isPending && <Skeleton rows={6} />}
      {found.isError && <ErrorState error={found.error} onRetry={found.refetch} />}
      {found.data && !found.isError && (
        <div className={styles.found} aria-busy={found.isPlaceholderData}>
          <Days {...found.data} footer={{ ...found.data.footer, ...heads.data }} range={range} />
          <div className={styles.tools}>
            <DownloadButton
              endpoint={teamReportEndpoints.daysFile}
              query={() => overviewQuery(range, scope)}
              isDisabled={found.isPlaceholderData}
            />
          </div>
        </div>
      )}
    </div>
  )
}
