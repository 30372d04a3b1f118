/** The letter to a player about a corrected round. */
import type { CorrectionKind } from '#contract/play/bet-record/round-mark.ts'
import { type Language, LANGUAGES } from '#contract/wire.ts'
import type { HouseLetter } from '#server/letters/texts/letters.ts'
import type { Standing } from './correction-lines.ts'
import type { SettledRound } from './settled-round.sql.ts'

interface Corrected {
  kind: CorrectionKind
  after: Standing
  reason: string
  /** The amount owed that the correction waived. */
  waived: bigint
  /** Undefined if the game is no longer in the catalogue. */
  game: { titleOf(language: Language): string } | undefined
}

export function correctionLetter(round: SettledRound, { kind, after, reason, waived, game }: Corrected): HouseLetter {
  const titles = Object.fromEntries(LANGUAGES.map((language) => [language, game?.titleOf(language) ?? round.gameCode]))
  const amount = round.stake - after.stake + after.payout - round.payout + waived
  const common = { game: titles, number: String(round.id), at: round.createdAt, amount, reason }
  return kind === 'VOID'
    ? { key: 'bet.voided', params: { ...common, stake: round.stake } }
    : { key: 'bet.resettled', params: { ...common, before: round.payout, now: after.payout } }
}
