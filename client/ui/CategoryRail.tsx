import { useEffect, useRef, type KeyboardEvent, type ReactNode } from 'react'
import { cx } from '#client/lib/class-names.ts'
import styles from './CategoryRail.module.css'

interface Props<K extends string> {
  label: string
  items: readonly { key: K; label: string; icon: ReactNode }[]
  value: K
  onChange: (key: K) => void
  /** The id of the panel the tabs switch. */
  panelId?: string
  /** One line of text high: where the list below matters more. */
  isCompact?: boolean
}

const STEP: Partial<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1 }

/** A horizontal rail of tabs, 68×72 or compact; the selected one is mango and scrolls into view. */
export function CategoryRail<K extends string>({ label, items, value, onChange, panelId, isCompact }: Props<K>) {
  const rail = useRef<HTMLDivElement>(null)
  const hasOpened = useRef(false)
  // −1 until its tab exists: some load later.
  const chosenAt = items.findIndex(({ key }) => key === value)

  useEffect(() => {
    const box = rail.current
    const tile = box?.children[chosenAt]
    if (!box || !(tile instanceof HTMLElement)) return
    const isOpening = !hasOpened.current
    hasOpened.current = true
    // The first is in sight anyway: measuring it would force a layout.
    if (isOpening && chosenAt === 0) return
    const left = tile.offsetLeft - (box.clientWidth - tile.offsetWidth) / 2
    // The page opens with it in sight; only later choices animate.
    box.scrollTo({ left, behavior: isOpening ? 'instant' : 'auto' })
  }, [chosenAt])

  const move = (event: KeyboardEvent) => {
    const step = STEP[event.key]
    if (!step) return
    event.preventDefault()
    const next = items[(chosenAt + step + items.length) % items.length]
    if (!next) return
    onChange(next.key)
    rail.current?.querySelector<HTMLElement>(`[data-key="${next.key}"]`)?.focus()
  }

  return (
    <div
      ref={rail}
      role="tablist"
      aria-label={label}
      tabIndex={-1}
      onKeyDown={move}
      className={cx(styles.rail, isCompact && styles.compact)}
    >
      {items.map((item) => (
        <button
          key={item.key}
          type="button"
          role="tab"
          data-key={item.key}
          aria-selected={item.key === value}
          aria-controls={panelId}
          tabIndex={item.key === value ? 0 : -1}
          onClick={() => onChange(item.key)}
          className={cx(styles.tile, item.key === value && styles.on)}
        >
          {item.icon}
          <span className={styles.label}>{item.label}</span>
        </button>
      ))}
    </div>
  )
}
