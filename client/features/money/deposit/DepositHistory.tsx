import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { DepositFilter } from '#contract/money/deposit/deposit-order.ts'
import { useCurrency } from '#client/lib/site.ts'
import { formatNumber } from '#client/lib/format.ts'
import { SCREENS } from '#client/lib/paths.ts'
import recordsArt from '#client/ui/art/records.svg'
import { ButtonLink, Card, ChoiceChip, EmptyState, ErrorState, InfiniteList, Money, Skeleton } from '#client/ui/index.ts'
import styles from './Deposit.module.css'
import { depositHistory } from './deposit.queries.ts'
import { OrderRow } from './OrderRow.tsx'

const FILTERS = ['ALL', 'WAITING', 'CONFIRMED', 'ENDED'] as const satisfies readonly (DepositFilter | 'ALL')[]
type Filter = (typeof FILTERS)[number]

function Rows({ filter }: { filter: Filter }) {
  const { t, i18n } = useTranslation('deposit')
  const currency = useCurrency()
  const pages = useInfiniteQuery(depositHistory(filter === 'ALL' ? undefined : filter))
  if (pages.isPending) return <Skeleton shape="list" rows={6} />
  if (!pages.data) return <ErrorState error={pages.error} onRetry={pages.refetch} />
  const orders = pages.data.pages.flatMap(({ records }) => records)
  const { total, footer } = pages.data.pages[0]!
  if (orders.length === 0)
    return (
      <EmptyState
        art={recordsArt}
        message={t(filter === 'ALL' ? 'history_empty' : 'history_none')}
        action={filter === 'ALL' && <ButtonLink to={SCREENS.deposit.path}>{t('first_deposit')}</ButtonLink>}
      />
    )
  return (
    <InfiniteList
      hasMore={pages.hasNextPage}
      onReachEnd={pages.fetchNextPage}
      isLoading={pages.isFetchingNextPage}
      hasFailed={pages.isFetchNextPageError}
      className={styles.section}
    >
      <p className={styles.sums}>
        <span>{t('count', { count: total, number: formatNumber(total, i18n.language) })}</span>
        <Money amount={footer[0]?.amount ?? 0n} currency={currency} />
      </p>
      <Card isList>
        {orders.map((order) => (
          <OrderRow key={order.depositId} order={order} />
        ))}
      </Card>
    </InfiniteList>
  )
}

/** All deposits of the member, newest first. */
export function DepositHistory() {
  const { t } = useTranslation('deposit')
  const [filter, setFilter] = useState<Filter>('ALL')
  return (
    <>
      <fieldset className={styles.chips}>
        <legend className="visually-hidden">{t('filter')}</legend>
        {FILTERS.map((value) => (
          <ChoiceChip key={value} isOn={value === filter} onSelect={() => setFilter(value)}>
            {t(`filter_${value}`)}
          </ChoiceChip>
        ))}
      </fieldset>
      <Rows key={filter} filter={filter} />
    </>
  )
}
