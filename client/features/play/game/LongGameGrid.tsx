import { useWindowVirtualizer } from '@tanstack/react-virtual'
import { memo, useLayoutEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { GameCard } from '#contract/play/game.ts'
import { InfiniteList } from '#client/ui/index.ts'
import type { Favourites } from './GameGrid.tsx'
import styles from './GameGrid.module.css'
import { GameTile } from './GameTile.tsx'

const TILES_A_ROW = 3
/** The grid's gap, used to compute the row height of 3:4 posters from the phone's width. */
const GAP_PX = 10
const GUTTER_PX = 24
const TILE_RATIO = 4 / 3
/** The total is not known before the last page. */
const UNKNOWN = -1
/** Rows kept above and below the screen. */
const SPARE_ROWS = 4

const rowHeight = (width: number) => Math.round(((width - (TILES_A_ROW - 1) * GAP_PX) / TILES_A_ROW) * TILE_RATIO)

interface RowProps {
  games: readonly GameCard[]
  /** From 0. */
  row: number
  /** From the top of the list. */
  y: number
  favourites: Favourites
  hotTags: number
  of: number
}

/** Memoised: when scrolling, only new rows render. */
const Row = memo(({ games, row, y, favourites, hotTags, of }: RowProps) => {
  const first = row * TILES_A_ROW
  return (
    <div role="presentation" className={styles.row} style={{ transform: `translateY(${y}px)` }}>
      {games.slice(first, first + TILES_A_ROW).map((game, column) => (
        <GameTile
          key={`${game.vassalage}/${game.nodeId}`}
          game={game}
          isFavourite={favourites.has(game)}
          onToggleFavourite={favourites.toggle}
          hasHotTag={first + column < hotTags}
          isEager={first + column < TILES_A_ROW}
          place={{ number: first + column + 1, of }}
        />
      ))}
    </div>
  )
})

interface Props {
  games: readonly GameCard[]
  favourites: Favourites
  hotTags?: number
  more: { hasMore: boolean; isLoading: boolean; hasFailed: boolean; onReachEnd: () => unknown }
}

/** Posters, three per row, in a virtual list: only the rows near the screen exist. Loads the next page near its end. */
export function LongGameGrid({ games, favourites, hotTags = games.length, more }: Props) {
  const { t } = useTranslation('game')
  const box = useRef<HTMLDivElement>(null)
  const [{ top, width }, setPlace] = useState({ top: 0, width: Math.min(innerWidth, 480) - GUTTER_PX })
  // oxlint-disable-next-line react/incompatible-library -- only the React compiler minds, and none runs here
  const rows = useWindowVirtualizer({
    count: Math.ceil(games.length / TILES_A_ROW),
    estimateSize: () => rowHeight(width) + GAP_PX,
    overscan: SPARE_ROWS,
    scrollMargin: top,
  })

  // Content above the list (filters, a longer language) moves it; rotating the phone makes it wider.
  useLayoutEffect(() => {
    const measure = () => {
      const rect = box.current?.getBoundingClientRect()
      if (rect) setPlace((before) => placeAt(before, rect.top + scrollY, rect.width))
    }
    measure()
    const watcher = new ResizeObserver(measure)
    watcher.observe(document.body)
    return () => watcher.disconnect()
  }, [])
  useLayoutEffect(() => rows.measure(), [rows, width])

  return (
    <InfiniteList {...more}>
      <div
        ref={box}
        role="feed"
        aria-label={t('list')}
        aria-busy={more.isLoading}
        className={styles.long}
        style={{ height: Math.max(0, rows.getTotalSize() - GAP_PX) }}
      >
        {rows.getVirtualItems().map((row) => (
          <Row
            key={row.key}
            games={games}
            row={row.index}
            y={row.start - top}
            favourites={favourites}
            hotTags={hotTags}
            of={more.hasMore ? UNKNOWN : games.length}
          />
        ))}
      </div>
    </InfiniteList>
  )
}

interface Place {
  top: number
  width: number
}
/** Returns the same object if nothing moved, to avoid a render. */
const placeAt = (before: Place, top: number, width: number): Place =>
  Math.abs(before.top - top) < 1 && before.width === width ? before : { top, width }
