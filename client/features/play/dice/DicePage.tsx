import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { Navigate, useLocation, useNavigate, useSearchParams } from 'react-router-dom'
import type { GameSession } from '#contract/play/launch.ts'
import { ApiError } from '#client/lib/api-error.ts'
import { useDocumentTitle } from '#client/lib/page-title.ts'
import { paths } from '#client/lib/paths.ts'
import { useSession } from '#client/lib/session.ts'
import { BackBar, ErrorState, Skeleton } from '#client/ui/index.ts'
import { diceSession, diceTable } from './dice.queries.ts'
import { isGameOver, keptSession } from './dice-session.ts'
import styles from './DicePage.module.css'
import { DiceTableView } from './DiceTableView.tsx'

const GAME = 'Dice'

/** The table, once its balance and limits have loaded. Reopens a game session that has ended. */
function OpenGame({ session, onReopen }: { session: GameSession; onReopen: () => unknown }) {
  const table = useQuery(diceTable(session.token))
  if (table.data) return <DiceTableView session={session} table={table.data} onReopen={onReopen} />
  return (
    <Frame>
      {table.isError ? (
        <ErrorState error={table.error} onRetry={isGameOver(table.error) ? onReopen : table.refetch} />
      ) : (
        <Pending />
      )}
    </Frame>
  )
}

const Pending = () => (
  <>
    <Skeleton shape="banner" />
    <Skeleton shape="list" rows={3} />
  </>
)

const Frame = ({ children }: { children: React.ReactNode }) => (
  <div className={styles.page}>
    <BackBar title={GAME} />
    <div className={styles.body}>{children}</div>
  </div>
)

/**
 * Dice. With a launch token (`?launch=<token>`, exchanged once and removed from the address), or without: then the game still
 * open in this tab goes on, a member gets a new launch, and a guest is asked to log in.
 */
export function DicePage() {
  const { t } = useTranslation('dice')
  const [search] = useSearchParams()
  const navigate = useNavigate()
  const { pathname, state } = useLocation()
  const queryClient = useQueryClient()
  const isMember = useSession() !== null
  const launchToken = search.get('launch')
  const isGuest = !launchToken && !isMember && keptSession() === undefined
  const entry = useQuery({ ...diceSession(launchToken), enabled: !isGuest })
  useDocumentTitle(t('title'))

  const { data: session } = entry
  useEffect(() => {
    if (!session || !launchToken) return
    queryClient.setQueryData(diceSession(null).queryKey, session)
    void navigate(pathname, { replace: true, state })
  }, [session, launchToken, navigate, pathname, state, queryClient])

  const mustLogIn = isGuest || (entry.error instanceof ApiError && entry.error.code === 'login.not.session')
  if (mustLogIn) return <Navigate to={paths.login} replace state={{ from: pathname }} />
  if (session) return <OpenGame key={session.token} session={session} onReopen={entry.refetch} />
  return <Frame>{entry.isError ? <ErrorState error={entry.error} onRetry={entry.refetch} /> : <Pending />}</Frame>
}
