/** Games' figures from their sums. Pure. */
import { addUp } from '#server/platform/report/add-up.ts'
import type { GameFigures, GameOrder, GamePerformance } from '#contract/back-office/game-performance.ts'
import { MILLION } from '#contract/play/originals/returns.ts'
import type { GameKey, OpenGames, Settled } from './game-performance.repository.ts'

export type Sums = Settled & OpenGames

const NO_GAMES: Settled = { games: 0, wins: 0, staked: 0n, paidOut: 0n, voids: 0, voided: 0n }
const NOTHING: Sums = { ...NO_GAMES, openGames: 0, openStakes: 0n }

export const keyOf = ({ vendorCode, gameCode }: GameKey): string => `${vendorCode}/${gameCode}`

/** The sum of all games of a day. */
export const sumOf = (games: readonly Settled[]): Settled => addUp(NO_GAMES, games)

/** Adds up rows of several days and of open rounds, one row per game. */
export function addUpByGame(rows: readonly (GameKey & Partial<Sums>)[]): (GameKey & Sums)[] {
  const games = new Map<string, (GameKey & Partial<Sums>)[]>()
  for (const row of rows) games.set(keyOf(row), [...(games.get(keyOf(row)) ?? []), row])
  return [...games.values()].map((ofGame) => {
    const { vendorCode, gameCode } = ofGame[0]!
    return { vendorCode, gameCode, ...addUp(NOTHING, ofGame) }
  })
}

export function toFigures({ games, wins, staked, paidOut, voids, voided, openGames, openStakes }: Sums): GameFigures {
  const actualReturn = staked > 0n ? Number((paidOut * BigInt(MILLION)) / staked) : null
  return { games, wins, staked, paidOut, ggr: staked - paidOut, actualReturn, voids, voided, openGames, openStakes }
}

export const footerOf = (rows: readonly Sums[]): GameFigures => toFigures(addUp(NOTHING, rows))

const BY: Record<GameOrder, (row: GamePerformance) => bigint> = {
  STAKED: ({ staked }) => staked,
  GAMES: ({ games }) => BigInt(games),
  GGR: ({ ggr }) => ggr,
  LOSS: ({ ggr }) => -ggr,
  VOIDED: ({ voided }) => voided,
  OPEN: ({ openStakes }) => openStakes,
}

/** Highest first, ties by name, so that the order is stable. */
export function inOrder(rows: readonly GamePerformance[], order: GameOrder): GamePerformance[] {
  const of = BY[order]
  const nameOf = ({ vendor, gameCode }: GamePerformance) => `${vendor}/${gameCode}`
  return rows.toSorted((one, other) => {
    const [a, b] = [of(one), of(other)]
    if (a !== b) return a > b ? -1 : 1
    return nameOf(one) < nameOf(other) ? -1 : 1
  })
}
