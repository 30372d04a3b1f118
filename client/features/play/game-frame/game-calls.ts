/** What a game declares to the frame: its server calls, and the names of its rounds. */
import type { OriginalRound, OriginalTable } from '#contract/play/originals/original.ts'
import type { RoundDetail } from '#contract/play/bet-record/round-detail.ts'
import type { StepRound } from '#contract/play/originals/stepped.ts'
import type { RoundWords } from '#client/features/play/round-words/index.ts'

/** A round of a single bet, or one in steps, which may still be open. */
export type GameRound = Omit<OriginalRound, 'settledAt'> &
  Pick<StepRound, 'settledAt'> &
  Partial<Pick<StepRound, 'state' | 'steps'>>
export const isOpenRound = ({ state }: GameRound): boolean => state === 'OPEN'

/** Limits, balance and returns. */
export type GameTable = OriginalTable
/** Idempotent: a retry under the same id is the same bet. */
export interface PlacedBet {
  requestId: string
}
/** A round in the history; with the server seed once its pair is retired. */
export type RowOf<Round extends GameRound> = Round & { serverSeed: string | null }
export interface HistoryPage<Round extends GameRound> {
  list: RowOf<Round>[]
  total: number
  totalPages: number
}

/** The calls needed to open a game. */
export interface TableCalls<Table extends GameTable> {
  /** Its code in the catalogue and in storage keys. */
  code: string
  table(token: string, signal?: AbortSignal): Promise<Table>
}

export interface GameCalls<Bet extends PlacedBet, Round extends GameRound, Table extends GameTable> extends TableCalls<Table> {
  bet(token: string, bet: Bet, signal: AbortSignal): Promise<Round>
  history(token: string, page: number, signal: AbortSignal): Promise<HistoryPage<Round>>
  /** The algorithm of rounds that can be recomputed here. */
  algorithm: string
  words: RoundWords<Round>
  detailOf(round: Round): RoundDetail
  /** The same in every language. */
  outcomeText(round: Round): string
  /** As few characters as possible, for a chip. */
  shortOutcome(round: Round): string
}
