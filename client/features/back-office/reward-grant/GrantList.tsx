import { useQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { GRANT_STATES, type Grant, grantState } from '#contract/back-office/reward-grant.ts'
import { formatNumber } from '#client/lib/format.ts'
import { useMay } from '#client/lib/back-office/operator-session.ts'
import { useTableState } from '#client/lib/back-office/use-table-state.ts'
import { useWords } from '#client/lib/back-office/use-words.ts'
import { BackOfficeTable, type Column, Filters, FilterSelect, PageHead, Pager, SecondLine } from '#client/ui/back-office/index.ts'
import { Button } from '#client/ui/index.ts'
import { GrantState } from './GrantState.tsx'
import styles from './RewardGrant.module.css'
import { grantPage } from './reward-grant.queries.ts'
import { useFilterWords } from './use-grant-words.ts'

function useColumns(): Column<Grant>[] {
  const { t, i18n } = useTranslation('reward-grant')
  const { money, when } = useWords()
  const filterWords = useFilterWords()
  const number = (value: number) => formatNumber(value, i18n.language)
  return [
    {
      key: 'title',
      title: t('campaign'),
      wraps: true,
      render: ({ title, proposedAt }) => (
        <>
          {title}
          <SecondLine>{when(proposedAt)}</SecondLine>
        </>
      ),
    },
    {
      key: 'state',
      title: t('state'),
      wraps: true,
      render: (row) => (
        <>
          <GrantState grant={row} />
          {row.decidedBy && <SecondLine>{row.stoppedBy ?? row.decidedBy}</SecondLine>}
          {row.answer && <SecondLine>{row.answer}</SecondLine>}
        </>
      ),
    },
    {
      key: 'for',
      title: t('for_whom'),
      wraps: true,
      render: ({ filter }) => (filter ? filterWords(filter).join(' · ') : t('by_LIST')),
    },
    {
      key: 'total',
      title: t('total'),
      isNumber: true,
      render: ({ total, members }) => (
        <>
          {money(total)}
          <SecondLine>{t('members_count', { count: members, number: number(members) })}</SecondLine>
        </>
      ),
    },
    {
      key: 'claimed',
      title: t('claimed'),
      isNumber: true,
      render: ({ given, claimed, claimedAmount }) =>
        given > 0 && (
          <>
            {t('part_of', { part: number(claimed), whole: number(given) })}
            <SecondLine>{money(claimedAmount)}</SecondLine>
          </>
        ),
    },
    {
      key: 'reason',
      title: t('reason'),
      wraps: true,
      render: ({ reason, proposedBy }) => (
        <>
          {reason}
          <SecondLine>{proposedBy}</SecondLine>
        </>
      ),
    },
  ]
}

/** Gifts to many members, newest first. */
export function GrantList() {
  const { t } = useTranslation('reward-grant')
  const navigate = useNavigate()
  const { page, get, set, setPage } = useTableState()
  const mayAdjust = useMay('money.adjust')
  const columns = useColumns()
  const state = grantState.safeParse(get('state')).data
  const { data, error, refetch } = useQuery(grantPage({ page, ...(state && { state }) }))
  return (
    <>
      <PageHead title={t('title')}>
        {mayAdjust && (
          <Button size="small" icon={<Plus size={18} />} onClick={() => void navigate('/operator/gifts/new')}>
            {t('give')}
          </Button>
        )}
      </PageHead>
      <p className={styles.hint}>{t('intro')}</p>
      <Filters label={t('filters')}>
        <FilterSelect
          label={t('state')}
          value={state ?? ''}
          onChange={(value) => set('state', value)}
          options={[{ value: '', label: t('any') }, ...GRANT_STATES.map((value) => ({ value, label: t(`state_${value}`) }))]}
        />
      </Filters>
      <BackOfficeTable
        label={t('title')}
        columns={columns}
        rows={data?.list}
        rowKey={({ id }) => id}
        error={error}
        onRetry={refetch}
        empty={t(state ? 'empty_state' : 'empty')}
        onOpen={({ id }) => void navigate(`/operator/gifts/${id}`)}
      >
        {data && <Pager page={page} totalPages={data.totalPages} total={data.total} onPage={setPage} />}
      </BackOfficeTable>
    </>
  )
}
