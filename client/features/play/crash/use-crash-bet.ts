import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { CrashBet } from '#contract/play/crash/crash.ts'
import type { GameSession } from '#contract/play/launch.ts'
import { moneyToWire } from '#contract/wire.ts'
import { useRemind } from '#client/features/identity/responsible-play/index.ts'
import { betRetry, gameTable, isUnanswered, playSound, useShowOwnBalance } from '#client/features/play/game-frame/index.ts'
import { ApiError } from '#client/lib/api-error.ts'
import { newRequestId } from '#client/lib/request-id.ts'
import { BET_ANSWER_MS } from '#client/lib/timings.ts'
import { crashHistory } from './crash.queries.ts'
import { cashOut, crashCalls, type CrashTable, placeBet } from './crash-calls.ts'
import { useLeftBet } from './use-left-bet.ts'

/** A bet for the next round that accepts it. */
export interface Wish {
  stake: bigint
  autoCashOut: number | null
}
type Asked = { requestId: string; round: string } & ({ wish: Wish } | { wish?: undefined })

function send(token: string, { requestId, round, wish }: Asked): Promise<CrashBet> {
  const signal = AbortSignal.timeout(BET_ANSWER_MS)
  if (!wish) return cashOut(token, { requestId, round }, signal)
  const { stake, autoCashOut } = wish
  return placeBet(token, { requestId, round, stake: moneyToWire(stake), autoCashOut }, signal)
}

/**
 * The player's bet, from the tap to its end. A call without an answer is retried under the same id, and stored until the player
 * checks it, so that no bet or cash-out happens twice.
 */
export function useCrashBet(session: GameSession, table: CrashTable) {
  const { token } = session
  const queryClient = useQueryClient()
  const showOwnBalance = useShowOwnBalance(session)
  const remind = useRemind()
  const isAsking = useRef(false)
  const [asking, setAsking] = useState<Asked>()
  const [unanswered, setUnanswered] = useState<Asked>()
  const [error, setError] = useState<unknown>()
  const { queryKey } = gameTable(crashCalls, token)
  const { mutateAsync } = useMutation({
    mutationFn: (asked: Asked) => send(token, asked),
    ...betRetry,
  })

  /** Shows the balance of an answer: once the bet is placed, and once it has ended. */
  function keepBalance(bet: CrashBet) {
    queryClient.setQueryData<CrashTable>(queryKey, (known) => known && withBet(known, bet))
    showOwnBalance(bet.balanceAfter)
  }
  const { open, last, hold, finish } = useLeftBet(token, table, (bet) => {
    keepBalance(bet)
    if (bet.payout > bet.stake) playSound('win')
    void queryClient.invalidateQueries({ queryKey: crashHistory(token).queryKey })
    // The bet may have completed an open bonus, whose limits then no longer apply.
    if (table.bonus) void queryClient.invalidateQueries({ queryKey })
  })

  function refuse(cause: unknown, asked: Asked) {
    if (cause instanceof ApiError && cause.code === 'reality.check.due') remind()
    setUnanswered(isUnanswered(cause) ? asked : undefined)
    // Cashed out too late: the table has the bet's result.
    setError(asked.wish || isUnanswered(cause) || !isOver(cause) ? cause : undefined)
    void queryClient.invalidateQueries({ queryKey })
  }
  async function ask(asked: Asked): Promise<CrashBet | undefined> {
    if (isAsking.current) return undefined
    isAsking.current = true
    setAsking(asked)
    setError(undefined)
    playSound('click')
    try {
      const bet = await mutateAsync(asked)
      setUnanswered(undefined)
      if (bet.state === 'OPEN') {
        hold(bet)
        keepBalance(bet)
      } else finish(bet)
      return bet
    } catch (cause) {
      refuse(cause, asked)
      return undefined
    } finally {
      isAsking.current = false
      setAsking(undefined)
    }
  }

  const { round } = table
  return {
    open,
    last,
    error,
    isBetting: asking?.wish !== undefined,
    isCashingOut: asking !== undefined && !asking.wish,
    isAsking: asking !== undefined,
    hasUnanswered: unanswered !== undefined,
    forgive: () => setError(undefined),
    place: (wish: Wish) => (round ? ask({ requestId: newRequestId(), round: round.round, wish }) : Promise.resolve(undefined)),
    cashOut: () => open && ask({ requestId: newRequestId(), round: open.round }),
    check: () => unanswered && ask(unanswered),
  }
}
export type OwnBet = ReturnType<typeof useCrashBet>

const isOver = (cause: unknown) => cause instanceof ApiError && cause.code === 'game.round.over'

/** The table with the bet in it, if it belongs to the current round. */
const withBet = (table: CrashTable, bet: CrashBet): CrashTable => ({
  ...table,
  balance: bet.balanceAfter,
  bet: table.round?.round === bet.round ? bet : table.bet,
})

/** Sends the bet for the next round once that round accepts bets. */
export function useNextBet(table: CrashTable, own: OwnBet, canSend: boolean) {
  const [wish, setWish] = useState<Wish>()
  const isOpen = canSend && table.round?.phase === 'BETTING' && !own.open && !own.hasUnanswered && !own.isAsking
  const place = useEffectEvent((wished: Wish) => {
    setWish(undefined)
    void own.place(wished)
  })
  useEffect(() => {
    if (!isOpen || !wish) return undefined
    const timer = setTimeout(() => place(wish))
    return () => clearTimeout(timer)
  }, [isOpen, wish])
  return { wish, set: setWish, isOpen }
}
