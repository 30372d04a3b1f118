import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { GameCategory } from '#contract/game-category.ts'
import type { VendorLane } from '#contract/play/game.ts'
import { useFavourites } from '#client/features/play/favourite/index.ts'
import {
  categoryLabel,
  categoryPage,
  gameBlock,
  GameGrid,
  HOME_BLOCK_SIZE,
  VendorMarks,
} from '#client/features/play/game/index.ts'
import { CategoryIcon, ErrorState, Skeleton } from '#client/ui/index.ts'
import { NearViewport } from '../NearViewport.tsx'
import { Block } from './Block.tsx'
import styles from './blocks.module.css'

/** How many of a category's vendors the home page shows below its games (SCR-09). */
const HOME_VENDORS: Partial<Record<GameCategory, number>> = { RNG: 3, FISH: 2, LIVE: 1 }

function Games({ category, size }: { category: GameCategory; size: number }) {
  const favourites = useFavourites()
  const { data: games, isPending, error, refetch } = useQuery(gameBlock({ category }, size))
  if (isPending) return <Skeleton shape="tiles" rows={size} />
  if (!games) return <ErrorState error={error} onRetry={refetch} />
  return <GameGrid games={games} favourites={favourites} />
}

/** Up to six games of a category, then some of its vendors. */
export function CategoryBlock({ lane }: { lane: VendorLane }) {
  const { t } = useTranslation(['game', 'common'])
  const { title: category, cards, gameCount } = lane
  const size = Math.min(HOME_BLOCK_SIZE, gameCount)
  const vendors = cards.slice(0, HOME_VENDORS[category] ?? 0)
  return (
    <Block title={t(categoryLabel(category))} icon={<CategoryIcon category={category} size={20} />} to={categoryPage(category)}>
      <NearViewport placeholder={<div className={styles.ahead} />}>
        <div className={styles.parts}>
          <Games category={category} size={size} />
          {vendors.length > 0 && <VendorMarks category={category} vendors={vendors} />}
        </div>
      </NearViewport>
    </Block>
  )
}
