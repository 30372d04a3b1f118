export {
  type AccountAddress,
  type AccountKind,
  type EntryType,
  houseAccount,
  type HouseKind,
  isTrialAsset,
  memberAccount,
  type MemberKind,
  playKind,
  trialAssetOf,
  vendorKind,
  vendorOfKind,
} from './chart.ts'
export type { Cause, SweptFeature } from './causes.ts'
export { accept, type Entry, type Line, type Posted, type PostResult } from './entry.ts'
export type { Held, HoldRequest, Resolution } from './hold.ts'
export type { RoundOutcome, RoundPlayer, RoundRefusal, RoundRequest } from './decide-rounds.ts'
export type { RoundRules } from './settle-batch.ts'
export type { RoundResult } from './settle-rounds.ts'
export type { HistoryEntry, ImportedEntry } from './import.ts'
export { createLedger, type Ledger } from './ledger.ts'
export { type RoundRow, type RoundStep, stepAccounts, stepEntry, type StepOwner } from './round-steps.ts'
export type { CommitTransaction } from './shared-commit.ts'
export { type Prepared, sendTogether, type Transaction } from './transaction.ts'
export { numberArray, textArray } from './sql-array.ts'
