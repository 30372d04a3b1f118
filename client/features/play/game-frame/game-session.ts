/** Entering a game: exchanges a launch token once, keeps the game session for reloads, and launches one for members. */
import type { QueryInput } from '#contract/endpoint.ts'
import { SESSION_OVER_CODES } from '#contract/errors.ts'
import { INHOUSE_VENDOR } from '#contract/play/game.ts'
import * as launchEndpoints from '#contract/play/launch.ts'
import { gameSession, type GameSession } from '#contract/play/launch.ts'
import { api } from '#client/lib/api.ts'
import { ApiError } from '#client/lib/api-error.ts'
import { currentSession } from '#client/lib/session.ts'
import { keep, readStored } from '#client/lib/storage.ts'

const LAUNCH_PARAMETER = 'launch'
const keyOf = (code: string) => `palaro.game.${code}`

/** The properties of a game needed to enter it. */
interface Game {
  code: string
  table(token: string): Promise<unknown>
}

export const isGameOver = (error: unknown): boolean =>
  error instanceof ApiError && (SESSION_OVER_CODES as readonly string[]).includes(error.code)

/** Stored game data belongs to this login: another member, or a guest after signing out, must not get it. */
export const gameOwner = () => currentSession()?.token ?? ''

export function keptSession(code: string): GameSession | undefined {
  try {
    const kept = JSON.parse(readStored('sessionStorage', keyOf(code)) ?? 'null') as { owner: string; session: unknown } | null
    return kept?.owner === gameOwner() ? gameSession.safeParse(kept.session).data : undefined
  } catch {
    // Damaged: as if the game had not been open.
    return undefined
  }
}

const forgetSession = (code: string) => keep('sessionStorage', keyOf(code), null)

async function exchange(code: string, launchToken: string): Promise<GameSession> {
  const session = await api(launchEndpoints.openSession, { body: { launchToken } })
  keep('sessionStorage', keyOf(code), JSON.stringify({ owner: gameOwner(), session }))
  return session
}

async function isAlive(game: Game, { token }: GameSession): Promise<boolean> {
  try {
    await game.table(token)
    return true
  } catch (error) {
    if (isGameOver(error)) return false
    throw error
  }
}

/** A new launch for the logged-in member; returns its one-time token. */
export async function launchGame(query: QueryInput<typeof launchEndpoints.launch>): Promise<string> {
  const { content } = await api(launchEndpoints.launch, { query })
  const token = new URL(content.game_url, location.href).searchParams.get(LAUNCH_PARAMETER)
  if (!token) throw new ApiError('game.launch.invalid')
  return token
}

/** Throws `login.not.session` if a guest has neither a launch token nor an open game. */
export async function enterGame(game: Game, launchToken: string | null): Promise<GameSession> {
  if (launchToken) {
    try {
      return await exchange(game.code, launchToken)
    } catch (error) {
      // Already used: an address from the history. The session it opened may still exist.
      if (!isGameOver(error)) throw error
    }
  }
  const kept = keptSession(game.code)
  if (kept && (await isAlive(game, kept))) return kept
  forgetSession(game.code)
  if (!currentSession()) throw new ApiError('login.not.session')
  return exchange(
    game.code,
    await launchGame({ launchMode: launchEndpoints.LIST_LAUNCH, gameId: game.code, vendor: INHOUSE_VENDOR }),
  )
}
