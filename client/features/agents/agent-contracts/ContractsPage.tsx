import { useQuery } from '@tanstack/react-query'
import { FilePlus2 } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { Button, EmptyState, ErrorState, SegmentedControl, Skeleton } from '#client/ui/index.ts'
import { ContractCard } from './ContractCard.tsx'
import styles from './ContractsPage.module.css'
import { contractLog, myContracts } from './offers.queries.ts'
import { OfferSheet } from './OfferSheet.tsx'

const VIEWS = ['paid', 'given', 'past'] as const
type View = (typeof VIEWS)[number]
const ROWS = 3
const ENDED = [2, 4]

function Past() {
  const { t } = useTranslation('agent-contracts')
  const { data, isPending, error, refetch } = useQuery(contractLog())
  if (isPending) return <Skeleton shape="list" rows={ROWS} className={styles.pending} />
  if (!data) return <ErrorState error={error} onRetry={refetch} />
  const ended = data.list.filter(({ status }) => ENDED.includes(status))
  if (ended.length === 0) return <EmptyState message={t('empty_past')} />
  return ended.map((contract) => <ContractCard key={contract.contractId} contract={contract} />)
}

function Live({ view, onOffer }: { view: 'paid' | 'given'; onOffer: () => void }) {
  const { t } = useTranslation('agent-contracts')
  const { data, isPending, error, refetch } = useQuery(myContracts())
  if (isPending) return <Skeleton shape="list" rows={ROWS} className={styles.pending} />
  if (!data) return <ErrorState error={error} onRetry={refetch} />
  const list = data[view]
  const offer = (
    <Button icon={<FilePlus2 size={20} aria-hidden="true" />} onClick={onOffer}>
      {t('offer_new')}
    </Button>
  )
  if (list.length === 0) return <EmptyState message={t(`empty_${view}`)} action={view === 'given' ? offer : undefined} />
  return (
    <>
      {view === 'given' && offer}
      {list.map((contract) => (
        <ContractCard key={contract.contractId} contract={contract} />
      ))}
    </>
  )
}

/** The agent's own contracts, those given to downlines, and ended ones (WIR-38). */
export function ContractsPage() {
  const { t } = useTranslation('agent-contracts')
  const [search, setSearch] = useSearchParams()
  const [isOffering, setOffering] = useState(false)
  const view: View = VIEWS.find((one) => one === search.get('view')) ?? 'paid'
  return (
    <div className={styles.page}>
      <SegmentedControl
        label={t('view')}
        options={VIEWS.map((value) => ({ value, label: t(`view_${value}`) }))}
        value={view}
        onChange={(next) => setSearch({ view: next }, { replace: true })}
      />
      {view === 'past' ? <Past /> : <Live view={view} onOffer={() => setOffering(true)} />}
      {isOffering && <OfferSheet onClose={() => setOffering(false)} />}
    </div>
  )
}
