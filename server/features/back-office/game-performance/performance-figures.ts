/** Games' figures from their sums. Pure. */
import type { GameFigures, GameOrder, GamePerformance } from '#contract/back-office/game-performance.ts'
import { MILLION } from '#contract/play/originals/returns.ts'
import type { GameKey, OpenGames, Settled } from './game-performance.repository.ts'

export type Sums = Settled & OpenGames

const NOTHING: Sums = {
  games: 0,
  wins: 0,
  staked: 0n,
  paidOut: 0n,
  voids: 0,
  voided: 0n,
  openGames: 0,
  openStakes: 0n,
}
const NAMES = Object.keys(NOTHING) as (keyof Sums)[]

function add(sum: Sums, more: Partial<Sums>): void {
  for (const name of NAMES) {
    const part = more[name]
    if (part !== undefined) Object.assign(sum, { [name]: (sum[name] as number) + (part as number) })
  }
}

/** Rows of several days and of what is open, one a game. */
export function addUpByGame(rows: readonly (GameKey & Partial<Sums>)[]): (GameKey & Sums)[] {
  const games = new Map<string, GameKey & Sums>()
  for (const row of rows) {
    const { vendorCode, gameCode } = row
    const key = `${vendorCode}/${gameCode}`
    const known = games.get(key) ?? { vendorCode, gameCode, ...NOTHING }
    add(known, row)
    games.set(key, known)
  }
  return [...games.values()]
}

export function toFigures({ games, wins, staked, paidOut, voids, voided, openGames, openStakes }: Sums): GameFigures {
  const actualReturn = staked > 0n ? Number((paidOut * BigInt(MILLION)) / staked) : null
  return { games, wins, staked, paidOut, ggr: staked - paidOut, actualReturn, voids, voided, openGames, openStakes }
}

export function footerOf(rows: readonly Sums[]): GameFigures {
  const sum = { ...NOTHING }
  for (const row of rows) add(sum, row)
  return toFigures(sum)
}

const BY: Record<GameOrder, (row: GamePerformance) => bigint> = {
  STAKED: ({ staked }) => staked,
  GAMES: ({ games }) => BigInt(games),
  GGR: ({ ggr }) => ggr,
  LOSS: ({ ggr }) => -ggr,
  VOIDED: ({ voided }) => voided,
  OPEN: ({ openStakes }) => openStakes,
}

/** The highest first; the same order for the same rows. */
export function inOrder(rows: readonly GamePerformance[], order: GameOrder): GamePerformance[] {
  const of = BY[order]
  const nameOf = ({ vendor, gameCode }: GamePerformance) => `${vendor}/${gameCode}`
  return rows.toSorted((one, other) => {
    const [a, b] = [of(one), of(other)]
    if (a !== b) return a > b ? -1 : 1
    return nameOf(one) < nameOf(other) ? -1 : 1
  })
}
