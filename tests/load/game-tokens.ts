/** Game tokens over the wire: login, launch, exchange. */
import { INHOUSE_VENDOR } from '#contract/play/game.ts'
import * as launchEndpoints from '#contract/play/launch.ts'
import type { Process } from '#tests/support/processes.ts'
import type { Player } from './load-world.ts'

/** One for each player; `gameOf` names the in-house game they sit at. */
export async function gameTokens(
  { url }: Process,
  players: readonly Player[],
  { merchant = 'demo', gameOf = () => 'dice' }: { merchant?: string; gameOf?: (index: number) => string } = {},
): Promise<string[]> {
  const call = async (path: string, caller: number, body?: object, token?: string) => {
    const response = await fetch(url + path, {
      method: body ? 'POST' : 'GET',
      headers: {
        Merchant: merchant,
        'Content-Type': 'application/json',
        'X-Forwarded-For': `10.1.${caller >> 8}.${caller & 255}`,
        ...(token ? { Authorization: token } : {}),
      },
      ...(body ? { body: JSON.stringify(body) } : {}),
    })
    const { value, errorCode } = (await response.json()) as {
      value: Record<string, string> & { content: { game_url: string } }
      errorCode?: string
    }
    if (!response.ok || errorCode) throw new Error(`${path}: ${errorCode}`)
    return value
  }
  const tokens: string[] = []
  for (const [index, { username, password }] of players.entries()) {
    const { token } = await call('/wps/session/login/unsecure', index, { username, password })
    const search = `launchMode=GLS&vendor=${INHOUSE_VENDOR}&gameId=${gameOf(index)}`
    const { content } = await call(`${launchEndpoints.launch.path}?${search}`, index, undefined, token)
    const launchToken = new URL(content.game_url).searchParams.get('launch')
    tokens.push((await call(launchEndpoints.openSession.path, index, { launchToken })).token!)
  }
  return tokens
}
