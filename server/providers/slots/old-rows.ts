/** Deletes rounds once the wallet has forgotten their calls, and then sessions and sheets that have no rounds left. */
import { ANSWERS_KEPT_DAYS } from '#contract/play/vendor-wallet/vendor-wallet.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { OldRowRepository } from './old-rows.repository.ts'
import type { SlotGames } from './slot-games.ts'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
const SESSIONS_KEPT_DAYS = 7
const AT_ONCE = 500

interface Deps {
  rows: OldRowRepository
  games: Pick<SlotGames, 'sheetHashes'>
  clock: Clock
}

export function createOldRows({ rows, games, clock }: Deps) {
  let dueAt = 0
  return {
    /** Runs once an hour. The next call goes on with further batches, so that wallet calls wait for one batch at most. */
    async forgetDue(): Promise<void> {
      const now = clock.now().getTime()
      if (now < dueAt) return
      const daysAgo = (days: number) => new Date(now - days * DAY_MS)
      const rounds = await rows.forgetRounds(daysAgo(ANSWERS_KEPT_DAYS), AT_ONCE)
      const sessions = await rows.forgetSessions(daysAgo(SESSIONS_KEPT_DAYS), AT_ONCE)
      if (rounds === AT_ONCE || sessions === AT_ONCE) return
      await rows.forgetSheets(daysAgo(ANSWERS_KEPT_DAYS), games.sheetHashes())
      dueAt = now + HOUR_MS
    },
  }
}
