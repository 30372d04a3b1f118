/** One category of the home page: its code loads when it is chosen. */
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { VendorLane } from '#contract/play/game.ts'
import { FavouriteList, useFavourites } from '#client/features/play/favourite/index.ts'
import { categoryLabel, categoryPage, gameBlock, GameGrid, LOBBY_SIZE } from '#client/features/play/game/index.ts'
import { RecentList } from '#client/features/play/recent/index.ts'
import { paths } from '#client/lib/paths.ts'
import { ButtonLink, CategoryIcon, ErrorState, Skeleton } from '#client/ui/index.ts'
import { Block } from './blocks/Block.tsx'
import { InHouseBlock } from './blocks/InHouseBlock.tsx'
import { VendorBlock } from './blocks/VendorBlock.tsx'
import { isByVendor } from './by-vendor.ts'

/** The member's own games, in place. */
function OwnLobby({ category }: { category: 'FAV' | 'RECENT' }) {
  const { t } = useTranslation(['game', 'common'])
  const to = category === 'FAV' ? paths.favourites : paths.gameList({ type: 'recent' })
  return (
    <Block title={t(categoryLabel(category))} icon={<CategoryIcon category={category} size={20} />} to={to}>
      {category === 'FAV' ? <FavouriteList /> : <RecentList />}
    </Block>
  )
}

function LobbyGames({ lane }: { lane: VendorLane }) {
  const { t } = useTranslation(['game', 'common'])
  const favourites = useFavourites()
  const { title: category, gameCount } = lane
  const { data: games, isPending, error, refetch } = useQuery(gameBlock({ category }, LOBBY_SIZE))
  const all = categoryPage(category)
  return (
    <Block title={t(categoryLabel(category))} icon={<CategoryIcon category={category} size={20} />} to={all}>
      {isPending ? (
        <Skeleton shape="tiles" rows={Math.min(LOBBY_SIZE, gameCount)} />
      ) : games ? (
        <GameGrid games={games} favourites={favourites} />
      ) : (
        <ErrorState error={error} onRetry={refetch} />
      )}
      {gameCount > LOBBY_SIZE && (
        <ButtonLink to={all} variant="secondary" size="small">
          {t('show_all')}
        </ButtonLink>
      )}
    </Block>
  )
}

/** Its games, then its vendors. */
function LaneLobby({ lane }: { lane: VendorLane }) {
  const { t } = useTranslation('game')
  if (lane.title === 'INHOUSE') return <InHouseBlock size={lane.gameCount} />
  return (
    <>
      {!isByVendor(lane.title) && <LobbyGames lane={lane} />}
      <VendorBlock lane={lane} title={isByVendor(lane.title) ? undefined : t('vendors')} />
    </>
  )
}

/** The home page filtered to one category; FAV and RECENT are the member's own. */
export function CategoryLobby({ category }: { category: VendorLane | 'FAV' | 'RECENT' }) {
  return typeof category === 'string' ? <OwnLobby category={category} /> : <LaneLobby lane={category} />
}
