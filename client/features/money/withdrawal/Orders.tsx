import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { WITHDRAWAL_STATES, type WithdrawalRecord, type WithdrawalState } from '#contract/money/withdrawal/withdrawal.ts'
import { Card, ChoiceChip, EmptyState, ErrorState, InfiniteList, Skeleton } from '#client/ui/index.ts'
import { FactList } from './FactList.tsx'
import { OrderRow } from './OrderRow.tsx'
import { useMoneyText } from '#client/lib/use-money-text.ts'
import { withdrawalOrders } from './withdrawal.queries.ts'
import styles from './Orders.module.css'

function Found({ state, onOpen }: { state: WithdrawalState | undefined; onOpen: (order: WithdrawalRecord) => void }) {
  const { t } = useTranslation('withdrawal')
  const money = useMoneyText()
  const list = useInfiniteQuery(withdrawalOrders(state))
  if (list.isPending) return <Skeleton shape="list" rows={5} />
  if (list.isLoadingError) return <ErrorState error={list.error} onRetry={list.refetch} />
  const orders = list.data.pages.flatMap(({ records }) => records)
  const [first] = list.data.pages
  const [sum] = first?.footer ?? []
  if (orders.length === 0) return <EmptyState message={t(state ? 'none_of_state' : 'none_at_all')} />
  return (
    <>
      <InfiniteList
        hasMore={list.hasNextPage}
        isLoading={list.isFetchingNextPage}
        hasFailed={list.isFetchNextPageError}
        onReachEnd={list.fetchNextPage}
        className={styles.list}
      >
        {orders.map((order) => (
          <OrderRow key={order.id} order={order} onOpen={() => onOpen(order)} />
        ))}
      </InfiniteList>
      <Card>
        <FactList
          facts={[
            { name: t('sum_orders'), value: first?.total ?? 0 },
            ...(sum && sum.charge > 0n ? [{ name: t('charge'), value: money(sum.charge) }] : []),
            { name: t('sum_amount'), value: money(sum?.amount ?? 0n), isTotal: true },
          ]}
        />
      </Card>
    </>
  )
}

/** All orders of the member, by state, with the total below. */
export function Orders({ onOpen }: { onOpen: (order: WithdrawalRecord) => void }) {
  const { t } = useTranslation('withdrawal')
  const [state, setState] = useState<WithdrawalState>()
  return (
    <div className={styles.orders}>
      <fieldset className={styles.filter}>
        <legend className="visually-hidden">{t('filter')}</legend>
        <ChoiceChip isOn={state === undefined} onSelect={() => setState(undefined)}>
          {t('filter_all')}
        </ChoiceChip>
        {WITHDRAWAL_STATES.map((one) => (
          <ChoiceChip key={one} isOn={one === state} onSelect={() => setState(one)}>
            {t(`state_${one}`)}
          </ChoiceChip>
        ))}
      </fieldset>
      <Found state={state} onOpen={onOpen} />
    </div>
  )
}
