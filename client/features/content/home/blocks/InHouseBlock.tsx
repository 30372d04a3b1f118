import { useQuery } from '@tanstack/react-query'
import type { TFunction } from 'i18next'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { GameCard } from '#contract/play/game.ts'
import { gameBlock, LOBBY_SIZE, WideGrid, WideTile } from '#client/features/play/game/index.ts'
import { paths } from '#client/lib/paths.ts'
import { CategoryIcon, ErrorState, Skeleton } from '#client/ui/index.ts'
import { NearViewport } from '../NearViewport.tsx'
import { Block } from './Block.tsx'
import styles from './blocks.module.css'

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

/** As many as a phone shows, the last one cut off. */
const LANE_BONES = 3

/** Available games come first. */
const byAvailable = (a: GameCard, b: GameCard) => Number(b.available) - Number(a.available)

interface GamesProps {
  games: readonly GameCard[]
  isLane?: boolean
}

function InHouseGames({ games, isLane }: GamesProps) {
  const { t } = useTranslation('home')
  return (
    <WideGrid isLane={isLane}>
      {games.toSorted(byAvailable).map((game) => (
        <WideTile key={game.nodeId} game={game} subtitle={lineOf(t, game)} />
      ))}
    </WideGrid>
  )
}

function AllInHouseGames({ size }: { size: number }) {
  const { data: games, isPending, error, refetch } = useQuery(gameBlock({ category: 'INHOUSE' }, size))
  if (isPending) return <Skeleton shape="wideTiles" rows={size} />
  return games ? <InHouseGames games={games} /> : <ErrorState error={error} onRetry={refetch} />
}

function InHouse({ children }: { children: ReactNode }) {
  const { t } = useTranslation('common')
  return (
    <Block
      title={t('category_INHOUSE')}
      icon={<CategoryIcon category="INHOUSE" size={20} />}
      to={paths.gameList({ gameType: 'INHOUSE', gameClassify: 'ALL' })}
    >
      {children}
    </Block>
  )
}

/** All of Palaro's own games, wide, two per row. */
export const InHouseBlock = ({ size }: { size: number }) => (
  <InHouse>
    <NearViewport placeholder={<Skeleton shape="wideTiles" rows={size} />}>
      <AllInHouseGames size={size} />
    </NearViewport>
  </InHouse>
)

export const inHouseLane = () => gameBlock({ category: 'INHOUSE' }, LOBBY_SIZE)

/** The same in one row, on the first screen; hidden if the merchant has none. */
export function InHouseLane() {
  const { data: games, isPending, error, refetch } = useQuery(inHouseLane())
  if (games?.length === 0) return null
  return (
    <InHouse>
      {isPending ? (
        <Skeleton shape="wideTiles" rows={LANE_BONES} className={styles.lanePending} />
      ) : games ? (
        <InHouseGames games={games} isLane />
      ) : (
        <ErrorState error={error} onRetry={refetch} />
      )}
    </InHouse>
  )
}
