import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState, type CSSProperties, type ReactNode } from 'react'
import { cx } from '#client/lib/class-names.ts'
import { useTurn } from '#client/lib/dialog-line.ts'
import { SHEET_MS } from '#client/lib/timings.ts'
import styles from './Modal.module.css'

export interface ModalProps {
  isOpen: boolean
  onClose: () => void
  /** Read out when it opens. */
  label: string
  /** `card`: from the bottom on a phone, in the middle where there is room. */
  placement: 'bottom' | 'left' | 'right' | 'middle' | 'card'
  role?: 'alertdialog'
  /** Opens by itself when nothing else is open: the focus goes to the panel, so that no button lights up. */
  isUnasked?: boolean
  className?: string
  style?: CSSProperties
  children: ReactNode
}

/**
 * A native modal dialog: the browser traps the focus, makes the page inert, closes it on Esc and restores the focus. A tap
 * outside the panel closes it. Its content stays until the closing animation ends.
 */
export function Modal({ isOpen: isWanted, onClose, label, placement, role, isUnasked, className, style, children }: ModalProps) {
  const isOpen = useTurn(isWanted, isUnasked)
  const dialog = useRef<HTMLDialogElement>(null)
  const panel = useRef<HTMLDivElement>(null)
  const [isKept, setKept] = useState(isOpen)
  if (isOpen && !isKept) setKept(true)

  useEffect(() => {
    const element = dialog.current
    if (isOpen) {
      if (element && !element.open) element.showModal()
      if (isUnasked) panel.current?.focus()
      return undefined
    }
    element?.close()
    const timer = setTimeout(() => setKept(false), SHEET_MS)
    return () => clearTimeout(timer)
  }, [isOpen, isUnasked])

  // A dialog that unmounts while open, as a confirmed question does, must be closed too, or the focus is not restored. If a
  // suspended page only hides it, it opens again with the page.
  const wasHere = useRef(false)
  const comeBack = useEffectEvent(() => {
    if (isOpen && dialog.current && !dialog.current.open) dialog.current.showModal()
  })
  useLayoutEffect(() => {
    const element = dialog.current
    if (wasHere.current) comeBack()
    return () => {
      wasHere.current = true
      element?.close()
    }
  }, [])

  const cancel = useEffectEvent((event: Event) => {
    if (event.target !== dialog.current) return
    event.preventDefault()
    onClose()
  })
  const closeOutside = useEffectEvent((event: Event) => {
    if (event.target instanceof Element && !event.target.closest(`.${styles.panel}`)) onClose()
  })
  // The dialog element itself is the scrim; keyboards close it with Esc.
  useEffect(() => {
    const element = dialog.current
    const listening = new AbortController()
    element?.addEventListener('cancel', (event) => cancel(event), listening)
    element?.addEventListener('click', (event) => closeOutside(event), listening)
    return () => listening.abort()
  }, [])

  return (
    <dialog ref={dialog} role={role} aria-label={label} className={styles.modal}>
      <div className={cx(styles.column, styles[placement])}>
        <div ref={panel} tabIndex={isUnasked ? -1 : undefined} className={cx(styles.panel, className)} style={style}>
          {isKept && children}
        </div>
      </div>
    </dialog>
  )
}
