import { useQuery } from '@tanstack/react-query'
import { ArrowLeft, HandCoins } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { PlayerProfile as File } from '#contract/back-office/player-profile/player-profile.ts'
import { ProposeSheet } from '#client/features/back-office/adjustment/index.ts'
import { MemberCheck } from '#client/features/identity/kyc/index.ts'
import { useMay } from '#client/lib/back-office/operator-session.ts'
import { useWords } from '#client/lib/back-office/use-words.ts'
import { BackOfficeTable, type Column, Facts, PageHead, SectionTabs } from '#client/ui/back-office/index.ts'
import { MemberWallets } from '#client/features/money/wallet-transfer/index.ts'
import { Button, ButtonLink, ErrorState, Skeleton } from '#client/ui/index.ts'
import { Bets } from './Bets.tsx'
import { Invitations } from './Invitations.tsx'
import { Ledger } from './Ledger.tsx'
import { Limits } from './Limits.tsx'
import { LockButton } from './LockButton.tsx'
import styles from './PlayerProfile.module.css'
import { MemberTags } from './MemberTags.tsx'
import { MoneyPart } from './MoneyPart.tsx'
import { Notes } from './Notes.tsx'
import { Points } from './Points.tsx'
import { playerProfile } from './player-profile.queries.ts'

function Profile({ file }: { file: File }) {
  const { t } = useTranslation('player-profile')
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

function Sessions({ sessions }: Pick<File, 'sessions'>) {
  const { t } = useTranslation('player-profile')
  const { when } = useWords()
  const columns: Column<File['sessions'][number]>[] = [
    { key: 'at', title: t('opened'), render: ({ openedAt }) => when(openedAt) },
    { key: 'device', title: t('device'), render: ({ device }) => device },
    { key: 'ip', title: t('address'), render: ({ ip, country }) => (country ? `${ip} (${country})` : ip) },
  ]
  return (
    <BackOfficeTable
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

/** The first one uses the profile's own address. */
const PARTS = ['ledger', 'bets', 'money', 'limits', 'invitations', 'points', 'notes', 'sessions'] as const
type Part = (typeof PARTS)[number]

/** Everything about one member. */
export function PlayerProfile({ memberId, part: asked }: { memberId: number; part: string | undefined }) {
  const { t } = useTranslation('player-profile')
  const { data: file, error, refetch } = useQuery(playerProfile(memberId))
  const part: Part = PARTS.find((one) => one === asked) ?? 'ledger'
  const [isProposing, setProposing] = useState(false)
  const mayAdjust = useMay('money.adjust')
  const mayReview = useMay('money.review')
  if (error && !file) return <ErrorState error={error} onRetry={refetch} />
  if (!file) return <Skeleton shape="list" rows={6} />
  const own = `/operator/members/${memberId}`
  return (
    <>
      <ButtonLink to="/operator/members" variant="ghost" size="small" icon={<ArrowLeft size={18} />}>
        {t('title')}
      </ButtonLink>
      <PageHead title={file.isTest ? t('tester', { username: file.username }) : file.username}>
        <div className={styles.actions}>
          <MemberCheck memberId={memberId} />
          {mayReview && <LockButton file={file} />}
          {mayAdjust && (
            <Button variant="secondary" size="small" icon={<HandCoins size={18} />} onClick={() => setProposing(true)}>
              {t('adjust')}
            </Button>
          )}
        </div>
      </PageHead>
      <MemberTags file={file} />
      <Profile file={file} />
      <MemberWallets memberId={memberId} />
      <SectionTabs
        label={t('parts')}
        tabs={PARTS.map((value) => ({ to: value === 'ledger' ? own : `${own}/${value}`, label: t(value) }))}
      />
      {part === 'ledger' && <Ledger memberId={memberId} />}
      {part === 'bets' && <Bets memberId={memberId} />}
      {part === 'money' && <MoneyPart file={file} />}
      {part === 'limits' && <Limits memberId={memberId} />}
      {part === 'invitations' && <Invitations memberId={memberId} />}
      {part === 'points' && <Points memberId={memberId} />}
      {part === 'notes' && <Notes memberId={memberId} />}
      {part === 'sessions' && <Sessions sessions={file.sessions} />}
      <ProposeSheet isOpen={isProposing} member={file} onClose={() => setProposing(false)} />
    </>
  )
}
