import { useQuery } from '@tanstack/react-query'
import { CircleDollarSign } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useCurrency } from '#client/lib/site.ts'
import { toastError } from '#client/lib/error-text.ts'
import { formatDate, formatMoney } from '#client/lib/format.ts'
import { toast } from '#client/lib/notices.ts'
import { whenDone } from '#client/lib/when-done.ts'
import { BlockHead, Button, Card, ErrorState, Money, Skeleton } from '#client/ui/index.ts'
import { useClaim, waitingRebates } from './claim.queries.ts'
import styles from './ClaimCard.module.css'

interface Props {
  /** Hidden if nothing is waiting; for pages about other things. */
  isQuiet?: boolean
}

/** Rebates waiting to be claimed: amount, deadline, and one button for all. */
export function ClaimCard({ isQuiet }: Props) {
  const { t, i18n } = useTranslation('rebate')
  const currency = useCurrency()
  const { data, isPending, error, refetch } = useQuery(waitingRebates())
  const claim = useClaim()
  const language = i18n.language
  if (isQuiet && !data?.list.length) return null
  if (isPending) return <Skeleton shape="list" rows={1} className={styles.pending} />
  if (!data) return <ErrorState error={error} onRetry={refetch} />
  const take = () =>
    whenDone(claim.mutateAsync(), {
      onSuccess: ({ count, amount }) =>
        count > 0 && toast.success(t('claimed', { amount: formatMoney(amount, currency, { language }) })),
      onError: (refused) => void toastError(refused),
    })
  return (
    <Card className={styles.card}>
      <BlockHead icon={<CircleDollarSign />} title={t('claim_title')} />
      {data.expiresAt === null ? (
        <p className={styles.quiet}>{t('claim_none')}</p>
      ) : (
        <>
          <ul>
            {data.list.map(({ billId, day, amount }) => (
              <li key={billId} className={styles.line}>
                <span>{formatDate(Date.parse(day), language, { day: 'numeric', month: 'long', timeZone: 'UTC' })}</span>
                <Money amount={amount} currency={currency} />
              </li>
            ))}
          </ul>
          <p className={styles.quiet}>
            {t('claim_until', { date: formatDate(data.expiresAt, language, { dateStyle: 'medium', timeStyle: 'short' }) })}
          </p>
          <Button isWide isLoading={claim.isPending} onClick={take}>
            {t('claim', { amount: formatMoney(data.amount, currency, { language }) })}
          </Button>
        </>
      )}
    </Card>
  )
}
