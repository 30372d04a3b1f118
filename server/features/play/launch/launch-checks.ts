/** Checks before opening a game. */
import type { z } from 'zod'
import { type LaunchQuery, LIST_LAUNCH, LOTTERY_LAUNCHES, type maintenanceRefusal } from '#contract/play/launch.ts'
import { isUnderMaintenance, type LaunchFacts, plays } from '#server/features/play/game/game.service.ts'
import { playRefusal } from '#server/features/identity/member/may-play.check.ts'
import { AppError } from '#server/platform/app-error.ts'
import type { Player } from './launch.repository.ts'

/** Throws `permission.denied`, `play.excluded` or `password.change.required`. */
export function checkMayPlay(player: Pick<Player, 'status' | 'excludedUntil' | 'mustChangePassword'>, now: Date): void {
  const refusal = playRefusal(player, now)
  if (refusal) throw new AppError(refusal)
  if (player.mustChangePassword) throw new AppError('password.change.required')
}

/** Whether the launch is for a lottery. Throws `game.launch.invalid`; the oldest clients name a lottery and no mode (WIR-32). */
export function isLotteryLaunch({ launchMode, lottoGameCode }: LaunchQuery): boolean {
  if (!launchMode && lottoGameCode) return true
  if (launchMode === LIST_LAUNCH) return false
  if (LOTTERY_LAUNCHES.some((mode) => mode === launchMode)) return true
  throw new AppError('game.launch.invalid', { launchMode })
}

/** Throws `function.not.available` for a lottery that doesn't play. */
export function checkLotteryPlays(target: LaunchFacts | undefined): asserts target is LaunchFacts {
  const isPlayed = target && !target.isSimulated && plays(target.game, target.vendor, target.launchUrl)
  if (!isPlayed) throw new AppError('function.not.available')
}

/** Throws `game.opens.list`, with the list a client should open instead: there is nothing to launch. */
export function checkLaunches({ game }: Pick<LaunchFacts, 'game'>): void {
  if (game.isVendorList) throw new AppError('game.opens.list', { gameType: game.category, vassalage: game.vendorCode })
}

/** Throws `vendor_under_maintenance`, with the window if there is one (ACC-09: each switch prevents the next launch). */
export function checkRuns(target: LaunchFacts, merchant: { isUnderMaintenance: boolean }, now: Date): void {
  const { game, vendor, isOffered, window, launchUrl } = target
  const isOpen = isOffered && plays(game, vendor, launchUrl) && !merchant.isUnderMaintenance
  // The merchant's own window takes precedence.
  const closed = [window, vendor].find((one) => one && isUnderMaintenance(one, now))
  if (isOpen && !closed) return
  const { maintenanceFrom, maintenanceUntil } = closed ?? vendor
  const data = { maintainTime: maintenanceFrom?.getTime() ?? null, endTime: maintenanceUntil?.getTime() ?? null }
  throw new AppError('vendor_under_maintenance', { resType: 1, content: { data } } satisfies z.input<typeof maintenanceRefusal>)
}

/** Throws `trial.not.allowed` for games without free play. */
export function checkFreePlay({ game }: LaunchFacts): void {
  if (!game.hasFreePlay) throw new AppError('trial.not.allowed')
}
