import { useQuery } from '@tanstack/react-query'
import { Search } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { GAME_CATEGORIES, gameCategory } from '#contract/game-category.ts'
import * as gameAvailabilityEndpoints from '#contract/back-office/game-availability.ts'
import { GAME_STATES, gameState, type SwitchedGame } from '#contract/back-office/game-availability.ts'
import { useTableState } from '#client/lib/back-office/use-table-state.ts'
import {
  BackOfficeDownload,
  BackOfficeTable,
  type Column,
  Filters,
  FilterSelect,
  FilterText,
  Pager,
  SecondLine,
} from '#client/ui/back-office/index.ts'
import { switchedGames, switchedVendors, useSetGame, useSetVendorList } from './game-availability.queries.ts'
import styles from './GameAvailability.module.css'
import { StateWord } from './StateWord.tsx'
import { SwitchButton } from './SwitchButton.tsx'
import { VendorListButton } from './VendorListButton.tsx'
import { useSwitchSheet } from './use-switch-sheet.tsx'

/** All games, and whether members can find them. */
export function GamesPanel() {
  const { t } = useTranslation('game-availability')
  const { t: common } = useTranslation('common')
  const { page, get, set, setPage } = useTableState()
  const setGame = useSetGame()
  const setVendorList = useSetVendorList()
  const { ask, sheet } = useSwitchSheet()
  const vendors = useQuery(switchedVendors())
  const [search, vendor] = [get('q'), get('vendor')]
  const category = gameCategory.safeParse(get('category')).data
  const state = gameState.safeParse(get('state')).data
  const filter = { ...(search && { search }), ...(vendor && { vendor }), ...(category && { category }), ...(state && { state }) }
  const { data, error, refetch } = useQuery(switchedGames({ page, ...filter }))

  const stateOf = ({ isOn, isVendorOn, isCategoryOn, isRunning }: SwitchedGame) => {
    if (!isOn) return t('off_itself')
    if (!isVendorOn) return t('off_vendor')
    if (!isCategoryOn) return t('off_category')
    return t(isRunning ? 'on' : 'state_NOT_RUNNING')
  }
  const columns: Column<SwitchedGame>[] = [
    {
      key: 'name',
      title: t('game'),
      wraps: true,
      render: ({ name, gameCode, isVendorList }) => (
        <>
          {name}
          <SecondLine>{isVendorList ? t('vendor_list') : gameCode}</SecondLine>
        </>
      ),
    },
    {
      key: 'switch',
      title: t('switch'),
      render: ({ id, name, isOn }) => (
        <SwitchButton
          ask={ask}
          name={name}
          isOn={isOn}
          onSwitch={(to, reason) => setGame.mutateAsync({ id, isOn: to, reason })}
        />
      ),
    },
    {
      key: 'state',
      title: t('state'),
      render: (row) => <StateWord isOff={!row.isOn || !row.isVendorOn || !row.isCategoryOn}>{stateOf(row)}</StateWord>,
    },
    { key: 'vendor', title: t('vendor'), render: ({ vendorName }) => vendorName },
    { key: 'category', title: t('category'), render: (row) => common(`category_${row.category}`) },
    {
      key: 'tile',
      title: t('tile'),
      render: ({ id, name, isVendorList }) => (
        <VendorListButton
          ask={ask}
          name={name}
          isOn={isVendorList}
          onSwitch={(to, reason) => setVendorList.mutateAsync({ id, isVendorList: to, reason })}
        />
      ),
    },
  ]
  const any = { value: '', label: t('any') }
  return (
    <>
      <Filters label={t('filters')}>
        <FilterText label={t('search')} icon={<Search size={18} />} value={search} onChange={(value) => set('q', value)} />
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
          label={t('state')}
          value={state ?? ''}
          onChange={(value) => set('state', value)}
          options={[any, ...GAME_STATES.map((value) => ({ value, label: t(`state_${value}`) }))]}
        />
      </Filters>
      <div className={styles.file}>
        <BackOfficeDownload endpoint={gameAvailabilityEndpoints.gamesExported} query={filter} isDisabled={!data?.total} />
      </div>
      <BackOfficeTable
        label={t('tab_games')}
        columns={columns}
        rows={data?.list}
        rowKey={({ id }) => id}
        error={error}
        onRetry={refetch}
        empty={t('empty_games')}
      >
        {data && <Pager page={page} totalPages={data.totalPages} total={data.total} onPage={setPage} />}
      </BackOfficeTable>
      {sheet}
    </>
  )
}
