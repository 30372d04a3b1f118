import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import type { AgentBill, BillExplanation } from '#contract/agents/agent-bill/agent-bill.ts'
import { ApiError } from '#client/lib/api-error.ts'
import { useErrorText } from '#client/lib/error-text.ts'
import { SCREENS } from '#client/lib/paths.ts'
import { ButtonLink, Card, EmptyState, ErrorState, Skeleton } from '#client/ui/index.ts'
import { explanation } from './agent-bill.queries.ts'
import styles from './Bill.module.css'
import { BillStatusChip } from './BillStatusChip.tsx'
import { BillSteps } from './BillSteps.tsx'
import { ManualAction } from './ManualAction.tsx'
import { waits } from './payout.queries.ts'
import { useFigures } from './use-figures.ts'

const ROWS = 5

/** The bill's status line. For the agent's own unpaid bill: whether to collect it, or to wait for the payer. */
function lineOf({ status, payer, sequence }: AgentBill, isOwn: boolean) {
  if (status === 'PAID') return 'paid'
  if (status === 'TAKEN' && isOwn) return sequence > 0 ? 'line_TAKEN_back' : 'line_TAKEN'
  if (!isOwn) return `given_${status}` as const
  return status === 'UNCOLLECTED' && payer === null ? 'line_collect' : (`line_${status}` as const)
}

function Head({ explained: { bill, isOwn } }: { explained: BillExplanation }) {
  const { t } = useTranslation('agent-bill')
  const { money, period, when } = useFigures()
  const payer = bill.payer ? bill.payer.nickname || bill.payer.account : t('the_site')
  const who = isOwn ? t('paid_by', { name: payer }) : t('paid_to', { name: bill.payee.nickname || bill.payee.account })
  return (
    <Card className={styles.head}>
      <BillStatusChip status={bill.status} />
      <h2 className={styles.title}>{t(`kind_${bill.kind}`)}</h2>
      <p className={styles.quiet}>{period(bill)}</p>
      <p className={styles.big}>{money(isOwn ? bill.net : bill.gross)}</p>
      <p className={styles.quiet}>{bill.sequence > 0 ? t('correction_line') : who}</p>
      {bill.status !== 'PAID' && <p className={styles.next}>{t(lineOf(bill, isOwn))}</p>}
      {waits(bill) && bill.expiresAt !== null && (
        <p className={styles.quiet}>{t('waits_until', { date: when(bill.expiresAt) })}</p>
      )}
      <ManualAction bill={bill} isOwn={isOwn} />
    </Card>
  )
}

/** How a bill was calculated. */
const Explained = ({ explained }: { explained: BillExplanation }) => (
  <div className={styles.page}>
    <Head explained={explained} />
    <BillSteps explained={explained} />
  </div>
)

export function BillPage() {
  const { t } = useTranslation('agent-bill')
  const errorText = useErrorText()
  const id = useSearchParams()[0].get('id') ?? ''
  const { data, isPending, error, refetch } = useQuery(explanation(id || '0'))
  if (isPending) return <Skeleton shape="list" rows={ROWS} className={styles.pending} />
  if (error instanceof ApiError && error.code === 'no.data')
    return <EmptyState message={errorText(error)} action={<ButtonLink to={SCREENS.dividends.path}>{t('to_list')}</ButtonLink>} />
  if (!data) return <ErrorState error={error} onRetry={refetch} />
  return <Explained explained={data} />
}
