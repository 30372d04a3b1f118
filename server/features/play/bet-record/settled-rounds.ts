/** Finds, locks and corrects settled rounds for other features. */
import { type CorrectionDeps, createCorrectRound } from './correct-round.ts'
import { createSettledRoundRepository } from './settled-round.repository.ts'

export function createSettledRounds(database: Parameters<typeof createSettledRoundRepository>[0], deps: CorrectionDeps) {
  const rounds = createSettledRoundRepository(database)
  const { lock, findIn, games, walletKind } = rounds
  return { lock, findIn, games, walletKind, correct: createCorrectRound({ ...deps, rounds }) }
}
export type SettledRounds = ReturnType<typeof createSettledRounds>
