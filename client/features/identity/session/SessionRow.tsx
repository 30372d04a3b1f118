import { Monitor, Smartphone } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { OpenSession } from '#contract/identity/session.ts'
import { toastError } from '#client/lib/error-text.ts'
import { formatDate } from '#client/lib/format.ts'
import { toast } from '#client/lib/notices.ts'
import { whenDone } from '#client/lib/when-done.ts'
import { Button, Chip } from '#client/ui/index.ts'
import { placeText } from './place-text.ts'
import { useEndSession } from './session.queries.ts'
import styles from './SessionsPage.module.css'

const PHONES = /Android|iPhone|iPad|iOS/

/** One logged-in device. */
export function SessionRow({ session }: { session: OpenSession }) {
  const { t, i18n } = useTranslation('session')
  const end = useEndSession()
  const { sessionId, device, openedAt, isCurrent } = session
  const name = device || t('device_unknown')
  const Icon = PHONES.test(device) ? Smartphone : Monitor
  const since = formatDate(openedAt, i18n.language, { dateStyle: 'medium', timeStyle: 'short' })
  return (
    <li className={styles.row}>
      <Icon size={22} className={styles.icon} aria-hidden="true" />
      <div className={styles.words}>
        <p className={styles.name}>{name}</p>
        <p className={styles.small}>{placeText(session, i18n.language)}</p>
        <p className={styles.small}>{t('session_since', { time: since })}</p>
      </div>
      {isCurrent ? (
        <Chip tone="win">{t('session_this')}</Chip>
      ) : (
        <Button
          variant="ghost"
          size="small"
          aria-label={t('end_session_of', { device: name })}
          isLoading={end.isPending}
          onClick={() =>
            whenDone(end.mutateAsync(sessionId), {
              onSuccess: () => toast.success(t('ended', { count: 1 })),
              onError: (refused) => void toastError(refused),
            })
          }
        >
          {t('end_session')}
        </Button>
      )}
    </li>
  )
}
