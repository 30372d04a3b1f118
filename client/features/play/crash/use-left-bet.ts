import { useEffect, useEffectEvent, useState } from 'react'
import type { CrashBet } from '#contract/play/crash/crash.ts'
import { CRASH_ASK_AGAIN_MS } from '#client/lib/timings.ts'
import { type CrashTable, historyPage } from './crash-calls.ts'

/**
 * The open bet until it has ended. Its end comes in an answer, in the table, or, if the page missed the round's end, in the
 * history. `last` is the bet that ended last on this visit.
 */
export function useLeftBet(token: string, table: CrashTable, onEnd: (bet: CrashBet) => void) {
  const [open, setOpen] = useState(table.bet?.state === 'OPEN' ? table.bet : undefined)
  const [last, setLast] = useState<CrashBet>()
  const finish = (bet: CrashBet) => {
    setOpen((held) => (held?.bet === bet.bet ? undefined : held))
    setLast(bet)
  }
  const ended = useEffectEvent(onEnd)
  useEffect(() => {
    if (last) ended(last)
  }, [last])

  const { bet, round } = table
  if (bet && open?.bet === bet.bet && bet.state !== 'OPEN') finish(bet)
  // Placed in another tab, or by a call whose answer was lost.
  if (!open && bet?.state === 'OPEN' && last?.bet !== bet.bet) setOpen(bet)

  const isMissed = open !== undefined && round !== null && round.round !== open.round
  const look = useEffectEvent(async () => {
    const { list } = await historyPage(token, 1)
    const found = list.find((row) => row.bet === open?.bet)
    if (found) finish(found)
  })
  useEffect(() => {
    if (!isMissed) return undefined
    const again = () => void look().catch(() => undefined)
    again()
    const timer = setInterval(again, CRASH_ASK_AGAIN_MS)
    return () => clearInterval(timer)
  }, [isMissed])

  return { open, last, hold: setOpen, finish }
}
