import { useState, type CSSProperties, type ReactNode } from 'react'
import styles from './CountdownRing.module.css'

interface Timing extends CSSProperties {
  '--whole': string
  '--gone': string
}
interface Props {
  leftMs: number
  wholeMs: number
  children: ReactNode
}
const RADIUS = 46

/** A ring around a number; it empties by itself from the time left now. */
export function CountdownRing({ leftMs, wholeMs, children }: Props) {
  // Set once: later corrections of the page's clock are too small to see.
  const [gone] = useState(wholeMs - leftMs)
  const timing: Timing = { '--whole': `${wholeMs}ms`, '--gone': `${-gone}ms` }
  return (
    <div className={styles.ring} style={timing}>
      <svg viewBox="0 0 100 100">
        <circle cx={50} cy={50} r={RADIUS} className={styles.track} />
        <circle cx={50} cy={50} r={RADIUS} pathLength={1} className={styles.left} />
      </svg>
      {children}
    </div>
  )
}
