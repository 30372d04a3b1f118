import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import * as endpoints from '#contract/back-office/reward-grant.ts'
import type { Grant } from '#contract/back-office/reward-grant.ts'
import type { Value } from '#contract/endpoint.ts'
import { useTableState } from '#client/lib/back-office/use-table-state.ts'
import { useWords } from '#client/lib/back-office/use-words.ts'
import { BackOfficeDownload, BackOfficeTable, type Column, MemberLink, Pager } from '#client/ui/back-office/index.ts'
import styles from './RewardGrant.module.css'
import { grantLines } from './reward-grant.queries.ts'

type Line = Value<typeof endpoints.grantLines>['list'][number]

/** The members of a grant, and the outcome for each. */
export function GrantLines({ grant: { id, state } }: { grant: Grant }) {
  const { t } = useTranslation('reward-grant')
  const { money, when } = useWords()
  const { page, setPage } = useTableState()
  const { data, error, refetch } = useQuery(grantLines({ id, page }, state === 'GIVING'))
  const columns: Column<Line>[] = [
    {
      key: 'member',
      title: t('member'),
      render: ({ memberId, username }) => <MemberLink memberId={memberId} username={username} />,
    },
    { key: 'amount', title: t('amount'), isNumber: true, render: ({ amount }) => money(amount) },
    { key: 'state', title: t('state'), render: ({ state: now }) => t(`line_${now}`) },
    { key: 'claimed', title: t('claimed_at'), render: ({ claimedAt }) => (claimedAt === null ? '—' : when(claimedAt)) },
  ]
  return (
    <div className={styles.lines}>
      <div className={styles.head}>
        <h2 className={styles.sub}>{t('members')}</h2>
        <BackOfficeDownload endpoint={endpoints.grantFile} query={{ id }} isDisabled={!data?.total} />
      </div>
      <BackOfficeTable
        label={t('members')}
        columns={columns}
        rows={data?.list}
        rowKey={({ memberId }) => memberId}
        error={error}
        onRetry={refetch}
        empty={t('lines_empty')}
      >
        {data && <Pager page={page} totalPages={data.totalPages} total={data.total} onPage={setPage} />}
      </BackOfficeTable>
    </div>
  )
}
