/**
 * One bet per request, with everything a real call does, against the ledger's own limit: one entry per statement. Beside it, what HTTP in
 * Node alone allows on the same machine: the same requests at an endpoint that does nothing.
 */
import { instantOriginals } from '#contract/play/originals/registry.ts'
import { aBet } from '#tests/support/bets.ts'
import { type Process, startProcess } from '#tests/support/processes.ts'
import { fire } from './fire.ts'
import type { Figure } from './figure.ts'
import { gameTokens } from './game-tokens.ts'
import { prepareFloor } from './ledger-floor.ts'
import type { Player } from './load-world.ts'

const WANTED: [connections: number, ratio: number][] = [
  [32, 1],
  [256, 1.5],
]

const EMPTY_PORT = 3_640

const GAMES = instantOriginals.map(({ code }) => code)
const BETS = new Map(
  instantOriginals.map(({ code, endpoints }) => [code, { path: endpoints.bet.path, choices: aBet(code, 1) }] as const),
)

interface Seat {
  token: string
  game: string
}
let bets = 0

async function startEmptyEndpoint(server: Process, { token }: Seat) {
  const { path, choices } = BETS.get('dice')!
  const body = JSON.stringify({ requestId: `load-${process.pid}-${bets++}`, ...choices })
  const headers = { Authorization: token, 'Content-Type': 'application/json' }
  const answer = await (await fetch(server.url + path, { method: 'POST', headers, body })).text()
  return startProcess('tests/load/empty-endpoint.ts', EMPTY_PORT, { ANSWER: answer, NODE_ENV: 'production' })
}

/** Each connection cycles through its share of the players. */
function betting(seats: readonly Seat[], connections: number, duration: number, { url }: Process) {
  const requests = seats.map(({ token, game }) => {
    const { path, choices } = BETS.get(game)!
    const rest = JSON.stringify(choices).slice(1)
    return {
      method: 'POST' as const,
      path,
      headers: { Authorization: token, 'Content-Type': 'application/json' },
      setupRequest: (request: Record<string, unknown>) => ({
        ...request,
        body: `{"requestId":"load-${process.pid}-${bets++}",${rest}`,
      }),
    }
  })
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

export async function benchOriginals(
  server: Process,
  databaseUrl: string,
  players: readonly Player[],
  seconds: number,
): Promise<Figure[]> {
  const gameOf = (index: number): string => GAMES[index % GAMES.length]!
  const half = Math.ceil(players.length / 2)
  const atDice = (await gameTokens(server, players.slice(0, half))).map((token): Seat => ({ token, game: 'dice' }))
  const others = await gameTokens(server, players.slice(half), { gameOf })
  const atAll = others.map((token, index): Seat => ({ token, game: gameOf(index) }))
  const floor = await prepareFloor(databaseUrl)
  await betting(atAll, 32, 2, server)
  const empty = await startEmptyEndpoint(server, atDice[0]!)
  const figures: Figure[] = []
  try {
    for (const [connections, wanted] of WANTED) {
      const perSecond = await floor.entriesPerSecond(seconds)
      const nothing = await betting(atDice, connections, seconds, empty)
      figures.push({
        name: `Requests at an empty endpoint in Node, ${connections} connections, vs one at a time (${floor.by})`,
        ours: `${nothing.perSecond.toFixed(0)}/s`,
        other: `${perSecond.toFixed(0)}/s`,
        ratio: nothing.perSecond / perSecond,
        wanted: 'for information',
      })
      for (const [what, seats] of [
        ['Dice bets', atDice],
        ['Bets at six originals', atAll],
      ] as const) {
        const ours = await betting(seats, connections, seconds, server)
        if (ours.refused > 0) throw new Error(`${what}: ${ours.refused} were refused`)
        figures.push({
          name: `${what} over HTTP, ${connections} connections, vs one at a time (${floor.by})`,
          ours: `${ours.perSecond.toFixed(0)}/s`,
          other: `${perSecond.toFixed(0)}/s`,
          ratio: ours.perSecond / perSecond,
          wanted: `≥ ${wanted}`,
        })
      }
    }
  } finally {
    await empty.stop()
  }
  return figures
}
