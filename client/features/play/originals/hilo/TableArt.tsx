import { useId } from 'react'
import styles from './CardOnTable.module.css'

const RAYS = Array.from({ length: 14 }, (_, ray) => 6 + (ray * 360) / 14)
/** Lights out of focus: place, radius, colour, strength. */
const LIGHTS = [
  [194, 20, 19, '#c2607a', 0.16],
  [110, 21, 12, '#c2607a', 0.16],
  [282, 38, 8, '#c2607a', 0.2],
  [346, 70, 11, '#e08a70', 0.2],
  [70, 233, 18, '#e08a70', 0.2],
  [359, 169, 14, '#e08a70', 0.22],
  [345, 246, 15, '#6a3fc0', 0.35],
  [324, 182, 7, '#6a3fc0', 0.4],
] as const

/** Rays and lights behind the cards. */
export function TableArt() {
  const [ground, ray] = [useId(), useId()]
  return (
    <svg viewBox="0 0 366 386" preserveAspectRatio="xMidYMin slice" aria-hidden="true" className={styles.art}>
      <radialGradient id={ground} cx=".5" cy=".37" r=".75">
        <stop stopColor="#83345a" />
        <stop offset=".25" stopColor="#6d2754" />
        <stop offset=".55" stopColor="#53184e" />
        <stop offset="1" stopColor="#3a1043" />
      </radialGradient>
      <linearGradient id={ray}>
        <stop stopColor="#f0a060" stopOpacity=".16" />
        <stop offset="1" stopColor="#d070a0" stopOpacity=".1" />
      </linearGradient>
      <path fill={`url(#${ground})`} d="M0 0h366v386H0z" />
      {RAYS.map((angle) => (
        <path key={angle} fill={`url(#${ray})`} d="M183 142l330-26v52z" transform={`rotate(${angle} 183 142)`} />
      ))}
      {LIGHTS.map(([x, y, radius, colour, opacity]) => (
        <circle key={`${x}/${y}`} cx={x} cy={y} r={radius} fill={colour} opacity={opacity} />
      ))}
      <path
        fill="#fff0c4"
        d="M87 51q1 6 7 7-6 1-7 7-1-6-7-7 6-1 7-7ZM285 41q.7 4.3 5 5-4.3.7-5 5-.7-4.3-5-5 4.3-.7 5-5ZM267 220q.8 5.2 6 6-5.2.8-6 6-.8-5.2-6-6 5.2-.8 6-6Z"
      />
    </svg>
  )
}
