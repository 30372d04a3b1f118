import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { PointChange, PointLot } from '#contract/back-office/player-profile/player-care.ts'
import { formatNumber } from '#client/lib/format.ts'
import { useWords } from '#client/lib/back-office/use-words.ts'
import { Facts, type Column } from '#client/ui/back-office/index.ts'
import { ErrorState, Skeleton } from '#client/ui/index.ts'
import { PartTable } from './PartTable.tsx'
import styles from './PlayerProfile.module.css'
import { memberPoints } from './player-profile.queries.ts'

/** The member's points, when they expire, and their history. */
export function Points({ memberId }: { memberId: number }) {
  const { t, i18n } = useTranslation('player-profile')
  const { when } = useWords()
  const { data, error, refetch } = useQuery(memberPoints(memberId))
  if (error && !data) return <ErrorState error={error} onRetry={refetch} />
  if (!data) return <Skeleton shape="list" rows={3} />
  const whole = (points: number) => formatNumber(points, i18n.language)
  const changed = (points: number) => formatNumber(points, i18n.language, { signDisplay: 'exceptZero' })
  const lots: Column<PointLot>[] = [
    { key: 'lastDay', title: t('points_until'), render: ({ lastDay }) => lastDay },
    { key: 'left', title: t('points'), isNumber: true, render: ({ left }) => whole(left) },
  ]
  const latest: Column<PointChange>[] = [
    { key: 'at', title: t('at'), render: ({ at }) => when(at) },
    { key: 'kind', title: t('points_change'), render: ({ kind }) => t(`points_${kind}`) },
    { key: 'reference', title: t('reference'), render: ({ reference }) => reference },
    { key: 'points', title: t('points'), isNumber: true, render: ({ points }) => changed(points) },
  ]
  const shared = { error, onRetry: refetch, empty: t('no_points') }
  return (
    <>
      <Facts of={[[t('points_balance'), whole(data.balance)]]} />
      {data.lots.length > 0 && (
        <>
          <h2 className={styles.part}>{t('points_lots')}</h2>
          <PartTable label={t('points_lots')} columns={lots} rows={data.lots} rowKey={({ lastDay }) => lastDay} {...shared} />
        </>
      )}
      <h2 className={styles.part}>{t('points_latest')}</h2>
      <PartTable label={t('points_latest')} columns={latest} rows={data.latest} rowKey={({ id }) => id} {...shared} />
    </>
  )
}
