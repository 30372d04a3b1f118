/** Sends bets and cash-outs to the table's pages, batched for a moment so that a thousand of them make one event. */
import { CRASH_GAME_CODE, CRASH_TICK_MS } from '#contract/play/crash/crash.ts'
import type { Live } from '#server/platform/live.ts'
import type { Logger } from '#server/platform/logger.ts'
import { type BetState, toCrashSeat } from './crash-bet.ts'
import type { CrashRepository } from './crash.repository.ts'

interface Deps {
  repository: Pick<CrashRepository, 'seatsOf'>
  live: Pick<Live, 'broadcast'>
  logger: Logger
}

export function createCrashFeed({ repository, live, logger }: Deps) {
  let waiting = new Map<string, BetState[]>()
  let isScheduled = false

  async function send(bets: readonly BetState[]): Promise<void> {
    const { merchantId, asset, roundId } = bets[0]!
    const seats = await repository.seatsOf(bets.map(({ id }) => id!))
    const payload = { round: String(roundId), seats: seats.map(toCrashSeat) }
    live.broadcast({ gameCode: CRASH_GAME_CODE, merchantId, asset }, 'crash.seats', payload)
  }

  /** Pages that miss an event get all seats when they request the table. */
  async function flush(): Promise<void> {
    isScheduled = false
    const tables = [...waiting.values()]
    waiting = new Map()
    for (const bets of tables)
      await send(bets).catch((error: unknown) => logger.warn({ err: error }, 'the seats of a round of Crash were not sent'))
  }

  return {
    add(bet: BetState): void {
      const key = `${bet.roundId}/${bet.merchantId}/${bet.asset}`
      const bets = waiting.get(key)
      if (bets) bets.push(bet)
      else waiting.set(key, [bet])
      if (isScheduled) return
      isScheduled = true
      setTimeout(() => void flush(), CRASH_TICK_MS).unref()
    },
  }
}
export type CrashFeed = ReturnType<typeof createCrashFeed>
