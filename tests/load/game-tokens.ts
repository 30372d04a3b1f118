/** Game tokens over the wire: login, launch, exchange. */
import { INHOUSE_VENDOR } from '#contract/play/game.ts'
import * as launchEndpoints from '#contract/play/launch.ts'
import type { Process } from '#tests/support/processes.ts'
import { createCalls } from './call-as.ts'
import type { Player } from './load-world.ts'

/** One for each player; `gameOf` names the in-house game they sit at. */
export async function gameTokens(
  process: Process,
  players: readonly Player[],
  { merchant = 'demo', gameOf = () => 'dice' }: { merchant?: string; gameOf?: (index: number) => string } = {},
): Promise<string[]> {
  const call = createCalls(process, '10.1', merchant)
  const tokens: string[] = []
  for (const [index, { username, password }] of players.entries()) {
    const { token } = await call<{ token: string }>('/wps/session/login/unsecure', index, { username, password })
    const search = `launchMode=GLS&vendor=${INHOUSE_VENDOR}&gameId=${gameOf(index)}`
    const { content } = await call<{ content: { game_url: string } }>(
      `${launchEndpoints.launch.path}?${search}`,
      index,
      undefined,
      token,
    )
    const launchToken = new URL(content.game_url).searchParams.get('launch')
    tokens.push((await call<{ token: string }>(launchEndpoints.openSession.path, index, { launchToken })).token)
  }
  return tokens
}
