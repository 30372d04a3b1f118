import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useFavourites } from '#client/features/favourite/index.ts'
import { GameGrid } from '#client/features/game/index.ts'
import { recentBlock } from '#client/features/recent/index.ts'
import { paths } from '#client/lib/paths.ts'
import { CategoryIcon } from '#client/ui/index.ts'
import { Block } from './Block.tsx'

const ONE_ROW = 3

/** A member's last three games; nothing until there is one. */
export function RecentBlock() {
  const { t } = useTranslation('home')
  const favourites = useFavourites()
  const { data: games = [] } = useQuery(recentBlock(ONE_ROW))
  if (games.length === 0) return null
  return (
    <Block title={t('recent')} icon={<CategoryIcon category="RECENT" size={20} />} to={paths.gameList({ type: 'recent' })}>
      <GameGrid games={games} favourites={favourites} />
    </Block>
  )
}
