import { useQuery } from '@tanstack/react-query'
import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import type { GameCard } from '#contract/play/game.ts'
import { gameBlock, WideGrid, WideTile } from '#client/features/play/game/index.ts'
import { paths } from '#client/lib/paths.ts'
import { CategoryIcon, ErrorState, Skeleton } from '#client/ui/index.ts'
import { NearViewport } from '../NearViewport.tsx'
import { Block } from './Block.tsx'

const LINE = {
  dice: 'original_dice',
  crash: 'original_crash',
  mines: 'original_mines',
  wheel: 'original_wheel',
  plinko: 'original_plinko',
  hilo: 'original_hilo',
  keno: 'original_keno',
  limbo: 'original_limbo',
  roulette: 'original_roulette',
} as const
const isKnown = (code: string): code is keyof typeof LINE => code in LINE

const lineOf = (t: TFunction<'home'>, { gameCode }: GameCard) => t(isKnown(gameCode) ? LINE[gameCode] : 'original_other')

/** Available games come first. */
const byAvailable = (a: GameCard, b: GameCard) => Number(b.available) - Number(a.available)

function InHouseGames({ size }: { size: number }) {
  const { t } = useTranslation('home')
  const { data: games, isPending, error, refetch } = useQuery(gameBlock({ category: 'INHOUSE' }))
  if (isPending) return <Skeleton shape="wideTiles" rows={size} />
  if (!games) return <ErrorState error={error} onRetry={refetch} />
  return (
    <WideGrid>
      {games
        .toSorted(byAvailable)
        .slice(0, size)
        .map((game) => (
          <WideTile key={game.nodeId} game={game} subtitle={lineOf(t, game)} />
        ))}
    </WideGrid>
  )
}

const HOME_TILES = 4

/** Palaro's own games, wide, two per row. */
export function InHouseBlock({ size = HOME_TILES }: { size?: number }) {
  const { t } = useTranslation('common')
  return (
    <Block
      title={t('category_INHOUSE')}
      icon={<CategoryIcon category="INHOUSE" size={20} />}
      to={paths.gameList({ gameType: 'INHOUSE', gameClassify: 'ALL' })}
    >
      <NearViewport placeholder={<Skeleton shape="wideTiles" rows={size} />}>
        <InHouseGames size={size} />
      </NearViewport>
    </Block>
  )
}
