/** Entering the game: exchanges a launch token once, keeps the game session for reloads, and launches one for members. */
import * as diceEndpoints from '#contract/play/dice/dice.ts'
import { DICE_GAME_CODE } from '#contract/play/dice/dice.ts'
import { SESSION_OVER_CODES } from '#contract/errors.ts'
import * as launchEndpoints from '#contract/play/launch.ts'
import { gameSession, type GameSession } from '#contract/play/launch.ts'
import { api } from '#client/lib/api.ts'
import { ApiError } from '#client/lib/api-error.ts'
import { currentSession } from '#client/lib/session.ts'
import { keep, readStored } from '#client/lib/storage.ts'

const KEPT_KEY = `palaro.game.${DICE_GAME_CODE}`
const OWN_VENDOR = 'BGS'
const LAUNCH_PARAMETER = 'launch'

export const isGameOver = (error: unknown): boolean =>
  error instanceof ApiError && (SESSION_OVER_CODES as readonly string[]).includes(error.code)

/** Tied to this login: another member, or a guest after signing out, must not find it. */
const owner = () => currentSession()?.token ?? ''

export function keptSession(): GameSession | undefined {
  try {
    const kept = JSON.parse(readStored('sessionStorage', KEPT_KEY) ?? 'null') as { owner: string; session: unknown } | null
    return kept?.owner === owner() ? gameSession.safeParse(kept.session).data : undefined
  } catch {
    // Damaged: as if the game had not been open.
    return undefined
  }
}

export const forgetSession = () => keep('sessionStorage', KEPT_KEY, null)

async function exchange(launchToken: string): Promise<GameSession> {
  const session = await api(launchEndpoints.openSession, { body: { launchToken } })
  keep('sessionStorage', KEPT_KEY, JSON.stringify({ owner: owner(), session }))
  return session
}

async function isAlive({ token }: GameSession): Promise<boolean> {
  try {
    await api(diceEndpoints.table, { token })
    return true
  } catch (error) {
    if (isGameOver(error)) return false
    throw error
  }
}

async function launch(): Promise<GameSession> {
  const { content } = await api(launchEndpoints.launch, {
    query: { launchMode: OWN_VENDOR, gameId: DICE_GAME_CODE, vendor: OWN_VENDOR },
  })
  const token = new URL(content.game_url, location.href).searchParams.get(LAUNCH_PARAMETER)
  if (!token) throw new ApiError('game.launch.invalid')
  return exchange(token)
}

/** Throws `login.not.session` if a guest has neither a launch token nor an open game. */
export async function enterGame(launchToken: string | null): Promise<GameSession> {
  if (launchToken) {
    try {
      return await exchange(launchToken)
    } catch (error) {
      // Already used: an address from the history. The session it opened may still exist.
      if (!isGameOver(error)) throw error
    }
  }
  const kept = keptSession()
  if (kept && (await isAlive(kept))) return kept
  forgetSession()
  if (!currentSession()) throw new ApiError('login.not.session')
  return launch()
}
