import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import * as gamePerformanceEndpoints from '#contract/back-office/game-performance.ts'
import { GAME_ORDERS, gameOrder, type GameFigures } from '#contract/back-office/game-performance.ts'
import { GAME_CATEGORIES, gameCategory } from '#contract/game-category.ts'
import { useTableState } from '#client/lib/back-office/use-table-state.ts'
import { useWords } from '#client/lib/back-office/use-words.ts'
import {
  BackOfficeDownload,
  BackOfficeTable,
  Facts,
  FilterDate,
  Filters,
  FilterSelect,
  Pager,
} from '#client/ui/back-office/index.ts'
import { formatNumber } from '#client/lib/format.ts'
import { gamesReport, reportVendors } from './game-performance.queries.ts'
import { useGameColumns } from './use-game-columns.tsx'
import { useReturnWords } from './use-return-words.ts'

const SUMS = ['games', 'staked', 'paidOut', 'ggr', 'voided', 'openStakes'] as const

/** Games that were played or are open, the highest stakes first; a month by default. */
export function GameTable() {
  const { t, i18n } = useTranslation('game-performance')
  const { t: common } = useTranslation('common')
  const { money } = useWords()
  const { percent } = useReturnWords()
  const columns = useGameColumns()
  const { page, get, set, setPage } = useTableState()
  const vendors = useQuery(reportVendors())
  const [from, to, vendor] = [get('from'), get('to'), get('vendor')]
  const category = gameCategory.safeParse(get('category')).data
  const order = gameOrder.safeParse(get('order')).data
  const asked = {
    ...(from && { startDate: from }),
    ...(to && { endDate: to }),
    ...(vendor && { vendor }),
    ...(category && { category }),
    ...(order && { order }),
  }
  const { data, error, refetch } = useQuery(gamesReport({ page, ...asked }))
  const any = { value: '', label: t('any') }
  const sums = (footer: GameFigures) => [
    [t('figure_actualReturn'), percent(footer.actualReturn)] as const,
    ...SUMS.map((name) => {
      const value = footer[name]
      return [t(`figure_${name}`), typeof value === 'bigint' ? money(value) : formatNumber(value, i18n.language)] as const
    }),
  ]
  return (
    <>
      <Filters label={t('filters')}>
        <FilterDate label={t('from')} value={from} onChange={(value) => set('from', value)} />
        <FilterDate label={t('to')} value={to} onChange={(value) => set('to', value)} />
        <FilterSelect
          label={t('vendor')}
          value={vendor}
          onChange={(value) => set('vendor', value)}
          options={[any, ...(vendors.data ?? []).map(({ code, name }) => ({ value: code, label: name }))]}
        />
        <FilterSelect
          label={t('category')}
          value={category ?? ''}
          onChange={(value) => set('category', value)}
          options={[any, ...GAME_CATEGORIES.map((value) => ({ value, label: common(`category_${value}`) }))]}
        />
        <FilterSelect
          label={t('order')}
          value={order ?? GAME_ORDERS[0]}
          onChange={(value) => set('order', value === GAME_ORDERS[0] ? '' : value)}
          options={GAME_ORDERS.map((value) => ({ value, label: t(`order_${value}`) }))}
        />
        <BackOfficeDownload endpoint={gamePerformanceEndpoints.gamesFile} query={asked} isDisabled={!data?.total} />
      </Filters>
      <BackOfficeTable
        label={t('title')}
        columns={columns}
        rows={data?.list}
        rowKey={(row) => `${row.vendor}/${row.gameCode}`}
        error={error}
        onRetry={refetch}
        empty={t('no_games')}
      >
        {data && <Facts of={sums(data.footer)} />}
        {data && <Pager page={page} totalPages={data.totalPages} total={data.total} onPage={setPage} />}
      </BackOfficeTable>
    </>
  )
}
