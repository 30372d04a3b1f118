import { useQueryClient } from '@tanstack/react-query'
import { CloudOff } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useErrorText } from '#client/lib/error-text.ts'
import { Button } from './Button.tsx'
import styles from './EmptyState.module.css'

/** The error in the player's language, and a button to try again. */
export function ErrorState({ error, onRetry }: { error: unknown; onRetry?: () => unknown }) {
  const { t } = useTranslation('common')
  const text = useErrorText()
  const queryClient = useQueryClient()
  const retry = () => {
    void onRetry?.()
    // Also retry queries beside it that failed and show no button of their own.
    void queryClient.refetchQueries(
      { type: 'active', predicate: ({ state }) => state.status === 'error' },
      { cancelRefetch: false },
    )
  }
  return (
    <div className={styles.state} role="alert">
      <span className={styles.art}>
        <CloudOff size={48} strokeWidth={1.5} aria-hidden="true" />
      </span>
      <p className={styles.message}>{text(error)}</p>
      {onRetry && (
        <Button variant="secondary" onClick={retry}>
          {t('retry')}
        </Button>
      )}
    </div>
  )
}
