/** What a refused move asks the member to do next. */
import { ApiError } from '#client/lib/api-error.ts'
import type { ScreenName } from '#client/lib/paths.ts'

const HELP = ['wallet.locked', 'permission.denied']
/** The screen that helps on; undefined where the words say it all. */
export const nextScreenOf = (error: unknown): ScreenName | undefined =>
  error instanceof ApiError && HELP.includes(error.code) ? 'messages' : undefined

/** The member takes a break: money comes back, and none goes out to play. */
export const isBreak = (error: unknown): boolean => error instanceof ApiError && error.code === 'play.excluded'

/** No answer, or a fault on the way: the same move is asked for again by its own name, so that it is never made twice. */
export const isUnanswered = (error: unknown): boolean => error instanceof ApiError && (error.status === 0 || error.status >= 500)
