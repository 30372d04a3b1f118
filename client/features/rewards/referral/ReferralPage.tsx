import { useQuery } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Navigate } from 'react-router-dom'
import type { ReferralRoom } from '#contract/rewards/referral/referral.ts'
import { isClosed, RoomFrame } from '#client/features/rewards/room/index.ts'
import { ApiError } from '#client/lib/api-error.ts'
import { canInvite } from '#client/lib/member-type.ts'
import { paths } from '#client/lib/paths.ts'
import { useSession } from '#client/lib/session.ts'
import { ErrorState, Skeleton } from '#client/ui/index.ts'
import { CodeCard } from './CodeCard.tsx'
import { AgentCard, IncomeCard } from './IncomeCard.tsx'
import { hasGoals } from './goal-parts.ts'
import { Goals } from './Goals.tsx'
import { Invitees } from './Invitees.tsx'
import { Leaders } from './Leaders.tsx'
import styles from './ReferralPage.module.css'
import { referralRoom } from './referral.queries.ts'
import { RulesSheet } from './RulesSheet.tsx'
import { Tiers } from './Tiers.tsx'

const isAgent = (error: unknown) => error instanceof ApiError && error.code === 'permission.denied'

/** During a break nothing mentions possible income. */
function Room({ room }: { room: ReferralRoom }) {
  const { code, link, tiers, leaders, milestones, onBreak } = room
  const isMember = code !== null && link !== null
  const hasTiers = tiers.length > 0 && !onBreak
  return (
    <>
      <IncomeCard room={room} />
      {isMember && <CodeCard code={code} link={link} />}
      {milestones.filter(hasGoals).map((reward) => (
        <Goals key={reward.campaignId} reward={reward} />
      ))}
      {hasTiers && <Tiers tiers={tiers} isOwn={isMember} />}
      {isMember && <Invitees room={room} link={link} />}
      {(hasTiers || (leaders.length > 0 && !onBreak)) && <Leaders room={room} />}
    </>
  )
}

const Pending = () => (
  <>
    <Skeleton shape="banner" className={styles.incomePending} />
    <Skeleton rows={1} className={styles.codePending} />
    <Skeleton rows={3} className={styles.tiersPending} />
  </>
)

/** Includes the rules once they have loaded. */
function Frame({ room, children }: { room?: ReferralRoom; children: ReactNode }) {
  const { t } = useTranslation(['account', 'referral'])
  const [isAsking, setAsking] = useState(false)
  const help = room && { label: t('referral:help'), onOpen: () => setAsking(true) }
  return (
    <RoomFrame title={t('invite')} help={help}>
      {children}
      {room && <RulesSheet room={room} isOpen={isAsking} onClose={() => setAsking(false)} />}
    </RoomFrame>
  )
}

const AgentPage = () => (
  <Frame>
    <AgentCard />
  </Frame>
)

function MemberPage() {
  const room = useQuery(referralRoom())
  if (room.data)
    return (
      <Frame room={room.data}>
        <Room room={room.data} />
      </Frame>
    )
  if (isClosed(room.error)) return <Navigate to={paths.home} replace />
  // The member has become an agent since the login.
  if (isAgent(room.error)) return <AgentPage />
  return <Frame>{room.isError ? <ErrorState error={room.error} onRetry={room.refetch} /> : <Pending />}</Frame>
}

/** Inviting friends: code, income, invitees, and the weekly ranking (SCR-37). A site without it redirects to home. */
export function ReferralPage() {
  const session = useSession()
  return canInvite(session?.type) ? <MemberPage /> : <AgentPage />
}
