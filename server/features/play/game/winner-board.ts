/** A merchant's latest big wins: read from settled rounds, cached for seconds, with masked names. */
import type { gameTypeAsked } from '#contract/play/game.ts'
import type * as z from 'zod'
import type { Clock } from '#server/platform/clock.ts'
import { createHeld, type Freshness, type Held } from '#server/platform/held.ts'
import type { BigWin, GameRepository } from './game.repository.ts'
import { maskName } from './mask-name.ts'

type GameTypeAsked = z.output<typeof gameTypeAsked>

const BOARD_DAYS = 7
const DAY_MS = 86_400_000
/** The most a caller may request (contract/play/game.ts). */
const BOARD_SIZE = 50
export const BOARD_FRESHNESS: Freshness = { freshMs: 10_000, staleMs: 60_000 }

interface Deps {
  games: Pick<GameRepository, 'biggestWins'>
  clock: Clock
  freshness?: Freshness
}

export function createWinnerBoard({ games, clock, freshness = BOARD_FRESHNESS }: Deps) {
  const boards = new Map<string, Held<BigWin[]>>()

  async function read(merchantId: number, gameCodes: readonly string[]): Promise<BigWin[]> {
    const since = new Date(clock.now().getTime() - BOARD_DAYS * DAY_MS)
    const wins = await games.biggestWins({ merchantId, since, gameCodes, limit: BOARD_SIZE })
    return wins.map((win) => ({ ...win, username: maskName(win.username) }))
  }

  return {
    /** Biggest first. `codesOf` names the games of the type that play; it is called only when the board is read again. */
    wins(merchantId: number, gameType: GameTypeAsked, codesOf: () => Promise<readonly string[]>): Promise<BigWin[]> {
      const key = `${merchantId} ${gameType}`
      const board = boards.get(key) ?? createHeld(async () => read(merchantId, await codesOf()), freshness)
      boards.set(key, board)
      return board.get()
    },
  }
}
