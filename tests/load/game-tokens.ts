/** Game tokens over the wire: login, launch, exchange. */
import { INHOUSE_VENDOR } from '#contract/play/game.ts'
import * as launchEndpoints from '#contract/play/launch.ts'
import type { Process } from '#tests/support/processes.ts'
import { createCalls } from './call-as.ts'
import type { Player } from './load-world.ts'

type Call = ReturnType<typeof createCalls>

/** Of a new login; it opens the game once. */
export async function launchToken(
  call: Call,
  caller: number,
  { username, password }: Player,
  { vendorCode, gameCode }: { vendorCode: string; gameCode: string },
): Promise<string> {
  const { token } = await call<{ token: string }>('/wps/session/login/unsecure', caller, { username, password })
  const search = `launchMode=GLS&vendor=${vendorCode}&gameId=${gameCode}`
  const { content } = await call<{ content: { game_url: string } }>(
    `${launchEndpoints.launch.path}?${search}`,
    caller,
    undefined,
    token,
  )
  return new URL(content.game_url).searchParams.get('launch')!
}

/** One for each player; `gameOf` names the in-house game they sit at. */
export async function gameTokens(
  process: Process,
  players: readonly Player[],
  { merchant = 'demo', gameOf = () => 'dice' }: { merchant?: string; gameOf?: (index: number) => string } = {},
): Promise<string[]> {
  const call = createCalls(process, '10.1', merchant)
  const tokens: string[] = []
  for (const [index, player] of players.entries()) {
    const launched = await launchToken(call, index, player, { vendorCode: INHOUSE_VENDOR, gameCode: gameOf(index) })
    tokens.push((await call<{ token: string }>(launchEndpoints.openSession.path, index, { launchToken: launched })).token)
  }
  return tokens
}
