import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { MemberRest } from '#contract/back-office/player-profile/player-care.ts'
import type { PlayLimit } from '#contract/identity/responsible-play.ts'
import { useWords } from '#client/lib/back-office/use-words.ts'
import { Facts, type Column } from '#client/ui/back-office/index.ts'
import { useLimitText } from '#client/features/identity/responsible-play/index.ts'
import styles from './PlayerProfile.module.css'
import { memberLimits } from './player-profile.queries.ts'
import { PartTable } from './PartTable.tsx'

/** The member's own limits and breaks. Read-only for operators. */
export function Limits({ memberId }: { memberId: number }) {
  const { t } = useTranslation(['player-profile', 'responsible-play'])
  const { when } = useWords()
  const words = useLimitText()
  const { data, error, refetch } = useQuery(memberLimits(memberId))
  const amountOf = ({ kind }: PlayLimit, amount: bigint | null) => (amount === null ? '—' : words(kind, amount))
  const limits: Column<PlayLimit>[] = [
    { key: 'kind', title: t('limit'), render: ({ kind }) => t(`responsible-play:kind_${kind}`) },
    { key: 'period', title: t('period'), render: ({ period }) => t(`responsible-play:period_${period}`) },
    { key: 'own', title: t('own_limit'), isNumber: true, render: (limit) => amountOf(limit, limit.amount) },
    { key: 'house', title: t('site_limit'), isNumber: true, render: (limit) => amountOf(limit, limit.operatorAmount) },
    { key: 'used', title: t('used'), isNumber: true, render: (limit) => amountOf(limit, limit.used) },
    {
      key: 'waits',
      title: t('waits'),
      wraps: true,
      render: (limit) =>
        limit.pending === null
          ? '—'
          : t(limit.pending.amount === null ? 'waits_none' : 'waits_higher', {
              limit: amountOf(limit, limit.pending.amount),
              when: when(limit.pending.confirmableAt),
            }),
    },
  ]
  const rests: Column<MemberRest>[] = [
    { key: 'kind', title: t('rest'), render: ({ kind }) => t(`rest_${kind}`) },
    { key: 'from', title: t('rest_from'), render: ({ startsAt }) => when(startsAt) },
    { key: 'to', title: t('rest_to'), render: ({ endsAt }) => when(endsAt) },
    { key: 'state', title: t('state'), render: ({ isRunning }) => t(isRunning ? 'rest_runs' : 'rest_over') },
  ]
  // Of the nine limits, those that are set or pending.
  const set = data?.limits.filter(
    ({ amount, operatorAmount, pending }) => amount !== null || operatorAmount !== null || pending !== null,
  )
  return (
    <>
      <PartTable
        label={t('limits')}
        columns={limits}
        rows={set}
        rowKey={({ kind, period }) => `${kind}-${period}`}
        error={error}
        onRetry={refetch}
        empty={t('no_limits')}
      />
      {data && (
        <>
          <Facts of={[[t('reality_check'), t('reality_check_every', { minutes: data.realityCheckMinutes })]]} />
          <h2 className={styles.part}>{t('rests')}</h2>
          <PartTable
            label={t('rests')}
            columns={rests}
            rows={data.rests}
            rowKey={({ startsAt, kind }) => `${kind}-${startsAt}`}
            error={undefined}
            onRetry={refetch}
            empty={t('no_rests')}
          />
        </>
      )}
    </>
  )
}
