import { useLayoutEffect, useRef, useState, type CSSProperties, type ReactNode } from 'react'
import { cx } from '#client/lib/class-names.ts'
import { MARQUEE_FPS, MARQUEE_SPEED } from '#client/lib/timings.ts'
import { useReducedMotion } from '#client/lib/use-reduced-motion.ts'
import styles from './Marquee.module.css'

export interface MarqueeItem {
  id: number | string
  text: string
}
interface Props {
  label: string
  items: readonly MarqueeItem[]
  /** At the left end; wrap it in its own button if it does something. */
  lead?: ReactNode
  onSelect?: (item: MarqueeItem, index: number) => void
  speed?: keyof typeof MARQUEE_SPEED
  /** One short line that need not move. */
  isStill?: boolean
  className?: string
}

interface Motion extends CSSProperties {
  '--marquee-time': string
}

/**
 * A ticker. CSS moves it in 30 steps per second; hover, focus or a held finger stops it; with reduced motion it scrolls by hand.
 */
export function Marquee({ label, items, lead, onSelect, speed = 'MEDIUM', isStill: isGivenStill = false, className }: Props) {
  const line = useRef<HTMLUListElement>(null)
  const [width, setWidth] = useState(0)
  const isStill = useReducedMotion() || isGivenStill

  useLayoutEffect(() => {
    const element = line.current
    if (!element) return undefined
    const watcher = new ResizeObserver(() => setWidth(element.offsetWidth))
    watcher.observe(element)
    return () => watcher.disconnect()
  }, [])

  const seconds = width / MARQUEE_SPEED[speed]
  const motion: Motion | undefined =
    width > 0 && !isStill
      ? { '--marquee-time': `${seconds}s`, animationTimingFunction: `steps(${Math.max(1, Math.round(seconds * MARQUEE_FPS))})` }
      : undefined

  const list = (isEcho: boolean) => (
    <ul ref={isEcho ? undefined : line} className={styles.line} aria-hidden={isEcho || undefined}>
      {items.map((item, index) => (
        <li key={item.id}>
          {onSelect ? (
            <button
              type="button"
              className={styles.item}
              tabIndex={isEcho ? -1 : undefined}
              onClick={() => onSelect(item, index)}
            >
              {item.text}
            </button>
          ) : (
            <span className={styles.item}>{item.text}</span>
          )}
        </li>
      ))}
    </ul>
  )

  return (
    <section aria-label={label} className={cx(styles.marquee, className)}>
      {lead && <span className={styles.lead}>{lead}</span>}
      <div className={cx(styles.window, isStill && styles.still)}>
        <div className={cx(styles.track, motion && styles.moving)} style={motion}>
          {list(false)}
          {motion && list(true)}
        </div>
      </div>
    </section>
  )
}
