/**
 * 300 spins of slots, while the vendor's server, the platform's, and its worker are killed again and again: each a process of its own, as
 * under compose. A spin goes from the page to the vendor, from there to the wallet API, and back.
 */
import { rm } from 'node:fs/promises'
import { expect, it } from 'vitest'
import * as sessionEndpoints from '#contract/identity/session.ts'
import { amount } from '#seed/builders/index.ts'
import { freePort } from '#server/platform/free-port.ts'
import { randomFor } from '#server/testing/random.ts'
import { startApi } from '#tests/support/api.ts'
import { buildEntries } from './build-entries.ts'
import { createClient, createSlotPlayer, type Site } from './clients.ts'
import { createEndedRounds, gainedBy } from './ended-rounds.ts'
import { nodeOf, openSlots, SLOTS } from './house.ts'
import { escrows, findFaults, findHalves } from './invariants.ts'
import { type Played, spinToEnd } from './plays.ts'
import { findUnproven } from './proofs.ts'
import { HOST, serverEnv, untilReady } from './servers.ts'
import { supervise } from './stage.ts'

const LONG_MS = 240_000
const FIRST_PORT = 25_300
const MEMBERS = 30
const EACH = 10
/** Of each process; at the end the vendor and the platform are killed at once. */
const KILLS = 2
/** Later, few still play. */
const KILLED_WITHIN = 0.85
const BALANCE = amount(100_000)

const { given, container } = startApi()
const prisma = () => container().database.prisma

async function startProcesses() {
  const entries = await buildEntries({ server: 'server/main.ts', vendor: 'server/provider.ts', worker: 'server/worker.ts' })
  const port = await freePort(FIRST_PORT, HOST)
  const vendorPort = await freePort(port + 1, HOST)
  const [url, vendorUrl] = [`http://${HOST}:${port}`, `http://${HOST}:${vendorPort}`]
  const env = { ...serverEnv(container()), PALARO_ENV_FILE: '', RUN_JOBS: 'false', RUN_PROVIDER: 'false' }
  const start = (entry: 'server' | 'vendor' | 'worker', more: Record<string, string>) =>
    supervise(process.execPath, [entries.fileOf(entry)], { ...env, ...more })
  const processes = {
    server: start('server', { PORT: String(port) }),
    vendor: start('vendor', { PORT: String(vendorPort), PLATFORM_URL: url }),
    worker: start('worker', {}),
  }
  return {
    url,
    vendorUrl,
    processes,
    ready: () => Promise.all([untilReady(url), untilReady(vendorUrl)]),
    async stop(): Promise<void> {
      await Promise.all(Object.values(processes).map((one) => one.end()))
      await rm(entries.folder, { recursive: true, force: true })
    },
  }
}

it(
  'SLT-03 WAL-10 LED-09 each stake of 300 spins is settled or returned, though vendor, server and worker were killed',
  async () => {
    const faults: string[] = []
    const { url, vendorUrl, processes, ready, stop } = await startProcesses()
    try {
      const merchant = await given.merchant({ settings: { session: { isSingle: false } } })
      await openSlots(container(), given)
      const { paymentSecret } = container()
      const site: Site = { url, merchantCode: merchant.code, paymentSecret, onError: (what) => faults.push(what) }
      const members: Awaited<ReturnType<typeof given.member>>[] = []
      for (let member = 0; member < MEMBERS; member += 1) members.push(await given.member({ merchant, balance: BALANCE }))
      const spinners = members.map((member, index) => {
        const { gameCode } = SLOTS[index % SLOTS.length]!
        const asMember = createClient(site, sessionEndpoints.login, member)
        const game = { nodeId: nodeOf(gameCode), gameCode }
        const ask = createSlotPlayer({ ...site, url: vendorUrl }, asMember, game)
        return (number: number) => spinToEnd(ask, `spin-${index}-${number}`)
      })
      await ready()

      const ended = createEndedRounds<Played & { memberId: number }>()
      async function playAll(index: number): Promise<void> {
        for (let number = 0; number < EACH; number += 1)
          ended.add({ ...(await spinners[index]!(number)), memberId: members[index]!.id })
      }
      const random = randomFor('kills among spins')
      const kills = Object.entries(processes)
        .flatMap(([name, one]) => Array.from({ length: KILLS }, () => ({ name, one })))
        .map((kill) => ({ ...kill, after: random.below(MEMBERS * EACH * KILLED_WITHIN) }))
        .toSorted((one, other) => one.after - other.after)
      async function killInTurn(): Promise<void> {
        for (const { name, one, after } of kills) {
          await ended.until(after)
          await ready()
          await one.kill()
          for (const { what, id } of await findHalves(container())) faults.push(`${name} killed after ${after}: ${what} ${id}`)
        }
      }
      await Promise.all([killInTurn(), ...members.map((_, index) => playAll(index))])
      expect(faults).toEqual([])

      // One more spin each, in the middle of which both sides are killed; the pages repeat it when they are back.
      const last = members.map((_, index) => spinners[index]!(EACH))
      await Promise.all([processes.vendor.kill(), processes.server.kill()])
      for (const [index, round] of (await Promise.all(last)).entries()) ended.add({ ...round, memberId: members[index]!.id })

      expect(faults).toEqual([])
      expect(await prisma().providerCall.count({ where: { answeredAt: null } })).toBe(0)
      expect(await escrows(container())).toEqual([])
      expect(await findFaults(container())).toEqual([])
      expect(await findUnproven(container().database)).toEqual([])
      const rounds = await prisma().gameRound.findMany({ select: { detail: true, settledAt: true } })
      expect(rounds.map(({ detail }) => (detail as { round: string }).round).toSorted()).toEqual(
        ended.all.map(({ id }) => id).toSorted(),
      )
      expect(rounds.every(({ settledAt }) => settledAt !== null)).toBe(true)
      for (const { id } of members) expect(await container().ledger.balanceOf(id, 'PHP')).toBe(BALANCE + gainedBy(id, ended.all))
    } finally {
      await stop()
    }
  },
  LONG_MS,
)
