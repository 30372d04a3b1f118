import { useQuery } from '@tanstack/react-query'
import { useEffect, useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Navigate, useLocation, useNavigate, useParams, useSearchParams } from 'react-router-dom'
import { LaunchRefused } from '#client/features/play/launch/index.ts'
import { ApiError } from '#client/lib/api-error.ts'
import { useDocumentTitle } from '#client/lib/page-title.ts'
import { paths } from '#client/lib/paths.ts'
import { useSession } from '#client/lib/session.ts'
import { BackBar, Button, Skeleton } from '#client/ui/index.ts'
import { SlotGame } from './SlotGame.tsx'
import styles from './SlotPage.module.css'
import { keptSlot } from './slot-session.ts'
import { slotEntry } from './slot.queries.ts'

const Frame = ({ children }: { children: ReactNode }) => (
  <div className={styles.page}>
    <BackBar title="" />
    <div className={styles.body}>{children}</div>
  </div>
)

/**
 * The page of every slot. A launch token (`?launch=<token>`) is exchanged once and removed from the address. Without one, the game
 * still open in this tab continues; otherwise a member gets a new launch, and a guest is asked to log in.
 */
export function SlotPage() {
  const { t } = useTranslation('slots')
  const { gameCode = '' } = useParams()
  const [search] = useSearchParams()
  const navigate = useNavigate()
  const { pathname, state } = useLocation()
  const asked = search.get('launch')
  const [launchToken] = useState(asked)
  const isMember = useSession() !== null
  const isGuest = !launchToken && !isMember && keptSlot(gameCode) === undefined
  const entry = useQuery({ ...slotEntry(gameCode, launchToken), enabled: !isGuest })
  const { data, error } = entry
  useDocumentTitle(data?.state.gameName ?? t('title'))

  useEffect(() => {
    if (data && asked) void navigate(pathname, { replace: true, state })
  }, [data, asked, navigate, pathname, state])

  const mustLogIn = isGuest || (error instanceof ApiError && error.code === 'login.not.session')
  if (mustLogIn) return <Navigate to={paths.login} replace state={{ from: pathname }} />
  if (data) return <SlotGame key={data.token} entry={data} onReopen={entry.refetch} />
  if (!entry.isError)
    return (
      <Frame>
        <Skeleton shape="banner" />
        <Skeleton shape="list" rows={3} />
      </Frame>
    )
  return (
    <Frame>
      <LaunchRefused error={error} onRetry={entry.refetch} />
      <Button variant="secondary" isWide onClick={() => void navigate(paths.gameList())}>
        {t('to_games')}
      </Button>
    </Frame>
  )
}
