/** The platform as a player's browser meets it: logs in, opens a game, leaves. */
import { launch } from '#contract/play/launch.ts'
import { login, logout } from '#contract/identity/session.ts'

export interface Player {
  /** Of the platform, e.g. `http://localhost:3000`. */
  url: string
  merchantCode: string
  username: string
  password: string
  /** The game that is opened, by its `nodeId`. */
  game: string
}
/** The name of the one-time token in the address of a game. */
const LAUNCH_TOKEN = 'launch'

interface Answer {
  success?: boolean
  errorCode?: string
  message?: string
  value?: unknown
}

async function ask({ url, merchantCode }: Player, method: string, path: string, more: { token?: string; body?: object } = {}) {
  const { token, body } = more
  const response = await fetch(url + path, {
    method,
    headers: { Merchant: merchantCode, 'Content-Type': 'application/json', ...(token && { Authorization: token }) },
    body: body ? JSON.stringify(body) : null,
  })
  const answer = (await response.json().catch(() => ({}))) as Answer
  if (response.ok && answer.success !== false) return answer.value
  const why = answer.message ? `${answer.message} (${answer.errorCode})` : response.status
  throw new Error(`${method} ${path}: ${why}`)
}

/** Returns the token of the player's own session. */
export async function logIn(player: Player): Promise<string> {
  const { username, password } = player
  const value = (await ask(player, login.method, login.path, { body: { username, password } })) as { token: string }
  return value.token
}

export const logOut = (player: Player, token: string) => ask(player, logout.method, logout.path, { token, body: {} })

/** Returns the one-time token that the game's page would be opened with. */
export async function launchTokenOf(player: Player, token: string): Promise<string> {
  const search = new URLSearchParams({ launchMode: 'GLS', nodeId: player.game })
  const value = (await ask(player, launch.method, `${launch.path}?${search}`, { token })) as { gameUrl: string }
  const address = new URL(value.gameUrl)
  const inHash = new URLSearchParams(address.hash.slice(1))
  const launchToken = address.searchParams.get(LAUNCH_TOKEN) ?? inHash.get(LAUNCH_TOKEN)
  if (!launchToken) throw new Error(`The address of ${player.game} has no "${LAUNCH_TOKEN}" token`)
  return launchToken
}
