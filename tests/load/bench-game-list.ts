/** One page of the game list, warm, with every check a call has, against a constant of the same size. */
import { gameEndpoints } from '#contract/game.ts'
import { fire } from './fire.ts'
import type { Figure } from './figure.ts'
import { startProcess, type Process } from './processes.ts'

const BARE_PORT = 3_601
const CONNECTIONS = 32
const ROUNDS = 3
const VISITORS = 2_000

export async function benchGameList(server: Process, seconds: number): Promise<Figure[]> {
  const path = `${gameEndpoints.list.path}?gameType=RNG&pageNo=1&pageSize=25&platform=html5&clientType=2`
  const headers = { Merchant: 'demo', Language: 'TY' }
  const answer = await (await fetch(server.url + path, { headers })).text()
  const bare = await startProcess('tests/load/bare-express.ts', BARE_PORT, { ANSWER: answer, NODE_ENV: 'production' })
  try {
    const load = (url: string) =>
      fire({ url, requests: visitors(path), connections: CONNECTIONS, duration: Math.max(2, seconds / 2) })
    await load(server.url)
    await load(bare.url)
    const [ours, theirs]: number[][] = [[], []]
    let refused = 0
    // Alternating, so that a noisy minute hits both sides.
    for (let round = 0; round < ROUNDS; round++) {
      const mine = await load(server.url)
      refused += mine.refused
      ours!.push(mine.perSecond)
      theirs!.push((await load(bare.url)).perSecond)
    }
    if (refused > 0) throw new Error(`${refused} game lists were refused`)
    const [us, them] = [Math.max(...ours!), Math.max(...theirs!)]
    const kb = (answer.length / 1000).toFixed(1)
    return [
      {
        name: `game list (${kb} kB) vs bare Express`,
        ours: `${us.toFixed(0)}/s`,
        other: `${them.toFixed(0)}/s`,
        ratio: us / them,
        wanted: '≥ 1.0',
      },
    ]
  } finally {
    await bare.stop()
  }
}

/** Visitors are counted by address: thousands of people ask, not one. */
const visitors = (path: string) =>
  Array.from({ length: VISITORS }, (_, index) => ({
    path,
    headers: { Merchant: 'demo', Language: 'TY', 'X-Forwarded-For': `10.${index >> 16}.${(index >> 8) & 255}.${index & 255}` },
  }))
