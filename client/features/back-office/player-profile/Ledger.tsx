import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import * as playerProfileEndpoints from '#contract/back-office/player-profile/player-profile.ts'
import type { LedgerRow } from '#contract/back-office/player-profile/player-profile.ts'
import { useWords } from '#client/lib/back-office/use-words.ts'
import { BackOfficeDownload, BackOfficeTable, Pager, type Column } from '#client/ui/back-office/index.ts'
import styles from './PlayerProfile.module.css'
import { memberLedger } from './player-profile.queries.ts'

/** Postings on the member's accounts, newest first. */
export function Ledger({ memberId }: { memberId: number }) {
  const { t } = useTranslation('player-profile')
  const { money, when } = useWords()
  const [page, setPage] = useState(1)
  const { data, error, refetch } = useQuery(memberLedger(memberId, page))
  const columns: Column<LedgerRow>[] = [
    { key: 'at', title: t('at'), render: ({ at }) => when(at) },
    { key: 'code', title: t('code'), render: ({ code }) => <code>{code}</code> },
    { key: 'account', title: t('account'), render: ({ account }) => <code>{account}</code> },
    { key: 'reference', title: t('reference'), render: ({ reference }) => <code>{reference}</code> },
    { key: 'amount', title: t('amount'), isNumber: true, render: ({ amount }) => money(amount, true) },
    {
      key: 'after',
      title: t('after'),
      isNumber: true,
      render: ({ balanceAfter }) => (balanceAfter === null ? '—' : money(balanceAfter)),
    },
  ]
  return (
    <>
      <div className={styles.tools}>
        <BackOfficeDownload
          endpoint={playerProfileEndpoints.ledgerFile}
          query={{ memberId: String(memberId) }}
          isDisabled={!data?.list.length}
        />
      </div>
      <BackOfficeTable
        label={t('ledger')}
        columns={columns}
        rows={data?.list}
        rowKey={({ id }) => id}
        error={error}
        onRetry={refetch}
        empty={t('no_ledger')}
      >
        {data && <Pager page={page} hasMore={data.hasMore} onPage={setPage} />}
      </BackOfficeTable>
    </>
  )
}
