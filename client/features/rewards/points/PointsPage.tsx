import { useQuery } from '@tanstack/react-query'
import { CircleHelp } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Navigate } from 'react-router-dom'
import type { PointRoom } from '#contract/rewards/points/points.ts'
import { BalancePill } from '#client/features/money/wallet/index.ts'
import { ApiError } from '#client/lib/api-error.ts'
import { paths } from '#client/lib/paths.ts'
import { useSession } from '#client/lib/session.ts'
import { BackBar, Card, ErrorState, IconButton, Skeleton } from '#client/ui/index.ts'
import { EarnSheet } from './EarnSheet.tsx'
import { EntryRow } from './EntryRow.tsx'
import { Goods } from './Goods.tsx'
import { GuestCard, PointsCard } from './PointsCard.tsx'
import { pointRoom } from './points.queries.ts'
import styles from './PointsPage.module.css'
import { Shortcuts } from './Shortcuts.tsx'

const isClosed = (error: unknown) => error instanceof ApiError && error.code === 'function.not.available'

const Pending = () => (
  <>
    <Skeleton shape="banner" className={styles.cardPending} />
    <Skeleton rows={2} className={styles.rowsPending} />
    <Skeleton shape="wideTiles" rows={6} className={styles.goodsPending} />
  </>
)

/** The bar; the balance of money is a member's. */
function Frame({ onHelp, children }: { onHelp?: () => void; children: ReactNode }) {
  const { t } = useTranslation(['account', 'points'])
  const session = useSession()
  return (
    <div className={styles.page}>
      <BackBar
        title={t('rewards')}
        trailing={
          <>
            {onHelp && (
              <IconButton label={t('points:help')} aria-haspopup="dialog" icon={<CircleHelp size={24} />} onClick={onHelp} />
            )}
            {session && <BalancePill />}
          </>
        }
      />
      <div className={styles.body}>{children}</div>
    </div>
  )
}

function Room({ room }: { room: PointRoom }) {
  const { t } = useTranslation('points')
  const [isAsking, setAsking] = useState(false)
  const { balance, last, goods } = room
  const ask = () => setAsking(true)
  return (
    <Frame onHelp={ask}>
      {balance === null ? <GuestCard /> : <PointsCard room={room} balance={balance} />}
      <Shortcuts room={room} onHow={ask} />
      <Goods room={room} />
      {last && (
        <section aria-label={t('last')}>
          <Card className={styles.last}>
            <EntryRow entry={last} goods={goods} />
          </Card>
        </section>
      )}
      <EarnSheet room={room} isOpen={isAsking} onClose={() => setAsking(false)} />
    </Frame>
  )
}

/** The reward centre: points for bets, and what they are exchanged for (spec §2). A site without one leads home. */
export function PointsPage() {
  const room = useQuery(pointRoom())
  if (room.data) return <Room room={room.data} />
  if (isClosed(room.error)) return <Navigate to={paths.home} replace />
  return <Frame>{room.isError ? <ErrorState error={room.error} onRetry={room.refetch} /> : <Pending />}</Frame>
}
