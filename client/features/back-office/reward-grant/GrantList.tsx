import { useQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { GRANT_STATES, type Grant, grantState } from '#contract/back-office/reward-grant.ts'
import { formatNumber } from '#client/lib/format.ts'
import {
  BackOfficeTable,
  Filters,
  FilterSelect,
  Pager,
  useMay,
  useTableState,
  useWords,
  type Column,
} from '#client/ui/back-office/index.ts'
import { Button, PageTitle } from '#client/ui/index.ts'
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
          <small className={styles.quiet}>{when(proposedAt)}</small>
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
          {row.decidedBy && <small className={styles.quiet}>{row.stoppedBy ?? row.decidedBy}</small>}
          {row.answer && <small className={styles.quiet}>{row.answer}</small>}
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
          <small className={styles.quiet}>{t('members_count', { count: members, number: number(members) })}</small>
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
            <small className={styles.quiet}>{money(claimedAmount)}</small>
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
          <small className={styles.quiet}>{proposedBy}</small>
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
      <div className={styles.head}>
        <PageTitle>{t('title')}</PageTitle>
        {mayAdjust && (
          <Button size="small" icon={<Plus size={18} />} onClick={() => void navigate('/operator/gifts/new')}>
            {t('give')}
          </Button>
        )}
      </div>
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
