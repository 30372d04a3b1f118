import { useState } from 'react'
import { cx } from '#client/lib/class-names.ts'
import { useReducedMotion } from '#client/lib/use-reduced-motion.ts'
import { EnvelopeArt } from './EnvelopeArt.tsx'
import styles from './Envelopes.module.css'
import { fallingOf, type Falling, stillKinds } from './falling-look.ts'
import { useRainWords } from './use-rain-words.ts'

interface Props {
  /** Decides only their look; the server decides their contents. */
  seed: number
  isStopped: boolean
  onTap: () => void
}

interface OneProps extends Omit<Props, 'seed'> {
  falling: Falling
}
/** Gone after a tap until it falls again. */
function One({ falling: { kind, left, width, fall, delay, sway }, isStopped, onTap }: OneProps) {
  const { t } = useRainWords()
  const [isTapped, setTapped] = useState(false)
  const tap = () => {
    if (isTapped) return
    setTapped(true)
    onTap()
  }
  return (
    <div
      className={styles.lane}
      style={{ left: `${left}%`, animationDuration: `${fall}s`, animationDelay: `${delay}s` }}
      onAnimationIteration={(event) => event.target === event.currentTarget && setTapped(false)}
    >
      <button
        type="button"
        aria-label={t('catch')}
        disabled={isStopped}
        className={cx(styles.envelope, isTapped && styles.tapped)}
        onClick={tap}
      >
        <span className={styles.sway} style={{ width, animationDuration: `${sway}s`, animationDelay: `${delay}s` }}>
          <EnvelopeArt kind={kind} />
        </span>
      </button>
    </div>
  )
}

/** Envelopes to tap: they fall, or lie still with reduced motion. */
export function Envelopes({ seed, ...props }: Props) {
  const { t } = useRainWords()
  const isStill = useReducedMotion()
  const [all] = useState(() => fallingOf(seed))
  if (isStill)
    return (
      <div className={styles.grid}>
        {stillKinds.map((kind, index) => (
          <button
            key={index}
            type="button"
            aria-label={t('catch')}
            disabled={props.isStopped}
            className={styles.envelope}
            onClick={props.onTap}
          >
            <EnvelopeArt kind={kind} />
          </button>
        ))}
      </div>
    )
  return (
    <div className={styles.sky}>
      {all.map((falling, index) => (
        <One key={index} falling={falling} {...props} />
      ))}
    </div>
  )
}
