import { useRef, useState, type KeyboardEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { cx } from '#client/lib/class-names.ts'
import { rowOf, tileBeside, TILES } from './mines-board.ts'
import styles from './MinesBoard.module.css'

/** `left`: safe, but not opened before the round ended. */
export type TileState = 'closed' | 'chosen' | 'asked' | 'safe' | 'hit' | 'mine' | 'left'

/** The picture under a tile; its button has the text. */
const ART: Partial<Record<TileState, string | undefined>> = {
  safe: styles.gem,
  left: styles.gem,
  hit: styles.bomb,
  mine: styles.bomb,
}

interface Props {
  stateOf: (tile: number) => TileState
  /** The tile opened last. */
  last: number | undefined
  /** Tiles turn over with an animation. */
  isMoving: boolean
  canTap: (tile: number) => boolean
  onTap: (tile: number) => void
}

/** 25 tiles in five rows. Arrow keys move among them; a tile that can't be tapped keeps the focus. */
export function MinesBoard({ stateOf, last, isMoving, canTap, onTap }: Props) {
  const { t } = useTranslation('mines')
  const [current, setCurrent] = useState(0)
  const board = useRef<HTMLFieldSetElement>(null)
  const press = (event: KeyboardEvent) => {
    const next = tileBeside(current, event.key)
    if (next === undefined) return
    event.preventDefault()
    board.current?.querySelectorAll('button')[next]?.focus()
  }
  return (
    <fieldset ref={board} className={cx(styles.board, isMoving && styles.moving)}>
      <legend className="visually-hidden">{t('board')}</legend>
      {TILES.map((tile) => {
        const state = stateOf(tile)
        const isOff = !canTap(tile)
        return (
          <button
            key={tile}
            type="button"
            tabIndex={tile === current ? 0 : -1}
            aria-label={t('tile', { tile: tile + 1, row: rowOf(tile), state: t(`tile_${state}`) })}
            aria-disabled={isOff || undefined}
            onFocus={() => setCurrent(tile)}
            onKeyDown={press}
            onClick={() => !isOff && onTap(tile)}
            className={cx(styles.tile, styles[state], tile === last && state === 'safe' && styles.last)}
          >
            {ART[state] && <span className={cx(styles.art, ART[state])} />}
          </button>
        )
      })}
    </fieldset>
  )
}
