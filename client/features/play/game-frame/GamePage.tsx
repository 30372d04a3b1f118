import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, type ReactNode } from 'react'
import { Navigate, useLocation, useNavigate, useSearchParams } from 'react-router-dom'
import type { GameSession } from '#contract/play/launch.ts'
import { LaunchRefused } from '#client/features/play/launch/index.ts'
import { ApiError } from '#client/lib/api-error.ts'
import { useDocumentTitle } from '#client/lib/page-title.ts'
import { paths } from '#client/lib/paths.ts'
import { useSession } from '#client/lib/session.ts'
import { BackBar, ErrorState, Skeleton } from '#client/ui/index.ts'
import type { GameTable, TableCalls } from './game-calls.ts'
import { gameTable, openedGame } from './game-frame.queries.ts'
import styles from './GameScreen.module.css'
import { isGameOver, keptSession } from './game-session.ts'

/** The data a game renders with. */
export interface OpenedGame<Table extends GameTable> {
  session: GameSession
  table: Table
  onReopen: () => unknown
}

interface Props<Table extends GameTable> {
  calls: TableCalls<Table>
  /** Shown until the session returns the game's name. */
  title: string
  children: (game: OpenedGame<Table>) => ReactNode
}
interface OpenProps<Table extends GameTable> extends Props<Table> {
  session: GameSession
  onReopen: () => unknown
}

/** The table, once its balance and limits have loaded. Reopens a game session that has ended. */
function OpenGame<Table extends GameTable>({ calls, title, children, session, onReopen }: OpenProps<Table>) {
  const table = useQuery(gameTable(calls, session.token))
  if (table.data) return children({ session, table: table.data, onReopen })
  return (
    <Frame title={title}>
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

const Frame = ({ title, children }: { title: string; children: ReactNode }) => (
  <div className={styles.page}>
    <BackBar title={title} />
    <div className={styles.body}>{children}</div>
  </div>
)

/**
 * An original's page. A launch token (`?launch=<token>`) is exchanged once and removed from the address. Without one, the game
 * still open in this tab continues; otherwise a member gets a new launch, and a guest is asked to log in.
 */
export function GamePage<Table extends GameTable>(props: Props<Table>) {
  const { calls, title } = props
  const [search] = useSearchParams()
  const navigate = useNavigate()
  const { pathname, state } = useLocation()
  const queryClient = useQueryClient()
  const isMember = useSession() !== null
  const launchToken = search.get('launch')
  const isGuest = !launchToken && !isMember && keptSession(calls.code) === undefined
  const entry = useQuery({ ...openedGame(calls, launchToken), enabled: !isGuest })
  useDocumentTitle(title)

  const { data: session } = entry
  useEffect(() => {
    if (!session || !launchToken) return
    queryClient.setQueryData(openedGame(calls, null).queryKey, session)
    void navigate(pathname, { replace: true, state })
  }, [session, launchToken, navigate, pathname, state, queryClient, calls])

  const mustLogIn = isGuest || (entry.error instanceof ApiError && entry.error.code === 'login.not.session')
  if (mustLogIn) return <Navigate to={paths.login} replace state={{ from: pathname }} />
  if (session) return <OpenGame {...props} key={session.token} session={session} onReopen={entry.refetch} />
  return (
    <Frame title={title}>{entry.isError ? <LaunchRefused error={entry.error} onRetry={entry.refetch} /> : <Pending />}</Frame>
  )
}
