import { useTranslation } from 'react-i18next'
import type { GameCard } from '#contract/play/game.ts'
import { useFavourites } from '#client/features/play/favourite/index.ts'
import { GameGrid } from '#client/features/play/game/index.ts'
import { paths } from '#client/lib/paths.ts'
import { CategoryIcon } from '#client/ui/index.ts'
import { Block } from './Block.tsx'

/** The member's last three games, in one row. */
export function RecentBlock({ games }: { games: readonly GameCard[] }) {
  const { t } = useTranslation('home')
  const favourites = useFavourites()
  return (
    <Block title={t('recent')} icon={<CategoryIcon category="RECENT" size={20} />} to={paths.gameList({ type: 'recent' })}>
      <GameGrid games={games} favourites={favourites} eager={games.length} />
    </Block>
  )
}
