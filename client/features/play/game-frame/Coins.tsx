import type { CSSProperties } from 'react'
import styles from './Coins.module.css'

interface Flight extends CSSProperties {
  '--x': string
  '--y': string
  '--turn': string
}
const flight = (x: number, y: number, turn: number, delay: number): Flight => ({
  '--x': `${x}px`,
  '--y': `${y}px`,
  '--turn': `${turn}deg`,
  animationDelay: `${delay}ms`,
})
/** Up and out of the number, then down. Fixed, so that all wins look alike. */
const FLIGHTS = [
  flight(-132, -54, -300, 0),
  flight(-96, -82, -220, 60),
  flight(-58, -64, -360, 20),
  flight(-26, -96, 180, 90),
  flight(18, -72, 320, 10),
  flight(52, -98, 240, 70),
  flight(88, -60, 300, 30),
  flight(124, -78, 200, 100),
]

/** A handful of coins for a real profit. Decorative: they vanish by themselves; none with reduced motion. */
export const Coins = () => (
  <span className={styles.coins} aria-hidden="true">
    {FLIGHTS.map((style) => (
      <span key={style['--x']} className={styles.coin} style={style} />
    ))}
  </span>
)
