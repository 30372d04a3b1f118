import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { InvitedMember, InvitedTier } from '#contract/back-office/player-profile/player-care.ts'
import { useWords } from '#client/lib/back-office/use-words.ts'
import { type Column, Facts, MemberLink } from '#client/ui/back-office/index.ts'
import { ErrorState, Skeleton } from '#client/ui/index.ts'
import { PartTable } from './PartTable.tsx'
import styles from './PlayerProfile.module.css'
import { memberInvitations } from './player-profile.queries.ts'

/** Who invited the member, whom the member invited, and what those friends' bets earned. */
export function Invitations({ memberId }: { memberId: number }) {
  const { t } = useTranslation('player-profile')
  const { money, when } = useWords()
  const { data, error, refetch } = useQuery(memberInvitations(memberId))
  if (error && !data) return <ErrorState error={error} onRetry={refetch} />
  if (!data) return <Skeleton shape="list" rows={3} />
  const tiers: Column<InvitedTier>[] = [
    { key: 'tier', title: t('tier'), render: ({ tier }) => tier },
    { key: 'members', title: t('invited_members'), isNumber: true, render: ({ members }) => members },
    { key: 'month', title: t('earned_month'), isNumber: true, render: ({ month }) => money(month) },
    { key: 'total', title: t('earned_total'), isNumber: true, render: ({ total }) => money(total) },
  ]
  const latest: Column<InvitedMember>[] = [
    { key: 'member', title: t('username'), render: (row) => <MemberLink {...row} /> },
    { key: 'joined', title: t('registered'), render: ({ joinedAt }) => when(joinedAt) },
  ]
  const shared = { error, onRetry: refetch }
  return (
    <>
      <Facts
        of={[
          [t('invited_by'), data.inviter ? <MemberLink {...data.inviter} /> : '—'],
          [t('invitation_code'), data.code ?? '—'],
        ]}
      />
      <h2 className={styles.part}>{t('invited')}</h2>
      <PartTable
        label={t('invited')}
        columns={tiers}
        rows={data.tiers}
        rowKey={({ tier }) => tier}
        empty={t('no_invited')}
        {...shared}
      />
      {data.latest.length > 0 && (
        <>
          <h2 className={styles.part}>{t('invited_latest')}</h2>
          <PartTable
            label={t('invited_latest')}
            columns={latest}
            rows={data.latest}
            rowKey={(row) => row.memberId}
            empty={t('no_invited')}
            {...shared}
          />
        </>
      )}
    </>
  )
}
