import { useRef, useState, type PointerEvent, type ReactNode } from 'react'
import { X } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { cx } from '#client/lib/class-names.ts'
import { SWIPE_PX } from '#client/lib/timings.ts'
import { IconButton } from './IconButton.tsx'
import { Modal } from './Modal.tsx'
import styles from './Sheet.module.css'

interface Props {
  isOpen: boolean
  onClose: () => void
  title: string
  /** Stays below the scrolling content: submit and reset. */
  footer?: ReactNode
  /** Keeps its height when its content changes, for a searchable list. */
  isTall?: boolean
  /** A card in the middle where there is room. */
  isCard?: boolean
  /** A picture across the top, above the title. */
  art?: ReactNode
  /** Opens by itself when nothing else is open. */
  isUnasked?: boolean
  /** Next to the close button. */
  trailing?: ReactNode
  children: ReactNode
}

/** A bottom sheet with a grabber: swipe it down, tap outside, Esc or the close button to close. */
export function Sheet({ isOpen, onClose, title, footer, isTall, isCard, art, isUnasked, trailing, children }: Props) {
  const { t } = useTranslation('common')
  const start = useRef<number | null>(null)
  const [pull, setPull] = useState(0)

  const grab = (event: PointerEvent) => {
    if (event.target instanceof Element && event.target.closest('button')) return
    start.current = event.clientY
    event.currentTarget.setPointerCapture(event.pointerId)
  }
  const drag = (event: PointerEvent) => {
    if (start.current !== null) setPull(Math.max(0, event.clientY - start.current))
  }
  const release = () => {
    if (start.current === null) return
    start.current = null
    if (pull > SWIPE_PX) onClose()
    setPull(0)
  }

  return (
    <Modal
      isOpen={isOpen}
      onClose={onClose}
      label={title}
      placement={isCard ? 'card' : 'bottom'}
      isUnasked={isUnasked}
      className={cx(styles.sheet, isTall && styles.tall, isCard && styles.card)}
      style={pull > 0 ? { translate: `0 ${pull}px`, transition: 'none' } : undefined}
    >
      {/* Not a header element: in a dialog it would be a second banner on the page. */}
      <div
        className={cx(styles.head, art !== undefined && styles.pictured)}
        onPointerDown={grab}
        onPointerMove={drag}
        onPointerUp={release}
        onPointerCancel={release}
      >
        {art}
        <h2 className={styles.title}>{title}</h2>
        {trailing}
        <IconButton label={t('close')} icon={<X size={20} />} onClick={onClose} />
      </div>
      <div className={styles.body}>{children}</div>
      {footer && <footer className={styles.foot}>{footer}</footer>}
    </Modal>
  )
}
