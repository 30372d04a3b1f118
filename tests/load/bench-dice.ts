/** One Dice bet per request, with everything a real call does, against the ledger's own limit: one entry per statement. */
import * as diceEndpoints from '#contract/play/dice/dice.ts'
import * as launchEndpoints from '#contract/play/launch.ts'
import { fire } from './fire.ts'
import type { Figure } from './figure.ts'
import { prepareFloor } from './ledger-floor.ts'
import type { Player } from './load-world.ts'
import type { Process } from '#tests/support/processes.ts'

const WANTED: [connections: number, ratio: number][] = [
  [32, 0.6],
  [256, 0.9],
]

/** A game token for each player, over the wire: login, launch, exchange. */
export async function gameTokens({ url }: Process, players: readonly Player[], merchant = 'demo'): Promise<string[]> {
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
    if (!response.ok) throw new Error(`${path}: ${errorCode}`)
    return value
  }
  const list = (await call('/wps/relay/GCSGAME_gameList?gameType=INHOUSE&gameName=dice', 0)) as unknown as {
    games: { nodeId: string }[]
  }
  const nodeId = list.games[0]!.nodeId
  const tokens: string[] = []
  for (const [index, { username, password }] of players.entries()) {
    const { token } = await call('/wps/session/login/unsecure', index, { username, password })
    const { content } = await call(`${launchEndpoints.launch.path}?launchMode=GLS&nodeId=${nodeId}`, index, undefined, token)
    const session = await call(launchEndpoints.openSession.path, index, {
      launchToken: new URL(content.game_url).searchParams.get('launch'),
    })
    tokens.push(session.token!)
  }
  return tokens
}

let bets = 0

/** Each connection cycles through its share of the players. */
function betting(tokens: readonly string[], connections: number, duration: number, { url }: Process) {
  const requests = tokens.map((token) => ({
    method: 'POST' as const,
    path: diceEndpoints.bet.path,
    headers: { Authorization: token, 'Content-Type': 'application/json' },
    setupRequest: (request: Record<string, unknown>) => ({
      ...request,
      body: `{"requestId":"load-${process.pid}-${bets++}","stake":1,"target":4950,"direction":"over"}`,
    }),
  }))
  let next = 0
  return fire({
    url,
    connections,
    duration,
    requests,
    // Each starts with a different player, so that no two play the same one in step.
    setupClient: (client: { setRequests(all: typeof requests): void }) => {
      const from = (next++ * Math.ceil(requests.length / connections)) % requests.length
      client.setRequests([...requests.slice(from), ...requests.slice(0, from)])
    },
  } as unknown as Parameters<typeof fire>[0])
}

export async function benchDice(
  server: Process,
  databaseUrl: string,
  players: readonly Player[],
  seconds: number,
): Promise<Figure[]> {
  const tokens = await gameTokens(server, players)
  const floor = await prepareFloor(databaseUrl)
  await betting(tokens, 32, 2, server)
  const figures: Figure[] = []
  for (const [connections, wanted] of WANTED) {
    const ours = await betting(tokens, connections, seconds, server)
    if (ours.refused > 0) throw new Error(`${ours.refused} bets were refused`)
    const perSecond = await floor.entriesPerSecond(seconds)
    figures.push({
      name: `Dice bets over HTTP, ${connections} connections, vs one at a time (${floor.by})`,
      ours: `${ours.perSecond.toFixed(0)}/s`,
      other: `${perSecond.toFixed(0)}/s`,
      ratio: ours.perSecond / perSecond,
      wanted: `≥ ${wanted}`,
    })
  }
  return figures
}
