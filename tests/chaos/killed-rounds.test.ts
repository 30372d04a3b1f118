/**
 * 300 rounds of each original, and 300 bets on the rounds of Crash, while the two servers that take them are killed again and again,
 * one of which hosts Crash. Their clocks are fast, because a round of Crash takes half a minute.
 */
import { rm } from 'node:fs/promises'
import { expect, it } from 'vitest'
import * as sessionEndpoints from '#contract/identity/session.ts'
import { RECORDED } from '#contract/play/bet-record/round-detail.ts'
import { amount } from '#seed/builders/index.ts'
import { freePort } from '#server/platform/free-port.ts'
import { randomFor } from '#server/testing/random.ts'
import { startApi } from '#tests/support/api.ts'
import { buildEntries } from './build-entries.ts'
import { createClient, type Site } from './clients.ts'
import { addCrashChain } from './crash-chain.ts'
import { createEndedRounds, gainedBy } from './ended-rounds.ts'
import { openOriginals } from './house.ts'
import { escrows, findFaults, findHalves } from './invariants.ts'
import { findUnproven } from './proofs.ts'
import { planOf } from './round-plans.ts'
import { createSeat, type Ended, watchCrash } from './seats.ts'
import { HOST, serverEnv, untilReady } from './servers.ts'
import { supervise } from './stage.ts'

const LONG_MS = 240_000
const FIRST_PORT = 24_800
const MEMBERS = 30
const EACH = 300
/** Of one server; at the end both are killed at once. */
const KILLS = 3
const CLOCK_SPEED = 40
const BALANCE = amount(100_000)
/** A fast hour is a minute and a half: no reminder to pause stops a bet (RG-10), however slow the machine is. */
const REMINDED_AFTER_MINUTES = 30_000
/** Later, few still play. */
const KILLED_WITHIN = 0.85
const CODES = Object.keys(RECORDED)

const { given, container } = startApi()
const prisma = () => container().database.prisma

async function startServers() {
  const entries = await buildEntries({ fast: 'tests/chaos/fast-server.ts' })
  const clock = { CLOCK_SPEED: String(CLOCK_SPEED), CLOCK_FROM: String(Date.now()) }
  const start = (port: number) => {
    const env = { ...serverEnv(container()), ...clock, PALARO_ENV_FILE: '', RUN_JOBS: 'false', PORT: String(port) }
    return { url: `http://${HOST}:${port}`, ...supervise(process.execPath, [entries.fileOf('fast')], env) }
  }
  const port = await freePort(FIRST_PORT, HOST)
  const servers = [start(port), start(await freePort(port + 1, HOST))] as const
  return {
    servers,
    async stop(): Promise<void> {
      await Promise.all(servers.map((server) => server.end()))
      await rm(entries.folder, { recursive: true, force: true })
    },
  }
}

/** Members at their games; every request goes to the next of the servers. */
async function seatMembers(urls: readonly string[], errors: string[]) {
  const merchant = await given.merchant({ settings: { session: { isSingle: false } } })
  await openOriginals(given)
  await addCrashChain(container().database, { seed: '9'.repeat(64), length: 400, rounds: 40, isWanted: (point) => point < 3_000 })
  let requests = 0
  const site: Site = {
    get url() {
      return urls[requests++ % urls.length]!
    },
    merchantCode: merchant.code,
    paymentSecret: container().paymentSecret,
    onError: (what) => errors.push(what),
  }
  const members: Awaited<ReturnType<typeof given.member>>[] = []
  for (let member = 0; member < MEMBERS; member += 1) members.push(await given.member({ merchant, balance: BALANCE }))
  await prisma().member.updateMany({ data: { realityCheckMinutes: REMINDED_AFTER_MINUTES } })
  const logIn = (member: (typeof members)[number]) => createClient(site, sessionEndpoints.login, member)
  return { site, merchant, members, logIn }
}

const sorted = (ids: readonly string[]) => [...ids].sort()

/** What was answered is there, once, and nothing else; balances are what the answers add up to. */
async function expectExactly(ended: readonly (Ended & { memberId: number })[], members: readonly { id: number }[]) {
  const rounds = await prisma().gameRound.findMany({ select: { id: true, gameCode: true } })
  for (const code of CODES) expect(rounds.filter(({ gameCode }) => gameCode === code)).toHaveLength(EACH)
  expect(sorted(rounds.map(({ id }) => String(id)))).toEqual(sorted(ended.map(({ id }) => id)))
  for (const { id } of members) expect(await container().ledger.balanceOf(id, 'PHP')).toBe(BALANCE + gainedBy(id, ended))
}

it(
  'GAM-06 LED-03 LED-09 PF-08 each stake is in a round that has ended or was returned, though its servers were killed',
  async () => {
    const faults: string[] = []
    const ended = createEndedRounds<Ended & { memberId: number }>()
    const { servers, stop } = await startServers()
    try {
      const urls = servers.map(({ url }) => url)
      const { site, merchant, members, logIn } = await seatMembers(urls, faults)
      let isOver = false
      const watch = watchCrash(site, logIn(await given.member({ merchant })), () => isOver)
      const seats = members.map((member, index) =>
        createSeat({
          site,
          asMember: logIn(member),
          plan: planOf(`seat-${index}`, EACH / MEMBERS),
          watch,
          onEnd: (round) => ended.add({ ...round, memberId: member.id }),
          onFault: (what) => faults.push(what),
        }),
      )
      const random = randomFor('kills among rounds')
      const counts = Array.from({ length: KILLS }, () => random.below(EACH * CODES.length * KILLED_WITHIN))
      async function killInTurn(): Promise<void> {
        for (const count of counts.sort((one, other) => one - other)) {
          await ended.until(count)
          const server = random.pick(servers)
          await untilReady(server.url)
          await server.kill()
          for (const { what, id } of await findHalves(container())) faults.push(`killed after ${count}: ${what} ${id}`)
        }
      }
      await Promise.all([killInTurn(), ...seats.map((seat) => seat.play())])

      await Promise.all(servers.map((server) => server.kill()))
      const left = await prisma().gameRound.findMany({ where: { settledAt: null } })
      expect(left).toHaveLength(2 * MEMBERS)
      expect(await escrows(container())).toEqual([left.reduce((sum, { stake }) => sum + stake, 0n)])
      expect(await findHalves(container())).toEqual([])

      await Promise.all(urls.map(untilReady))
      await Promise.all(seats.map((seat) => seat.resume()))
      await Promise.all(seats.map((seat) => seat.reveal()))
      isOver = true
      await watch.watching

      expect(faults).toEqual([])
      expect(await escrows(container())).toEqual([])
      expect(await findFaults(container())).toEqual([])
      expect(await findUnproven(container().database)).toEqual([])
      await expectExactly(ended.all, members)
    } finally {
      await stop()
    }
  },
  LONG_MS,
)
