import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import * as orderEndpoints from '#contract/back-office/point-order.ts'
import type { ManagedOrder } from '#contract/back-office/point-order.ts'
import { pointOrderState } from '#contract/rewards/points/point-order.ts'
import { pointDelivery } from '#contract/rewards/reward/reward-template.ts'
import { useTableState } from '#client/lib/back-office/use-table-state.ts'
import { BackOfficeDownload, BackOfficeTable, FilterDate, Filters, FilterSelect, Pager } from '#client/ui/back-office/index.ts'
import { PageTitle } from '#client/ui/index.ts'
import { type ChosenOrder, OrderSheets } from './OrderSheets.tsx'
import styles from './PointOrder.module.css'
import { orderPage } from './point-order.queries.ts'
import { useOrderColumns } from './use-order-columns.tsx'

/** In the address, for orders of every state; without it, only waiting ones are shown. */
const ANY = 'ALL'

function useOrderFilters() {
  const { page, get, set, setPage } = useTableState()
  const state = get('state') === ANY ? undefined : (pointOrderState.safeParse(get('state')).data ?? 'ORDERED')
  const delivery = pointDelivery.safeParse(get('delivery')).data
  const [startDate, endDate] = [get('from'), get('to')]
  const query = {
    ...(state && { state }),
    ...(delivery && { delivery }),
    ...(startDate && { startDate }),
    ...(endDate && { endDate }),
  }
  const isNarrow = Boolean(delivery || startDate || endDate)
  const empty = isNarrow || (state && state !== 'ORDERED') ? 'empty_filtered' : state ? 'empty_waiting' : 'empty'
  return { page, set, setPage, state, delivery, startDate, endDate, query, empty } as const
}

/** Orders that members paid with points and operators deliver: waiting ones, oldest first, and all others. */
export function PointOrdersPage() {
  const { t } = useTranslation('point-order')
  const { page, set, setPage, state, delivery, startDate, endDate, query, empty } = useOrderFilters()
  const { data, error, refetch } = useQuery(orderPage({ page, ...query }))
  const [chosen, setChosen] = useState<ChosenOrder>()
  const choose = (action: ChosenOrder['action']) => (order: ManagedOrder) => setChosen({ order, action, isOpen: true })
  const columns = useOrderColumns({ onSend: choose('send'), onCancel: choose('cancel') })
  return (
    <>
      <PageTitle>{t('title')}</PageTitle>
      <p className={styles.intro}>{t('intro')}</p>
      <Filters label={t('filters')}>
        <FilterSelect
          label={t('state')}
          value={state ?? ANY}
          onChange={(value) => set('state', value)}
          options={[
            ...pointOrderState.options.map((value) => ({ value, label: t(`state_${value}`) })),
            { value: ANY, label: t('any') },
          ]}
        />
        <FilterSelect
          label={t('delivery')}
          value={delivery ?? ''}
          onChange={(value) => set('delivery', value)}
          options={[
            { value: '', label: t('any') },
            ...pointDelivery.options.map((value) => ({ value, label: t(`delivery_${value}`) })),
          ]}
        />
        <FilterDate label={t('from')} value={startDate} onChange={(value) => set('from', value)} />
        <FilterDate label={t('to')} value={endDate} onChange={(value) => set('to', value)} />
        <BackOfficeDownload endpoint={orderEndpoints.orderFile} query={query} isDisabled={!data?.total} />
      </Filters>
      <BackOfficeTable
        label={t('title')}
        columns={columns}
        rows={data?.list}
        rowKey={({ orderId }) => orderId}
        error={error}
        onRetry={refetch}
        empty={t(empty)}
      >
        {data && <Pager page={page} totalPages={data.totalPages} total={data.total} onPage={setPage} />}
      </BackOfficeTable>
      {chosen && <OrderSheets chosen={chosen} onClose={() => setChosen({ ...chosen, isOpen: false })} />}
    </>
  )
}
