import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { gameTable } from '#client/features/play/game-frame/index.ts'
import { useLiveEvent, useLiveLine } from '#client/lib/live.ts'
import { CRASH_ASK_AGAIN_MS, CRASH_LOOK_MS, CRASH_SILENCE_MS } from '#client/lib/timings.ts'
import { crashRounds } from './crash.queries.ts'
import { crashCalls, type CrashTable } from './crash-calls.ts'
import { withPhase, withRound, withSeats } from './crash-table.ts'
import { createServerClock } from './server-clock.ts'

/** `lost`: nothing arrives. `waiting`: the server answers, but no round is running. */
export type CrashLine = 'live' | 'lost' | 'waiting'

/** When the next event is overdue. */
function dueAt({ round, rules }: CrashTable, heardAt: number): number {
  if (!round) return 0
  if (round.phase === 'RUNNING') return heardAt + CRASH_SILENCE_MS
  return CRASH_SILENCE_MS + (round.phase === 'BETTING' ? round.closesAt : (round.crashedAt ?? 0) + rules.pauseMs)
}

/** Updates the table from live events; requests it from the server while none arrive. */
export function useCrashTable(token: string, table: CrashTable) {
  const queryClient = useQueryClient()
  const { queryKey } = gameTable(crashCalls, token)
  const { error, refetch } = useQuery({ ...gameTable(crashCalls, token), enabled: false })
  // Set before the first frame; otherwise it would count from 1970 to the end of betting.
  const [clock] = useState(() => {
    const set = createServerClock()
    set.hear(table.now)
    return set
  })
  const isUp = useLiveLine(token)
  const [line, setLine] = useState<CrashLine>('live')
  const heardAt = useRef(0)
  const downSince = useRef<number>(undefined)
  const askedAt = useRef(0)

  const put = (change: (table: CrashTable) => CrashTable) =>
    queryClient.setQueryData<CrashTable>(queryKey, (known) => known && change(known))
  const ask = () => {
    askedAt.current = performance.now()
    void refetch()
  }
  /** Also the list of rounds: some have passed meanwhile. */
  const askAll = () => {
    ask()
    void queryClient.invalidateQueries({ queryKey: crashRounds(token).queryKey })
  }

  useEffect(() => {
    clock.hear(table.now)
    heardAt.current = clock.now()
  }, [clock, table.now])
  const hear = (serverMs: number) => {
    clock.hear(serverMs)
    heardAt.current = clock.now()
  }

  useLiveEvent(
    'crash.phase',
    (round) => {
      if (round.phase === 'BETTING') clock.restart(round.closesAt - table.rules.bettingMs)
      if (round.phase === 'RUNNING' && round.startedAt !== null) clock.restart(round.startedAt)
      heardAt.current = clock.now()
      put((known) => withPhase(known, round))
      if (round.phase !== 'CRASHED') return
      const { chain, bet } = table
      if (chain)
        queryClient.setQueryData(crashRounds(token).queryKey, (known) => known && withRound(known, { ...round, ...chain }))
      // The round's bets have been paid.
      if (round.isSettled && bet?.round === round.round && bet.state === 'OPEN') ask()
    },
    { token, onReconnect: askAll },
  )
  useLiveEvent(
    'crash.tick',
    ({ round, elapsedMs }) => {
      if (table.round?.startedAt && table.round.round === round) hear(table.round.startedAt + elapsedMs)
      // The preceding phase event was missed.
      else if (table.round?.phase !== 'CRASHED' || table.round.round !== round) ask()
    },
    { token },
  )
  useLiveEvent('crash.seats', ({ round, seats }) => put((known) => withSeats(known, round, seats)), { token })

  const look = useEffectEvent(() => {
    if (isUp) downSince.current = undefined
    else downSince.current ??= performance.now()
    const isDown = downSince.current !== undefined && performance.now() - downSince.current >= CRASH_SILENCE_MS
    const isSilent = clock.now() >= dueAt(table, heardAt.current)
    if ((isDown || isSilent) && performance.now() - askedAt.current >= CRASH_ASK_AGAIN_MS) ask()
    setLine(isDown || (isSilent && error) ? 'lost' : isSilent ? 'waiting' : 'live')
  })
  /** A hidden page receives events late or not at all. */
  const back = useEffectEvent(() => {
    if (document.hidden) return
    heardAt.current = clock.now()
    askAll()
  })
  useEffect(() => {
    const timer = setInterval(() => look(), CRASH_LOOK_MS)
    const onShow = () => back()
    document.addEventListener('visibilitychange', onShow)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', onShow)
    }
  }, [])

  return { clock, line, error }
}
