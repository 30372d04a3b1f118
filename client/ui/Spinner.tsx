import styles from './Spinner.module.css'

/** A turning ring of rays; decorative, the text next to it is what is read. */
export const Spinner = ({ size = 20 }: { size?: number }) => (
  <svg className={styles.spinner} width={size} height={size} viewBox="0 0 24 24" aria-hidden="true">
    <circle
      cx="12"
      cy="12"
      r="9"
      fill="none"
      stroke="currentColor"
      strokeWidth="3"
      strokeLinecap="round"
      strokeDasharray="3 4.07"
      opacity=".35"
    />
    <path d="M12 3a9 9 0 0 1 9 9" fill="none" stroke="currentColor" strokeWidth="3" strokeLinecap="round" />
  </svg>
)
