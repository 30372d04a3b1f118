import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { Search } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { GAME_TYPES } from '#contract/agents/rebate.ts'
import * as teamReportEndpoints from '#contract/agents/team-report/team-report.ts'
import { DownloadButton, FilterButton, RangeChips, useKept } from '#client/ui/report/index.ts'
import { useCurrency } from '#client/lib/site.ts'
import { formatMoney } from '#client/lib/format.ts'
import { DEBOUNCE_MS } from '#client/lib/timings.ts'
import { useDebounced } from '#client/lib/use-debounced.ts'
import { Card, Field, Stat, StatTrio } from '#client/ui/index.ts'
import rowStyles from '#client/ui/report/Rows.module.css'
import { SORTS } from './pnl-sorts.ts'
import { PnlPath } from './PnlPath.tsx'
import { PnlRowButton } from './PnlRowButton.tsx'
import { PnlSheet } from './PnlSheet.tsx'
import { TeamRows } from './TeamRows.tsx'
import styles from './TeamPnlPage.module.css'
import { type PnlAsked, pnlPages, pnlQuery, type PnlRow, type TypeFilter } from './team-report.queries.ts'
import { TEAM_SPANS, useReportAddress } from './use-team-range.ts'

const TYPES: readonly TypeFilter[] = ['ALL', ...GAME_TYPES]

function List({ asked, onOpen }: { asked: PnlAsked; onOpen: (username: string) => void }) {
  const { t, i18n } = useTranslation('team-report')
  const currency = useCurrency()
  const pages = useInfiniteQuery({ ...pnlPages(asked), placeholderData: keepPreviousData })
  const { kept, open, close } = useKept<PnlRow>()
  // A row whose rank changed meanwhile may appear on a later page: show each row once.
  const rows = [...new Map(pages.data?.pages.flatMap(({ list }) => list).map((row) => [row.customerId, row])).values()]
  const last = pages.data?.pages.at(-1)
  const money = (amount: bigint | undefined, isSigned = false) =>
    amount === undefined ? '—' : formatMoney(amount, currency, { language: i18n.language, isSigned: isSigned && amount > 0n })
  return (
    <>
      {last && <PnlPath path={last.path} onOpen={onOpen} />}
      <StatTrio className={rowStyles.sums} aria-busy={pages.isPlaceholderData}>
        <Stat label={t('validTurnover')} value={money(last?.footer.validTurnover)} />
        <Stat label={t('prize')} value={money(last?.footer.prize)} />
        <Stat label={t('PnL')} value={money(last?.footer.PnL, true)} />
      </StatTrio>
      <div className={rowStyles.rows} aria-busy={pages.isPlaceholderData}>
        <TeamRows pages={pages} count={rows.length} empty={t('empty_pnl')} onWhole={() => onOpen('')}>
          <Card isList>
            {rows.map((row) => (
              <PnlRowButton key={row.customerId} row={row} sort={asked.sort} onOpen={() => open(row)} />
            ))}
          </Card>
        </TeamRows>
      </div>
      {kept && (
        <PnlSheet
          {...kept}
          onClose={close}
          range={asked.range}
          gameType={asked.gameType}
          onTeam={() => {
            close()
            onOpen(kept.item.username)
          }}
        />
      )}
    </>
  )
}

/** Profit and loss: one's own, and each downline’s team, down to any depth (SCR-41). */
export function TeamPnlPage() {
  const { t } = useTranslation('team-report')
  const { search: address, set, range, setRange } = useReportAddress()
  const [typed, setTyped] = useState('')
  const search = useDebounced(typed.trim(), DEBOUNCE_MS.search)
  const sort = SORTS.find((one) => one === address.get('sort')) ?? 'validTurnover'
  const gameType = TYPES.find((one) => one === address.get('gameType')) ?? 'ALL'
  const asked: PnlAsked = { range, gameType, search, sort, username: address.get('username') ?? undefined }
  const look = (username: string) => {
    setTyped('')
    set({ username }, { replace: false })
  }
  return (
    <div className={styles.page}>
      <RangeChips range={range} onChange={setRange} spans={TEAM_SPANS} />
      <div className={styles.find}>
        <Field
          label={t('search')}
          type="search"
          icon={<Search size={20} />}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          isClearable
          autoCapitalize="none"
        />
        <DownloadButton endpoint={teamReportEndpoints.pnlFile} query={() => pnlQuery(asked)} isDisabled={false} />
      </div>
      <div className={rowStyles.tools}>
        <FilterButton
          title={t('sort')}
          options={SORTS.map((value) => ({ value, label: t(value) }))}
          value={sort}
          onChange={(value) => set({ sort: value })}
        />
        <FilterButton
          title={t('game_type')}
          options={TYPES.map((value) => ({ value, label: t(`type_${value}`) }))}
          value={gameType}
          onChange={(value) => set({ gameType: value === 'ALL' ? '' : value })}
        />
      </div>
      <List asked={asked} onOpen={look} />
    </div>
  )
}
