import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Navigate } from 'react-router-dom'
import type { Rain } from '#contract/rewards/rain/rain.ts'
import { BreakCard, isClosed } from '#client/features/rewards/room/index.ts'
import { paths } from '#client/lib/paths.ts'
import { ErrorState, Skeleton } from '#client/ui/index.ts'
import { Before, NonePlanned } from './Before.tsx'
import { Fall } from './Fall.tsx'
import styles from './RainPage.module.css'
import { phaseOf } from './rain-parts.ts'
import { rainRoom, type TimedRoom } from './rain.queries.ts'
import { RainStage } from './RainStage.tsx'
import { useServerNow } from './use-server-now.ts'

function Room({ room }: { room: TimedRoom }) {
  const { t } = useTranslation('rain')
  const now = useServerNow(room.ahead)
  // The rain seen falling stays until its result is read: by then the room has the next one.
  const [seen, setSeen] = useState<Rain | null>(null)
  const [doneId, setDoneId] = useState<number>()
  const { rain, last, onBreak } = room
  const phase = rain && phaseOf(rain, now)
  if (rain && phase !== 'BEFORE' && seen?.rainId !== rain.rainId && doneId !== rain.rainId) setSeen(rain)

  if (onBreak)
    return (
      <RainStage>
        <div className={styles.middle}>
          <BreakCard text={t('on_break')} />
        </div>
      </RainStage>
    )
  if (seen && doneId !== seen.rainId) {
    const isCurrent = rain?.rainId === seen.rainId
    const caught = last?.rainId === seen.rainId ? last.caught : seen.caught
    return (
      <Fall
        key={seen.rainId}
        rain={isCurrent ? rain : { ...seen, caught }}
        next={isCurrent ? null : rain}
        now={now}
        onNext={() => setDoneId(seen.rainId)}
      />
    )
  }
  return rain && phase === 'BEFORE' ? <Before room={room} rain={rain} now={now} /> : <NonePlanned room={room} now={now} />
}

/** The red envelope rain (SCR-38): before it, while it falls, and its result. A site without one redirects to home. */
export function RainPage() {
  const room = useQuery(rainRoom())
  if (room.data) return <Room room={room.data} />
  if (isClosed(room.error)) return <Navigate to={paths.home} replace />
  return (
    <RainStage>
      {room.isError ? (
        <div className={styles.middle}>
          <ErrorState error={room.error} onRetry={room.refetch} />
        </div>
      ) : (
        <div className={styles.pending}>
          <Skeleton shape="banner" className={styles.titlePending} />
          <Skeleton shape="banner" className={styles.fanPending} />
          <Skeleton shape="banner" className={styles.tilesPending} />
          <Skeleton rows={3} className={styles.rowsPending} />
        </div>
      )}
    </RainStage>
  )
}
