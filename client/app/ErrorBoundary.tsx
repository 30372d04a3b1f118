import { CloudOff } from 'lucide-react'
import { Component, type ReactNode } from 'react'
import { i18n } from '#client/lib/i18n.ts'
import { Button } from '#client/ui/index.ts'
import styles from './ErrorBoundary.module.css'

/** A page that threw leaves the chrome standing; the next page starts a new boundary. React has these as classes only. */
export class ErrorBoundary extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false }

  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children
    return (
      <div role="alert" className={styles.failed}>
        <CloudOff size={48} strokeWidth={1.5} aria-hidden="true" />
        <p>{i18n.t('shell:app_unavailable')}</p>
        <Button variant="secondary" onClick={() => location.reload()}>
          {i18n.t('shell:app_unavailable_action')}
        </Button>
      </div>
    )
  }
}
