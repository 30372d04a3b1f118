import { useQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useNavigate, useParams } from 'react-router-dom'
import { Button, EmptyState, ErrorState, Skeleton } from '#client/ui/index.ts'
import { PageHead } from '#client/ui/back-office/index.ts'
import styles from './DepositWays.module.css'
import { depositWays } from './deposit-ways.queries.ts'
import { WayForm } from './WayForm.tsx'
import { WayRequests } from './WayRequests.tsx'
import { WayTable } from './WayTable.tsx'

function Ways() {
  const { t } = useTranslation('deposit-ways')
  const navigate = useNavigate()
  const { data, error, refetch } = useQuery(depositWays())
  const open = data?.requests.filter(({ state }) => state === 'PROPOSED') ?? []
  const decided = data?.requests.filter(({ state }) => state !== 'PROPOSED') ?? []
  return (
    <>
      <PageHead title={t('title')}>
        <Button size="small" icon={<Plus size={18} />} onClick={() => void navigate('/operator/deposit-ways/new')}>
          {t('add')}
        </Button>
      </PageHead>
      <p className={styles.hint}>{t('intro')}</p>
      {open.length > 0 && <WayRequests title={t('requests')} requests={open} />}
      <WayTable ways={data?.ways} error={error} onRetry={refetch} />
      {decided.length > 0 && <WayRequests title={t('decided')} requests={decided} />}
    </>
  )
}

function Editor({ wayId }: { wayId: string }) {
  const { t } = useTranslation('deposit-ways')
  const { data, error, refetch } = useQuery({ ...depositWays(), refetchOnWindowFocus: false })
  if (error && !data) return <ErrorState error={error} onRetry={refetch} />
  if (!data) return <Skeleton shape="text" rows={8} />
  const stored = data.ways.find(({ id }) => String(id) === wayId)
  if (!stored && wayId !== 'new') return <EmptyState message={t('gone')} />
  return <WayForm stored={stored} onReload={() => refetch()} />
}

/** The ways to deposit: the list, and the form of one. */
export function WaysPage() {
  const { wayId } = useParams()
  return wayId ? <Editor key={wayId} wayId={wayId} /> : <Ways />
}
