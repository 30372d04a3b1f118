/** A round for this folder's unit tests. */
import type { CrashRound } from '#contract/play/crash/crash.ts'

export const sampleRound = (given: Partial<CrashRound> = {}): CrashRound => ({
  round: '7',
  phase: 'BETTING',
  closesAt: 6_000,
  startedAt: null,
  crashedAt: null,
  point: null,
  hash: null,
  isInterrupted: false,
  isSettled: false,
  ...given,
})
