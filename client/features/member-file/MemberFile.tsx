import { useQuery } from '@tanstack/react-query'
import { ArrowLeft, HandCoins } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { BetRow, LedgerRow, MemberFile as File } from '#contract/member-file.ts'
import { ProposeSheet } from '#client/features/adjustment/index.ts'
import { ConsoleTable, Facts, Pager, useMay, useWords, type Column } from '#client/features/operator/index.ts'
import { MemberWallets } from '#client/features/wallet-transfer/index.ts'
import { Button, ButtonLink, ErrorState, PageTitle, SegmentedControl, Skeleton } from '#client/ui/index.ts'
import styles from './MemberFile.module.css'
import { memberBets, memberFile, memberLedger } from './member-file.queries.ts'

function Profile({ file }: { file: File }) {
  const { t } = useTranslation('member-file')
  const { money, when } = useWords()
  return (
    <Facts
      of={[
        [t('balance'), money(file.balance)],
        [t('locked'), money(file.locked)],
        [t('deposited'), money(file.deposited)],
        [t('withdrawn'), money(file.withdrawn)],
        [t('net'), money(file.deposited - file.withdrawn, true)],
        [t('status'), t(`status_${file.status}` as 'status_ACTIVE')],
        [t('type'), String(file.type)],
        [t('agent'), file.agent ?? '—'],
        [t('payee'), file.payeeName ?? '—'],
        [t('mobile'), file.mobileNumber ?? '—'],
        [t('email'), file.email ?? '—'],
        [t('registered'), when(file.registeredAt)],
        [t('last_login'), file.lastLoginAt ? when(file.lastLoginAt) : '—'],
        file.excludedUntil ? [t('excluded_until'), when(file.excludedUntil)] : undefined,
      ]}
    />
  )
}

function Ledger({ memberId }: { memberId: number }) {
  const { t } = useTranslation('member-file')
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
    <ConsoleTable
      label={t('ledger')}
      columns={columns}
      rows={data?.list}
      rowKey={({ id }) => id}
      error={error}
      onRetry={refetch}
      empty={t('no_ledger')}
    >
      {data && <Pager page={page} hasMore={data.hasMore} onPage={setPage} />}
    </ConsoleTable>
  )
}

function Bets({ memberId }: { memberId: number }) {
  const { t } = useTranslation('member-file')
  const { money, when } = useWords()
  const [page, setPage] = useState(1)
  const { data, error, refetch } = useQuery(memberBets(memberId, page))
  const columns: Column<BetRow>[] = [
    { key: 'at', title: t('at'), render: ({ at }) => when(at) },
    { key: 'id', title: t('round'), render: ({ id }) => <code>{id}</code> },
    { key: 'game', title: t('game'), render: ({ game }) => game },
    { key: 'stake', title: t('stake'), isNumber: true, render: ({ stake }) => money(stake) },
    { key: 'payout', title: t('payout'), isNumber: true, render: ({ payout }) => money(payout) },
    { key: 'net', title: t('net_of_bet'), isNumber: true, render: ({ stake, payout }) => money(payout - stake, true) },
  ]
  return (
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
  )
}

function Sessions({ sessions }: Pick<File, 'sessions'>) {
  const { t } = useTranslation('member-file')
  const { when } = useWords()
  const columns: Column<File['sessions'][number]>[] = [
    { key: 'at', title: t('opened'), render: ({ openedAt }) => when(openedAt) },
    { key: 'device', title: t('device'), render: ({ device }) => device },
    { key: 'ip', title: t('address'), render: ({ ip, country }) => (country ? `${ip} (${country})` : ip) },
  ]
  return (
    <ConsoleTable
      label={t('sessions')}
      columns={columns}
      rows={sessions}
      rowKey={({ sessionId }) => sessionId}
      error={undefined}
      onRetry={() => undefined}
      empty={t('no_sessions')}
    />
  )
}

const TABS = ['ledger', 'bets', 'sessions'] as const

/** Everything the house knows of one member. */
export function MemberFile({ memberId }: { memberId: number }) {
  const { t } = useTranslation('member-file')
  const { data: file, error, refetch } = useQuery(memberFile(memberId))
  const [tab, setTab] = useState<(typeof TABS)[number]>('ledger')
  const [isProposing, setProposing] = useState(false)
  const mayAdjust = useMay('money.adjust')
  if (error && !file) return <ErrorState error={error} onRetry={refetch} />
  if (!file) return <Skeleton shape="list" rows={6} />
  return (
    <>
      <ButtonLink to="/operator/members" variant="ghost" size="small" icon={<ArrowLeft size={18} />}>
        {t('title')}
      </ButtonLink>
      <div className={styles.head}>
        <PageTitle>{file.isTest ? t('tester', { username: file.username }) : file.username}</PageTitle>
        {mayAdjust && (
          <Button variant="secondary" size="small" icon={<HandCoins size={18} />} onClick={() => setProposing(true)}>
            {t('adjust')}
          </Button>
        )}
      </div>
      <Profile file={file} />
      <MemberWallets memberId={memberId} />
      <SegmentedControl
        label={t('parts')}
        className={styles.tabs}
        value={tab}
        onChange={setTab}
        options={TABS.map((value) => ({ value, label: t(value) }))}
      />
      {tab === 'ledger' && <Ledger memberId={memberId} />}
      {tab === 'bets' && <Bets memberId={memberId} />}
      {tab === 'sessions' && <Sessions sessions={file.sessions} />}
      <ProposeSheet isOpen={isProposing} member={file} onClose={() => setProposing(false)} />
    </>
  )
}
