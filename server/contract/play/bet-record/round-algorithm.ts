/** What a round's outcome comes from, by name and version: `dice/1` (PF-10). */
import { CRASH_ALGORITHM } from '../crash/crash-curve.ts'
import { DICE_ALGORITHM } from '../dice/dice-roll.ts'
import { HI_LO_ALGORITHM } from '../fairness/originals/hi-lo.ts'
import { KENO_ALGORITHM } from '../fairness/originals/keno.ts'
import { LIMBO_ALGORITHM } from '../fairness/originals/limbo.ts'
import { MINES_ALGORITHM } from '../fairness/originals/mines.ts'
import { PLINKO_ALGORITHM } from '../fairness/originals/plinko.ts'
import { ROULETTE_ALGORITHM } from '../fairness/originals/roulette.ts'
import { WHEEL_ALGORITHM } from '../fairness/originals/wheel.ts'
import type { RecordedDetail } from './round-detail.ts'

type RecordedGame = RecordedDetail['game']

/** The version that this code recomputes. */
const RECOMPUTED: Readonly<Record<RecordedGame, string>> = {
  dice: DICE_ALGORITHM,
  limbo: LIMBO_ALGORITHM,
  plinko: PLINKO_ALGORITHM,
  keno: KENO_ALGORITHM,
  wheel: WHEEL_ALGORITHM,
  roulette: ROULETTE_ALGORITHM,
  mines: MINES_ALGORITHM,
  hilo: HI_LO_ALGORITHM,
  crash: CRASH_ALGORITHM,
}

const isGame = (name: string | undefined): name is RecordedGame => name !== undefined && Object.hasOwn(RECOMPUTED, name)

/** The game of any version of its algorithm; undefined for a vendor's rounds and for games unknown here. */
export function gameOfAlgorithm(algorithm: string): RecordedGame | undefined {
  const [name] = algorithm.split('/')
  return isGame(name) ? name : undefined
}

/** Whether a round can be verified here. A round of another version has no verdict: this one's outcome says nothing about it. */
export const canRecompute = (game: RecordedGame, algorithm: string): boolean => RECOMPUTED[game] === algorithm
