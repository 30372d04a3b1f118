/** Logins against bare bcrypt, and the effect of a flood of them on other calls. */
import { execFile } from 'node:child_process'
import { Agent, get } from 'node:http'
import { promisify } from 'node:util'
import bcrypt from 'bcrypt'
import * as gameEndpoints from '#contract/play/game.ts'
import * as sessionEndpoints from '#contract/identity/session.ts'
import { createDatabase } from '#server/platform/database.ts'
import type { Figure } from './figure.ts'
import type { Player } from './load-world.ts'
import type { Process } from '#tests/support/processes.ts'

const COST = 10
const MEMBERS = 64
const AT_ONCE = 8
const ROUNDS = 3
const MOST_SLOWER = 2
const MS = 1_000

const run = promisify(execFile)
const median = (numbers: readonly number[]) => [...numbers].sort((one, other) => one - other)[Math.floor(numbers.length / 2)]!

/** The load's players have cheap hashes; these few get real ones. */
async function priceOf(databaseUrl: string, players: readonly Player[]): Promise<string> {
  const hash = await bcrypt.hash(players[0]!.password, COST)
  const database = createDatabase({ url: databaseUrl, poolSize: 2 })
  await database.prisma.member.updateMany({
    where: { username: { in: players.map(({ username }) => username) } },
    data: { passwordHash: hash },
  })
  await database.close()
  return hash
}

/** Logins per second, `AT_ONCE` at a time, each with members of their own; counted like the bare compares. */
async function flood(server: Process, players: readonly Player[], seconds: number): Promise<number> {
  const startedAt = performance.now()
  const end = startedAt + seconds * MS
  let logins = 0
  async function logInUntilTheEnd(first: number) {
    for (let index = first; performance.now() < end; index = (index + AT_ONCE) % players.length) {
      const { username, password } = players[index]!
      const response = await fetch(server.url + sessionEndpoints.loginUnsecure.path, {
        method: 'POST',
        // Logins are limited by address, so use many.
        headers: { Merchant: 'demo', 'Content-Type': 'application/json', 'X-Forwarded-For': `10.9.0.${index}` },
        body: JSON.stringify({ username, password }),
      })
      if (!response.ok) throw new Error(`a login was refused: ${await response.text()}`)
      await response.arrayBuffer()
      logins += 1
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, (_, index) => logInUntilTheEnd(index)))
  return (logins / (performance.now() - startedAt)) * MS
}

async function bareCompares(seconds: number, hash: string, password: string): Promise<number> {
  const script = ['--import', 'tsx', 'tests/load/bcrypt-floor.ts', String(seconds), hash, password]
  const { stdout } = await run(process.execPath, script)
  return Number(stdout)
}

/** The median time of sequential game lists. */
async function listLatency(server: Process, seconds: number): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const url = `${server.url}${gameEndpoints.list.path}?gameType=RNG&pageNo=1&pageSize=25&platform=html5&clientType=2`
  const ask = (index: number) =>
    new Promise<number>((resolve, reject) => {
      const askedAt = performance.now()
      const headers = { Merchant: 'demo', Language: 'TY', 'X-Forwarded-For': `10.8.${(index >> 8) & 255}.${index & 255}` }
      get(url, { agent, headers }, (response) => {
        response.resume().once('end', () => resolve(performance.now() - askedAt))
        if (response.statusCode !== 200) reject(new Error(`the game list answered ${response.statusCode}`))
      }).once('error', reject)
    })
  const latencies: number[] = []
  const end = performance.now() + seconds * MS
  for (let index = 0; performance.now() < end; index++) latencies.push(await ask(index))
  agent.destroy()
  return median(latencies)
}

export async function benchLogin(
  server: Process,
  databaseUrl: string,
  all: readonly Player[],
  seconds: number,
): Promise<Figure[]> {
  const players = all.slice(0, MEMBERS)
  const hash = await priceOf(databaseUrl, players)
  const [ours, bare, calm, flooded]: number[][] = [[], [], [], []]
  await flood(server, players, 1)
  // Alternating, so that a noisy minute hits both sides.
  for (let round = 0; round < ROUNDS; round++) {
    ours!.push(await flood(server, players, seconds))
    bare!.push(await bareCompares(seconds, hash, players[0]!.password))
    calm!.push(await listLatency(server, seconds / 2))
    const under = flood(server, players, seconds)
    flooded!.push(await listLatency(server, seconds / 2))
    await under
  }
  const [us, floor] = [Math.max(...ours!), Math.max(...bare!)]
  const [quiet, loud] = [Math.min(...calm!), Math.min(...flooded!)]
  return [
    {
      name: `logins (bcrypt cost ${COST}) vs bare bcrypt.compare`,
      ours: `${us.toFixed(1)}/s`,
      other: `${floor.toFixed(1)}/s`,
      ratio: us / floor,
      wanted: '≥ 0.9',
    },
    {
      name: 'game list p50 under a flood of logins vs without',
      ours: `${loud.toFixed(2)} ms`,
      other: `${quiet.toFixed(2)} ms`,
      ratio: loud / quiet,
      wanted: `≤ ${MOST_SLOWER}`,
    },
  ]
}
