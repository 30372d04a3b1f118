/** What a settled round kept of its choices and its outcome; null if its game keeps none. */
import * as z from 'zod'
import { gameOfAlgorithm } from '#contract/play/bet-record/round-algorithm.ts'
import {
  outcomeText,
  type DetailOf,
  type OriginalName,
  type RecordedDetail,
  type RoundDetail,
} from '#contract/play/bet-record/round-detail.ts'
import { diceGame } from '#server/features/play/dice/dice-game.ts'
import { kenoGame } from '#server/features/play/originals/games/keno.ts'
import { limboGame } from '#server/features/play/originals/games/limbo.ts'
import { plinkoGame } from '#server/features/play/originals/games/plinko.ts'
import { rouletteGame } from '#server/features/play/originals/games/roulette.ts'
import { wheelGame } from '#server/features/play/originals/games/wheel.ts'
import { hiLoGame } from '#server/features/play/step-originals/games/hi-lo.ts'
import { minesGame } from '#server/features/play/step-originals/games/mines.ts'

type Reader = (detail: unknown) => RecordedDetail | undefined

/** Reads the detail of one game; undefined if it has another shape. */
const of =
  <Name extends OriginalName>(
    { shown }: { shown: z.ZodType<Omit<DetailOf<Name>, 'game'>> },
    toDetail: (shown: Omit<DetailOf<Name>, 'game'>) => RoundDetail,
  ): Reader =>
  (detail) => {
    const found = shown.safeParse(detail)
    return found.success ? toDetail(found.data) : undefined
  }

/** Bets on the shared round of Crash. */
const crashBet = z.object({
  crash: z.string(),
  autoCashOut: z.nullable(z.int()),
  cashOut: z.nullable(z.int()),
  point: z.nullable(z.int()),
})
const storedCrashBet = crashBet.extend({ returned: z.string().optional() })
const readCrash: Reader = (detail) => {
  const found = crashBet.safeParse(detail)
  if (!found.success) return undefined
  const { autoCashOut, cashOut, point } = found.data
  return { game: 'crash', autoCashOut, cashOut, point }
}

/** The shared round that a stored bet on Crash was of, and whether its stake went back; undefined for every other game. */
export function crashRoundOf(detail: unknown): { round: bigint; isReturned: boolean } | undefined {
  const found = storedCrashBet.safeParse(detail)
  return found.success ? { round: BigInt(found.data.crash), isReturned: found.data.returned !== undefined } : undefined
}

/** Rounds in steps keep what their game says apart. */
const inSteps =
  <State>({ state }: { state: z.ZodType<State> }, toDetail: (state: State) => RecordedDetail): Reader =>
  (detail) => {
    const found = z.object({ game: state }).safeParse(detail)
    return found.success ? toDetail(found.data.game) : undefined
  }

const READERS: Readonly<Record<RecordedDetail['game'], Reader>> = {
  dice: of<'dice'>(diceGame, (shown) => ({ game: 'dice', ...shown })),
  limbo: of<'limbo'>(limboGame, (shown) => ({ game: 'limbo', ...shown })),
  plinko: of<'plinko'>(plinkoGame, (shown) => ({ game: 'plinko', ...shown })),
  keno: of<'keno'>(kenoGame, (shown) => ({ game: 'keno', ...shown })),
  wheel: of<'wheel'>(wheelGame, (shown) => ({ game: 'wheel', ...shown })),
  roulette: of<'roulette'>(rouletteGame, (shown) => ({ game: 'roulette', ...shown })),
  crash: readCrash,
  mines: inSteps(minesGame, (state) => ({ game: 'mines', ...state })),
  hilo: inSteps(hiLoGame, (state) => ({ game: 'hilo', ...state })),
}

/** A stored round, as far as its outcome goes. */
interface StoredOutcome {
  algorithm: string
  detail: unknown
}

/** Read by the algorithm it was played by, in any version. */
export function detailOf({ algorithm, detail }: StoredOutcome): RecordedDetail | null {
  const game = gameOfAlgorithm(algorithm)
  return (game && READERS[game](detail)) ?? null
}

/** As text, the same in every language. */
export function outcomeOf(stored: StoredOutcome): string | null {
  const detail = detailOf(stored)
  return detail && outcomeText(detail)
}
