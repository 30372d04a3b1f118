import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { moneyFromWire } from '#contract/wire.ts'
import { FavouriteList } from '#client/features/play/favourite/index.ts'
import { RecentList } from '#client/features/play/recent/index.ts'
import { useCurrency } from '#client/lib/site.ts'
import { formatMoney } from '#client/lib/format.ts'
import { usePageTitle } from '#client/lib/page-title.ts'
import { CategoryIcon, CategoryRail, Skeleton } from '#client/ui/index.ts'
import {
  GAME_CENTRE_PATH,
  SLOTS_CENTRE_PATH,
  allVendors,
  categoryLabel,
  menuLanes,
  vendorOf,
  vendorLanes,
} from '#client/features/play/game/index.ts'
import type { ActiveFilter } from './ActiveFilters.tsx'
import { CatalogueList } from './CatalogueList.tsx'
import { FilterSheet } from './FilterSheet.tsx'
import styles from './GameList.module.css'
import { HotList } from './HotList.tsx'
import { ListMenu } from './ListMenu.tsx'
import { MemberScreen } from './MemberScreen.tsx'
import { SearchBar } from './SearchBar.tsx'
import type { ListControls, ListState } from './use-list-state.ts'

const PANEL = 'games'

/** The game centre and the slots centre have their own titles (SCR-02); other lists use their category's. */
function useListTitle(category: ListState['category']): string {
  const { t } = useTranslation(['game', 'common'])
  const { pathname } = useLocation()
  if (pathname === GAME_CENTRE_PATH) return t('centre_title')
  if (pathname === SLOTS_CENTRE_PATH) return t('slots_title')
  return t(categoryLabel(category))
}

/** The list of one category, or of the hot games, with all its filters. */
export function CategoryList({ state, setCategory, setTab, setKind, setName, setFilter, clearFilter }: ListControls) {
  const { t, i18n } = useTranslation(['game', 'common'])
  const currency = useCurrency()
  const { data: lanes, isError } = useQuery(vendorLanes())
  const [filterOpening, setFilterOpening] = useState(0)
  const [isFiltering, setFiltering] = useState(false)
  const { category, tab, vendor, name, minBet } = state
  usePageTitle(useListTitle(category))

  const lane = lanes?.find(({ title }) => title === category)
  const vendors = lane?.cards ?? (lanes && category === 'HOT' ? allVendors(lanes) : [])
  const vendorName = vendor && lanes && (vendorOf(lanes, vendor)?.displayName ?? t('vendor_unknown'))
  const bet = minBet && formatMoney(moneyFromWire(minBet) ?? 0n, currency, { language: i18n.language })
  const filters: ActiveFilter[] = [
    ...(vendorName ? [{ key: 'vendor', label: vendorName, onRemove: () => setFilter({ vendor: undefined }) }] : []),
    ...(bet
      ? [{ key: 'minBet', label: t('filter_bet', { amount: bet }), onRemove: () => setFilter({ minBet: undefined }) }]
      : []),
  ]
  const openFilter = () => {
    setFilterOpening(filterOpening + 1)
    setFiltering(true)
  }
  // If the lanes fail to load, the menu has only the hot games and the current category.
  const menu = lanes ?? (isError ? [] : undefined)
  const shown = menu && (['HOT', ...menuLanes(menu).map(({ title }) => title)] as const)
  // The menu has no lotteries; on a lottery page, add the current one.
  const rail = shown && (shown.includes(category) ? shown : [...shown, category])

  return (
    <div className={styles.page}>
      <div className={styles.tools}>
        {rail ? (
          <CategoryRail
            label={t('categories')}
            items={rail.map((key) => ({ key, label: t(categoryLabel(key)), icon: <CategoryIcon category={key} /> }))}
            value={category}
            onChange={setCategory}
            panelId={PANEL}
            isCompact
          />
        ) : (
          <Skeleton shape="compactRail" />
        )}
        <SearchBar name={name} onSearch={setName} filters={filters.length} onFilter={openFilter} />
        {category !== 'HOT' && <ListMenu state={state} lane={lane} setTab={setTab} setKind={setKind} />}
      </div>
      <div id={PANEL} role="tabpanel" aria-label={t(categoryLabel(category))} className={styles.panel}>
        {(tab === 'all' || category === 'HOT') && <CatalogueList state={state} filters={filters} onClear={clearFilter} />}
        {tab === 'hot' && category !== 'HOT' && <HotList category={category} name={name} />}
        {(tab === 'recent' || tab === 'fav') && category !== 'HOT' && (
          <MemberScreen isFavourites={tab === 'fav'}>
            {tab === 'fav' ? <FavouriteList category={category} name={name} /> : <RecentList category={category} name={name} />}
          </MemberScreen>
        )}
      </div>
      <FilterSheet
        key={filterOpening}
        isOpen={isFiltering}
        onClose={() => setFiltering(false)}
        state={state}
        vendors={vendors}
        onSubmit={setFilter}
        onReset={clearFilter}
      />
    </div>
  )
}
