import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { REFUSED_WIN_STATES, refusedWinState, type RefusedWin } from '#contract/back-office/refused-win.ts'
import { useTableState } from '#client/lib/back-office/use-table-state.ts'
import { BackOfficeTable, Filters, FilterSelect, Pager, ReasonSheet } from '#client/ui/back-office/index.ts'
import { toast } from '#client/lib/notices.ts'
import { PageTitle } from '#client/ui/index.ts'
import styles from './RefusedWin.module.css'
import { refusedWinPage, useMarkDone } from './refused-win.queries.ts'
import { useRefusedWinColumns } from './use-refused-win-columns.tsx'

/** Wins and returned stakes that vendors sent and the wallet refused, and what was done about them. */
export function RefusedWinsPage() {
  const { t } = useTranslation('refused-win')
  const { page, get, set, setPage } = useTableState()
  const state = refusedWinState.safeParse(get('state')).data
  const vendor = get('vendor')
  const { data, error, refetch } = useQuery(refusedWinPage({ page, ...(state && { state }), ...(vendor && { vendor }) }))
  const markDone = useMarkDone()
  const [chosen, setChosen] = useState<RefusedWin>()
  const columns = useRefusedWinColumns(setChosen)
  const vendors = data?.vendors ?? []
  return (
    <>
      <PageTitle>{t('title')}</PageTitle>
      <p className={styles.intro}>{t('intro')}</p>
      <Filters label={t('filters')}>
        <FilterSelect
          label={t('state')}
          value={state ?? ''}
          onChange={(value) => set('state', value)}
          options={[
            { value: '', label: t('any') },
            ...REFUSED_WIN_STATES.map((value) => ({ value, label: t(`state_${value}`) })),
          ]}
        />
        <FilterSelect
          label={t('vendor')}
          value={vendor}
          onChange={(value) => set('vendor', value)}
          options={[{ value: '', label: t('any') }, ...vendors.map(({ code, name }) => ({ value: code, label: name }))]}
        />
      </Filters>
      <BackOfficeTable
        label={t('title')}
        columns={columns}
        rows={data?.list}
        rowKey={({ id }) => id}
        error={error}
        onRetry={refetch}
        empty={t(state || vendor ? 'empty_filtered' : 'empty')}
      >
        {data && <Pager page={page} totalPages={data.totalPages} total={data.total} onPage={setPage} />}
      </BackOfficeTable>
      <ReasonSheet
        isOpen={chosen !== undefined}
        title={t('done_title', { username: chosen?.username ?? '' })}
        submit={t('mark_done')}
        onSubmit={async (reason) => {
          if (!chosen) return
          await markDone.mutateAsync({ id: chosen.id, reason })
          toast.success(t('marked'))
        }}
        onClose={() => setChosen(undefined)}
      />
    </>
  )
}
