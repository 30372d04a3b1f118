import { useQuery } from '@tanstack/react-query'
import { ChevronLeft } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { BillExplanation } from '#contract/agent-bill.ts'
import { Facts } from '#client/features/operator/index.ts'
import { ErrorState, Link, PageTitle, Skeleton } from '#client/ui/index.ts'
import { BillPlaces } from './bill-places.ts'
import styles from './Bill.module.css'
import { BillStatusChip } from './BillStatusChip.tsx'
import { BillSteps } from './BillSteps.tsx'
import { deskExplanation } from './bills-desk.queries.ts'
import { useFigures } from './use-figures.ts'

const placesOf = (account: string) => ({
  bill: (id: string) => `/operator/agent-bills/${id}`,
  bets: ({ startDate, endDate }: { startDate: string; endDate: string }) =>
    `/operator/rounds?${new URLSearchParams({ team: account, from: startDate, to: endDate }).toString()}`,
})

function Found({ explained }: { explained: BillExplanation }) {
  const { t } = useTranslation('agent-bill')
  const { money, period } = useFigures()
  const { bill } = explained
  const name = t(`kind_${bill.kind}`)
  const places = placesOf(bill.payee.account)
  return (
    <BillPlaces value={places}>
      <PageTitle>{bill.sequence > 0 ? t('correction_of', { name }) : name}</PageTitle>
      <Facts
        of={[
          [t('desk_agent'), bill.payee.account],
          [t('desk_payer'), bill.payer?.account ?? t('the_house')],
          [t('desk_period'), period(bill)],
          [t('desk_status'), <BillStatusChip key="status" status={bill.status} />],
          [t('gross'), money(bill.gross)],
          [t('deducted'), money(bill.deducted)],
          [t('desk_net'), money(bill.net)],
          [t('paid'), money(bill.paid)],
          [
            t('bets'),
            <Link key="bets" to={places.bets(bill)} className={styles.deskLink}>
              {t('desk_bets')}
            </Link>,
          ],
        ]}
      />
      <div className={styles.desk}>
        <BillSteps explained={explained} isDesk />
      </div>
    </BillPlaces>
  )
}

/** Any agent's bill, with every number behind it (AGT-14). */
export function BillDeskFile({ billId }: { billId: string }) {
  const { t } = useTranslation('agent-bill')
  const { data, error, refetch } = useQuery(deskExplanation(billId))
  return (
    <>
      <Link to="/operator/agent-bills" className={styles.deskBack}>
        <ChevronLeft size={18} aria-hidden="true" />
        {t('desk_all')}
      </Link>
      {data ? (
        <Found explained={data} />
      ) : error ? (
        <ErrorState error={error} onRetry={refetch} />
      ) : (
        <Skeleton shape="text" rows={8} />
      )}
    </>
  )
}
