/** Why a game was not opened. */
import { maintenanceRefusal, type UnfinishedGame, unfinishedRefusal } from '#contract/play/launch.ts'
import { ApiError } from '#client/lib/api-error.ts'

export const isMaintenance = (error: unknown): error is ApiError =>
  error instanceof ApiError && error.code === 'vendor_under_maintenance'

/** When the vendor is expected back, if the refusal says so. */
export function backAtOf(error: unknown): number | undefined {
  if (!isMaintenance(error)) return undefined
  return maintenanceRefusal.safeParse(error.value).data?.content.data.endTime ?? undefined
}

/** The game with the open round, if that prevents the launch. */
export function unfinishedOf(error: unknown): UnfinishedGame | undefined {
  if (!(error instanceof ApiError) || error.code !== 'game.previous.unfinished') return undefined
  return unfinishedRefusal.safeParse(error.value).data?.game
}
