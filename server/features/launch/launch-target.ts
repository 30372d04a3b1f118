/** Which game a launch call means: by node, by lottery code, by our own number, or by its code (wire §4.7). */
import type { LaunchQuery } from '#contract/launch.ts'
import type { GameKey } from '#server/features/game/game.service.ts'

/** Our own numbers are within a Postgres `int`. */
const OWN_ID = /^\d{1,9}$/

/** Names to try, the surest first. */
export function launchTargets({ nodeId, gameId, lottoGameCode, vassalage, vendor = vassalage }: LaunchQuery): GameKey[] {
  if (nodeId) return [{ nodeId, ...(vendor && { vendor }) }]
  const code = lottoGameCode ?? gameId
  if (!code) return []
  const byId: GameKey[] = OWN_ID.test(code) && !lottoGameCode ? [{ id: Number(code), ...(vendor && { vendor }) }] : []
  return [...byId, vendor ? { vendor, code } : { code }]
}
