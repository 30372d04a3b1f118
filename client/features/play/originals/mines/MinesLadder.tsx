import { Check } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { multiplierText } from '#client/features/play/game-frame/index.ts'
import { cx } from '#client/lib/class-names.ts'
import { multiplierAfter, safeTiles, TILES } from './mines-board.ts'
import styles from './MinesLadder.module.css'

interface Props {
  mines: number
  /** Safe tiles opened so far. */
  picks: number
  isStill: boolean
}

/** How many past steps stay visible before the current one. */
const BEHIND = 1

/** The multiplier after each further gem, scrolled to the current step; screen readers get it from the figures. */
export function MinesLadder({ mines, picks, isStill }: Props) {
  const ladder = useRef<HTMLOListElement>(null)
  useEffect(() => {
    const [first, step] = [ladder.current?.children[0], ladder.current?.children[Math.max(0, picks - 1 - BEHIND)]]
    if (!(first instanceof HTMLElement && step instanceof HTMLElement)) return
    ladder.current?.scrollTo({ left: step.offsetLeft - first.offsetLeft, behavior: isStill ? 'instant' : 'smooth' })
  }, [picks, isStill])
  return (
    <ol ref={ladder} className={styles.ladder} aria-hidden="true">
      {TILES.slice(0, safeTiles(mines)).map((tile) => {
        const count = tile + 1
        return (
          <li key={tile} className={cx(styles.step, count < picks && styles.done, count === picks && styles.now)}>
            {count < picks && <Check size={12} strokeWidth={3.5} />}
            {`${multiplierText(multiplierAfter(mines, count))}×`}
          </li>
        )
      })}
    </ol>
  )
}
