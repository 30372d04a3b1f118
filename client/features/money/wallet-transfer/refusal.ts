/** What a refused move asks the member to do next. */
import { ApiError } from '#client/lib/api-error.ts'
import type { ScreenName } from '#client/lib/paths.ts'

const HELP = ['wallet.locked', 'permission.denied']
/** The screen that helps; undefined if the text is enough. */
export const nextScreenOf = (error: unknown): ScreenName | undefined =>
  error instanceof ApiError && HELP.includes(error.code) ? 'messages' : undefined

/** The member takes a break: money can come back, but none can go out to play. */
export const isBreak = (error: unknown): boolean => error instanceof ApiError && error.code === 'play.excluded'
