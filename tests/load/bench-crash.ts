/** Crash with a thousand pages open: does each hear every tick, and how late? And are 500 cash-outs at once decided by the server's time? */
import { setTimeout as delay } from 'node:timers/promises'
import { io, type Socket } from 'socket.io-client'
import { LIVE_PATH, type LivePayload } from '#contract/live.ts'
import * as crashEndpoints from '#contract/play/crash/crash.ts'
import type { CrashBet, CrashRound } from '#contract/play/crash/crash.ts'
import { firstMsAt } from '#contract/play/crash/crash-curve.ts'
import { newId } from '#server/platform/ids.ts'
import type { Process } from '#tests/support/processes.ts'
import type { Figure } from './figure.ts'
import { gameTokens } from './game-tokens.ts'
import type { Player } from './load-world.ts'

const PLAYERS = 500
const PAGES_EACH = 2
const MOST_LAG_MS = 150
const PERCENTILE = 0.99
/** When all cash out; a round that crashes before is not counted, and the next one is tried. */
const AIM = 130
const AIM_MS = firstMsAt(AIM)
const TRIES = 20
const CONNECTED_AT_ONCE = 50
const PATIENCE_MS = 60_000

interface Heard {
  /** By round and elapsed time: how late each page heard it. */
  lags: Map<string, number[]>
  round: CrashRound | undefined
  startedAt: Map<string, number>
}

async function openPage(url: string, token: string, heard: Heard): Promise<Socket> {
  const page = io(url, { path: LIVE_PATH, transports: ['websocket'], reconnection: false, forceNew: true, auth: { token } })
  page.on('crash.tick', ({ round, elapsedMs }: LivePayload<'crash.tick'>) => {
    const startedAt = heard.startedAt.get(round)
    if (startedAt === undefined) return
    const key = `${round} ${elapsedMs}`
    const lags = heard.lags.get(key) ?? []
    heard.lags.set(key, lags)
    lags.push(Date.now() - startedAt - elapsedMs)
  })
  await new Promise<void>((resolve, reject) => page.once('connect', resolve).once('connect_error', reject))
  return page
}

async function openPages(url: string, tokens: readonly string[], heard: Heard): Promise<Socket[]> {
  const pages: Socket[] = []
  for (let from = 0; from < tokens.length; from += CONNECTED_AT_ONCE) {
    const some = tokens.slice(from, from + CONNECTED_AT_ONCE)
    pages.push(...(await Promise.all(some.map((token) => openPage(url, token, heard)))))
  }
  pages[0]!.on('crash.phase', (round: LivePayload<'crash.phase'>) => {
    heard.round = round
    if (round.startedAt !== null) heard.startedAt.set(round.round, round.startedAt)
  })
  return pages
}

async function until(isSo: () => boolean): Promise<void> {
  for (const end = Date.now() + PATIENCE_MS; !isSo(); await delay(5)) if (Date.now() > end) throw new Error('Crash did not go on')
}

async function post<T>(url: string, path: string, token: string, body: object): Promise<T | undefined> {
  const response = await fetch(url + path, {
    method: 'POST',
    headers: { Authorization: token, 'Content-Type': 'application/json' },
    body: JSON.stringify({ requestId: newId(), ...body }),
  })
  const { success, value } = (await response.json()) as { success: boolean; value: T }
  return success ? value : undefined
}

interface CashedOut {
  /** Of those who had bet. */
  asked: number
  paid: number
  /** Paid at something else than the curve showed between the first call and the last answer. */
  wrong: number
  tookMs: number
}

/** All players bet on a round and cash out at the same moment; tries again where it crashed before. */
async function cashOutTogether(url: string, tokens: readonly string[], heard: Heard): Promise<CashedOut> {
  for (let tries = 0; tries < TRIES; tries++) {
    await until(() => heard.round?.phase === 'BETTING' && heard.round.closesAt - Date.now() > 2_000)
    const { round } = heard.round!
    const bets = await Promise.all(
      tokens.map((token) => post<CrashBet>(url, crashEndpoints.bet.path, token, { round, stake: 1 })),
    )
    const seated = tokens.filter((_token, index) => bets[index] !== undefined)
    await until(() => heard.startedAt.has(round))
    await delay(heard.startedAt.get(round)! + AIM_MS - Date.now())
    if (heard.round?.phase !== 'RUNNING') continue
    const from = Date.now()
    const answers = await Promise.all(seated.map((token) => post<CrashBet>(url, crashEndpoints.cashOut.path, token, { round })))
    const to = Date.now()
    await until(() => heard.round?.round !== round || heard.round.isSettled)
    const [least, most] = [from, to].map((at) => at - heard.startedAt.get(round)!) as [number, number]
    const paid = answers.flatMap((answer) => answer?.cashOut ?? [])
    const isShown = (cashOut: number) => firstMsAt(cashOut) <= most && firstMsAt(cashOut + 1) > least
    if (paid.length > 0)
      return { asked: seated.length, paid: paid.length, wrong: paid.filter((one) => !isShown(one)).length, tookMs: to - from }
  }
  throw new Error(`${TRIES} rounds in a row crashed before ${AIM / 100}×`)
}

export async function benchCrash(server: Process, players: readonly Player[]): Promise<Figure[]> {
  const seated = players.slice(0, PLAYERS)
  const tokens = await gameTokens(server, seated, { gameOf: () => 'crash' })
  const heard: Heard = { lags: new Map(), round: undefined, startedAt: new Map() }
  const pages = await openPages(server.url, Array.from({ length: PAGES_EACH }, () => tokens).flat(), heard)
  try {
    const together = await cashOutTogether(server.url, tokens, heard)
    const ticks = [...heard.lags.values()]
    const missed = ticks.reduce((sum, { length }) => sum + pages.length - length, 0)
    const lags = ticks.flat().toSorted((one, other) => one - other)
    const p99 = lags[Math.floor(lags.length * PERCENTILE)] ?? Number.NaN
    return [
      {
        name: `Crash, ${pages.length} pages, ${ticks.length} ticks: lag p99`,
        ours: `${p99} ms (${missed} ticks missed)`,
        other: `${MOST_LAG_MS} ms`,
        ratio: missed > 0 ? Infinity : p99 / MOST_LAG_MS,
        wanted: '≤ 1',
      },
      {
        name: `Crash, ${together.asked} cash-outs at once: by the server's time, none twice`,
        ours: `${together.paid} paid in ${together.tookMs} ms, ${together.wrong} wrong`,
        other: '0 wrong',
        ratio: together.wrong,
        wanted: '≤ 0',
      },
    ]
  } finally {
    for (const page of pages) page.disconnect()
  }
}
