import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useFavourites } from '#client/features/play/favourite/index.ts'
import { GameGrid, HOME_BLOCK_SIZE, hotGames, HOTTEST } from '#client/features/play/game/index.ts'
import { SCREENS } from '#client/lib/paths.ts'
import { CategoryIcon, ErrorState, Skeleton } from '#client/ui/index.ts'
import { Block } from './Block.tsx'

/** "All" appears from the fourth hot game on (SCR-09). */
const MORE_ABOVE = 3
export const hotBlock = () => hotGames(undefined, HOME_BLOCK_SIZE)

export function HotBlock() {
  const { t } = useTranslation('home')
  const favourites = useFavourites()
  const { data: games, isPending, error, refetch } = useQuery(hotBlock())
  if (games?.length === 0) return null
  const hasMore = isPending || (games?.length ?? 0) > MORE_ABOVE
  return (
    <Block title={t('hot')} icon={<CategoryIcon category="HOT" size={20} />} to={hasMore ? SCREENS.hotGames.path : undefined}>
      {isPending ? (
        <Skeleton shape="tiles" />
      ) : games ? (
        <GameGrid games={games} favourites={favourites} eager={HOME_BLOCK_SIZE} hotTags={HOTTEST} />
      ) : (
        <ErrorState error={error} onRetry={refetch} />
      )}
    </Block>
  )
}
