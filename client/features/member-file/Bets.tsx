import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type BetRow, memberFileEndpoints } from '#contract/member-file.ts'
import { ConsoleDownload, ConsoleTable, Pager, useWords, type Column } from '#client/features/operator/index.ts'
import { Mark } from '#client/features/round-correction/index.ts'
import { Link } from '#client/ui/index.ts'
import styles from './MemberFile.module.css'
import { memberBets } from './member-file.queries.ts'

/** What the member bet and won, newest first. */
export function Bets({ memberId }: { memberId: number }) {
  const { t } = useTranslation('member-file')
  const { money, when } = useWords()
  const [page, setPage] = useState(1)
  const { data, error, refetch } = useQuery(memberBets(memberId, page))
  const columns: Column<BetRow>[] = [
    { key: 'at', title: t('at'), render: ({ at }) => when(at) },
    {
      key: 'id',
      title: t('round'),
      render: ({ id }) => (
        <Link to={`/operator/rounds/${id}`} className={styles.all}>
          {id}
        </Link>
      ),
    },
    { key: 'game', title: t('game'), render: ({ game }) => game },
    { key: 'stake', title: t('stake'), isNumber: true, render: ({ stake }) => money(stake) },
    { key: 'payout', title: t('payout'), isNumber: true, render: ({ payout }) => money(payout) },
    { key: 'net', title: t('net_of_bet'), isNumber: true, render: ({ stake, payout }) => money(payout - stake, true) },
    { key: 'state', title: t('state_of_bet'), render: ({ correction }) => correction && <Mark mark={correction} /> },
  ]
  return (
    <>
      <div className={styles.tools}>
        <ConsoleDownload
          endpoint={memberFileEndpoints.betsFile}
          query={{ memberId: String(memberId) }}
          isDisabled={!data?.list.length}
        />
      </div>
      <ConsoleTable
        label={t('bets')}
        columns={columns}
        rows={data?.list}
        rowKey={({ id }) => id}
        error={error}
        onRetry={refetch}
        empty={t('no_bets')}
      >
        {data && <Pager page={page} hasMore={data.hasMore} onPage={setPage} />}
      </ConsoleTable>
    </>
  )
}
