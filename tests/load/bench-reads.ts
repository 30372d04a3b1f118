/** Public reads with a warm cache and every check of a call, against a constant of the same size from a bare Express. */
import * as announcementEndpoints from '#contract/content/announcement/announcement.ts'
import * as gameEndpoints from '#contract/play/game.ts'
import * as statusEndpoints from '#contract/site/system/status.ts'
import { fire } from './fire.ts'
import type { Figure } from './figure.ts'
import { startProcess, type Process } from '#tests/support/processes.ts'

const BARE_PORT = 3_601
const CONNECTIONS = 32
const ROUNDS = 3
const VISITORS = 2_000
const HEADERS = { Merchant: 'demo', Language: 'TY' }

const READS = [
  { name: 'game list', path: `${gameEndpoints.list.path}?gameType=RNG&pageNo=1&pageSize=25&platform=html5&clientType=2` },
  { name: 'vendor lanes', path: `${gameEndpoints.vendorLanes.path}?merchantCode=demo` },
  { name: 'announcements', path: `${announcementEndpoints.list.path}?types=B,PL,PU,PR,H&platform=M&merchantCode=demo` },
  { name: 'status', path: `${statusEndpoints.status.path}?device=MOBILE` },
]

/** Visitors are limited by address: simulate thousands, not one. */
const visitors = (path: string) =>
  Array.from({ length: VISITORS }, (_, index) => ({
    path,
    headers: { ...HEADERS, 'X-Forwarded-For': `10.${index >> 16}.${(index >> 8) & 255}.${index & 255}` },
  }))

async function benchRead(server: Process, { name, path }: (typeof READS)[number], seconds: number): Promise<Figure> {
  const answer = await (await fetch(server.url + path, { headers: HEADERS })).text()
  const bare = await startProcess('tests/load/bare-express.ts', BARE_PORT, { ANSWER: answer, NODE_ENV: 'production' })
  try {
    const load = (url: string) => fire({ url, requests: visitors(path), connections: CONNECTIONS, duration: seconds })
    await load(server.url)
    await load(bare.url)
    const rates: { ours: number[]; other: number[] } = { ours: [], other: [] }
    // Alternating, so that a noisy minute hits both sides.
    for (let round = 0; round < ROUNDS; round++) {
      const mine = await load(server.url)
      if (mine.refused > 0) throw new Error(`${mine.refused} calls of ${name} were refused`)
      rates.ours.push(mine.perSecond)
      rates.other.push((await load(bare.url)).perSecond)
    }
    const [ours, other] = [Math.max(...rates.ours), Math.max(...rates.other)]
    return {
      name: `${name} (${(answer.length / 1000).toFixed(1)} kB) vs bare Express`,
      ours: `${ours.toFixed(0)}/s`,
      other: `${other.toFixed(0)}/s`,
      ratio: ours / other,
      wanted: '≥ 1.0',
    }
  } finally {
    await bare.stop()
  }
}

export async function benchReads(server: Process, seconds: number): Promise<Figure[]> {
  const figures: Figure[] = []
  for (const read of READS) figures.push(await benchRead(server, read, Math.max(2, seconds / 4)))
  return figures
}
