import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import * as playerProfileEndpoints from '#contract/back-office/player-profile/player-profile.ts'
import type { BetRow } from '#contract/back-office/player-profile/player-profile.ts'
import { useWords } from '#client/lib/back-office/use-words.ts'
import { BackOfficeDownload, BackOfficeTable, Pager, type Column } from '#client/ui/back-office/index.ts'
import { Mark } from '#client/features/back-office/bet-correction/index.ts'
import { Link } from '#client/ui/index.ts'
import styles from './PlayerProfile.module.css'
import { memberBets } from './player-profile.queries.ts'

/** The member's bets and wins, newest first. */
export function Bets({ memberId }: { memberId: number }) {
  const { t } = useTranslation('player-profile')
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
        <BackOfficeDownload
          endpoint={playerProfileEndpoints.betsFile}
          query={{ memberId: String(memberId) }}
          isDisabled={!data?.list.length}
        />
      </div>
      <BackOfficeTable
        label={t('bets')}
        columns={columns}
        rows={data?.list}
        rowKey={({ id }) => id}
        error={error}
        onRetry={refetch}
        empty={t('no_bets')}
      >
        {data && <Pager page={page} hasMore={data.hasMore} onPage={setPage} />}
      </BackOfficeTable>
    </>
  )
}
