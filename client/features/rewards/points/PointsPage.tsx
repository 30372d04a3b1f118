import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Navigate } from 'react-router-dom'
import type { PointRoom } from '#contract/rewards/points/points.ts'
import { isClosed, RoomFrame } from '#client/features/rewards/room/index.ts'
import { paths } from '#client/lib/paths.ts'
import { Card, ErrorState, Skeleton } from '#client/ui/index.ts'
import { EarnSheet } from './EarnSheet.tsx'
import { EntryRow } from './EntryRow.tsx'
import { Goods } from './Goods.tsx'
import { OpenOrders } from './OpenOrders.tsx'
import { GuestCard, PointsCard } from './PointsCard.tsx'
import { pointRoom } from './points.queries.ts'
import styles from './PointsPage.module.css'
import { Shortcuts } from './Shortcuts.tsx'

const Pending = () => (
  <>
    <Skeleton shape="banner" className={styles.cardPending} />
    <Skeleton rows={2} className={styles.rowsPending} />
    <Skeleton shape="wideTiles" rows={6} className={styles.goodsPending} />
  </>
)

function Room({ room }: { room: PointRoom }) {
  const { t } = useTranslation(['account', 'points'])
  const [isAsking, setAsking] = useState(false)
  const { balance, last, goods } = room
  const ask = () => setAsking(true)
  return (
    <RoomFrame title={t('rewards')} help={{ label: t('points:help'), onOpen: ask }}>
      {balance === null ? <GuestCard /> : <PointsCard room={room} balance={balance} />}
      <Shortcuts room={room} onHow={ask} />
      <OpenOrders orders={room.orders} />
      <Goods room={room} />
      {last && (
        <section aria-label={t('points:last')}>
          <Card className={styles.last}>
            <EntryRow entry={last} goods={goods} />
          </Card>
        </section>
      )}
      <EarnSheet room={room} isOpen={isAsking} onClose={() => setAsking(false)} />
    </RoomFrame>
  )
}

/** The reward centre: points for bets, and the goods they buy (SCR-38). A site without one redirects to home. */
export function PointsPage() {
  const { t } = useTranslation('account')
  const room = useQuery(pointRoom())
  if (room.data) return <Room room={room.data} />
  if (isClosed(room.error)) return <Navigate to={paths.home} replace />
  return (
    <RoomFrame title={t('rewards')}>
      {room.isError ? <ErrorState error={room.error} onRetry={room.refetch} /> : <Pending />}
    </RoomFrame>
  )
}
