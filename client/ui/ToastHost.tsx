import { CircleAlert, CircleCheck, Info } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { cx } from '#client/lib/class-names.ts'
import { useNotices, type ToastKind } from '#client/lib/notices.ts'
import { Spinner } from './Spinner.tsx'
import styles from './ToastHost.module.css'

const ICON: Record<ToastKind, React.ReactNode> = {
  loading: <Spinner size={18} />,
  success: <CircleCheck size={18} aria-hidden="true" />,
  error: <CircleAlert size={18} aria-hidden="true" />,
  info: <Info size={18} aria-hidden="true" />,
}

/** The toast above the bottom bar, in the top layer so that it shows over an open sheet. Mounted once, by the shell. */
export function ToastHost() {
  const { toast } = useNotices()
  const host = useRef<HTMLDivElement>(null)

  useEffect(() => {
    const element = host.current
    if (!element?.showPopover) return
    // Hiding it first moves it above a dialog that opened meanwhile.
    if (element.matches(':popover-open')) element.hidePopover()
    if (toast) element.showPopover()
  }, [toast])

  return (
    <div ref={host} popover="manual" className={styles.host}>
      <output aria-live="polite">
        {toast && (
          <span key={toast.id} className={cx(styles.toast, styles[toast.kind])}>
            {ICON[toast.kind]}
            <span>{toast.message}</span>
          </span>
        )}
      </output>
    </div>
  )
}
