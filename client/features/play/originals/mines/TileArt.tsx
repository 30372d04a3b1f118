/** What lies under a tile; decorative, its button says it in words. */
import styles from './MinesBoard.module.css'

export const Gem = () => (
  <svg viewBox="0 0 40 40" aria-hidden="true" className={styles.art}>
    <path d="M11 7h18l7 9-16 18L4 16z" fill="#12a892" />
    <path d="M11 7h18l-3 9H14z" fill="#a9fbec" />
    <path d="M4 16h10l6 18z" fill="#1fd1b2" />
    <path d="M36 16H26l-6 18z" fill="#0b8a78" />
    <path d="M14 16h12l-6 18z" fill="#4fe9cf" />
    <path d="M13 9.5h6l-4 4.5z" fill="#ffffff" opacity=".85" />
  </svg>
)

export const Mine = () => (
  <svg viewBox="0 0 40 40" aria-hidden="true" className={styles.art}>
    <path d="M20 3v34M3 20h34M8 8l24 24M32 8 8 32" stroke="#8089a6" strokeWidth="4" strokeLinecap="round" />
    <circle cx="20" cy="20" r="11.5" fill="#3c4564" />
    <circle cx="20" cy="20" r="11.5" fill="none" stroke="#8f99b8" strokeWidth="1.5" />
    <circle cx="20" cy="20" r="4.5" fill="#ff4f5e" />
    <circle cx="15.5" cy="15" r="2.4" fill="#ffffff" opacity=".75" />
  </svg>
)
