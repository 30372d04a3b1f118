import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './StarCoin.module.css'
import { usePointWords } from './use-point-words.ts'

const STAR = 'M0-10L2.7-3.7L9.5-3.1L4.4 1.4L5.9 8.1L0 4.6L-5.9 8.1L-4.4 1.4L-9.5-3.1L-2.7-3.7Z'
const SPARKLE = 'M0-9Q1.4-1.4 9 0Q1.4 1.4 0 9Q-1.4 1.4-9 0Q-1.4-1.4 0-9Z'

/** The coin of points: ube with a star, so that no one takes it for money. Decorative, beside its number. */
export const StarCoin = ({ size }: { size: number }) => (
  <svg width={size} height={size} viewBox="-12 -12 24 24" aria-hidden="true" className={styles.coin}>
    <circle r="12" fill="#4a1fae" />
    <circle cy="-0.8" r="11" fill="#8552ea" />
    <circle cy="-0.4" r="8.4" fill="#6a37d6" stroke="#c6acff" strokeWidth="1.2" />
    <path d={STAR} fill="#fff1d6" transform="translate(0 -0.4) scale(0.62)" />
  </svg>
)

/** Points as a number with their coin. */
export function Points({ points, size = 18, className }: { points: number; size?: number; className?: string | undefined }) {
  const { t } = useTranslation('points')
  const { number } = usePointWords()
  return (
    <span className={className}>
      <StarCoin size={size} />
      <span>
        {number(points)}
        <span className="visually-hidden"> {t('unit', { count: points })}</span>
      </span>
    </span>
  )
}

/** Three coins with sparkles, for the card. */
export function CoinPile() {
  const id = useId()
  return (
    <svg viewBox="0 0 132 116" aria-hidden="true" className={styles.pile}>
      <linearGradient id={`${id}edge`} x2="0.3" y2="1">
        <stop stopColor="#c6a6ff" />
        <stop offset="0.5" stopColor="#7c46e8" />
        <stop offset="1" stopColor="#3c1492" />
      </linearGradient>
      <linearGradient id={`${id}disc`} x2="0.2" y2="1">
        <stop stopColor="#a67bff" />
        <stop offset="1" stopColor="#5b2ccb" />
      </linearGradient>
      {[
        { at: 'translate(26 88) rotate(-24) scale(0.44)', deep: 10 },
        { at: 'translate(106 90) rotate(24) scale(0.46)', deep: 10 },
        { at: 'translate(66 54) rotate(-8)', deep: 6 },
      ].map(({ at, deep }) => (
        <g key={at} transform={at}>
          <circle cy={deep} r="43" fill="#2c0d74" />
          <circle r="43" fill={`url(#${id}edge)`} />
          <circle r="34" fill={`url(#${id}disc)`} stroke="#d9c6ff" strokeWidth="2.5" />
          <path
            d={STAR}
            fill="#fff1d6"
            stroke="#e3c58d"
            strokeWidth="0.4"
            strokeLinejoin="round"
            transform="translate(0 1) scale(2.5)"
          />
          <path d="M-32-20A38 38 0 0 1-10-37" fill="none" stroke="#ffffff" strokeWidth="5" strokeLinecap="round" opacity="0.85" />
        </g>
      ))}
      <path d={SPARKLE} fill="#fff1d6" transform="translate(116 26) scale(1.2)" />
      <path d={SPARKLE} fill="#fff1d6" transform="translate(12 38) scale(0.8)" />
      <path d={SPARKLE} fill="#e4d8ff" transform="translate(66 110) scale(0.5)" />
    </svg>
  )
}
