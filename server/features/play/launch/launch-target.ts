/** Which game a launch call names: by node, by lottery code, by our own id, or by its code (WIR-32). */
import type { LaunchQuery } from '#contract/play/launch.ts'
import type { GameKey } from '#server/features/play/game/game.service.ts'

/** Our own ids fit a Postgres `int`. */
const OWN_ID = /^\d{1,9}$/

/** Names to try, the most reliable first. */
export function launchTargets({ nodeId, gameId, lottoGameCode, vassalage, vendor = vassalage }: LaunchQuery): GameKey[] {
  if (nodeId) return [{ nodeId, ...(vendor && { vendor }) }]
  const code = lottoGameCode ?? gameId
  if (!code) return []
  const byId: GameKey[] = OWN_ID.test(code) && !lottoGameCode ? [{ id: Number(code), ...(vendor && { vendor }) }] : []
  return [...byId, vendor ? { vendor, code } : { code }]
}
