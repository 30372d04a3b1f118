import { cx } from '#client/lib/class-names.ts'
import styles from './Logo.module.css'

const RAYS = 8
const TURN = 360 / RAYS

/** The eight-rayed sun. */
export const Sun = ({ size = 28 }: { size?: number }) => (
  <svg width={size} height={size} viewBox="-50 -50 100 100" aria-hidden="true">
    <defs>
      <linearGradient id="palaro-sun" x2="0" y2="1">
        <stop stopColor="#ffe08a" />
        <stop offset="0.5" stopColor="#ffc23c" />
        <stop offset="1" stopColor="#f08a00" />
      </linearGradient>
    </defs>
    {Array.from({ length: RAYS }, (_, ray) => (
      <path key={ray} d="M0-49 8.5-24H-8.5Z" fill={ray % 2 ? '#e8890c' : '#ffb02e'} transform={`rotate(${ray * TURN})`} />
    ))}
    <circle r="23.5" fill="url(#palaro-sun)" />
    <circle r="23.5" fill="none" stroke="#b85a00" strokeOpacity="0.55" strokeWidth="2.5" />
  </svg>
)

/** Sun and wordmark. */
export const Logo = ({ className }: { className?: string }) => (
  <span className={cx(styles.logo, className)}>
    <Sun size={25} />
    <span className={styles.word}>palaro</span>
  </span>
)
