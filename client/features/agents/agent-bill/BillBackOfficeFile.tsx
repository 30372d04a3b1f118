import { useQuery } from '@tanstack/react-query'
import { ChevronLeft } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { BillExplanation } from '#contract/agents/agent-bill/agent-bill.ts'
import { Facts } from '#client/ui/back-office/index.ts'
import { ErrorState, Link, PageTitle, Skeleton } from '#client/ui/index.ts'
import { BillPlaces } from './bill-places.ts'
import styles from './Bill.module.css'
import { BillStatusChip } from './BillStatusChip.tsx'
import { BillSteps } from './BillSteps.tsx'
import { backOfficeExplanation } from './bills-back-office.queries.ts'
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
          [t('office_agent'), bill.payee.account],
          [t('office_payer'), bill.payer?.account ?? t('the_site')],
          [t('office_period'), period(bill)],
          [t('office_status'), <BillStatusChip key="status" status={bill.status} />],
          [t('gross'), money(bill.gross)],
          [t('deducted'), money(bill.deducted)],
          [t('office_net'), money(bill.net)],
          [t('paid'), money(bill.paid)],
          [
            t('bets'),
            <Link key="bets" to={places.bets(bill)} className={styles.backOfficeLink}>
              {t('office_bets')}
            </Link>,
          ],
        ]}
      />
      <div className={styles.sideBySide}>
        <BillSteps explained={explained} isBackOffice />
      </div>
    </BillPlaces>
  )
}

/** Any agent's bill, with every number behind it (AGT-14). */
export function BillBackOfficeFile({ billId }: { billId: string }) {
  const { t } = useTranslation('agent-bill')
  const { data, error, refetch } = useQuery(backOfficeExplanation(billId))
  return (
    <>
      <Link to="/operator/agent-bills" className={styles.backOfficeBack}>
        <ChevronLeft size={18} aria-hidden="true" />
        {t('office_all')}
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
