import { useQuery } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Navigate } from 'react-router-dom'
import type { VipRoom } from '#contract/rewards/vip/vip.ts'
import { isClosed, RoomFrame } from '#client/features/rewards/room/index.ts'
import { paths } from '#client/lib/paths.ts'
import { ButtonLink, EmptyState, ErrorState, Skeleton } from '#client/ui/index.ts'
import { Benefits } from './Benefits.tsx'
import { GiftsOfRanks, GuestCard } from './GuestRoom.tsx'
import { Ladder } from './Ladder.tsx'
import { Limits } from './Limits.tsx'
import { RankCard } from './RankCard.tsx'
import { RankSheet } from './RankSheet.tsx'
import { Rebates } from './Rebates.tsx'
import { RulesSheet } from './RulesSheet.tsx'
import { rankAt } from './vip-parts.ts'
import { vipRoom } from './vip.queries.ts'
import styles from './VipPage.module.css'

function Room({ room }: { room: VipRoom }) {
  const { t } = useTranslation(['vip', 'shell'])
  const [opened, setOpened] = useState<{ level: number; isOpen: boolean }>()
  const { ranks, standing, rebate } = room
  const own = standing ? rankAt(ranks, standing.level) : undefined
  const shown = opened && rankAt(ranks, opened.level)
  const last = ranks.at(-1)
  if (!last) return <EmptyState message={t('empty')} action={<ButtonLink to={paths.home}>{t('shell:home')}</ButtonLink>} />
  return (
    <>
      {own && standing ? (
        <RankCard ranks={ranks} own={own} standing={standing} isOnBreak={room.onBreak} />
      ) : (
        <GuestCard ranks={ranks} />
      )}
      <Ladder ranks={ranks} standing={standing} onOpen={(level) => setOpened({ level, isOpen: true })} />
      {standing ? <Benefits room={room} standing={standing} /> : <GiftsOfRanks ranks={ranks} />}
      {own && <Limits rank={own} />}
      {rebate && (
        <Rebates rebate={rebate} rank={own ?? last} next={own && rankAt(ranks, own.level + 1)} isOwn={own !== undefined} />
      )}
      {opened && shown && (
        <RankSheet rank={shown} isOpen={opened.isOpen} onClose={() => setOpened({ ...opened, isOpen: false })} />
      )}
    </>
  )
}

const Pending = () => (
  <>
    <Skeleton shape="banner" className={styles.cardPending} />
    <Skeleton rows={1} className={styles.ladderPending} />
    <Skeleton rows={4} className={styles.rowsPending} />
  </>
)

/** Includes the rules once there are ranks. */
function Frame({ hasHelp, children }: { hasHelp: boolean; children: ReactNode }) {
  const { t } = useTranslation(['account', 'vip'])
  const [isAsking, setAsking] = useState(false)
  const help = hasHelp ? { label: t('vip:help'), onOpen: () => setAsking(true) } : undefined
  return (
    <RoomFrame title={t('vip')} help={help}>
      {children}
      <RulesSheet isOpen={isAsking} onClose={() => setAsking(false)} />
    </RoomFrame>
  )
}

/** The VIP room: the ranks, the member's own, and its benefits (SCR-38). A site without one redirects to home. */
export function VipPage() {
  const room = useQuery(vipRoom())
  if (room.data)
    return (
      <Frame hasHelp={room.data.ranks.length > 0}>
        <Room room={room.data} />
      </Frame>
    )
  if (isClosed(room.error)) return <Navigate to={paths.home} replace />
  return <Frame hasHelp={false}>{room.isError ? <ErrorState error={room.error} onRetry={room.refetch} /> : <Pending />}</Frame>
}
