/**
 * Slots: spins through both HTTP sides, page → provider → wallet API → ledger, by players who each spin as soon as a person could; the
 * wallet API alone, against the ledger's own limit: one entry per statement; and all par sheets checked.
 */
import * as slotEndpoints from '#contract/play/slots/slots.ts'
import { SHEETS } from '#server/games/slots/sheets.ts'
import { newId } from '#server/platform/ids.ts'
import type { Process } from '#tests/support/processes.ts'
import { benchSheets } from './bench-sheets.ts'
import { createCalls, headersOf } from './call-as.ts'
import type { Figure } from './figure.ts'
import { fire, fireEvenly, type Shot } from './fire.ts'
import { launchToken } from './game-tokens.ts'
import { prepareFloor } from './ledger-floor.ts'
import type { Player } from './load-world.ts'
import { isTaken, openWallet, type Wallet } from './slot-wallet.ts'
import { percentile } from './percentile.ts'

const PLAYERS = 200
/** A spin, its reels, and a look at the result. */
const SPIN_MS = 3_000
const SPINS_EACH = 10
const STAKE = 1
const MOST_MS = 25
const CONNECTIONS = 32
const LEAST_RATIO = 0.8
const NETWORK = '10.5'

interface Seat {
  token: string
  stake: number
}
interface Spun {
  success: boolean
  value: { round: { freeGames: unknown[] } }
}

/** Undefined for one that was refused, or not answered. */
function readSpun(body: string): Spun | undefined {
  const spun = body.startsWith('{') ? (JSON.parse(body) as Spun) : undefined
  return spun?.success ? spun : undefined
}

/** Each at a slot of their own, so that all kinds of sheets are played. */
async function openSlots(process: Process, players: readonly Player[]): Promise<Seat[]> {
  const call = createCalls(process, NETWORK)
  const seats: Seat[] = []
  for (const [index, player] of players.entries()) {
    const { vendorCode, gameCode } = SHEETS[index % SHEETS.length]!
    const launched = await launchToken(call, index, player, { vendorCode, gameCode })
    const opened = await call<{ token: string; limits: { stakes: number[] } }>(slotEndpoints.open.path, index, {
      launchToken: launched,
      gameCode,
    })
    seats.push({ token: opened.token, stake: opened.limits.stakes.find((stake) => stake >= STAKE)! })
  }
  return seats
}

/** All players spin so often, each at its own moment. */
function spinsOf(seats: readonly Seat[], times: number): Shot[] {
  return Array.from({ length: times }, () =>
    seats.map(({ token, stake }, caller) => ({
      path: slotEndpoints.spin.path,
      body: JSON.stringify({ requestId: newId(), stake }),
      headers: headersOf(NETWORK, caller, token),
    })),
  ).flat()
}

/** `times`: of spins that staked, because one of free games asks the wallet only with the last. */
async function spin({ url }: Process, seats: readonly Seat[], times: number): Promise<{ times: number[]; refused: number }> {
  const landed = await fireEvenly(url, spinsOf(seats, times), times * SPIN_MS)
  const answers = landed.map(({ tookMs, body }) => ({ tookMs, spun: readSpun(body) }))
  return {
    times: answers.flatMap(({ tookMs, spun }) => (spun?.value.round.freeGames.length === 0 ? [tookMs] : [])),
    refused: answers.filter(({ spun }) => !spun).length,
  }
}

/** As often as the spins. */
async function betEvenly({ url }: Process, { seats, bet }: Wallet, times: number): Promise<number[]> {
  const shots = Array.from({ length: times }, () => seats.map(bet)).flat()
  const landed = await fireEvenly(url, shots, times * SPIN_MS)
  const refused = landed.find(({ body }) => !isTaken(body))
  if (refused) throw new Error(`a bet was refused: ${refused.body}`)
  return landed.map(({ tookMs }) => tookMs)
}

/** Each connection cycles through its share of the players. */
async function betWithoutPause({ url }: Process, { seats, bet }: Wallet, duration: number): Promise<number> {
  const requests = seats.map((seat) => ({
    method: 'POST' as const,
    setupRequest: (request: Record<string, unknown>) => ({ ...request, ...bet(seat) }),
  }))
  let [next, refused] = [0, 0]
  const shots = await fire({
    url,
    connections: CONNECTIONS,
    duration,
    requests,
    // Each starts with a different player, so that no two play the same one in step.
    setupClient: (client: { setRequests(all: typeof requests): void; on(event: 'body', hear: (body: Buffer) => void): void }) => {
      const from = (next++ * Math.ceil(requests.length / CONNECTIONS)) % requests.length
      client.setRequests([...requests.slice(from), ...requests.slice(0, from)])
      client.on('body', (body) => (refused += Number(!isTaken(String(body)))))
    },
  } as unknown as Parameters<typeof fire>[0])
  if (shots.refused + refused > 0) throw new Error(`${shots.refused + refused} bets were refused`)
  return shots.perSecond
}

export async function benchSlots(
  process: Process,
  databaseUrl: string,
  players: readonly Player[],
  seconds: number,
): Promise<Figure[]> {
  const seated = players.slice(0, PLAYERS)
  const wallet = await openWallet(process, databaseUrl, seated, SHEETS[0]!)
  const floor = await prepareFloor(databaseUrl)
  await betWithoutPause(process, wallet, 2)
  const entries = await floor.entriesPerSecond(seconds)
  const ours = await betWithoutPause(process, wallet, seconds)
  const bets = await betEvenly(process, wallet, SPINS_EACH)

  const slots = await openSlots(process, seated)
  await spin(process, slots, 1)
  const spins = await spin(process, slots, SPINS_EACH)
  const slow = percentile(spins.times)
  const rate = `${((PLAYERS / SPIN_MS) * 1_000).toFixed(0)}/s`
  const name = `Slots: spins of ${PLAYERS} players, ${rate}, through provider and wallet API, p95`
  return [
    {
      name,
      ours: `${slow.toFixed(1)} ms (${spins.refused} refused)`,
      other: `${MOST_MS} ms`,
      ratio: spins.refused > 0 ? Infinity : slow / MOST_MS,
      wanted: '≤ 1',
    },
    {
      name: `${name} vs debit-credit alone, as often`,
      ours: `${slow.toFixed(1)} ms`,
      other: `${percentile(bets).toFixed(1)} ms`,
      ratio: slow / percentile(bets),
      wanted: 'for information',
    },
    {
      name: `Wallet API: debit-credit, ${CONNECTIONS} connections, vs one at a time (${floor.by})`,
      ours: `${ours.toFixed(0)}/s`,
      other: `${entries.toFixed(0)}/s`,
      ratio: ours / entries,
      wanted: `≥ ${LEAST_RATIO}`,
    },
    benchSheets(),
  ]
}
