import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useFavourites } from '#client/features/play/favourite/index.ts'
import gamesArt from '#client/ui/art/games.svg'
import { Button, EmptyState } from '#client/ui/index.ts'
import { gameList, type GameFilter, HOTTEST, GameListing } from '#client/features/play/game/index.ts'
import { AlsoIn } from './AlsoIn.tsx'
import { ActiveFilters, type ActiveFilter } from './ActiveFilters.tsx'
import styles from './GameList.module.css'
import { ALL_KINDS, type ListState } from './use-list-state.ts'

/** The hot page searches all games; with an empty search it shows the hot ones again (SCR-15). */
const toGameFilter = ({ category, vendor, name, kind, minBet }: ListState): GameFilter => ({
  category: category === 'HOT' && name ? 'ALL' : category,
  vendor,
  name,
  classify: kind === ALL_KINDS ? undefined : kind,
  minBet,
})

interface Props {
  state: ListState
  filters: readonly ActiveFilter[]
  onClear: () => void
}

/** Tab "all": the catalogue, page by page, filtered by the address. */
export function CatalogueList({ state, filters, onClear }: Props) {
  const { t } = useTranslation('game')
  const favourites = useFavourites()
  const filter = toGameFilter(state)
  const list = useInfiniteQuery({ ...gameList(filter), placeholderData: keepPreviousData })
  const isNarrowed = filters.length > 0 || state.name !== '' || state.kind !== ALL_KINDS
  return (
    <>
      {state.name && state.category !== 'HOT' && <AlsoIn name={state.name} category={state.category} />}
      <ActiveFilters filters={filters} total={list.data?.pages[0]?.totalCount} isNarrowed={isNarrowed} />
      <div aria-busy={list.isPlaceholderData} className={list.isPlaceholderData ? styles.waiting : undefined}>
        <GameListing
          query={list}
          games={list.data?.pages.flatMap(({ games }) => games) ?? []}
          favourites={favourites}
          hotTags={filter.category === 'HOT' ? HOTTEST : undefined}
          empty={
            <EmptyState
              art={gamesArt}
              message={t(isNarrowed ? 'search_empty' : 'list_empty')}
              action={
                isNarrowed && (
                  <Button variant="secondary" onClick={onClear}>
                    {t('show_all')}
                  </Button>
                )
              }
            />
          }
        />
      </div>
    </>
  )
}
