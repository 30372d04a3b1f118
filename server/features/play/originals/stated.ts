/** The returns and pay tables that an original's table states, computed once per process. */
import type { Original } from '#contract/play/originals/original.ts'
import { type GameReturns, rememberReturns } from '#server/games/fair/returns.ts'

const returns = new Map<string, (minStake: bigint) => GameReturns>()
const tables = new Map<string, object>()

export function statedReturns({ code, options }: Pick<Original, 'code' | 'options'>, minStake: bigint): GameReturns {
  const known = returns.get(code) ?? rememberReturns(options)
  returns.set(code, known)
  return known(minStake)
}

export function statedPays({ code, pays }: Pick<Original, 'code' | 'pays'>): object {
  const known = tables.get(code) ?? pays()
  tables.set(code, known)
  return known
}
