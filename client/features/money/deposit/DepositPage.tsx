import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { useTopOfView } from '#client/lib/use-top-of-view.ts'
import { ErrorState, SegmentedControl, Skeleton } from '#client/ui/index.ts'
import { depositOffer, useDepositNews } from './deposit.queries.ts'
import styles from './Deposit.module.css'
import { DepositClosed } from './DepositClosed.tsx'
import { DepositForm } from './DepositForm.tsx'
import { DepositHistory } from './DepositHistory.tsx'
import { OrderView } from './OrderView.tsx'
import { WaitingOrders } from './WaitingOrders.tsx'

const TABS = ['new', 'history'] as const

const PendingForm = () => (
  <div className={styles.page}>
    <Skeleton shape="rail" rows={4} />
    <Skeleton shape="list" rows={2} />
    <Skeleton shape="banner" />
  </div>
)

function NewDeposit({ wanted }: { wanted: string | null }) {
  const { data, error, isPending, refetch } = useQuery(depositOffer())
  if (isPending) return <PendingForm />
  if (!data) return <ErrorState error={error} onRetry={refetch} />
  const isClosed = data.settings.allowDeposit === 'N' || data.types.length === 0
  return (
    <>
      <WaitingOrders orders={data.waiting} />
      {isClosed ? <DepositClosed settings={data.settings} /> : <DepositForm offer={data} wanted={wanted} />}
    </>
  )
}

/** Deposit: choose a method and an amount, see costs and credit; then follow the order until the money arrives. */
export function DepositPage() {
  const { t } = useTranslation('deposit')
  const [search, setSearch] = useSearchParams()
  useDepositNews()
  const order = search.get('order')
  useTopOfView(order ?? 'form')
  if (order) return <OrderView depositId={order} />
  const tab = search.get('tab') === 'history' ? 'history' : 'new'
  return (
    <div className={styles.page}>
      <SegmentedControl
        label={t('sections')}
        options={TABS.map((value) => ({ value, label: t(`tab_${value}`) }))}
        value={tab}
        onChange={(value) => setSearch(value === 'history' ? { tab: value } : {}, { replace: true })}
      />
      {tab === 'new' ? <NewDeposit wanted={search.get('promotion')} /> : <DepositHistory />}
    </div>
  )
}
