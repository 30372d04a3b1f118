import { useQuery } from '@tanstack/react-query'
import { DoorClosed, DoorOpen } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useWords } from '#client/lib/back-office/use-words.ts'
import { ReasonSheet } from '#client/ui/back-office/index.ts'
import { cx } from '#client/lib/class-names.ts'
import { toast } from '#client/lib/notices.ts'
import { Button, ErrorState, Skeleton } from '#client/ui/index.ts'
import { siteDoor, useSetMaintenance } from './site-settings.queries.ts'
import styles from './SiteSettings.module.css'

/** Closes or opens the whole site: what it does, and who is still let in. */
export function SiteDoorCard() {
  const { t } = useTranslation('site-settings')
  const { when } = useWords()
  const { data, error, refetch } = useQuery(siteDoor())
  const setMaintenance = useSetMaintenance()
  const [isAsked, setAsked] = useState(false)
  /** As of opening the sheet: it keeps its text while it closes, although the site's state has changed. */
  const [isClosing, setClosing] = useState(true)
  if (error && !data) return <ErrorState error={error} onRetry={refetch} />
  if (!data) return <Skeleton shape="text" rows={4} />
  const { isUnderMaintenance, since, letIn, ownAddress: address, isOwnAddressLetIn } = data
  const shutText = since === null ? t('door_closed_text') : t('door_closed_since', { when: when(since) })
  return (
    <section className={cx(styles.door, isUnderMaintenance && styles.doorShut)} aria-labelledby="site-door">
      <h2 id="site-door" className={styles.doorTitle}>
        {isUnderMaintenance ? <DoorClosed size={24} aria-hidden="true" /> : <DoorOpen size={24} aria-hidden="true" />}
        {t('door_title')}: {t(isUnderMaintenance ? 'door_closed' : 'door_open')}
      </h2>
      <p>{isUnderMaintenance ? shutText : t('door_open_text')}</p>
      <p className={styles.help}>
        {letIn === 0 ? t('door_let_in_none') : t('door_let_in', { count: letIn })}{' '}
        {letIn > 0 && t(isOwnAddressLetIn ? 'door_own_in' : 'door_own_out', { address })} {t('door_when')}
      </p>
      <Button
        variant={isUnderMaintenance ? 'primary' : 'danger'}
        icon={isUnderMaintenance ? <DoorOpen size={20} /> : <DoorClosed size={20} />}
        onClick={() => {
          setClosing(!isUnderMaintenance)
          setAsked(true)
        }}
      >
        {t(isUnderMaintenance ? 'door_reopen' : 'door_close')}
      </Button>
      <ReasonSheet
        isOpen={isAsked}
        title={t(isClosing ? 'door_close_title' : 'door_reopen_title')}
        submit={t(isClosing ? 'door_close' : 'door_reopen')}
        isDangerous={isClosing}
        onSubmit={async (reason) => {
          const now = await setMaintenance.mutateAsync({ isOn: isClosing, reason })
          toast.success(t(now.isUnderMaintenance ? 'door_closed_done' : 'door_open_done'))
        }}
        onClose={() => setAsked(false)}
      />
    </section>
  )
}
