import { useQuery } from '@tanstack/react-query'
import { Globe, Wrench } from 'lucide-react'
import { useEffect, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { systemState, systemStatus } from '#client/features/system/index.ts'
import { dropFirstPicture } from '#client/lib/first-picture.ts'
import { Button, Logo } from '#client/ui/index.ts'
import styles from './SystemGate.module.css'

/** A closed site looks by itself whether it is open again. */
const LOOK_AGAIN_MS = 30_000

/** Under maintenance, or from a blocked address, there is no site but this screen (spec §4, system status). */
export function SystemGate({ children }: { children: ReactNode }) {
  const { t } = useTranslation(['shell', 'common'])
  const { data, refetch, isFetching } = useQuery({
    ...systemStatus(),
    refetchInterval: ({ state: { data: status } }) => (status && systemState(status) !== 'normal' ? LOOK_AGAIN_MS : false),
  })
  const state = data ? systemState(data) : 'normal'
  useEffect(() => {
    if (state !== 'normal') dropFirstPicture()
  }, [state])
  if (state === 'normal') return children
  const isMaintenance = state === 'maintenance'
  return (
    <main className={styles.screen}>
      <Logo />
      {isMaintenance ? (
        <Wrench size={56} strokeWidth={1.5} aria-hidden="true" />
      ) : (
        <Globe size={56} strokeWidth={1.5} aria-hidden="true" />
      )}
      <h1>{t(isMaintenance ? 'maintenance_title' : 'region_title')}</h1>
      <p>{isMaintenance ? t('maintenance_text') : t('region_text', { ip: data?.location.ip ?? '' })}</p>
      <Button variant="secondary" isLoading={isFetching} onClick={() => void refetch()}>
        {t('common:retry')}
      </Button>
    </main>
  )
}
