import type { CSSProperties } from 'react'
import styles from './Burst.module.css'

const COLOURS = ['#ffd35e', '#ff5470', '#3fe5c8', '#a98bff', '#fff3c9', '#ff8fc2']
const COUNT = 36
/** Spreads any number of pieces evenly. */
const GOLDEN_TURN = 137.5
const LEAST_WAY = 90
const WAYS = 5
const WAY_STEP = 26

const pieces = Array.from({ length: COUNT }, (_, piece) => {
  const angle = (piece * GOLDEN_TURN * Math.PI) / 180
  const way = LEAST_WAY + (piece % WAYS) * WAY_STEP
  return {
    '--x': `${Math.round(Math.cos(angle) * way)}px`,
    '--y': `${Math.round(Math.sin(angle) * way)}px`,
    '--turn': `${(piece * GOLDEN_TURN) % 720}deg`,
    '--colour': COLOURS[piece % COLOURS.length]!,
  } as CSSProperties
})

/** A single burst of confetti. */
export const Burst = () => (
  <div aria-hidden="true" className={styles.burst}>
    {pieces.map((look, piece) => (
      <span key={piece} className={styles.piece} style={look} />
    ))}
  </div>
)
